package io.tagwave.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrawlReportTest {

    @TempDir
    Path folder;

    private String html;

    @BeforeEach
    void write() throws Exception {
        String db = folder.resolve("db").toString();
        try (Database database = Database.open(db)) {
            new Crawls(database).start(List.of("http://example.org/"), "crawl http://example.org/");
            ListPages.write(database);
        }
        try (SqlSession session = SqlSession.open(db, false)) {
            html = new CrawlReport(session).html(null);
        }
    }

    @Test
    void whatPagesSayIsTextAndNothingIsFetched() {
        assertTrue(html.contains("Knife &lt;b&gt;"), "escaped");
        assertFalse(html.contains("Knife <b>"));
        assertFalse(html.matches("(?s).*\\ssrc\\s*=.*"), "no address is fetched");
        assertFalse(html.matches("(?s).*href=\"(?!https?://|#).*"), "links lead to the web or to a place of the page");
        assertFalse(html.contains("<script") || html.contains("script-src"), "no script may run");
    }

    @Test
    void theDataComeFirstThenTheCrawlThenTheMachine() {
        assertTrue(html.contains("2 lists with 6 records, on 3 visited pages of 1 host."), html.substring(0, 4000));
        List<Integer> places = Stream.of("found", "changes", "crawl", "machine")
                .map(id -> html.indexOf("<h2 id=\"" + id + "\""))
                .toList();
        assertEquals(places.stream().sorted().toList(), places);
        assertTrue(places.get(0) > 0);
        assertTrue(html.contains("http://example.org/"), "the first page of each list");
        assertTrue(html.contains("12,50 €"), "prices have their currency");
        assertTrue(html.contains("List 1: 4 of 4 records, "), html);
        assertTrue(html.contains("No earlier crawl in this database found one of these lists."));
    }

    @Test
    void ofALongListTheFirstTenRecordsAreShown() throws Exception {
        String db = folder.resolve("long").toString();
        try (Database database = Database.open(db)) {
            new Crawls(database).start(List.of("http://example.org/"), "crawl http://example.org/");
            List<List<String>> rows = IntStream.range(100, 112)
                    .mapToObj(item -> List.of("Rope " + item))
                    .toList();
            ListPages.write(database, 1, "http://example.org/shop", "body/ul/li", List.of(ListPages.TITLE), rows);
        }
        try (SqlSession session = SqlSession.open(db, false)) {
            String report = new CrawlReport(session).html(null);
            assertTrue(report.contains("List 1: 10 of 12 records, "), report);
            assertTrue(report.contains("Rope 109") && !report.contains("Rope 110"), report);
        }
    }
}
