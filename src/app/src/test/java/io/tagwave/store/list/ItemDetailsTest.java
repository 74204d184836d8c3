package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.detail.DetailPage;
import io.tagwave.detail.DetailPiece;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteList;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
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

/** What the pages of a list's items say becomes columns of the list. */
class ItemDetailsTest {

    private static final int CLOCKS = 8;
    private static final Column LINK = new Column("link", "link", "li/a", false);

    @TempDir
    Path folder;

    @AutoClose
    private Database database;

    @BeforeEach
    void open() throws SQLException {
        database = Database.open(folder.resolve("db").toString());
        visit(1);
    }

    /** A crawl that has the list and goes to the pages of its items. */
    private void visit(long crawl) throws SQLException {
        ListPages.crawl(database);
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < CLOCKS; i++) {
            rows.add(List.of("Clock " + i, "/clock/" + i + "?from=1"));
        }
        rows.add(Arrays.asList("Clock without a page", null));
        ListPages.write(
                database,
                crawl,
                crawl * 100,
                "http://example.org/shop",
                ListPages.region("body/ul/li", List.of(ListPages.TITLE, LINK), rows, row -> row.get(1)));
        ListTableBuilder.make(database, crawl, null);
        DetailPageLinks.store(database, crawl, 1, ItemDetailsTest::canonical);
    }

    private static String canonical(String href) {
        return href.contains("/clock/3") ? null : "http://example.org" + href.replaceFirst("\\?.*", "");
    }

    @Test
    void theLinksOfItemsAreKeptInTheOrderOfTheList() {
        assertEquals(
                List.of(0, 1, 2, 4, 5, 6, 7).stream()
                        .map(i -> "http://example.org/clock/" + i)
                        .toList(),
                DetailPageLinks.of(database, 1));
        assertEquals(List.of(), DetailPageLinks.of(database, 2));
    }

    @Test
    void whatDiffersFromPageToPageIsAColumnUnlessTheListSaysIt() throws SQLException, SqlStatementException {
        read(1, 0);
        ListTableBuilder.make(database, 1, null);
        assertEquals(List.of("key", "title", "link", "weight", "weight_text", "wood", "page_url"), columns());
        List<List<Object>> rows = all("SELECT title, weight, weight_text, wood FROM list_1 ORDER BY id");
        assertEquals(List.of("Clock 2", 102.0, "102 g", "ash"), rows.get(2));
        assertEquals(Arrays.asList("Clock 3", null, null, null), rows.get(3));
        assertEquals(Arrays.asList("Clock without a page", null, null, null), rows.get(8));
    }

    @Test
    void aPageThatCouldNotBeHadSaysWhatItSaid() throws SQLException, SqlStatementException {
        read(1, 0);
        ListTableBuilder.make(database, 1, null);
        visit(2);
        ListPages.unread(database, 2, 211, "http://example.org/clock/1", Outcome.TIMEOUT, 0);
        page(2, 210, 0, 5);
        ListTableBuilder.make(database, 2, null);
        assertEquals(
                List.of(List.of("Clock 0", 105.0, "oak"), List.of("Clock 1", 101.0, "teak")),
                all("SELECT title, weight, wood FROM current_1 ORDER BY title FETCH FIRST 2 ROWS ONLY"));
        assertEquals(
                List.of("list 1  changed  Clock 0  weight: 100 -> 105"),
                LatestChanges.of(database, null).stream()
                        .map(ListVisitsTest::line)
                        .toList());
    }

    /** Without links of its own, a crawl tells nothing of the items' pages: each keeps what it had, by its key. */
    @Test
    void aCrawlWithoutDetailsKeepsThose() throws SQLException, SqlStatementException {
        read(1, 0);
        ListTableBuilder.make(database, 1, null);
        visit(2);
        assertEquals(
                List.of(List.of("Clock 0", 100.0, "oak")),
                all("SELECT title, weight, wood FROM current_1 ORDER BY title FETCH FIRST 1 ROWS ONLY"));
        assertEquals(List.of(), LatestChanges.of(database, null));
    }

    @Test
    void onlyWhatIsWantedOfThePagesIsTaken() throws SQLException, SqlStatementException {
        read(1, 0);
        ListTableBuilder.make(database, 1, null);
        String wood =
                SiteListLearner.of(database, 1, 1).column("Wood").orElseThrow().path();
        SiteList list = new SiteList(
                "http://example.org/shop",
                List.of("body/ul/li"),
                List.of(
                        new SiteColumn("title", ColumnKind.TEXT, ListPages.TITLE.path(), false),
                        new SiteColumn("made of", ColumnKind.TEXT, wood, false, true, true)),
                null,
                null);
        Site site = new Site("example.org", List.of(list));
        ListTableBuilder.make(database, 1, host -> site);
        assertEquals(List.of("key", "title", "made_of", "page_url"), columns());
        assertEquals(List.of(List.of("elm")), all("SELECT made_of FROM current_1 WHERE title = 'Clock 4'"));
    }

    @Test
    void thePlacesOfItemsPagesAreTheirOwn() {
        SiteColumn own = new SiteColumn("a", ColumnKind.TEXT, "li/a", false);
        SiteColumn detail = new SiteColumn("a", ColumnKind.TEXT, "li/a", false, true, true);
        assertEquals("li/a", ItemDetails.path(own));
        assertEquals("detail:li/a", ItemDetails.path(detail));
        assertEquals("li/a", ItemDetails.place(ItemDetails.path(detail)));
        assertEquals(List.of(false, true), List.of(ItemDetails.isDetail("li/a"), ItemDetails.isDetail("detail:li/a")));
    }

    /** The learned list names columns of the items' pages as such. */
    @Test
    void aLearnedListHasThem() throws SQLException {
        read(1, 0);
        ListTableBuilder.make(database, 1, null);
        SiteList learned = SiteListLearner.of(database, 1, 1);
        assertEquals(
                List.of("title", "link", "Weight", "Wood"),
                learned.columns().stream().map(SiteColumn::name).toList());
        assertEquals(
                List.of(false, false, true, true),
                learned.columns().stream().map(SiteColumn::detail).toList());
    }

    private void read(long crawl, int heavier) throws SQLException {
        for (int i = 0; i < CLOCKS; i++) {
            if (i != 3) {
                page(crawl, crawl * 100 + 10 + i, i, i + heavier);
            }
        }
    }

    private void page(long crawl, long id, int clock, int weight) throws SQLException {
        List<DetailPiece> pieces = List.of(
                new DetailPiece(DetailPiece.Sort.APART, "h1", "Clock " + clock),
                new DetailPiece(DetailPiece.Sort.APART, "tr/th", "Weight"),
                new DetailPiece(DetailPiece.Sort.BESIDE, "tr/td", 100 + weight + " g"),
                new DetailPiece(DetailPiece.Sort.APART, "tr/th", "Wood"),
                new DetailPiece(
                        DetailPiece.Sort.BESIDE,
                        "tr/td",
                        List.of("oak", "teak", "ash", "larch", "elm").get(clock % 5)),
                new DetailPiece(DetailPiece.Sort.APART, "p", "Free delivery"));
        ListPages.detail(database, crawl, id, "http://example.org/clock/" + clock, new DetailPage(pieces));
    }

    private List<String> columns() {
        try (SqlSession session = SqlSession.open(database.name(), false)) {
            return session.columnsOf("current_1");
        }
    }

    private List<List<Object>> all(String sql) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(database.name(), false)) {
            return SqlSessionTest.all(session, sql);
        }
    }
}
