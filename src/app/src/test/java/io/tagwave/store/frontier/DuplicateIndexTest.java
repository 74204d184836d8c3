package io.tagwave.store.frontier;

import static io.tagwave.store.frontier.FrontierRig.AT_ONCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.store.Database;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import java.sql.Connection;
import java.util.List;
import org.junit.jupiter.api.Test;

class DuplicateIndexTest {

    private static final String SITE = "http://a.example/";
    private static final String DUPLICATES =
            "SELECT COUNT(*) FROM page WHERE outcome = 'duplicate' AND duplicate_of = (SELECT MIN(id) FROM page)";

    @Test
    void theFirstPageOfABatchAndOfAnEarlierRunIsTheOriginal() throws Exception {
        try (FrontierRig rig = new FrontierRig("same-bytes")) {
            DatabaseFrontier frontier = rig.start(AT_ONCE);
            frontier.add(List.of(SITE + 1, SITE + 2, SITE + 3, SITE + 4), 0);
            complete(frontier, "same");
            complete(frontier, "same");
            complete(frontier, "other");

            DatabaseFrontier resumed = rig.open((long) rig.number("SELECT MAX(id) FROM crawl"), AT_ONCE);
            complete(resumed, "same");

            assertNull(resumed.next());
            assertEquals(2, rig.number("SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
            assertEquals(2, rig.number(DUPLICATES));
        }
    }

    @Test
    void aPageThatWasRolledBackIsForgotten() throws Exception {
        String sha256 = "0123456789abcdef".repeat(4);
        try (Database database = Database.open("jdbc:h2:mem:rolled-back-bytes");
                Connection connection = database.connect()) {
            DuplicateIndex bytes = new DuplicateIndex(connection, 1);
            bytes.add(sha256, 5);
            assertEquals(5, bytes.first(sha256));
            assertNull(bytes.first("0123456789abcdef" + "0".repeat(48)), "the key alone is alike");
            bytes.rolledBack();
            assertNull(bytes.first(sha256));
        }
    }

    private static void complete(DatabaseFrontier frontier, String body) throws InterruptedException {
        Lease lease = frontier.next();
        frontier.complete(lease, FrontierRig.fetched(lease, body), FrontierRig.read(), LinksToFollow.NONE);
    }
}
