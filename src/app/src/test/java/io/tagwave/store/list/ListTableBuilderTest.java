package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import io.tagwave.extract.ExtractedList;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.ListPages;
import io.tagwave.store.Sql;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListTableBuilderTest {

    private static final Column CART = new Column("text 2", "text", "li/button/#text", true);
    private static final Column LEFT = new Column("text 3", "text", "li/small/#text", true);

    @TempDir
    Path folder;

    @Test
    void tablesHoldWhatWasReadFromTheRecords() throws SQLException, SqlStatementException {
        String all = "SELECT page_url, region, ordinal, title, price, price_text, sold_on, sold_on_text FROM merged_1";
        List<List<Object>> before;
        try (Database database = Database.open(file())) {
            ListPages.crawl(database);
            ListPages.write(database);
        }
        try (SqlSession session = SqlSession.open(file(), false)) {
            before = SqlSessionTest.all(session, all);
        }
        make(1);
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(before, SqlSessionTest.all(session, all));
            assertEquals(
                    List.of(List.of(1L, 2L, 4L, 1L), List.of(40001L, 1L, 2L, 40001L)),
                    SqlSessionTest.all(session, "SELECT list, pages, records, first_list FROM lists ORDER BY list"));
            assertEquals(
                    List.of(List.of(4L)), SqlSessionTest.all(session, "SELECT COUNT(*) FROM merged WHERE list = 1"));
            assertEquals(
                    List.of("key", "title", "price", "price_text", "sold_on", "sold_on_text", "page_url"),
                    session.columnsOf("current_1"));
        }
    }

    @Test
    void oneShopInThreeLanguagesIsThreeLists() throws SQLException, SqlStatementException {
        try (Database database = Database.open(file())) {
            ListPages.crawl(database);
            page(database, 1, "/en", "Add to cart", "In stock", "£ 12.00", "£ 9.50");
            page(database, 2, "/de", "In den Korb", "Auf Lager", "12,00 €", "9,50 €");
            page(database, 3, "/fr", "Ajouter au panier", "En stock", "12,00 €", "9,50 €");
            page(database, 4, "/en?page=2", "Add to cart", "Sold out", "£ 3.00", "£ 4.50");
        }
        make(1);
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(List.of(1L, 2L), List.of(20001L, 1L), List.of(40001L, 1L)),
                    SqlSessionTest.all(session, "SELECT list, pages FROM lists ORDER BY list"));
        }
    }

    @Test
    void listsOfOtherColumnsStayApart() throws SQLException, SqlStatementException {
        try (Database database = Database.open(file())) {
            ListPages.crawl(database);
            List<Column> clubs = List.of(
                    new Column("Club", "text", "tr/td/#text", false),
                    new Column("Points", "number", "tr/td/#text#2", false));
            List<Column> boats = List.of(
                    new Column("Boat", "text", "tr/td/#text", false),
                    new Column("Length", "number", "tr/td/#text#2", false));
            List<List<String>> rows = List.of(List.of("Salcombe", "12"), List.of("Fowey", "9"));
            ListPages.write(database, 1, 1, "http://example.org/clubs", ListPages.region("/", "table/tr", clubs, rows));
            ListPages.write(database, 1, 2, "http://example.org/boats", ListPages.region("/", "table/tr", boats, rows));
        }
        make(1);
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(List.of(1L), List.of(20001L)),
                    SqlSessionTest.all(session, "SELECT list FROM lists ORDER BY list"));
            assertEquals(
                    List.of("key", "boat", "length", "length_text", "page_url"), session.columnsOf("current_20001"));
        }
    }

    @Test
    void aNewFieldBecomesANewColumn() throws SQLException, SqlStatementException {
        try (Database database = Database.open(file())) {
            ListPages.crawl(database);
            page(database, 1, "/en", "Add", "Left", "£ 12.00", "£ 9.50");
            ListTableBuilder.make(database, 1, null);
            ListPages.crawl(database);
            List<Column> columns = List.of(
                    ListPages.TITLE,
                    ListPages.PRICE,
                    new Column("Weight", "number", "li/i/#text", false),
                    new Column("text 3", "number", "li/small/#text", false));
            List<List<String>> rows = List.of(
                    List.of("Lamp 0 of /en", "£ 12.00", "3 kg", "4 left"),
                    List.of("Lamp 1 of /en", "£ 9.50", "5 kg", "9 left"));
            ListPages.write(database, 2, 11, url("/en"), ListPages.region(url("/en"), "body/ul/li", columns, rows));
            ListTableBuilder.make(database, 2, null);
        }
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(
                            Arrays.asList("Lamp 0 of /en", 12.0, 3.0, 4.0),
                            Arrays.asList("Lamp 1 of /en", 9.5, 5.0, 9.0)),
                    SqlSessionTest.all(session, "SELECT key, price, weight, text_3 FROM current_1"));
            assertEquals(
                    List.of(List.of("text_3", "Left", "4 left")),
                    SqlSessionTest.all(session, "SELECT column, old, new FROM changes WHERE key LIKE '% 0 %'"),
                    "a new column is no change of items, another text of a label is");
        }
    }

    @Test
    void thatManyRecordsAreMadeTablesIsTold() throws SQLException {
        StringWriter told = new StringWriter();
        try (Database database = Database.open(file())) {
            database.closing(new PrintWriter(told), () -> true);
            ListPages.crawl(database);
            List<List<String>> rows = IntStream.range(0, ListTableBuilder.MANY_RECORDS)
                    .mapToObj(number -> List.of("Boat " + number))
                    .toList();
            List<Column> columns = List.of(new Column("Boat", "text", "td/#text", false));
            ListPages.write(database, 1, 1, url("/boats"), ListPages.region("/", "table/tr", columns, rows));
            ListTableBuilder.make(database, 1, null);
        }
        assertEquals(
                "Making the tables of lists: 1, with 10,000 records in all",
                told.toString().strip());
    }

    @Test
    void aFieldNeverHasTheNameOfAColumnOfItsViews() {
        assertEquals("first_crawl_2", ListTable.identifiers().of("first_crawl"));
        assertEquals("last_crawl_2", ListTable.identifiers().of("Last crawl"));
    }

    /** A table of this name, made by somebody else, stands in the way of the first list's view. */
    @Test
    void aListThatCannotBeMadeStopsNoOther() throws SQLException {
        try (Database database = Database.open(file())) {
            database.execute("prepare", connection -> Sql.execute(connection, "CREATE TABLE current_1 (x INT)"));
            ListPages.crawl(database);
            page(database, 1, "/en", "Add", "Left", "£ 12.00", "£ 9.50");
            List<Column> columns = List.of(new Column("Boat", "text", "td/#text", false));
            List<List<String>> rows = List.of(List.of("Ada"), List.of("Bea"));
            ListPages.write(
                    database, 1, 2, "http://example.org/boats", ListPages.region("/", "table/tr", columns, rows));
            List<String> failures = ListTableBuilder.make(database, 1, null);
            assertEquals(1, failures.size());
            assertTrue(failures.get(0).startsWith("List 1 has no table of its own: "), failures.get(0));
            assertEquals(2, DatabaseTest.number(database, "SELECT COUNT(*) FROM current_20001"));
            assertEquals(List.of(), ListTableBuilder.makeAll(database));
        }
    }

    @Test
    void aCrawlThatWentOnIsMadeAgainAndSoAreThoseAfterIt() throws SQLException, SqlStatementException {
        try (Database database = Database.open(file())) {
            ListPages.crawl(database);
            page(database, 1, "/en", "Add", "Left", "£ 12.00", "£ 9.50");
            ListTableBuilder.make(database, 1, null);
            ListPages.crawl(database);
            ListPages.write(database, 2, 11, url("/en"), region("/en", "Add", "Left", "£ 13.00", "£ 9.50"));
            ListPages.write(
                    database, 2, 12, url("/en?page=2"), region("/en?page=2", "Add", "Left", "£ 1.00", "£ 2.50"));
            ListTableBuilder.make(database, 2, null);
            assertEquals(3, LatestChanges.of(database, 1L).size());
            // Both items of the second page were there all the time.
            page(database, 2, "/en?page=2", "Add", "Left", "£ 1.00", "£ 2.50");
            ListTableBuilder.make(database, 1, null);
            assertEquals(
                    List.of("list 1  changed  Lamp 0 of /en  price: 12 -> 13"),
                    LatestChanges.of(database, null).stream()
                            .map(ListVisitsTest::line)
                            .toList());
        }
    }

    @Test
    void whyAListIsNotFollowedIsSaid() throws SQLException {
        try (Database database = Database.open(file())) {
            ListPages.crawl(database);
            for (int id = 1; id <= 501; id++) {
                ListPages.write(database, 1, id, url("/" + id), lamps(id));
            }
            new Crawls(database).start(List.of("http://example.org/"), "");
            ListPages.write(database, 2, 600, url("/1"), lamps(1));
            ListTableBuilder.makeAll(database);
            long last = (long) DatabaseTest.number(database, "SELECT MAX(list) FROM lists WHERE crawl_id = 1");
            long running = (long) DatabaseTest.number(database, "SELECT list FROM lists WHERE crawl_id = 2");
            assertEquals(Optional.empty(), ListChanges.unfollowed(database, 1));
            assertEquals(
                    Optional.of("expected one of the 500 longest lists of crawl 1, whose items alone are followed,"
                            + " found " + last),
                    ListChanges.unfollowed(database, last));
            assertEquals(
                    Optional.of("expected a list of a crawl that has ended, found " + running
                            + " of crawl 2, which runs or was broken off"),
                    ListChanges.unfollowed(database, running));
            assertEquals(
                    Optional.of("expected a number that view lists gives to a list, found 2"),
                    ListChanges.unfollowed(database, 2));
        }
    }

    private static ExtractedList lamps(int place) {
        List<List<String>> rows = List.of(List.of("Brass lamp", "£ 12.00"), List.of("Oak lamp", "£ 9.50"));
        return ListPages.region(
                "http://example.org", "body/ul:" + place + "/li", List.of(ListPages.TITLE, ListPages.PRICE), rows);
    }

    private static void page(Database database, long id, String path, String cart, String left, String... prices)
            throws SQLException {
        ListPages.write(database, 1, id, url(path), region(path, cart, left, prices));
    }

    private static ExtractedList region(String path, String cart, String left, String... prices) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < prices.length; i++) {
            rows.add(Arrays.asList("Lamp " + i + " of " + path, prices[i], cart, left));
        }
        return ListPages.region(
                "http://example.org", "body/ul/li", List.of(ListPages.TITLE, ListPages.PRICE, CART, LEFT), rows);
    }

    private static String url(String path) {
        return "http://example.org" + path;
    }

    private void make(long crawl) {
        try (Database database = Database.open(file())) {
            ListTableBuilder.make(database, crawl, null);
        }
    }

    private String file() {
        return folder.resolve("lists").toString();
    }
}
