package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.model.ContentModel;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What a crawl that is gone on with is still, and what it takes on. */
@Timeout(120)
class ResumeOptionsTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @Test
    void furtherSeedsWidenTheCrawlAndWhatWaitedIsStillRead() throws SQLException {
        site.links("/", "/a", "/b").links("/a").links("/b", "/far").links("/far");
        crawl(site.url("/"), "--max-pages", "1");
        crawl(site.url("localhost", "/"), site.url("/"), "--resume", "--max-pages", "2");
        assertEquals(
                List.of(site.url("/") + " " + site.url("localhost", "/")),
                Cli.texts(db(), "SELECT seeds[1] || ' ' || seeds[2] FROM crawl"));
        crawl("--resume");
        assertEquals(List.of("done", "duplicate"), Cli.texts(db(), "SELECT DISTINCT outcome FROM page ORDER BY 1"));
        assertEquals(4, Cli.number(db(), "SELECT COUNT(*) FROM page WHERE host = '127.0.0.1'"));
    }

    @Test
    void aPageThatWaitedOutOfScopeSaysSo() throws SQLException {
        site.links("/", site.url("localhost", "/x")).links("/x");
        crawl(site.url("/"), "--scope", "any", "--max-pages", "1");
        crawl("--resume", "--scope", "host");
        assertEquals(
                List.of("out of --scope"),
                Cli.texts(db(), "SELECT error FROM page WHERE host = 'localhost' AND outcome = 'off_scope'"));
    }

    @Test
    void theOptionsOfTheStartHold() throws SQLException {
        site.links("/", "/a")
                .links("/a", "/b", "/item")
                .links("/b", "/deep")
                .links("/item")
                .links("/deep");
        crawl(
                site.url("/"),
                "--depth",
                "2",
                "--exclude",
                "item",
                "--keep-html",
                "--user-agent",
                "Mine me@e.org",
                "--max-pages",
                "1");
        crawl("--resume");
        assertEquals(List.of("/", "/a", "/b"), paths());
        assertEquals(List.of("Mine me@e.org"), agents());
        assertEquals(3, Cli.number(db(), "SELECT COUNT(*) FROM page_html"));
    }

    @Test
    void optionsThatAreGivenAnewWin() {
        site.links("/", "/a", "/b", "/c").links("/c", "/a2", "/d").links("/a2").links("/d");
        crawl(site.url("/"), "--exclude", "a", "--exclude", "b", "--user-agent", "First", "--max-pages", "1");
        crawl("--resume", "--user-agent", "Second", "--exclude", "d");
        assertEquals(List.of("/", "/c", "/a2"), paths(), "all values of an option go with the new one");
        assertEquals(List.of("First", "Second"), agents());
    }

    @Test
    void aLimitThatWasNotReachedHoldsForAllRuns() throws SQLException {
        site.links("/", "/1", "/2", "/3", "/4");
        for (int i = 1; i <= 4; i++) {
            site.links("/" + i);
        }
        try (Database database = Database.open(db())) {
            new Crawls(database).start(List.of(site.url("/")), "crawl " + site.url("/") + " --delay 0 --max-pages 2");
        }
        crawl("--resume", "--max-pages", "1");
        assertEquals(1, Cli.number(db(), "SELECT COUNT(*) FROM page"));
        crawl("--resume");
        assertEquals(2, Cli.number(db(), "SELECT COUNT(*) FROM page"));
        crawl("--resume");
        assertEquals(5, Cli.number(db(), "SELECT COUNT(*) FROM page"));
    }

    @Test
    void passwordsHaveToBeGivenAgain() {
        site.links("/", "/a").links("/a");
        crawl(site.url("/"), "--auth", "127.0.0.1=joe:pw", "--max-pages", "1");
        Cli refused = Cli.run("crawl", "--resume", "--db", db());
        assertEquals(2, refused.status());
        assertEquals(
                "--resume: expected --auth again, because the crawl was started with it and passwords are not"
                        + " stored\n",
                refused.err());
        crawl("--resume", "--auth", "127.0.0.1=joe:pw");
        assertEquals(List.of("/", "/a"), paths());
        assertTrue(
                site.requests().stream()
                        .filter(request -> request.path().equals("/a"))
                        .allMatch(request -> request.headers().containsKey("authorization")),
                site.requests().toString());
    }

    @Test
    void progressCountsAllRuns() {
        String items = "<li><a href=/%s>A title %s</a> costs $ %s.00 and is described at length</li>";
        StringBuilder list = new StringBuilder();
        for (int i = 1; i < 9; i++) {
            list.append(items.replace("%s", "" + i));
        }
        site.html("/", "<html><body><ul>" + list + "</ul></body></html>").links("/1");
        String first = crawl(site.url("/"), "--max-pages", "1").err();
        assertTrue(first.contains("1 done") && first.contains(" 8 records"), first);
        String second = crawl("--resume", "--max-pages", "2").err();
        assertTrue(second.contains("2 done") && second.contains(" 8 records"), second);
    }

    @Test
    void aCrawlGoesOnAsWhatItIs() throws IOException {
        site.links("/", "/a").links("/a");
        Path warc = Files.write(folder.resolve("a.warc"), WarcText.page(0));
        String file = folder.resolve("list.csv").toString();
        assertEquals(2, Cli.run("list", site.url("/"), "--db", db(), "-o", file).status(), "there is no list");
        for (String other : List.of("crawl", "import " + warc)) {
            Cli refused = Cli.run((other + " --resume --db " + db()).split(" "));
            assertEquals(2, refused.status());
            assertEquals(
                    "--resume: crawl 1 was started by list. To continue it: tagwave list --resume --db " + db()
                            + " -o FILE\n",
                    refused.err());
        }
        assertEquals(0, site.count("/a"));
        crawl("--new", site.url("/"), "--max-pages", "1");
        Cli refused = Cli.run("list", "--resume", "--db", db(), "-o", file);
        assertEquals(
                "--resume: crawl 2 was started by crawl. To continue it: tagwave crawl --resume --db " + db() + "\n",
                refused.err());
    }

    @Test
    void theOptionsOfAnImportHold() throws IOException, SQLException {
        Path warc = Files.write(folder.resolve("a.warc"), WarcText.page(0));
        try (Database database = Database.open(db())) {
            new Crawls(database).start(List.of(WarcText.url(0)), "import " + warc + " --keep-html");
        }
        Cli resumed = Cli.run("import", warc.toString(), "--resume", "--db", db());
        assertEquals(0, resumed.status(), resumed.err());
        assertEquals(1, Cli.number(db(), "SELECT COUNT(*) FROM page_html"));
        Path other = folder.resolve("other");
        Cli none = Cli.run("import", warc.toString(), "--resume", "--db", other.toString());
        assertEquals(0, none.status(), none.err());
        assertEquals(1, Cli.number(other.toString(), "SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
    }

    @Test
    void anOlderListIsGoneOnWithByItsNumberAndWrittenAsItsCrawlFoundIt() throws IOException, SQLException {
        site.html("/lamps", lamps(1, 100)).html("/lamps?page=2", lamps(2, 100));
        list(site.url("/lamps"), "--max-pages", "1");
        site.html("/lamps", lamps(1, 200)).html("/lamps?page=2", lamps(2, 200));
        list(site.url("/lamps"));
        assertEquals(0, prices(100));
        assertEquals(16, prices(200));
        Cli older = list("--resume", "--crawl", "1");
        assertTrue(older.err().contains("16 items from 2 pages"), older.err());
        assertEquals(8, prices(100), "of the page that was read before");
        assertEquals(8, prices(200));
        assertEquals(List.of("2", "2"), Cli.texts(db(), "SELECT COUNT(*) FROM page GROUP BY crawl_id"));
        refuseOtherNumbers("list", "-o", csv().toString());
    }

    @Test
    void anOlderImportIsGoneOnWithByItsNumber() throws IOException, SQLException {
        Path warc = Files.write(folder.resolve("a.warc"), WarcText.page(0));
        try (Database database = Database.open(db())) {
            new Crawls(database).start(List.of(WarcText.url(0)), "import " + warc);
            new Crawls(database).start(List.of(site.url("/")), "crawl " + site.url("/"));
        }
        Cli other = Cli.run("import", warc.toString(), "--resume", "--db", db(), "--crawl", "2");
        assertEquals(
                "--resume: crawl 2 was started by crawl. To continue it: tagwave crawl --resume --db " + db()
                        + " --crawl 2\n",
                other.err());
        Cli resumed = Cli.run("import", warc.toString(), "--resume", "--db", db(), "--crawl", "1");
        assertEquals(0, resumed.status(), resumed.err());
        assertEquals(List.of("1"), Cli.texts(db(), "SELECT crawl_id FROM page"));
        refuseOtherNumbers("import", warc.toString());
    }

    private void refuseOtherNumbers(String... command) {
        List<String> words = List.of(command);
        assertEquals(
                "--crawl: expected the number of a crawl of " + db() + ", found 7\n",
                refused(words, "--resume", "--crawl", "7"));
        assertEquals("--crawl: expected --resume with it\n", refused(words, "--crawl", "1"));
    }

    private String refused(List<String> command, String... options) {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of("--db", db()));
        all.addAll(List.of(options));
        Cli refused = Cli.run(all.toArray(String[]::new));
        assertEquals(2, refused.status());
        return refused.err();
    }

    @Test
    void filesOfTheStartAreFoundFromAnotherFolder() throws Exception {
        site.links("/", "/a").links("/a");
        Path start = Files.createDirectories(folder.toRealPath().resolve("start"));
        try (InputStream shipped = ContentModel.class.getResourceAsStream("content-model.tsv")) {
            Files.copy(shipped, start.resolve("model.tsv"));
        }
        Path log = folder.resolve("log");
        String options =
                " --delay 0 --max-pages 1 --sites=wishes --model model.tsv --warc archive --browser my.properties";
        String command = "crawl " + site.url("/") + " --db " + db() + options;
        assertEquals(0, TestSignals.end(Cli.startIn(start, log, command.split(" "))), Files.readString(log));
        crawl("--resume");
        assertEquals(1, site.count("/a"));
        try (Stream<Path> archives = Files.list(start.resolve("archive"))) {
            assertEquals(
                    2,
                    archives.filter(file -> file.toString().endsWith(".warc.gz"))
                            .count(),
                    "one a run");
        }
        Path broken = Files.writeString(
                Files.createDirectories(start.resolve("wishes")).resolve("127.0.0.1.json"), "{");
        Cli refused = Cli.run("crawl", "--resume", "--db", db());
        assertTrue(refused.err().startsWith(broken + ": expected JSON"), refused.err());
        String settings = Cli.texts(db(), "SELECT settings FROM crawl").get(0);
        assertTrue(settings.contains(" --browser " + start.resolve("my.properties")), settings);
    }

    @Test
    void whatIsToldToGoOnWithIsTheSameCrawl() {
        ResumeOptions older = CommandLine.populateCommand(new ResumeOptions(), "--resume", "--crawl", "7");
        assertEquals("list --resume --db d --crawl 7 -o f", older.again("list", "--resume", "d", "-o", "f"));
        ResumeOptions latest = CommandLine.populateCommand(new ResumeOptions());
        assertEquals("crawl --join --db d", latest.again("crawl", "--join", "d"));
    }

    @Test
    void resumeAndNewExcludeEachOther() {
        assertEquals(
                "--new: not with --resume\n",
                Cli.run("crawl", site.url("/"), "--db", db(), "--resume", "--new")
                        .err());
    }

    /** A page of a list of 16 lamps, which cost so much or a little more. */
    private static String lamps(int page, int price) {
        StringBuilder html = new StringBuilder("<html><body><ul>");
        for (int i = 8 * page - 7; i <= 8 * page; i++) {
            html.append("<li><a href=/" + i + ">Lamp no. " + i + "</a><b>$ " + price + ".0" + i % 8
                    + "</b> Made by hand, sold here, and lit for a week.</li>");
        }
        return html.append("</ul><p><a href=/lamps>1</a> <a href='/lamps?page=2'>2</a>") + "</body></html>";
    }

    private long prices(int from) throws IOException {
        try (Stream<String> lines = Files.lines(csv())) {
            return lines.filter(line -> line.contains("$ " + from + ".")).count();
        }
    }

    private Cli list(String... arguments) {
        List<String> command = new ArrayList<>(List.of("list", "--db", db(), "--delay", "0", "-o", csv().toString()));
        command.addAll(List.of(arguments));
        Cli run = Cli.run(command.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
        return run;
    }

    private Path csv() {
        return folder.resolve("list.csv");
    }

    private List<String> paths() {
        return site.requests().stream()
                .map(TestSite.Request::path)
                .filter(path -> !path.equals("/robots.txt"))
                .toList();
    }

    private List<String> agents() {
        return site.requests().stream()
                .map(request -> request.headers().get("user-agent"))
                .distinct()
                .toList();
    }

    private Cli crawl(String... arguments) {
        List<String> command = new ArrayList<>(List.of("crawl", "--db", db(), "--delay", "0"));
        command.addAll(List.of(arguments));
        Cli run = Cli.run(command.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
        return run;
    }

    private String db() {
        return folder.resolve("db").toString();
    }
}
