package io.tagwave.store;

import static io.tagwave.store.frontier.FrontierRig.AT_ONCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierRig;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of a visit in the database, of this crawl and for the next. */
@Timeout(30)
class StoredVisitsTest {

    private static final String A = "http://a.example/";

    @AutoClose
    private final FrontierRig rig = new FrontierRig("visits");

    @Test
    void theSameBytesAreADuplicateWhoseLinksAreNotFollowed() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        String body = "x".repeat(1500);
        for (int i = 0; i < 2; i++) {
            Lease lease = frontier.next();
            frontier.complete(
                    lease,
                    FrontierRig.fetched(lease, body),
                    list(lease.url()),
                    new LinksToFollow(List.of(A + "of" + lease.id()), 0));
        }
        assertEquals(List.of(A + "of1"), rig.rest());
        assertEquals(1, rig.number("SELECT duplicate_of FROM page WHERE id = 2 AND outcome = 'duplicate'"));
        assertEquals(0, rig.number("SELECT COUNT(*) FROM region WHERE page_id = 2"));
        assertEquals(1, rig.number("SELECT COUNT(*) FROM region WHERE page_id = 1"));
        assertEquals(1, rig.number("SELECT COUNT(DISTINCT sha256) FROM page WHERE id < 3"));
        assertEquals(2, frontier.progress().records());
        assertEquals(
                1,
                rig.number("SELECT COUNT(*) FROM page WHERE id = 1 AND sha256 = RAWTOHEX(HASH('SHA-256',"
                        + " STRINGTOUTF8('" + body + "')))"));
    }

    @Test
    void emptyPagesAreNotDuplicatesOfEachOther() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        for (int i = 0; i < 2; i++) {
            Lease lease = frontier.next();
            frontier.complete(lease, FrontierRig.fetched(lease, ""), FrontierRig.read(), LinksToFollow.NONE);
        }
        assertNull(frontier.next());
        assertEquals(2, rig.number("SELECT COUNT(*) FROM page WHERE outcome = 'done' AND sha256 IS NULL"));
    }

    @Test
    void aRedirectToAKnownPageIsADuplicateOfIt() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        Lease lease = frontier.next();
        FetchedPage page = new FetchedPage(
                A + 1, A + 2, Outcome.DUPLICATE, 301, Map.of(), null, new byte[0], Instant.EPOCH, 1, false, null);
        frontier.complete(lease, page, null, LinksToFollow.NONE);
        rig.rest();
        assertEquals(2, rig.number("SELECT duplicate_of FROM page WHERE id = 1"));
    }

    @Test
    void aVisitThatCanNotBeWrittenIsStoredAsAFaultAndItsNeighboursStay() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2, A + 3), 0);
        PagePart broken = (connection, crawl, page) -> {
            throw new IllegalStateException("a part that breaks");
        };
        for (int i = 1; i <= 3; i++) {
            Lease lease = frontier.next();
            List<PagePart> parts = i == 2 ? List.of(broken) : List.of();
            AnalyzedPage<PageAnalysis> read = ListPages.read(
                    List.of(new Link(A + "found", "f", false, false, false)),
                    new PageAnalysis(null, null, 1, -1, null, parts));
            String link = i == 2 ? A + "lost" : A + "found" + i;
            frontier.complete(
                    lease, FrontierRig.fetched(lease, "body " + i), read, new LinksToFollow(List.of(link), 0));
        }
        assertEquals(List.of(A + "found1", A + "found3"), rig.rest());
        assertEquals(
                1,
                rig.number("SELECT COUNT(*) FROM page WHERE id = 2 AND outcome = 'failed' AND error LIKE"
                        + " '%a part that breaks'"));
        assertEquals(4, rig.number("SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
        assertEquals(2, rig.number("SELECT COUNT(*) FROM link WHERE url IS NOT NULL"));
        assertEquals(1, frontier.progress().failed());
        assertEquals(5, frontier.progress().done());
    }

    @Test
    void addressesOfAVisitThatFailedBecomeKnownWhenTheyAreSeenAgain() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        Lease first = frontier.next();
        Lease second = frontier.next();
        PagePart broken = (connection, crawl, page) -> {
            throw new SQLException("a part that breaks");
        };
        AnalyzedPage<PageAnalysis> read =
                ListPages.read(List.of(), new PageAnalysis(null, null, 1, -1, null, List.of(broken)));
        frontier.complete(first, FrontierRig.fetched(first, "1"), read, new LinksToFollow(List.of(A + "both"), 0));
        rig.done(second, A + "both");
        assertEquals(List.of(A + "both"), rig.rest());
    }

    @Test
    void aDatabaseThatIsGoneStopsTheCrawlInOneLine() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2), 0);
        Lease lease = frontier.next();
        DatabaseTest.execute(rig.database, "DROP TABLE page CASCADE");
        rig.done(lease);
        StoreException gone = assertThrows(StoreException.class, () -> {
            while (frontier.next() != null) {
                Thread.onSpinWait();
            }
        });
        assertTrue(gone.getMessage().startsWith("cannot store " + A + 1 + ": "), gone.getMessage());
        assertThrows(StoreException.class, frontier::next, "and stays so");
    }

    @Test
    void whatIsAddedAfterTheEndIsAMistake() {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.close();
        assertThrows(IllegalStateException.class, () -> frontier.add(List.of(A), 0));
    }

    @Test
    void aCrawlThatIsOpenedAgainKnowsHowFarItWas() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A + 1, A + 2, A + 3), 0);
        rig.done(frontier.next());
        Lease dead = frontier.next();
        frontier.complete(
                dead,
                FetchedPage.failed(dead.url(), Outcome.TIMEOUT, Instant.EPOCH, 1, "late"),
                null,
                LinksToFollow.NONE);
        frontier.next();
        assertEquals(1, rig.open(1, AT_ONCE).progress().waiting());
        assertEquals(2, rig.open(1, AT_ONCE).progress().done());
        assertEquals(1, rig.open(1, AT_ONCE).progress().failed());
        assertEquals(List.of(A + 3), rig.rest());
        assertEquals(1, rig.number("SELECT COUNT(*) FROM page WHERE status IS NULL AND outcome = 'timeout'"));
        assertEquals(2, rig.number("SELECT COUNT(*) FROM page WHERE status = 200"));
    }

    @Test
    void aRevisitAsksWithWhatTheLastCrawlWasToldAndFollowsItsLinks() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A), 0);
        Lease lease = frontier.next();
        AnalyzedPage<PageAnalysis> read = ListPages.read(
                List.of(new Link(A + "x", "x", false, false, false), new Link(A + "y", "y", false, false, false)),
                new PageAnalysis(null, null, 1, -1, null, List.of()));
        frontier.complete(lease, FrontierRig.fetched(lease, "1"), read, LinksToFollow.NONE);
        rig.rest();
        DatabaseFrontier again = rig.start(AT_ONCE.withRevisit(true));
        again.add(List.of(A, A + "new"), 0);
        Lease known = again.next();
        assertEquals("\"e\"", known.request().etag());
        assertEquals("long ago", known.request().lastModified());
        assertEquals(List.of(A + "x", A + "y"), again.earlierLinks(known));
        Lease unknown = again.next();
        assertNull(unknown.request().etag());
        assertEquals(List.of(), again.earlierLinks(unknown));
        DatabaseFrontier fresh = rig.start(AT_ONCE);
        fresh.add(List.of(A), 0);
        assertNull(fresh.next().request().etag());
    }

    @Test
    void whatIsFoundBesideListsIsKept() throws Exception {
        DatabaseFrontier frontier = rig.start(AT_ONCE);
        frontier.add(List.of(A), 0);
        Lease lease = frontier.next();
        List<PagePart> parts = List.of(
                PageParts.renderDecision("always", 3), PageParts.rendering(7, 2, List.of(A + "from"), 1, 2, 3, 4));
        frontier.complete(
                lease,
                FrontierRig.fetched(lease, "old"),
                ListPages.read(List.of(), new PageAnalysis(null, null, 1, 9, null, parts)),
                LinksToFollow.NONE);
        rig.rest();
        assertEquals(1, rig.number("SELECT COUNT(*) FROM page_html"));
        assertEquals(1, rig.number("SELECT COUNT(*) FROM page WHERE render_decision = 'always' AND render_gain = 3"));
        assertEquals(1, rig.number("SELECT COUNT(*) FROM rendering WHERE requests = 7 AND refused = 2"));
    }

    private static AnalyzedPage<PageAnalysis> list(String url) {
        return ListPages.read(
                List.of(),
                ListPages.region(
                        url, "body/ul/li", List.of(ListPages.TITLE), List.of(List.of("Rope"), List.of("Anchor"))),
                false,
                List.of());
    }
}
