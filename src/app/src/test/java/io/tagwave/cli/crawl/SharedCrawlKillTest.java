package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.PostgresServer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three JVMs at one crawl of twelve hosts, of which one is killed or put to sleep: the others do all that is left, once. */
@Tag("slow")
class SharedCrawlKillTest {

    /** As many rounds as one likes, by {@code -Dtagwave.kills=30}. */
    private static final int KILLS = Integer.getInteger("tagwave.kills", 1);

    private static final int HOSTS = 12;
    private static final int PAGES = 40;
    private static final int DELAY = 100;

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

    @Test
    void nothingIsLostOrDoneTwiceWhereOneIsKilled() throws Exception {
        Random random = new Random(11);
        for (int round = 0; round < KILLS; round++) {
            try (TestSite site = new TestSite()) {
                site.otherwise(SharedCrawlKillTest::serve);
                List<Process> three = three(site);
                awaitRequests(site, 20 + random.nextInt(400));
                Process killed = three.remove(random.nextInt(3));
                killed.destroyForcibly().waitFor();
                for (Process other : three) {
                    assertEquals(0, TestSignals.end(other), () -> said());
                }
                everyPageIsDoneOnce();
                assertEquals(1, number("SELECT COUNT(*) FROM crawl_process WHERE lost"));
                System.out.printf(
                        "shared kill test: round %d, pages by process %s, shortest gaps in ms %s%n",
                        round,
                        Cli.texts(server.url(), "SELECT pages FROM crawl_process ORDER BY id"),
                        hostsAreLeftAlone(site));
            }
        }
    }

    @Test
    void whoSleptThroughTheLeaseIsRefused() throws Exception {
        try (TestSite site = new TestSite()) {
            site.otherwise(SharedCrawlKillTest::serve);
            List<Process> three = three(site);
            awaitRequests(site, 60);
            Process sleeper = three.get(1);
            TestSignals.sleep(sleeper);
            for (Process other : List.of(three.get(0), three.get(2))) {
                assertEquals(0, TestSignals.end(other), () -> said());
            }
            everyPageIsDoneOnce();
            double pages = number("SELECT pages FROM crawl_process WHERE lost");
            TestSignals.wake(sleeper);
            int status = TestSignals.end(sleeper);
            // The server closes a connection that slept within a transaction: such a process comes back as a new one.
            assertEquals(said().contains("connected again") ? 0 : 2, status, () -> said());
            assertTrue(said().contains("the lease of "), said());
            everyPageIsDoneOnce();
            assertEquals(pages, number("SELECT pages FROM crawl_process WHERE lost"));
            hostsAreLeftAlone(site);
        }
    }

    /** One begins, two take part. */
    private List<Process> three(TestSite site) throws IOException, SQLException {
        try (Database database = Database.open(server.url())) {
            DatabaseTest.execute(database, "DROP SCHEMA public CASCADE");
            DatabaseTest.execute(database, "CREATE SCHEMA public");
        }
        List<String> crawl = new ArrayList<>(List.of("crawl"));
        IntStream.rangeClosed(1, HOSTS).forEach(host -> crawl.add(site.url("127.0.1." + host, "/0")));
        crawl.addAll(List.of("--db", server.url(), "--delay", Integer.toString(DELAY), "--threads", "4"));
        String[] join = {"crawl", "--join", "--db", server.url()};
        return new ArrayList<>(List.of(
                Cli.start(folder.resolve("first"), crawl.toArray(String[]::new)),
                Cli.start(folder.resolve("second"), join),
                Cli.start(folder.resolve("third"), join)));
    }

    private static void awaitRequests(TestSite site, int requests) throws InterruptedException {
        while (site.requests().size() < requests) {
            Thread.sleep(5);
        }
    }

    private static void everyPageIsDoneOnce() throws SQLException {
        assertEquals(
                List.of(),
                Cli.texts(
                        server.url(),
                        "SELECT url || ' ' || outcome || ' ' || COALESCE(error, '') FROM page WHERE outcome <> 'done'"));
        assertEquals(HOSTS * PAGES, number("SELECT COUNT(*) FROM page"));
        assertEquals(HOSTS * PAGES, number("SELECT COUNT(DISTINCT url) FROM page WHERE outcome = 'done'"));
        assertEquals(HOSTS * PAGES, number("SELECT COUNT(*) FROM frontier WHERE state = 2"));
        assertEquals(HOSTS * PAGES, number("SELECT COUNT(*) FROM frontier"));
        assertEquals(HOSTS * PAGES, number("SELECT SUM(pages) FROM crawl_process"));
        assertEquals(
                0,
                number("SELECT COUNT(*) FROM page p WHERE record_count = 0 OR region_count <>"
                        + " (SELECT COUNT(*) FROM region r WHERE r.page_id = p.id) OR record_count <>"
                        + " (SELECT COUNT(*) FROM data_record d WHERE d.page_id = p.id) OR link_count <>"
                        + " (SELECT CARDINALITY(links) FROM page_detail d WHERE d.page_id = p.id)"));
    }

    /**
     * By the server's own clock, over all processes and however busy the machine: each pause counts from an answer, and the server had the
     * request before it. The shortest gaps in milliseconds.
     */
    private static List<Double> hostsAreLeftAlone(TestSite site) {
        Map<String, List<Long>> times = new TreeMap<>();
        for (TestSite.Request request : site.requests()) {
            times.computeIfAbsent(request.host(), host -> new ArrayList<>()).add(request.nanos());
        }
        List<Double> gaps = new ArrayList<>();
        times.forEach((host, all) -> {
            all.sort(null);
            for (int i = 1; i < all.size(); i++) {
                double gap = (all.get(i) - all.get(i - 1)) / 1e6;
                assertTrue(gap >= DELAY, () -> host + ": " + gap + " ms, " + all);
                gaps.add(gap);
            }
        });
        gaps.sort(null);
        return gaps.subList(0, 5);
    }

    /** Page n of a host leads to two others of its own and to pages of other hosts. */
    private static void serve(TestSite.Request request, OutputStream out) throws IOException, InterruptedException {
        if (!request.path().matches("/\\d+")) {
            TestSite.answer(out, 404, Map.of(), "");
            return;
        }
        int page = Integer.parseInt(request.path().substring(1));
        String name = request.headers().get("host");
        int host = Integer.parseInt(name.replaceFirst(":.*", "").replaceFirst(".*\\.", ""));
        String port = name.replaceFirst(".*:", "");
        Thread.sleep(5);
        StringBuilder html = new StringBuilder("<!doctype html><title>" + page + "</title><body><ul>");
        for (int i = 0; i < 12; i++) {
            int to = i % 3 == 2 ? (host + i) % HOSTS + 1 : host;
            html.append("<li class=item><a href=http://127.0.1." + to + ":" + port + "/" + (page * 2 + i) % PAGES
                    + ">Product " + i + " of " + page + " at " + host + "</a><span class=price>" + (page + i)
                    + ".95</span><p>Some words about number " + i + "</p></li>");
        }
        TestSite.answer(out, 200, Map.of("Content-Type", "text/html"), html + "</ul>");
    }

    private String said() {
        StringBuilder said = new StringBuilder();
        for (String name : List.of("first", "second", "third")) {
            try {
                said.append(Files.readString(folder.resolve(name)));
            } catch (IOException e) {
                said.append(e);
            }
        }
        return said.toString();
    }

    private static double number(String sql) throws SQLException {
        return Cli.number(server.url(), sql);
    }
}
