package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TlsSite;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class CrawlCommandTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                        | expected SEEDS (URLs or files of them), or --resume",
                "--resume                  | expected a database at",
                "no-such-file.txt          | no-such-file.txt",
                "ftp://e.org/              | ftp://e.org/",
                "http://e.org --threads 0  | --threads: expected at least 1, found 0",
                "http://e.org --threads x  | --threads",
                "http://e.org --depth -1   | --depth: expected at least 0, found -1",
                "http://e.org --delay soon | soon",
                "http://e.org --include (  | expected a regular expression, found (",
                "http://e.org --proxy here | --proxy: expected HOST:PORT, found here",
                "http://e.org --public-only --proxy localhost:3128 | --public-only: not with --proxy",
                "http://e.org --public-only --proxy localhost:3128 --render always | --public-only: not with --proxy",
                "http://e.org --attempts 0 | --attempts: expected at least 1, found 0",
                "http://e.org --scope all  | all",
                "http://e.org --max-megabytes 0 | --max-megabytes: expected at least 1, found 0",
                "http://e.org --per-host 0 | --per-host: expected at least 1, found 0",
                "http://e.org --nonsense   | --nonsense"
            })
    void badInputIsOneLineAndStatusTwo(String arguments, String message) {
        List<String> command =
                new ArrayList<>(List.of("crawl", "--db", folder.resolve("db").toString()));
        command.addAll(List.of(arguments.isEmpty() ? new String[0] : arguments.split(" ")));
        Cli run = Cli.run(command.toArray(String[]::new));
        assertEquals(2, run.status(), run.err());
        assertTrue(run.err().contains(message), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
        assertEquals("", run.out());
    }

    @Test
    void aDatabaseThatHoldsACrawlIsRefusedUnlessToldWhatToDo() {
        try (TestSite site = new TestSite().links("/")) {
            assertEquals(0, crawl(site.url("/")).status());
            Cli refused = crawl(site.url("/"));
            assertEquals(2, refused.status());
            assertEquals(
                    folder.resolve("db") + " has crawl 1, which is finished: --resume continues it,"
                            + " --new starts another",
                    refused.err().strip());
            assertEquals(0, crawl(site.url("/"), "--resume").status());
            assertTrue(crawl(site.url("/"), "--new").out().startsWith("crawl 2 in "));
        }
    }

    @Test
    void aCertificateThatNobodyVouchesForIsRefusedWithTheReason() throws Exception {
        try (TlsSite site = new TlsSite()) {
            Cli refused = crawl(site.url(), "--attempts", "1");
            assertEquals(2, refused.status(), refused.err());
            assertTrue(refused.err().contains("no seed could be fetched"), refused.err());
            assertTrue(refused.err().contains("TLS: "), refused.err());
            assertTrue(refused.out().contains("pages unreachable"), refused.out());
        }
    }

    @Test
    void anyCertificateIsTakenOnLoudRequestOnly() throws Exception {
        try (TlsSite site = new TlsSite()) {
            Cli taken = crawl(site.url(), "--insecure-trust-any-certificate");
            assertEquals(0, taken.status(), taken.err());
            assertTrue(taken.out().contains("pages done"), taken.out());
        }
    }

    @Test
    @Tag("slow")
    @DisabledOnOs(OS.WINDOWS)
    void anInterruptEndsTheCrawlCleanlyAndSaysHowToGoOn() throws Exception {
        try (TestSite site = new TestSite()) {
            site.otherwise((request, out) -> {
                int number = request.path().matches("/\\d+")
                        ? Integer.parseInt(request.path().substring(1))
                        : 0;
                Thread.sleep(20);
                TestSite.html(
                        out, TestSite.linking(request.path(), List.of("/" + (2 * number + 1), "/" + (2 * number + 2))));
            });
            Process program = Cli.start(
                    folder.resolve("log"), "crawl", site.url("/0"), "--delay", "20", "--ignore-robots", "--db", db());
            while (site.requests().size() < 20 && program.isAlive()) {
                Thread.sleep(10);
            }
            TestSignals.interrupt(program);
            assertTrue(program.waitFor(60, TimeUnit.SECONDS));
            String said = Files.readString(folder.resolve("log"));
            assertEquals(130, program.exitValue(), said);
            assertTrue(said.contains("Stopped. Go on with: tagwave crawl --resume --db " + db()), said);
            assertFalse(said.contains("\tat "), said);
            Cli left = Cli.run("sql", "--db", db(), "--format", "csv", "SELECT state FROM crawl");
            assertTrue(left.out().contains("stopped"), left.out());
            Cli leased =
                    Cli.run("sql", "--db", db(), "--format", "csv", "SELECT COUNT(*) FROM frontier WHERE state = 1");
            assertTrue(leased.out().strip().endsWith("0"), leased.out());
        }
    }

    @Test
    void anOlderCrawlIsGoneOnWithByItsNumber() throws Exception {
        try (TestSite site = new TestSite()) {
            site.links("/", "/a", "/b").links("/a").links("/b");
            assertEquals(0, crawl(site.url("/"), "--max-pages", "1").status());
            assertEquals(0, crawl(site.url("/a"), "--new").status());
            assertEquals(
                    "--crawl: expected --resume with it\n",
                    crawl("--crawl", "1", site.url("/")).err());
            assertEquals(
                    "--crawl: expected the number of a crawl of " + db() + ", found 7\n",
                    crawl("--resume", "--crawl", "7").err());
            assertEquals(0, crawl("--resume", "--crawl", "1").status());
            assertEquals(3, Cli.number(db(), "SELECT COUNT(*) FROM page WHERE crawl_id = 1"));
            assertEquals(1, Cli.number(db(), "SELECT COUNT(*) FROM page WHERE crawl_id = 2"));
        }
    }

    private Cli crawl(String... arguments) {
        List<String> command = new ArrayList<>(List.of("crawl", "--db", db(), "--delay", "0"));
        command.addAll(List.of(arguments));
        return Cli.run(command.toArray(String[]::new));
    }

    /** A table of this name, made by somebody else, stands in the way of the first list. */
    @Test
    void aListThatCannotBeATableIsNamedAndStopsNothing() throws Exception {
        try (Database database = Database.open(db())) {
            database.execute("prepare", connection -> Sql.execute(connection, "CREATE TABLE current_1 (x INT)"));
        }
        try (TestSite lists = new TestSite()) {
            lists.html("/", WarcText.html(1) + "<a href=/b>b</a>")
                    .html("/b", WarcText.html(2).replaceAll("<(/?)li", "<$1dt").replaceAll("<(/?)ul", "<$1dl"));
            for (int run = 1; run <= 3; run++) {
                Cli crawl = Cli.run("crawl", "--new", "--ignore-robots", "--delay", "0", "--db", db(), lists.url("/"));
                assertEquals(0, crawl.status(), crawl.err());
                assertTrue(crawl.err().contains("List 1 has no table of its own: "), run + " " + crawl.err());
                assertEquals(10, Cli.number(db(), "SELECT COUNT(*) FROM current_2"));
                Cli rows = Cli.run("sql", "--db", db(), "SELECT * FROM merged_1");
                assertEquals(0, rows.status(), rows.err());
            }
        }
    }

    @Test
    void aByteOrderMarkAtTheBeginningOfASeedFileIsSkipped() throws Exception {
        try (TestSite site = new TestSite()) {
            site.links("/");
            Path seeds = Files.writeString(folder.resolve("seeds.txt"), "\uFEFF" + site.url("/") + "\n");
            Cli run = Cli.run("crawl", "--ignore-robots", "--db", db(), seeds.toString());
            assertEquals(0, run.status(), run.err());
        }
    }

    private String db() {
        return folder.resolve("db").toString();
    }
}
