package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.ListPages;
import io.tagwave.store.PostgresServer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several processes come to the ends of their crawls in one database at once. */
@Timeout(120)
class ListTablesAtOnceTest {

    private static final int CRAWLS = 3;

    @Test
    void eachTableIsMadeOnce() throws Exception {
        Assumptions.assumeTrue(
                PostgresServer.installed().isPresent(), "PostgreSQL is not installed: apt-get install postgresql");
        try (PostgresServer server = PostgresServer.start();
                Database database = Database.open(server.url())) {
            for (int crawl = 1; crawl <= CRAWLS; crawl++) {
                ListPages.crawl(database);
                ListPages.write(
                        database,
                        crawl,
                        crawl,
                        "http://example.org/shop",
                        ListPages.region(
                                "/",
                                "body/ul/li",
                                List.of(ListPages.TITLE, ListPages.PRICE),
                                List.of(List.of("Rope", "12,50 €"), List.of("Knife", "9,00 €"))));
            }
            List<CompletableFuture<Void>> making = new ArrayList<>();
            for (int time = 0; time < 4; time++) {
                for (long crawl = 1; crawl <= CRAWLS; crawl++) {
                    long number = crawl;
                    making.add(CompletableFuture.runAsync(() -> ListTableBuilder.make(database, number, null)));
                }
            }
            for (CompletableFuture<Void> made : making) {
                made.get();
            }
            assertEquals(CRAWLS, DatabaseTest.number(database, "SELECT COUNT(*) FROM list_crawl"));
            assertEquals(CRAWLS, DatabaseTest.number(database, "SELECT COUNT(*) FROM list_visit"));
            assertEquals(2, DatabaseTest.number(database, "SELECT COUNT(*) FROM current_1"));
        }
    }
}
