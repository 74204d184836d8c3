package io.tagwave.store.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.PostgresServer;
import io.tagwave.store.StoreException;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierRig;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several frontiers of one crawl, as several processes have them, each with a thread that does its pages. */
@Timeout(120)
@Tag("slow")
class SharedCrawlTest {

    private static final FrontierSettings AT_ONCE = FrontierRig.AT_ONCE;
    private static final Duration SHORT = Duration.ofSeconds(1);
    private static final int HOSTS = 12;
    private static final int PAGES = 40;

    private static PostgresServer server;
    private static Database database;

    private long crawl;

    @BeforeAll
    static void start() {
        server = PostgresServer.startIfInstalled();
        database = Database.open(server.url());
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            database.close();
            server.close();
        }
    }

    @BeforeEach
    void begin() {
        crawl = new Crawls(database).start(List.of("http://seed.example/"), "none");
    }

    private DatabaseFrontier join(FrontierSettings settings, Duration lease) {
        return CrawlJoin.open(database, crawl, settings, true, lease);
    }

    private DatabaseFrontier join(FrontierSettings settings) {
        return join(settings, CrawlProcess.LEASE);
    }

    private static List<String> pages(int host, int pages) {
        return IntStream.range(0, pages)
                .mapToObj(page -> "http://h" + host + ".example/" + page)
                .toList();
    }

    /** What is done with a page. */
    private interface Visit {
        void end(DatabaseFrontier frontier, Lease lease) throws InterruptedException;
    }

    private static void done(DatabaseFrontier frontier, Lease lease, String... links) {
        frontier.complete(
                lease,
                FrontierRig.fetched(lease, "text of " + lease.url()),
                FrontierRig.read(),
                new LinksToFollow(List.of(links), 0));
    }

    /** Does all pages that each frontier is given, and closes it; the addresses by frontier. */
    private static List<List<String>> work(Visit visit, DatabaseFrontier... frontiers) throws Exception {
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            List<Callable<List<String>>> tasks = new ArrayList<>();
            for (DatabaseFrontier frontier : frontiers) {
                tasks.add(() -> work(visit, frontier));
            }
            List<List<String>> visited = new ArrayList<>();
            for (Future<List<String>> task : threads.invokeAll(tasks)) {
                visited.add(task.get());
            }
            return visited;
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<String> work(Visit visit, DatabaseFrontier frontier) throws InterruptedException {
        List<String> urls = new ArrayList<>();
        try (frontier) {
            for (Lease lease = frontier.next(); lease != null; lease = frontier.next()) {
                FrontierRig.turn(frontier, lease).answered(System.nanoTime());
                urls.add(lease.request().url());
                visit.end(frontier, lease);
            }
        }
        return urls;
    }

    private double number(String sql) throws SQLException {
        return DatabaseTest.number(
                database, sql + (sql.contains("WHERE") ? " AND" : " WHERE") + " crawl_id = " + crawl);
    }

    private static int total(List<List<String>> visited) {
        return visited.stream().mapToInt(Collection::size).sum();
    }

    /** Each page links to the next ones of its own host and of the next host. */
    private static void linked(DatabaseFrontier frontier, Lease lease) throws InterruptedException {
        int host = Integer.parseInt(lease.host().replaceAll("\\D", ""));
        int page = Integer.parseInt(lease.url().replaceFirst(".*/", ""));
        Thread.sleep(2);
        String own = "http://h" + host + ".example/" + Math.min(PAGES - 1, page + 1);
        String next = "http://h" + (host + 1) % HOSTS + ".example/" + Math.min(PAGES - 1, page + 1);
        done(frontier, lease, own, next, "http://h" + (host + 5) % HOSTS + ".example/0");
    }

    @Test
    void threeDoEachPageOnceAndShareTheHosts() throws Exception {
        DatabaseFrontier[] three = {join(AT_ONCE), join(AT_ONCE), join(AT_ONCE)};
        three[0].add(List.of("http://h0.example/0"), 0);
        List<List<String>> visited = work(SharedCrawlTest::linked, three);
        assertEquals(HOSTS * PAGES, total(visited));
        assertEquals(HOSTS * PAGES, number("SELECT COUNT(DISTINCT url) FROM page WHERE outcome = 'done'"));
        assertEquals(HOSTS * PAGES, number("SELECT COUNT(*) FROM frontier WHERE state = 2"));
        assertEquals(0, number("SELECT COUNT(*) FROM frontier WHERE state <> 2"));
        assertEquals(0, number("SELECT COUNT(*) FROM frontier_mail"));
        assertEquals(HOSTS * PAGES, number("SELECT SUM(pages) FROM crawl_process"));
        assertTrue(
                visited.stream().allMatch(urls -> urls.size() > PAGES),
                () -> visited.stream().map(List::size).toList().toString());
        assertEquals(1, IntStream.range(0, 3).filter(i -> three[i].wasLast()).count());
        assertEquals(
                1,
                DatabaseTest.number(database, "SELECT COUNT(*) FROM crawl WHERE state = 'finished' AND id = " + crawl));
    }

    @Test
    void oneThatSleptThroughItsLeaseCanNotWrite() throws Exception {
        DatabaseFrontier sleeper = join(AT_ONCE);
        sleeper.add(pages(0, 3), 0);
        Lease lease = sleeper.next();
        List<String> visited;
        try (Connection turns = database.connect()) {
            // No turn comes to it while this connection has them; then the other's comes first.
            turns.setAutoCommit(false);
            ProcessTable table = new ProcessTable(turns, crawl, 0);
            table.begin();
            DatabaseTest.execute(
                    database,
                    "UPDATE crawl_process SET lease_until = clock_timestamp() - INTERVAL '1 second' WHERE crawl_id = "
                            + crawl);
            table.endLost(0);
            turns.commit();
        }
        done(sleeper, lease, "http://h0.example/of-the-sleeper");
        assertThrows(StoreException.class, () -> {
            while (sleeper.next() != null) {}
        });
        sleeper.close();
        assertEquals(0, number("SELECT COUNT(*) FROM page"));
        visited = work((frontier, page) -> done(frontier, page), join(AT_ONCE));
        assertEquals(3, visited.size());
        assertEquals(3, number("SELECT COUNT(*) FROM frontier"));
        assertEquals(1, number("SELECT COUNT(*) FROM crawl_process WHERE lost"));
    }

    @Test
    void manyAddressesFromTwoSidesInOppositeOrderDoNotMeet() throws Exception {
        List<String> urls = new ArrayList<>();
        for (int host = 0; host < 200; host++) {
            urls.addAll(pages(host, 250));
        }
        List<String> back = new ArrayList<>(urls);
        Collections.reverse(back);
        DatabaseFrontier one = join(AT_ONCE.withMaxPages(100));
        DatabaseFrontier other = join(AT_ONCE.withMaxPages(100));
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            List<Callable<Integer>> sides = List.of(() -> one.add(urls, 0), () -> other.add(back, 0));
            for (Future<Integer> side : threads.invokeAll(sides)) {
                side.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertEquals(100, total(work((frontier, page) -> done(frontier, page), one, other)));
        try (DatabaseFrontier last = join(AT_ONCE.withMaxPages(100))) {
            assertEquals(null, last.next());
        }
        assertEquals(
                50_000,
                number("SELECT COUNT(DISTINCT url) FROM (SELECT crawl_id, url FROM frontier UNION SELECT crawl_id, url"
                        + " FROM frontier_mail) AS known"));
        assertEquals(number("SELECT COUNT(*) FROM frontier"), number("SELECT COUNT(DISTINCT url) FROM frontier"));
    }

    @Test
    void limitsHoldForAllTogether() throws Exception {
        FrontierSettings limited = AT_ONCE.withMaxPages(77).withMaxHostPages(7);
        DatabaseFrontier[] two = {join(limited), join(limited)};
        for (int host = 0; host < HOSTS; host++) {
            two[host % 2].add(pages(host, PAGES), 0);
        }
        assertEquals(77, total(work((frontier, page) -> done(frontier, page), two)));
        assertEquals(77, number("SELECT COUNT(*) FROM page"));
        two[0] = join(limited.withMaxPages(0));
        two[1] = join(limited.withMaxPages(0));
        assertEquals(HOSTS * 7 - 77, total(work((frontier, page) -> done(frontier, page), two)));
        assertEquals(
                HOSTS,
                number(
                        "SELECT COUNT(*) FROM (SELECT crawl_id, host FROM page GROUP BY crawl_id, host HAVING COUNT(*) = 7)"
                                + " AS hosts"));
    }

    @Test
    void ofTheSameBytesOneIsDone() throws Exception {
        DatabaseFrontier[] two = {join(AT_ONCE), join(AT_ONCE)};
        for (int host = 0; host < 10; host++) {
            two[0].add(pages(host, 20), 0);
        }
        work(
                (frontier, page) -> {
                    Thread.sleep(1);
                    frontier.complete(page, FrontierRig.fetched(page, "same"), FrontierRig.read(), LinksToFollow.NONE);
                },
                two);
        assertEquals(200, number("SELECT COUNT(*) FROM page"));
        assertEquals(1, number("SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
        assertEquals(199, number("SELECT COUNT(*) FROM page WHERE outcome = 'duplicate' AND duplicate_of IS NOT NULL"));
    }

    @Test
    void aPauseOutlivesTheOwnerOfAHost() throws Exception {
        DatabaseFrontier first = join(AT_ONCE);
        first.add(pages(0, 2), 0);
        Lease lease = first.next();
        first.spaceHost(lease.host(), Duration.ofMillis(700));
        first.delayHost(lease.host(), Duration.ofSeconds(2));
        first.putBack(lease);
        long asked = System.nanoTime();
        first.close();
        List<Long> starts = new ArrayList<>();
        work(
                (frontier, page) -> {
                    starts.add(System.nanoTime() - asked);
                    done(frontier, page);
                },
                join(AT_ONCE));
        assertEquals(2, starts.size());
        assertTrue(starts.get(0) >= 1_990_000_000L, starts.toString());
        assertTrue(starts.get(1) - starts.get(0) >= 700_000_000L, starts.toString());
    }

    @Test
    void aPageGoesToTheOwnerOfTheHostThatItRedirectsTo() throws Exception {
        DatabaseFrontier[] two = {join(AT_ONCE), join(AT_ONCE)};
        for (int host = 0; host < HOSTS; host++) {
            two[0].add(pages(host, 5), 0);
        }
        List<List<String>> visited = work(
                (frontier, page) -> {
                    Thread.sleep(5);
                    int host = Integer.parseInt(page.host().replaceAll("\\D", ""));
                    String target = "http://h" + (host + 1) % HOSTS + ".example/of/" + page.id();
                    if (!page.chain().isEmpty()) {
                        assertEquals(List.of(page.url()), page.chain());
                        done(frontier, page);
                    } else if (!frontier.forward(page, target)) {
                        throw new IllegalStateException("no page of its own: " + target);
                    }
                },
                two);
        assertEquals(HOSTS * 5 * 2, total(visited));
        assertEquals(
                HOSTS * 5 * 2L,
                visited.stream().flatMap(List::stream).distinct().count());
        assertEquals(HOSTS * 5, number("SELECT COUNT(*) FROM page WHERE final_url LIKE '%/of/%'"));
        assertEquals(0, number("SELECT COUNT(*) FROM frontier_forward"));
        assertEquals(0, number("SELECT COUNT(*) FROM frontier WHERE state <> 2"));
    }

    @Test
    void whoComesAloneIsToldOfTheOthers() {
        try (DatabaseFrontier there = join(AT_ONCE)) {
            StoreException refused =
                    assertThrows(StoreException.class, () -> CrawlJoin.open(database, crawl, AT_ONCE, false));
            assertTrue(refused.getMessage().contains("--join"), refused.getMessage());
            assertThrows(StoreException.class, () -> DatabaseFrontier.open(database, crawl, AT_ONCE));
            there.stop();
        }
        CrawlJoin.open(database, crawl, AT_ONCE, false).close();
    }
}
