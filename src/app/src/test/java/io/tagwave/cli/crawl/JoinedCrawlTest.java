package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PostgresServer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Which crawl a process takes part in, and with which options. */
@Timeout(120)
class JoinedCrawlTest {

    private static PostgresServer server;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        server = PostgresServer.startIfInstalled();
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
    }

    /** A crawl that was started by a command, as far as the database knows. */
    private static long started(String seed, String command) {
        try (Database database = Database.open(server.url())) {
            return new Crawls(database).start(List.of(seed), command);
        }
    }

    private static Cli join(String... more) {
        String[] all = new String[more.length + 4];
        System.arraycopy(new String[] {"crawl", "--join", "--db", server.url()}, 0, all, 0, 4);
        System.arraycopy(more, 0, all, 4, more.length);
        return Cli.run(all);
    }

    private static void assertRefused(String sentence, Cli run) {
        assertEquals(2, run.status(), run.out());
        assertTrue(run.err().startsWith(sentence), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void aPasswordIsGivenAgainAndNeverSentMasked() throws Exception {
        try (TestSite site = new TestSite()) {
            site.links("/");
            started(site.url("/"), "crawl " + site.url("/") + " --db x --delay 0 --auth '127.0.0.1=***' --threads 2");
            assertRefused("--join: expected --auth again, because the crawl was started with it", join());
            assertEquals(List.of(), site.requests());
            assertEquals(0, join("--auth", "127.0.0.1=ann:secret").status());
            assertTrue(site.requests().stream()
                    .filter(request -> request.path().equals("/"))
                    .allMatch(request ->
                            "Basic YW5uOnNlY3JldA==".equals(request.headers().get("authorization"))));
        }
    }

    @Test
    void theOptionsOfTheStartHoldAndOnesOwnAreAdded() throws Exception {
        try (TestSite site = new TestSite()) {
            site.links("/", "/1", "/2", "/never").links("/1").links("/2").links("/never");
            long id = started(
                    site.url("/"),
                    "crawl " + site.url("/")
                            + " --db elsewhere --user-agent 'One of '\\''ours'\\''/1' --exclude '/never$' --delay 0 --threads 7");
            Cli run = join("--threads", "1");
            assertEquals(0, run.status(), run.err());
            assertEquals(
                    List.of("/", "/1", "/2", "/robots.txt"),
                    site.requests().stream()
                            .map(TestSite.Request::path)
                            .sorted()
                            .toList());
            assertTrue(
                    site.requests().stream()
                            .allMatch(request ->
                                    request.headers().get("user-agent").equals("One of 'ours'/1")),
                    site.requests().toString());
            assertEquals(3, Cli.number(server.url(), "SELECT COUNT(*) FROM page WHERE crawl_id = " + id));
        }
    }

    @Test
    void anEarlierCrawlIsNamedByItsNumber() throws Exception {
        try (TestSite site = new TestSite()) {
            site.links("/a").links("/b");
            long first = started(site.url("/a"), "crawl " + site.url("/a") + " --delay 0");
            started(site.url("/b"), "crawl " + site.url("/b") + " --delay 0");
            Cli run = join("--crawl", Long.toString(first));
            assertEquals(0, run.status(), run.err());
            assertEquals(1, site.count("/a"));
            assertEquals(0, site.count("/b"));
        }
    }

    @Test
    void whatIsTheCrawlsIsRefusedBeforeAnythingIsDone() {
        started("http://127.0.0.1:1/", "crawl http://127.0.0.1:1/ --delay 0");
        assertRefused("--join: --depth is set by the process that started the crawl", join("--depth", "3"));
        assertRefused("--join: --resume is set by the process that started the crawl", join("--resume"));
        assertRefused("--join: expected no SEEDS, because the crawl has its own", join("http://127.0.0.1:1/"));
    }

    @Test
    void whatIsNoSharedCrawlIsRefused() {
        String file = folder.resolve("db").toString();
        Database.open(file).close();
        assertRefused(
                "--join: expected a PostgreSQL database, found " + file + ", which only one process can use at a time",
                Cli.run("crawl", "--join", "--db", file));
        started("file:/a.warc", "import /a.warc");
        assertRefused("--join: expected a crawl that 'tagwave crawl' started, found import", join());
    }
}
