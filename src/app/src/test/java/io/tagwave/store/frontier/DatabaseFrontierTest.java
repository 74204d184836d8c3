package io.tagwave.store.frontier;

import static io.tagwave.store.frontier.FrontierRig.AT_ONCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FrontierProgress;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is handed out, when, and how often. */
@Timeout(30)
class DatabaseFrontierTest {

    private static final String A = "http://a.example/";
    private static final String B = "http://b.example/";

    @AutoClose
    private final FrontierRig rig = new FrontierRig("frontier");

    @Test
    void everyPageIsHandedOutOnceTheLowestDepthFirst() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        assertEquals(2, frontier.add(List.of(A, B, A), 0));
        assertEquals(0, frontier.add(List.of(B), 3));
        assertEquals(new FrontierProgress(0, 0, 2, 0, 0, 2), frontier.progress());
        Lease first = frontier.next();
        assertEquals(new FrontierProgress(0, 0, 1, 1, 0, 1), frontier.progress());
        rig.done(first, A + "deep", A, A + "deep");
        assertEquals(List.of(B, A + "deep"), rig.rest());
        assertEquals(0, rig.number("SELECT COUNT(*) FROM frontier WHERE state <> 2"));
        assertEquals(1, rig.number("SELECT depth FROM page WHERE url LIKE '%deep'"));
        assertEquals(1, rig.number("SELECT found_count FROM page WHERE url = '" + A + "'"));
        assertEquals(new FrontierProgress(3, 0, 0, 0, 0, 0), frontier.progress());
    }

    @Test
    void manyPagesOfAHostComeInTheOrderInWhichTheyBecameKnown() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        List<String> urls = new ArrayList<>();
        for (int i = 0; i < 130; i++) {
            urls.add(A + i);
        }
        frontier.add(urls, 0);
        assertEquals(urls, rig.rest());
    }

    @Test
    void aHostIsLeftAloneWhileAsManyOfItsPagesAreOutAsMayBe() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withPerHost(1));
        frontier.add(List.of(A + 1, A + 2), 0);
        frontier.add(List.of(B), 5);
        Lease first = frontier.next();
        Lease other = frontier.next();
        assertEquals(A + 1, first.url());
        assertEquals(B, other.url(), "deeper, but of a host that is free");
        rig.done(first);
        assertEquals(A + 2, frontier.next().url());
    }

    @Test
    void twoRequestsToAHostAreADelayApart() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withDelay(Duration.ofMillis(80)));
        frontier.add(List.of(A + 1, A + 2), 0);
        Lease first = frontier.next();
        HostPermit turn = FrontierRig.turn(frontier, first);
        long start = System.nanoTime();
        turn.answered(start);
        Lease second = frontier.next();
        FrontierRig.turn(frontier, second);
        long passed = System.nanoTime() - start;
        assertTrue(passed >= 80_000_000, passed / 1e6 + " ms");
    }

    @Test
    void aTurnIsWaitedForAlsoByWhoWasHandedOutEarlier() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        Lease first = frontier.next();
        Lease second = frontier.next();
        frontier.spaceHost("a.example", Duration.ofMillis(80));
        HostPermit turn = FrontierRig.turn(frontier, first);
        long start = System.nanoTime();
        turn.answered(start);
        FrontierRig.turn(frontier, second);
        long passed = System.nanoTime() - start;
        assertTrue(passed >= 80_000_000, passed / 1e6 + " ms");
    }

    @Test
    void aHostThatHasNotAnsweredIsNotAskedAgain() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withDelay(Duration.ofMillis(20)));
        frontier.add(List.of(A + 1, A + 2), 0);
        frontier.add(List.of(B), 5);
        HostPermit turn = FrontierRig.turn(frontier, frontier.next());
        assertEquals(B, frontier.next().url(), "deeper, but of a host that is free");
        CompletableFuture<Long> next = CompletableFuture.supplyAsync(() -> asked(frontier));
        CompletableFuture<Long> other = CompletableFuture.supplyAsync(() -> waited(frontier, A + "sitemap.xml"));
        Thread.sleep(200);
        assertFalse(next.isDone());
        assertFalse(other.isDone());
        long answered = System.nanoTime();
        turn.answered(answered);
        turn.answered(answered + 50_000_000_000L);
        long first = Math.min(next.get(), other.get());
        assertTrue(first - answered >= 20_000_000, first - answered + " ns");
        assertTrue(Math.abs(next.get() - other.get()) >= 20_000_000, next.get() + " and " + other.get());
    }

    private static long asked(DatabaseFrontier frontier) {
        try {
            return waited(frontier, frontier.next().request().url());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** When the host was asked, which answers at once. */
    private static long waited(DatabaseFrontier frontier, String url) {
        try {
            HostPermit turn = frontier.permit(url);
            turn.await();
            long now = System.nanoTime();
            turn.answered(now);
            return now;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aPageWaitsForTheAnswerToARequestThatIsNoPage() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withDelay(Duration.ofMillis(20)));
        frontier.add(List.of(A), 0);
        HostPermit robots = frontier.permit(A + "robots.txt");
        robots.await();
        CompletableFuture<Long> page = CompletableFuture.supplyAsync(() -> asked(frontier));
        Thread.sleep(100);
        assertFalse(page.isDone(), "it neither asks nor takes the crawl for done");
        long answered = System.nanoTime();
        robots.answered(answered);
        assertTrue(page.get() - answered >= 20_000_000);
    }

    @Test
    void withoutADelayNobodyWaitsForAnAnswer() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        FrontierRig.turn(frontier, frontier.next());
        FrontierRig.turn(frontier, frontier.next());
    }

    @Test
    void aHostThatIsHeldBackLetsOthersGoFirst() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A), 0);
        frontier.add(List.of(B), 5);
        long start = System.nanoTime();
        frontier.delayHost("a.example", Duration.ofMillis(300));
        assertEquals(B, frontier.next().url());
        assertEquals(A, frontier.next().url());
        assertTrue(System.nanoTime() - start >= 300_000_000);
    }

    @Test
    void noMorePagesAreHandedOutThanMayBeAndTheRestWaits() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withMaxPages(2));
        frontier.add(List.of(A + 1, A + 2, A + 3), 0);
        assertEquals(List.of(A + 1, A + 2), rig.rest());
        assertEquals(1, frontier.progress().waiting());
        frontier.close();
        assertEquals(1, rig.number("SELECT COUNT(*) FROM crawl WHERE state = 'stopped' AND ended_at IS NOT NULL"));
        rig.open(1, AT_ONCE);
        assertEquals(List.of(A + 3), rig.rest());
        rig.open(1, AT_ONCE).close();
        assertEquals(1, rig.number("SELECT COUNT(*) FROM crawl WHERE state = 'finished'"));
    }

    @Test
    void pagesOfAHostAreCountedOverAllRunsOfACrawl() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withMaxHostPages(1));
        frontier.add(List.of(A + 1, A + 2, B), 0);
        Set<String> first = new TreeSet<>(rig.rest());
        assertEquals(Set.of(A + 1, B), first);
        rig.open(1, AT_ONCE.withMaxHostPages(2));
        assertEquals(List.of(A + 2), rig.rest());
    }

    @Test
    void aPageThatIsTriedAgainComesAfterItsPauseAsTheNextAttempt() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withMaxHostPages(1));
        frontier.add(List.of(A), 0);
        Lease lease = frontier.next();
        long start = System.nanoTime();
        frontier.retry(lease, Duration.ofMillis(60));
        assertEquals(0, frontier.progress().leased());
        assertEquals(2, rig.number("SELECT attempt FROM frontier"));
        Lease again = frontier.next();
        assertTrue(System.nanoTime() - start >= 60_000_000);
        assertEquals(2, again.attempt());
        assertEquals(lease.id(), again.id());
        frontier.retry(lease, Duration.ofHours(1));
        rig.done(again);
        assertNull(frontier.next(), "the first lease was given back before");
        assertEquals(2, rig.number("SELECT attempts FROM page"));
    }

    @Test
    void aPageThatIsPutBackComesFirstAndIsNotCounted() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withMaxHostPages(1));
        frontier.add(List.of(A + 1, A + 2), 0);
        Lease lease = frontier.next();
        frontier.putBack(lease);
        assertEquals(0, frontier.progress().leased());
        Lease again = frontier.next();
        assertEquals(lease, again);
        rig.done(again);
        assertNull(frontier.next());
    }

    @Test
    void aRedirectGoesOnUnderTheSameNumberInTheTurnOfItsHost() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A), 0);
        frontier.add(List.of(A + "known"), 1);
        Lease lease = frontier.next();
        assertFalse(frontier.forward(lease, A + "known"), "a page of its own");
        assertTrue(frontier.forward(lease, B + "new"));
        Lease next = frontier.next();
        assertEquals(B + "new", next.request().url());
        assertEquals(lease.id(), next.id());
        assertEquals(A, next.url());
        assertEquals(List.of(A), next.chain());
        assertTrue(frontier.forward(next, A), "back to itself");
        assertEquals(List.of(A, B + "new"), frontier.next().chain());
    }

    @Test
    void aLeaseThatIsHeldTooLongGoesToSomebodyElse() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE.withLease(Duration.ofMillis(40)));
        frontier.add(List.of(A), 0);
        Lease slow = frontier.next();
        Lease again = frontier.next();
        assertEquals(slow.id(), again.id());
        assertEquals(2, again.attempt());
        frontier.putBack(slow);
        assertEquals(1, frontier.progress().leased(), "it was no longer its own to give back");
        rig.done(again);
        rig.done(slow);
        assertNull(frontier.next());
        assertEquals(1, frontier.progress().done());
        assertEquals(2, rig.number("SELECT attempts FROM page"));
    }

    @Test
    void whatGoesFirstGoesBeforeAllThatWaits() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A), 0);
        Lease lease = frontier.next();
        List<String> links = List.of(A + "menu", A + "text1", A + "text2", A + "text3", A + "text4", A + "text5");
        frontier.complete(lease, FrontierRig.fetched(lease, "1"), FrontierRig.read(), new LinksToFollow(links, 1));
        Lease menu = frontier.next();
        assertEquals(A + "menu", menu.url());
        frontier.complete(
                menu, FrontierRig.fetched(menu, "2"), FrontierRig.read(), new LinksToFollow(List.of(A + "sub"), 1));
        Lease sub = frontier.next();
        assertEquals(A + "sub", sub.url());
        rig.done(sub);
        assertEquals(links.subList(1, 6), rig.rest());
    }

    @Test
    void nothingIsHandedOutAfterTheStopButWhatIsOutMayBeGivenBack() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        Lease lease = frontier.next();
        frontier.stop();
        assertNull(frontier.next());
        rig.done(lease);
        frontier.close();
        frontier.close();
        assertEquals(1, rig.number("SELECT COUNT(*) FROM page"));
        assertEquals(1, rig.number("SELECT COUNT(*) FROM crawl WHERE state = 'stopped'"));
    }

    @Test
    void whoWaitsHearsOfTheStop() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A), 0);
        frontier.next();
        List<Lease> got = new ArrayList<>();
        Thread waiting = new Thread(() -> {
            try {
                got.add(frontier.next());
            } catch (InterruptedException e) {
                got.clear();
            }
        });
        waiting.start();
        while (waiting.getState() != Thread.State.TIMED_WAITING && waiting.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        frontier.stop();
        waiting.join(10_000);
        assertFalse(waiting.isAlive());
        assertNull(got.get(0));
    }
}
