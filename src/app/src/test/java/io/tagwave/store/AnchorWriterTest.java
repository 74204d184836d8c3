package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnchorWriterTest {

    private static final List<Link> MENU = List.of(
            new Link("http://e.org/", "Home", false, true, false),
            new Link("http://e.org/a", "A", false, true, false),
            new Link("http://e.org/a", "A", true, false, false),
            new Link("http://e.org/a", "a", false, false, false));

    @TempDir
    Path folder;

    @AutoClose
    private Database database;

    @BeforeEach
    void open() {
        database = Database.open(folder.resolve("db").toString());
    }

    @Test
    void linksThatRepeatAreStoredOnceAndReadOnEveryPage() throws SQLException {
        crawl(3);
        assertEquals(MENU.size() + 3, number("SELECT COUNT(*) FROM anchor"));
        assertEquals(3 * (MENU.size() + 1), number("SELECT COUNT(*) FROM link"));
        assertEquals(6, number("SELECT COUNT(*) FROM link WHERE in_menu AND ordinal < 2"));
        assertEquals(3, number("SELECT COUNT(*) FROM link WHERE nofollow AND ordinal = 2 AND NOT in_menu"));
        assertEquals(1, number("SELECT COUNT(*) FROM link WHERE page_id = 2 AND ordinal = 4 AND text = 'own 1'"));
        assertEquals(
                3, number("SELECT COUNT(*) FROM menu WHERE ordinal = 1 AND href = 'http://e.org/a' AND text = 'A'"));
    }

    @Test
    void aPageThatIsRolledBackTakesItsNumbersAway() throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            PageWriter writer = new PageWriter(database, connection);
            write(writer, 1);
            connection.rollback();
            writer.forget();
            write(writer, 2);
            connection.commit();
        }
        assertEquals(MENU.size() + 1, number("SELECT COUNT(*) FROM anchor"));
        assertEquals(MENU.size() + 1, number("SELECT COUNT(*) FROM link WHERE page_id = 2 AND url IS NOT NULL"));
    }

    @Test
    void aPageWhoseLinksAreLostIsFetchedAgainAndNoLinkIsLeftWithoutAPage() throws SQLException {
        crawl(3);
        update("DELETE FROM anchor WHERE text = 'own 1'");
        update("INSERT INTO anchor VALUES (99, 'http://e.org/nobody', 'nobody', FALSE)");
        DatabaseFrontier.open(database, 1, FrontierSettings.defaults()).close();
        assertEquals(2, number("SELECT COUNT(*) FROM page"));
        assertEquals(1, number("SELECT COUNT(*) FROM frontier WHERE state = 0 AND id = 2"));
        assertEquals(MENU.size() + 2, number("SELECT COUNT(*) FROM anchor"));
        assertEquals(2 * (MENU.size() + 1), number("SELECT COUNT(*) FROM link WHERE url IS NOT NULL"));
    }

    /** So many pages, known and done. */
    private void crawl(int pages) throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            PageWriter writer = new PageWriter(database, connection);
            for (int page = 1; page <= pages; page++) {
                write(writer, page);
            }
            connection.commit();
        }
        for (int page = 1; page <= pages; page++) {
            update("INSERT INTO frontier (id, crawl_id, state, host, depth, url, url_hash, attempt) VALUES (" + page
                    + ", 1, 2, 'e.org', 0, 'http://e.org/" + page + "', " + page + ", 1)");
        }
    }

    private static void write(PageWriter writer, long page) throws SQLException {
        List<Link> links = new ArrayList<>(MENU);
        links.add(new Link("http://e.org/own", "own " + (page - 1), false, false, false));
        PageMenu menu = new PageMenu(
                "/html/body/ul",
                0.5,
                List.of(new PageMenu.Entry("Home", "http://e.org/"), new PageMenu.Entry("A", "http://e.org/a")));
        String url = "http://e.org/" + page;
        FetchedPage fetched = new FetchedPage(
                url, url, Outcome.DONE, 200, Map.of(), null, new byte[1], Instant.EPOCH, 1, false, null);
        writer.write(
                1,
                Lease.of(page, PageRequest.of(url), 0),
                fetched,
                ListPages.read(links, new PageAnalysis(null, null, 1, -1, menu, List.of())),
                new StoredPageFacts("%016x".formatted(page).repeat(4), null, 0));
    }

    private double number(String sql) throws SQLException {
        return DatabaseTest.number(database, sql);
    }

    private void update(String sql) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
