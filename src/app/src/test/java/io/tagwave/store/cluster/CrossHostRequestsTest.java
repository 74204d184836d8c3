package io.tagwave.store.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.PostgresServer;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierRig;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.UrlHosts;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Hosts that are asked by processes that they do not belong to: for a robots.txt that is redirected, for a sitemap. */
@Timeout(60)
class CrossHostRequestsTest {

    private static final int HOSTS = 3;
    private static final int PAGES = 20;

    /** As many as there are processes: each waits for the others. */
    private static final ExecutorService THREADS = Executors.newCachedThreadPool();

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
        THREADS.shutdownNow();
        if (server != null) {
            database.close();
            server.close();
        }
    }

    @BeforeEach
    void begin() {
        crawl = new Crawls(database).start(List.of("http://seed.example/"), "none");
    }

    private DatabaseFrontier join(int delay) {
        FrontierSettings settings = FrontierRig.AT_ONCE.withDelay(Duration.ofMillis(delay));
        return CrawlJoin.open(database, crawl, settings, true);
    }

    /** When a host began to be asked and when it had answered, by the clock of all. */
    private record Asked(String host, long start, long end) {

        static Asked at(DatabaseFrontier frontier, String url) {
            try {
                HostPermit turn = frontier.permit(url);
                turn.await();
                long start = System.nanoTime();
                Thread.sleep(7);
                long end = System.nanoTime();
                turn.answered(end);
                return new Asked(UrlHosts.of(url), start, end);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static void assertApart(Collection<Asked> all, int millis) {
        all.stream().collect(Collectors.groupingBy(Asked::host)).forEach((host, of) -> {
            List<Asked> asked = new ArrayList<>(of);
            asked.sort(Comparator.comparingLong(Asked::start));
            for (int i = 1; i < asked.size(); i++) {
                long gap = asked.get(i).start() - asked.get(i - 1).end();
                assertTrue(gap >= millis * 1_000_000L, host + ": " + gap / 1e6 + " ms");
            }
        });
    }

    private static CompletableFuture<Asked> asking(DatabaseFrontier frontier, String url) {
        return CompletableFuture.supplyAsync(() -> Asked.at(frontier, url), THREADS);
    }

    private static List<String> pages(int host) {
        return IntStream.range(0, PAGES)
                .mapToObj(page -> "http://h" + host + ".example/" + page)
                .toList();
    }

    private static int number(String url) {
        return Integer.parseInt(url.replaceFirst("\\.example.*", "").replaceAll("\\D", ""));
    }

    /** Does all pages that it is given; of some it asks what is not its own first. */
    private static int work(DatabaseFrontier frontier, Queue<Asked> asked) {
        int done = 0;
        try (frontier) {
            for (Lease lease = frontier.next(); lease != null; lease = frontier.next()) {
                if (lease.url().endsWith("5")) {
                    asked.add(
                            Asked.at(frontier, "http://h" + (number(lease.url()) + 1) % HOSTS + ".example/robots.txt"));
                    asked.add(Asked.at(frontier, "http://unknown.example/robots.txt"));
                }
                asked.add(Asked.at(frontier, lease.url()));
                frontier.complete(
                        lease,
                        FrontierRig.fetched(lease, lease.url()),
                        FrontierRig.read(),
                        new LinksToFollow(List.of(), 0));
                done++;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return done;
    }

    private static double guests() throws SQLException {
        return DatabaseTest.number(database, "SELECT COUNT(*) FROM frontier_guest");
    }

    @Test
    void whoeverAsksAHostKeepsItsPauses() throws Exception {
        List<DatabaseFrontier> three = List.of(join(60), join(60), join(60));
        for (int host = 0; host < HOSTS; host++) {
            three.get(0).add(pages(host), 0);
        }
        Queue<Asked> asked = new ConcurrentLinkedQueue<>();
        List<CompletableFuture<Integer>> done = three.stream()
                .map(frontier -> CompletableFuture.supplyAsync(() -> work(frontier, asked), THREADS))
                .toList();
        int all = 0;
        for (CompletableFuture<Integer> each : done) {
            all += each.get();
        }
        assertEquals(HOSTS * PAGES, all);
        assertEquals(HOSTS * (PAGES + PAGES / 10 * 2), asked.size());
        assertApart(asked, 60);
        assertEquals(0, guests());
    }

    @Test
    void eachProcessKnowsHowFarAllAre() throws Exception {
        try (DatabaseFrontier first = join(0);
                DatabaseFrontier second = join(0)) {
            for (int host = 0; host < HOSTS; host++) {
                first.add(pages(host), 0);
            }
            CompletableFuture<Integer> others = CompletableFuture.supplyAsync(() -> work(second), THREADS);
            int own = work(first);
            int all = own + others.get();
            assertEquals(HOSTS * PAGES, all);
            assertEquals(all, first.progress().doneByAll());
            assertEquals(own, first.progress().done());
            assertEquals(all, second.progress().doneByAll());
            assertEquals(2, second.progress().processes());
        }
    }

    private static int work(DatabaseFrontier frontier) {
        int done = 0;
        try {
            for (Lease lease = frontier.next(); lease != null; lease = frontier.next()) {
                frontier.complete(
                        lease,
                        FrontierRig.fetched(lease, lease.url()),
                        FrontierRig.read(),
                        new LinksToFollow(List.of(), 0));
                done++;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return done;
    }

    @Test
    void aGuestOfAHostWhoseOwnerLeavesIsServedByTheNext() throws Exception {
        DatabaseFrontier first = join(300);
        first.add(pages(0), 0);
        Asked page = Asked.at(first, first.next().url());
        try (DatabaseFrontier second = join(300)) {
            CompletableFuture<Asked> guest = asking(second, "http://h0.example/sitemap.xml");
            first.close();
            assertApart(List.of(page, guest.get()), 300);
            second.stop();
        }
        assertEquals(0, guests());
    }

    @Test
    void severalGuestsAskOneAfterTheOther() throws Exception {
        try (DatabaseFrontier owner = join(50);
                DatabaseFrontier second = join(50);
                DatabaseFrontier third = join(50)) {
            owner.add(pages(0), 0);
            List<CompletableFuture<Asked>> guests = Stream.of(second, third, second, third, owner)
                    .map(frontier -> asking(frontier, "http://h0.example/sitemap.xml"))
                    .toList();
            List<Asked> asked = new ArrayList<>();
            for (CompletableFuture<Asked> guest : guests) {
                asked.add(guest.get());
            }
            assertApart(asked, 50);
        }
        assertEquals(0, guests());
    }

    @Test
    void aHostIsFreeAgainOnceItsGuestIsTakenForDead() throws Exception {
        try (DatabaseFrontier owner = join(50)) {
            owner.add(pages(0), 0);
            Asked.at(owner, owner.next().url());
            DatabaseFrontier dead = join(50);
            HostPermit never = dead.permit("http://h0.example/sitemap.xml");
            never.await();
            CompletableFuture<Asked> next = asking(owner, "http://h0.example/robots.txt");
            Thread.sleep(600);
            assertFalse(next.isDone(), "the guest has not been answered");
            try (Connection turns = database.connect()) {
                // No turn comes to it while this connection has them.
                turns.setAutoCommit(false);
                ProcessTable table = new ProcessTable(turns, crawl, 0);
                table.begin();
                DatabaseTest.execute(
                        database,
                        "UPDATE crawl_process SET lease_until = clock_timestamp() - INTERVAL '1 second' WHERE id ="
                                + " (SELECT process FROM frontier_guest)");
                table.endLost(50);
                turns.commit();
            }
            next.get();
            dead.close();
            owner.stop();
        }
    }
}
