package io.tagwave.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.PostgresServer;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportOfChangesTest {

    @TempDir
    Path folder;

    @Test
    void newGoneAndChangedItemsAreNamed() throws SQLException, SqlStatementException {
        shows(folder.resolve("db").toString());
    }

    @Test
    void postgresqlIsReportedToo() throws SQLException, SqlStatementException {
        Assumptions.assumeTrue(PostgresServer.installed().isPresent(), "PostgreSQL is not installed");
        try (PostgresServer server = PostgresServer.start()) {
            shows(server.url());
        }
    }

    private static void shows(String db) throws SQLException, SqlStatementException {
        try (Database database = Database.open(db)) {
            ListPages.crawl(database);
            shop(database, 1, "Rope", "12,50 €", "Anchor", "80,00 €", "Buoy", "7,00 €");
            ListTableBuilder.makeAll(database);
            ListPages.crawl(database);
            shop(database, 2, "Rope", "13,50 €", "Anchor", "80,00 €", "Knife", "9,00 €");
            ListTableBuilder.makeAll(database);
        }
        try (SqlSession session = SqlSession.open(db, false)) {
            String html = new CrawlReport(session).html(null);
            String changes = html.substring(html.indexOf("id=\"changes\""), html.indexOf("id=\"crawl\""));
            assertTrue(changes.contains("All changes"), changes);
            assertTrue(changes.contains(">new</td>") && changes.contains("Knife"), changes);
            assertTrue(changes.contains(">gone</td>") && changes.contains("Buoy"), changes);
            assertTrue(
                    changes.matches("(?s).*>changed</td><td data-label=\"field\">price</td>.*12\\.5.*13\\.5.*"),
                    changes);
        }
    }

    private static void shop(Database database, long crawl, String... titlesAndPrices) throws SQLException {
        List<List<String>> rows = IntStream.range(0, titlesAndPrices.length / 2)
                .mapToObj(i -> Arrays.asList(titlesAndPrices[2 * i], titlesAndPrices[2 * i + 1]))
                .toList();
        String url = "http://example.org/shop";
        ListPages.write(
                database,
                crawl,
                crawl,
                url,
                ListPages.region(url, "body/ul/li", List.of(ListPages.TITLE, ListPages.PRICE), rows));
    }
}
