package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.pager.PageNumbers;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.web.Outcome;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a crawl found out about a list, in words that a person can change. */
class SiteListLearnerTest {

    private static final Column LINK = new Column("link", "link", "li/a", false);
    private static final Column NOTE = new Column("note", "text", "li/em/#text", false);
    private static final int ROWS = 20;

    @TempDir
    Path folder;

    @AutoClose
    private Database database;

    @BeforeEach
    void open() {
        database = Database.open(folder.resolve("db").toString());
        ListPages.crawl(database);
    }

    @Test
    void itsPlaceColumnsKeyAndPagerAreKnown() throws SQLException {
        pages(3, ROWS, "/item?id=%d&lang=en");
        ListTableBuilder.make(database, 1, null);
        assertEquals(
                new SiteList(
                        "http://example.org/shop",
                        List.of("body/ul/li"),
                        List.of(
                                new SiteColumn("title", ColumnKind.TEXT, ListPages.TITLE.path(), false),
                                new SiteColumn("link", ColumnKind.LINK, LINK.path(), false),
                                new SiteColumn("note", ColumnKind.TEXT, NOTE.path(), false)),
                        new SiteKey(SiteKey.By.LINK, "", List.of("id")),
                        PageNumbers.of(List.of(url(1), url(2), url(3)))),
                SiteListLearner.of(database, 1, 1));
    }

    /** Nine in ten of a page's items on half of the pages make a column one that may not be missing. */
    @ParameterizedTest
    @CsvSource({"20, 20, false", "18, 18, false", "18, 1, false", "17, 20, true", "20, 0, true", "0, 20, true"})
    void aColumnThatManyItemsLackMayBeMissing(int onFirst, int onOthers, boolean optional) throws SQLException {
        page(1, 1, onFirst, "/item/%d");
        page(1, 2, 20, "/item/%d");
        page(1, 3, onOthers, "/item/%d");
        page(1, 4, onFirst, "/item/%d");
        ListTableBuilder.make(database, 1, null);
        SiteColumn note = SiteListLearner.of(database, 1, 1).column("note").orElseThrow();
        assertEquals(optional, note.optional());
    }

    @Test
    void twoColumnsOfOneNameGetNumbers() throws SQLException {
        List<Column> columns = List.of(
                ListPages.TITLE,
                new Column("Price", "text", "li/i/#text", false),
                new Column("price", "text", "li/b/#text", false),
                new Column("PRICE", "text", "li/s/#text", false));
        List<List<String>> rows = List.of(List.of("Rope", "1", "2", "3"), List.of("Knife", "4", "5", "6"));
        ListPages.write(database, 1, 1, url(1), ListPages.region("body/ul/li", columns, rows, row -> null));
        ListTableBuilder.make(database, 1, null);
        SiteList learned = SiteListLearner.of(database, 1, 1);
        assertEquals(
                List.of("title", "Price", "price 2", "PRICE 3"),
                learned.columns().stream().map(SiteColumn::name).toList());
        assertEquals(new SiteKey(SiteKey.By.COLUMN, "title", List.of()), learned.key());
        assertNull(learned.pager());
    }

    @Test
    void whereNothingTellsItemsApartAllTheySayDoes() throws SQLException {
        Column size = new Column("size", "text", "li/i/#text", false);
        learn(
                List.of(ListPages.TITLE, NOTE, size),
                List.of(
                        List.of("Rope", "long", "thin"),
                        List.of("Rope", "long", "thick"),
                        List.of("Rope", "short", "thin"),
                        List.of("Knife", "short", "thin")));
        assertEquals(
                new SiteKey(SiteKey.By.TEXT, "", List.of()),
                SiteListLearner.of(database, 1, 1).key());
    }

    /** A file names one column at most: such a key is learned again at each visit. */
    @Test
    void aKeyOfTwoColumnsIsNotWritten() throws SQLException {
        learn(
                List.of(ListPages.TITLE, NOTE),
                List.of(
                        List.of("Rope", "long"),
                        List.of("Rope", "short"),
                        List.of("Knife", "long"),
                        List.of("Knife", "short")));
        assertNull(SiteListLearner.of(database, 1, 1).key());
    }

    private void learn(List<Column> columns, List<List<String>> rows) throws SQLException {
        ListPages.write(database, 1, 1, url(1), ListPages.region("body/ul/li", columns, rows, row -> null));
        ListTableBuilder.make(database, 1, null);
    }

    @Test
    void ofACrawlForWhichNothingHadChangedNothingIsLearned() throws SQLException {
        pages(1, ROWS, "/item/%d");
        ListTableBuilder.make(database, 1, null);
        ListPages.crawl(database);
        ListPages.unread(database, 2, 1001, url(1), Outcome.NOT_MODIFIED, 304);
        ListTableBuilder.make(database, 2, null);
        assertEquals(url(1), SiteListLearner.of(database, 1, 1).from());
        IllegalArgumentException none =
                assertThrows(IllegalArgumentException.class, () -> SiteListLearner.of(database, 2, 1));
        assertEquals(
                "expected a list of which crawl 2 read a page, found one whose pages had all not changed",
                none.getMessage());
    }

    /** Rows that were brought along are not what the crawl read. */
    @Test
    void whatWasBroughtAlongIsNotLearnedFrom() throws SQLException {
        page(1, 1, 20, "/item/%d");
        page(1, 2, 20, "/item/%d");
        ListTableBuilder.make(database, 1, null);
        ListPages.crawl(database);
        ListPages.unread(database, 2, 1001, url(1), Outcome.NOT_MODIFIED, 304);
        page(2, 1002, 3, "/item/%d");
        ListTableBuilder.make(database, 2, null);
        SiteList learned = SiteListLearner.of(database, 2, 1);
        assertEquals(url(2), learned.from());
        assertEquals(true, learned.column("note").orElseThrow().optional());
    }

    private void pages(int number, int noted, String link) throws SQLException {
        for (int page = 1; page <= number; page++) {
            page(1, page, noted, link);
        }
    }

    private void page(long crawl, long id, int noted, String link) throws SQLException {
        int page = (int) (id % 1000);
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < ROWS; i++) {
            int item = page * ROWS + i;
            rows.add(Arrays.asList("Lamp " + item, link.formatted(item), i < noted ? "note " + item : null));
        }
        List<Column> columns = List.of(ListPages.TITLE, LINK, NOTE);
        ListPages.write(
                database, crawl, id, url(page), ListPages.region("body/ul/li", columns, rows, row -> row.get(1)));
    }

    private static String url(int page) {
        return "http://example.org/shop" + (page == 1 ? "" : "?page=" + page);
    }
}
