package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.ListPages;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PageParts;
import io.tagwave.store.PageWriter;
import io.tagwave.store.StoredPageFacts;
import io.tagwave.store.UrlHash;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.PageRequest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Three pages done by a crawl, each with a list, two links and two pages that it made known; then something is lost. */
class CrawlRecoveryTest {

    @AutoClose
    private Database database;

    @BeforeEach
    void crawl() throws SQLException {
        database = Database.open("jdbc:h2:mem:recovery");
        update("INSERT INTO id_block VALUES ('frontier', 1000)");
        for (int i = 1; i <= 3; i++) {
            page(1, i);
        }
    }

    @Test
    void aWholeCrawlStaysAsItIs() throws SQLException {
        assertEquals(0, recovered());
        assertEquals(3, number("SELECT COUNT(*) FROM page"));
        assertEquals(6, number("SELECT COUNT(*) FROM frontier WHERE found_on IS NOT NULL"));
        assertEquals(3, number("SELECT COUNT(*) FROM anchor"));
        assertEquals(3, number("SELECT COUNT(*) FROM frontier WHERE state = 2"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM frontier WHERE found_on = 2",
                "DELETE FROM frontier WHERE url = 'http://e.org/found/2/1'",
                "UPDATE frontier SET found_on = 77 WHERE found_on = 2",
                "UPDATE page SET found_count = 1 WHERE id = 2",
                "UPDATE page SET link_count = 3 WHERE id = 2",
                "UPDATE page_detail SET links = NULL WHERE page_id = 2",
                "DELETE FROM page_detail WHERE page_id = 2",
                "DELETE FROM region WHERE page_id = 2",
                "DELETE FROM data_record WHERE page_id = 2 AND ordinal = 1",
                "DELETE FROM anchor WHERE text = 'own 2'",
                "UPDATE frontier SET state = 0 WHERE id = 2",
                "UPDATE frontier SET state = 1 WHERE id = 2",
                "DELETE FROM page WHERE id = 2"
            })
    void aPageThatLostAnythingWaitsAgainWithoutItsRows(String lost) throws SQLException {
        update(lost);
        assertEquals(1, recovered());
        assertEquals(2, number("SELECT COUNT(*) FROM page WHERE id <> 2"));
        assertEquals(2, number("SELECT COUNT(*) FROM page"));
        assertEquals(1, number("SELECT COUNT(*) FROM frontier WHERE id = 2 AND state = 0"));
        assertEquals(2, number("SELECT COUNT(*) FROM frontier WHERE state = 2"));
        assertEquals(0, number("SELECT COUNT(*) FROM frontier WHERE found_on = 2"), "no longer counted for it");
        assertEquals(4, number("SELECT COUNT(*) FROM frontier WHERE found_on IN (1, 3)"));
        for (String table : List.of("page_html", "page_detail", "region", "data_record", "next_page")) {
            assertEquals(0, number("SELECT COUNT(*) FROM " + table + " WHERE page_id = 2"), table);
            assertEquals(2, number("SELECT COUNT(DISTINCT page_id) FROM " + table), table);
        }
        assertEquals(2, number("SELECT COUNT(DISTINCT region_id) FROM region_column"));
        assertEquals(2, number("SELECT COUNT(DISTINCT region_id) FROM region_text"));
        assertEquals(0, number("SELECT COUNT(*) FROM anchor WHERE text = 'own 2'"));
        assertEquals(0, recovered(), "recovered for good");
    }

    @Test
    void whatTheFirstAndTheLastPageMadeKnownIsMissedToo() throws SQLException {
        update("DELETE FROM frontier WHERE found_on = 1");
        update("DELETE FROM frontier WHERE found_on = 3");
        assertEquals(2, recovered());
        assertEquals(1, number("SELECT COUNT(*) FROM page"));
        assertEquals(1, number("SELECT COUNT(*) FROM page WHERE id = 2"));
    }

    @Test
    void aPageThatMadeNothingKnownIsWholeWithoutIt() throws SQLException {
        update("DELETE FROM frontier WHERE found_on = 2");
        update("UPDATE page SET found_count = 0 WHERE id = 2");
        assertEquals(0, recovered());
    }

    @Test
    void aLeaseIsGivenBack() throws SQLException {
        update("UPDATE frontier SET state = 1 WHERE url = 'http://e.org/found/1/1'");
        assertEquals(0, recovered());
        assertEquals(0, number("SELECT COUNT(*) FROM frontier WHERE state = 1"));
    }

    @Test
    void aNewCrawlReadsTheRowsOfOthersOnlyIfOneWasKilled() throws SQLException {
        update("INSERT INTO page_html VALUES (99, X'00')");
        update("INSERT INTO crawl (id, started_at, active_millis, state, seeds, settings)"
                + " VALUES (8, CURRENT_TIMESTAMP, 0, 'finished', ARRAY[], '')");
        assertEquals(0, recovered(9));
        assertEquals(1, number("SELECT COUNT(*) FROM page_html WHERE page_id = 99"));
        update("UPDATE crawl SET state = 'running'");
        assertEquals(0, recovered(9));
        assertEquals(0, number("SELECT COUNT(*) FROM page_html WHERE page_id = 99"));
    }

    @Test
    void rowsThatBelongToNothingAreRemoved() throws SQLException {
        update("INSERT INTO page_html VALUES (99, X'00')");
        update("INSERT INTO region_text VALUES (99, 0, 0, 'x')");
        update("INSERT INTO anchor VALUES (99, 'http://e.org/nobody', 'nobody', FALSE)");
        assertEquals(0, recovered());
        assertEquals(0, number("SELECT COUNT(*) FROM page_html WHERE page_id = 99"));
        assertEquals(0, number("SELECT COUNT(*) FROM region_text WHERE region_id = 99"));
        assertEquals(0, number("SELECT COUNT(*) FROM anchor WHERE id = 99"));
    }

    @Test
    void otherCrawlsAreLeftAlone() throws SQLException {
        page(2, 11);
        update("DELETE FROM anchor WHERE text = 'own 11'");
        update("UPDATE frontier SET state = 1 WHERE crawl_id = 2");
        update("DELETE FROM frontier WHERE found_on = 11");
        assertEquals(0, recovered());
        assertEquals(1, number("SELECT COUNT(*) FROM page WHERE crawl_id = 2"));
        assertEquals(1, number("SELECT COUNT(*) FROM frontier WHERE crawl_id = 2 AND state = 1"));
    }

    /** A page of a crawl, known and done, and two that it made known. */
    private void page(long crawl, int id) throws SQLException {
        List<Link> links = List.of(
                new Link("http://e.org/own", "own " + id, false, false, false),
                new Link("http://e.org/own", "own " + id, false, false, false));
        LinksToFollow follow =
                new LinksToFollow(List.of("http://e.org/found/" + id + "/1", "http://e.org/found/" + id + "/2"), 0);
        String url = "http://e.org/" + id;
        AnalyzedPage<PageAnalysis> read = ListPages.read(
                links,
                ListPages.region(
                        url,
                        "body/ul/li",
                        List.of(ListPages.TITLE, ListPages.PRICE),
                        List.of(List.of("Rope", "12,50 €"), List.of("Anchor", "80,00 €"))),
                true,
                List.of(PageParts.nextPage("/next")));
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            new PageWriter(database, connection)
                    .write(
                            crawl,
                            Lease.of(id, PageRequest.of(url), 0),
                            ListPages.fetched(url),
                            read,
                            new StoredPageFacts("hash" + id, null, 2));
            new KnownUrls(database, connection, crawl, new HostOwnership.SingleProcess(0), ProcessOutbox.NONE)
                    .add(follow, 1, (long) id);
            connection.commit();
        }
        update("INSERT INTO frontier (id, crawl_id, state, host, depth, url, url_hash, attempt) VALUES (" + id + ", "
                + crawl + ", 2, 'e.org', 0, '" + url + "', " + UrlHash.ofKey(url) + ", 1)");
    }

    private int recovered() throws SQLException {
        return recovered(1);
    }

    private int recovered(long crawl) throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            return CrawlRecovery.run(connection, crawl);
        }
    }

    private void update(String sql) throws SQLException {
        DatabaseTest.execute(database, sql);
    }

    private double number(String sql) throws SQLException {
        return DatabaseTest.number(database, sql);
    }
}
