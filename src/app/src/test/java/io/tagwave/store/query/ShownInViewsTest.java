package io.tagwave.store.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.Column;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.list.ListTableBuilder;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which columns a person sees who asks for a list, and in which order. */
class ShownInViewsTest {

    @TempDir
    Path folder;

    /** A list with its title behind the link, a button, a link to nowhere and the same link once more. */
    @BeforeEach
    void write() throws SQLException {
        List<Column> columns = List.of(
                new Column("link", "link", "li/a", false),
                ListPages.LABEL,
                ListPages.TITLE,
                new Column("link 2", "link", "li/p/a", false),
                new Column("link 3", "link", "li/em/a", false),
                ListPages.PRICE);
        List<List<String>> rows = List.of(
                Arrays.asList("/rope", "Buy", "Rope", "/rope", "#", "12,50 €"),
                Arrays.asList("/knife", "Buy", "Knife", "/knife", "javascript:void(0)", "80,00 €"),
                Arrays.asList("/buoy", "Buy", "Buoy", null, "#", "7,00 €"));
        try (Database database = Database.open(file())) {
            ListPages.crawl(database);
            ListPages.write(database, 1, "http://example.org/shop", "body/ul/li", columns, rows);
        }
    }

    private String file() {
        return folder.resolve("db").toString();
    }

    @Test
    void aRegionHasItsTitleFirstAndNothingTwice() throws SQLException, SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(List.of("ordinal", "title", "link", "price", "price_text"), session.columnsOf("region_1"));
            assertEquals(
                    List.of("page_url", "region", "ordinal", "title", "link", "price", "price_text"),
                    session.columnsOf("merged_1"));
        }
    }

    @Test
    void soHasTheTableOfTheList() throws SQLException, SqlStatementException {
        try (Database database = Database.open(file())) {
            ListTableBuilder.make(database, 1, null);
        }
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of("key", "title", "link", "price", "price_text", "page_url"), session.columnsOf("current_1"));
            assertEquals(
                    List.of(List.of("Buoy", "/buoy", 7.0)),
                    SqlSessionTest.all(session, "SELECT title, link, price FROM current_1 WHERE price < 10"));
        }
    }
}
