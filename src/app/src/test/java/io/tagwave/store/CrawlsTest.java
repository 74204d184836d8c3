package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierRig;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class CrawlsTest {

    @AutoClose
    private final FrontierRig rig = new FrontierRig("crawls");

    private final Crawls crawls = new Crawls(rig.database);

    @Test
    void crawlsAreNumberedAndFoundWithWhatTheyStartedFrom() throws Exception {
        assertEquals(Optional.empty(), crawls.latest());
        assertEquals(1, crawls.start(List.of("http://a.example/", "http://b.example/"), "--depth 1"));
        assertEquals(2, crawls.start(List.of(), ""));
        assertEquals(
                new CrawlRow(1, false, List.of("http://a.example/", "http://b.example/"), "--depth 1"),
                crawls.find(1).orElseThrow());
        assertEquals(2, crawls.latest().orElseThrow().id());
        assertEquals(Optional.empty(), crawls.find(3));
        rig.open(2, FrontierRig.AT_ONCE).close();
        assertTrue(crawls.find(2).orElseThrow().finished());
        assertEquals(1, rig.number("SELECT COUNT(*) FROM crawl WHERE id = 2 AND active_millis < 60000"));
    }

    @Test
    void theFirstSeedsSayWhatHappenedToThem() throws Exception {
        DatabaseFrontier frontier = rig.start(FrontierRig.AT_ONCE);
        for (int i = 1; i <= 4; i++) {
            frontier.add(List.of("http://a.example/" + i), 0);
        }
        for (int i = 1; i <= 4; i++) {
            Lease lease = frontier.next();
            assertFalse(crawls.anySeedFetched(1));
            Outcome outcome = i == 4 ? Outcome.TIMEOUT : Outcome.UNREACHABLE;
            frontier.complete(
                    lease,
                    FetchedPage.failed(lease.url(), outcome, Instant.EPOCH, 1, "no answer"),
                    null,
                    LinksToFollow.NONE);
        }
        frontier.add(List.of("http://a.example/well"), 0);
        rig.rest();
        assertTrue(crawls.anySeedFetched(1));
        assertFalse(crawls.anySeedFetched(2));
        assertEquals(
                List.of(
                        "http://a.example/1 unreachable (no answer)",
                        "http://a.example/2 unreachable (no answer)",
                        "http://a.example/3 unreachable (no answer)"),
                crawls.seedErrors(1));
        assertTrue(crawls.summary(1).contains(new CrawlStatistic("outcome", "unreachable", 3)), "" + crawls.summary(1));
        assertEquals(List.of(), crawls.summary(2));
    }

    @Test
    void whatTheDatabaseRefusesIsOneLineThatSaysWhatWasMeant() throws Exception {
        DatabaseTest.execute(rig.database, "DROP TABLE crawl CASCADE");
        StoreException refused = assertThrows(StoreException.class, () -> crawls.find(1));
        assertTrue(
                refused.getMessage()
                        .startsWith("cannot read the crawls in jdbc:h2:mem:crawls: Table \"CRAWL\" not found"),
                refused.getMessage());
        assertFalse(refused.getMessage().matches("(?s).*(\\R|\\[\\d+-\\d+]).*"), refused.getMessage());
    }
}
