package io.tagwave.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import org.junit.jupiter.api.Test;

class InventedCrawlTest {

    @Test
    void listsHostsDuplicatesAndTheGoneAreThereInTheirShares() {
        try (Database database = Database.open("jdbc:h2:mem:invented")) {
            new InventedCrawl().write(database, 505 * InventedCrawl.RECORDS_A_PAGE);
            assertEquals(505, number(database, "SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
            assertEquals(2, number(database, "SELECT COUNT(*) FROM page WHERE status = 404 AND url LIKE '%/page0'"));
            assertEquals(
                    500,
                    number(
                            database,
                            "SELECT COUNT(*) FROM page p WHERE outcome = 'done'" + " AND host = 'shop0.example.org'"));
            assertEquals(
                    5,
                    number(
                            database,
                            "SELECT COUNT(*) FROM page WHERE outcome = 'done'"
                                    + " AND host = 'shop1.example.org' AND url LIKE 'http://shop1.example.org/list10?page=_'"));
            assertEquals(50, number(database, "SELECT COUNT(*) FROM page WHERE url LIKE '%/list9?page=%'"));
            assertEquals(11, number(database, "SELECT COUNT(*) FROM page WHERE duplicate_of = id - 1"));
            assertEquals(10, number(database, "SELECT COUNT(DISTINCT template) FROM region"));
            assertEquals(10_100, number(database, "SELECT COUNT(*) FROM data_record"));
            assertEquals(
                    10_100,
                    number(
                            database,
                            "SELECT COUNT(*) FROM data_record d JOIN page p ON p.id = d.page_id"
                                    + " AND cells[1] = url || '&item=' || ordinal AND image = href || '.png' AND start_pos = 40 + 20 * ordinal AND end_pos = start_pos + 20"
                                    + " AND xpath = '/html/body/main/ul/li[' || (ordinal + 1) || ']'"));
            assertEquals(
                    10,
                    number(
                            database,
                            "SELECT COUNT(*) FROM link l WHERE page_id = 7"
                                    + " AND url = 'http://shop0.example.org/page' || ordinal AND text = 'Page ' || ordinal"));
            assertEquals(
                    10_100,
                    number(
                            database,
                            "SELECT COUNT(*) FROM data_record WHERE numbers[5] IS NOT NULL"
                                    + " AND EXTRACT(YEAR FROM dates[8]) = 2024"));
            assertEquals(
                    500,
                    number(
                            database,
                            "SELECT DATEDIFF(MILLISECOND, MIN(fetched_at), MAX(fetched_at))"
                                    + " FROM page WHERE id IN (7, 8)"));
            assertEquals(6, number(database, "SELECT depth FROM page WHERE id = 57"));
        }
    }

    private static double number(Database database, String sql) {
        return database.call("count", connection -> Sql.number(connection, sql));
    }
}
