package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.tagwave.cli.Cli;
import io.tagwave.store.Database;
import io.tagwave.store.PostgresServer;
import io.tagwave.store.ShopCrawl;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The queries in {@code db/queries}, run on a crawl of a shop. */
class SavedQueryTest {

    @TempDir
    static Path folder;

    @BeforeAll
    static void write() {
        try (Database database = Database.open(folder.resolve("db").toString())) {
            ShopCrawl.write(database, 2000);
        }
    }

    @Test
    void allOfThemAreTaken() {
        for (SavedQuery query : SavedQueries.load().all()) {
            Cli asked = ask(query.name());
            assertEquals(0, asked.status(), query.name() + ": " + asked.err());
        }
    }

    @Test
    @Tag("slow")
    void postgresAnswersWithAsManyRows() throws SQLException {
        assumeTrue(PostgresServer.installed().isPresent(), "PostgreSQL is not installed: apt-get install postgresql");
        try (PostgresServer server = PostgresServer.start()) {
            try (Database database = Database.open(server.url())) {
                ShopCrawl.write(database, 2000);
            }
            for (SavedQuery query : SavedQueries.load().all()) {
                Cli asked = askOf(server.url(), query.name());
                assertEquals(0, asked.status(), query.name() + ": " + asked.err());
                assertEquals(rows(query.name()), asked.out().lines().skip(1).count(), query.name());
            }
        }
    }

    @Test
    void aSearchFindsEveryRecordThatHoldsTheWordHoweverItIsWritten() {
        assertEquals(2000, rows("search-records", "--param", "word=BRASS", "--param", "limit=9999"));
        assertEquals(20, rows("search-records", "--param", "word=never spills"));
        assertEquals(0, rows("search-records", "--param", "word=spills. burns", "--param", "limit=9999"));
    }

    @Test
    void brokenLinksNameThePagesThatLinkThere() {
        String links = ask("broken-links").out();
        assertTrue(
                links.contains("http://shop0.example.org/page0,http_error,404,http://shop0.example.org/list"), links);
    }

    @Test
    void sumsAndMeansArePlainNumbers() {
        String sums = "SELECT SUM(x) AS a, AVG(n) AS b, SUM(y) AS c FROM (VALUES"
                + " (CAST(235 AS DOUBLE PRECISION), 1, CAST(0.1 AS DOUBLE PRECISION)),"
                + " (CAST(235 AS DOUBLE PRECISION), 2, CAST(0.2 AS DOUBLE PRECISION)),"
                + " (CAST(0 AS DOUBLE PRECISION), 2, CAST(0 AS DOUBLE PRECISION))) AS t (x, n, y)";
        assertEquals("a,b,c\r\n470,1.66666666666667,0.3\r\n", ask(sums).out());
        for (String format : List.of("table", "expanded", "json", "jsonl", "excel")) {
            String shown = ask(sums, "--format", format).out();
            assertTrue(shown.matches("(?s).*\\b470\\b(?!\\.0).*") && !shown.contains("0.30"), shown);
        }
    }

    @Test
    void pricesAreThoseOfTheListsOfThatNumber() {
        List<String> lists = ask("SELECT list FROM lists").out().lines().skip(1).toList();
        List<String> priced = ask("price-statistics").out().lines().skip(1).toList();
        assertTrue(priced.size() > 1);
        for (String row : priced) {
            assertTrue(lists.contains(row.substring(0, row.indexOf(','))), row);
        }
    }

    @Test
    void duplicatesAreCounted() {
        assertEquals(2, rows("duplicates"));
    }

    private static long rows(String... query) {
        return ask(query).out().lines().skip(1).count();
    }

    private static Cli ask(String... query) {
        return askOf(folder.resolve("db").toString(), query);
    }

    private static Cli askOf(String database, String... query) {
        List<String> command = new ArrayList<>(List.of("sql", "--db", database));
        if (!List.of(query).contains("--format")) {
            command.addAll(List.of("--format", "csv"));
        }
        command.addAll(List.of(query));
        return Cli.run(command.toArray(String[]::new));
    }
}
