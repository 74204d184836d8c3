package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.column.Column;
import io.tagwave.content.Verdict;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Timings;
import io.tagwave.pager.Continuation;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageWriterTest {

    private static final String URL = "http://example.org:8080/list";

    @TempDir
    Path folder;

    @Test
    void aPageIsWrittenWithAllItsRowsAndNotBeforeItsTransactionEnds() throws SQLException {
        try (Database database = Database.open(folder.resolve("db").toString())) {
            try (Connection connection = database.connect()) {
                connection.setAutoCommit(false);
                PageWriter writer = new PageWriter(database, connection);
                writer.write(
                        1, Lease.of(7, PageRequest.of(URL), 2), fetched(), read(), new StoredPageFacts("ab", null, 3));
                assertEquals(0, DatabaseTest.number(database, "SELECT COUNT(*) FROM page"));
                connection.commit();
            }
            assertEquals(
                    1,
                    DatabaseTest.number(
                            database,
                            "SELECT COUNT(*) FROM page WHERE id = 7 AND host = 'example.org'"
                                    + " AND region_count = 1 AND record_count = 2 AND link_count = 1 AND bytes = 5 AND depth = 2"));
            assertEquals(1, DatabaseTest.number(database, "SELECT COUNT(*) FROM page_html"));
            assertEquals(8, DatabaseTest.number(database, "SELECT COUNT(*) FROM timing WHERE page_id = 7"));
            assertEquals(1, DatabaseTest.number(database, "SELECT COUNT(*) FROM link WHERE nofollow"));
            cellsOfTheSecondRecordKeepTheirGap(database);
        }
    }

    @Test
    void aPageThatFailsHalfWayLeavesNothingToTheNext() throws SQLException {
        try (Database database = Database.open(folder.resolve("db").toString());
                Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            PageWriter writer = new PageWriter(database, connection);
            // A record without cells under a column of numbers is a fault of the program.
            AnalyzedPage<PageAnalysis> broken = read(List.of());
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> writer.write(
                            1,
                            Lease.of(7, PageRequest.of(URL), 2),
                            fetched(),
                            broken,
                            new StoredPageFacts("ab", null, 3)));
            connection.rollback();
            writer.write(1, Lease.of(8, PageRequest.of(URL), 2), fetched(), read(), new StoredPageFacts("ab", null, 3));
            connection.commit();
            assertEquals(1, DatabaseTest.number(database, "SELECT COUNT(*) FROM region"));
            assertEquals(2, DatabaseTest.number(database, "SELECT COUNT(*) FROM data_record"));
        }
    }

    private static void cellsOfTheSecondRecordKeepTheirGap(Database database) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT cells, cells[2] FROM records WHERE ordinal = 1")) {
            row.next();
            assertArrayEquals(
                    new Object[] {null, "9.50"}, (Object[]) row.getArray(1).getArray());
            assertEquals("9.50", row.getString(2));
        }
    }

    private static FetchedPage fetched() {
        return new FetchedPage(
                URL,
                URL,
                Outcome.DONE,
                200,
                Map.of("content-type", "text/html", "etag", "\"x\""),
                StandardCharsets.UTF_8,
                "hello".getBytes(StandardCharsets.UTF_8),
                Instant.EPOCH,
                3.5,
                false,
                null);
    }

    private static AnalyzedPage<PageAnalysis> read() {
        return read(List.of("a", "1"));
    }

    private static AnalyzedPage<PageAnalysis> read(List<String> firstCells) {
        ExtractedList region = new ExtractedList(
                3,
                9,
                "/html/body/ul",
                Verdict.ofMain(true, 0.9),
                Map.of("size", 0.5),
                List.of(
                        new Column("title", "text", "li/#text", false),
                        new Column("price", "price", "li/#text#2", false)),
                List.of(
                        new DataRecord(3, 6, "/html/body/ul/li[1]", "a 1", firstCells, "http://e/", null),
                        new DataRecord(6, 9, "/html/body/ul/li[2]", "9.50", Arrays.asList(null, "9.50"), null, null)),
                "body/ul/li");
        Extraction extraction = new Extraction(12, List.of(region), Continuation.NONE, new Timings(1, 2, 3, 4, 5, 6));
        return ListPages.read(
                List.of(new Link("http://example.org/a\0b", "next", true, false, false)),
                new PageAnalysis(null, extraction, 1.0, 9, null, List.of()));
    }
}
