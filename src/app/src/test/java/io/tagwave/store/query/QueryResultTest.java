package io.tagwave.store.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.ListPages;
import io.tagwave.store.StoreException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QueryResultTest {

    private static final String DB = "jdbc:h2:mem:rows";

    /** The region of the third page: numbers are taken in blocks, and each page has a writer of its own. */
    private static final long NEWS = 40_001;

    private Database database;
    private SqlSession session;

    @BeforeEach
    void open() throws Exception {
        database = Database.open(DB);
        ListPages.write(database);
        session = SqlSession.open(DB, true);
    }

    @AfterEach
    void close() {
        session.close();
        database.close();
    }

    @Test
    void everyTypeHasAPlainForm() throws SqlStatementException {
        List<List<Object>> all = SqlSessionTest.all(
                session,
                "SELECT NULL, TRUE, 'text', CAST(7 AS SMALLINT), 7, CAST(7 AS BIGINT), CAST(1.5 AS REAL),"
                        + " CAST(2.5 AS DOUBLE PRECISION), 3.25, DATE '2024-09-06', X'0102', CAST('long' AS CLOB),"
                        + " CAST(X'010203' AS BLOB), ARRAY[1, NULL], UUID '00000000-0000-0000-0000-000000000001'");
        assertEquals(
                List.of(Arrays.asList(
                        null,
                        true,
                        "text",
                        7L,
                        7L,
                        7L,
                        1.5,
                        2.5,
                        3.25,
                        "2024-09-06",
                        "(2 bytes)",
                        "long",
                        "(3 bytes)",
                        Arrays.asList(1L, null),
                        "00000000-0000-0000-0000-000000000001")),
                all);
    }

    @Test
    void aStatementWithoutRowsSaysHowManyItChanged() throws SqlStatementException {
        try (QueryResult changed = session.run("UPDATE page SET depth = 1")) {
            assertEquals(3, changed.changed());
            assertEquals(List.of(), changed.columns());
            assertNull(changed.next());
        }
    }

    @Test
    void aProblemWhileRowsAreReadIsOneOfTheStatement() throws SqlStatementException {
        QueryResult rows = session.run("SELECT id FROM page");
        rows.close();
        assertThrows(SqlStatementException.class, rows::next);
    }

    @Test
    void bytesOfAPageAreThereWhenTheyWereKept() throws Exception {
        assertNull(session.pageHtml(1));
        DatabaseTest.execute(database, "INSERT INTO page_html VALUES (1, X'4142')");
        assertEquals("AB", new String(session.pageHtml(1), java.nio.charset.StandardCharsets.UTF_8));
        session.run("DROP TABLE page_html CASCADE").close();
        StoreException gone = assertThrows(StoreException.class, () -> session.pageHtml(1));
        assertTrue(gone.getMessage().startsWith("cannot read page 1: "), gone.getMessage());
    }

    @Test
    void aStatementThatRunsIsStoppedByAnotherThread() throws Exception {
        session.cancel();
        Thread stopping = new Thread(this::cancelAgainAndAgain);
        stopping.start();
        SqlStatementException stopped = assertThrows(
                SqlStatementException.class,
                () -> SqlSessionTest.all(
                        session,
                        "SELECT COUNT(*) FROM SYSTEM_RANGE(1, 100000000) a JOIN SYSTEM_RANGE(1, 1000) b ON a.x < b.x"));
        stopping.interrupt();
        stopping.join();
        assertTrue(stopped.getMessage().contains("canceled"), stopped.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "EXPLAIN SELECT * FROM region_1",
                "with a AS (SELECT 1 AS i) SELECT * FROM a, REGION_1",
                "SELECT * FROM region_1, merged_1, region_1 AS again"
            })
    void viewsThatAreOnlyReadStandWhereClausesMay(String sql) throws Exception {
        try (SqlSession reading = reading()) {
            assertTrue(SqlSessionTest.all(reading, sql).size() > 0);
        }
    }

    @Test
    void aProblemBehindAViewStandsWhereItWasWritten() throws Exception {
        try (SqlSession reading = reading()) {
            String sql = "SELECT title FROM region_1 ORDER title";
            SqlStatementException problem = assertThrows(SqlStatementException.class, () -> reading.run(sql));
            assertEquals(sql.indexOf("ORDER"), problem.position());
        }
    }

    @Test
    void aViewIsDroppedWithoutBeingMadeAgain() throws SqlStatementException {
        assertEquals(List.of(List.of(2L)), SqlSessionTest.all(session, "SELECT COUNT(*) FROM region_1"));
        session.run("DROP VIEW region_1").close();
        assertTrue(session.relations().stream().noneMatch(r -> r.name().equals("region_1")));
    }

    @Test
    void aRegionThatIsNoContentHasItsNamesAndOneOfLabelsOnlyHasThem() throws Exception {
        DatabaseTest.execute(database, "DELETE FROM region_column WHERE region_id = 1");
        DatabaseTest.execute(database, "UPDATE region_column SET is_constant = TRUE WHERE region_id = " + NEWS);
        assertEquals(
                List.of("ordinal", "title", "text_1", "price", "price_currency", "sold_on"),
                columns("SELECT * FROM region_1"));
        assertEquals(List.of("ordinal", "title"), columns("SELECT * FROM region_" + NEWS));
        assertThrows(SqlStatementException.class, () -> columns("SELECT * FROM region_77"));
        assertThrows(SqlStatementException.class, () -> columns("SELECT * FROM merged_77"));
    }

    @Test
    void currenciesAndTimesStandBesideWhereTheyDiffer() throws Exception {
        ListPages.write(
                database,
                9,
                "http://example.org/market",
                "body/main/li",
                List.of(ListPages.TITLE, ListPages.PRICE, ListPages.DAY),
                List.of(List.of("Rope", "12.50 €", "2024-09-06 14:05"), List.of("Knife", "£7.00", "2024-09-07 08:00")));
        long market = ((Number) SqlSessionTest.all(session, "SELECT MAX(id) FROM region")
                        .get(0)
                        .get(0))
                .longValue();
        for (String view : List.of("region_", "merged_")) {
            assertEquals(
                    List.of("price", "price_text", "price_currency", "sold_on", "sold_on_text", "sold_on_time"),
                    columns("SELECT * FROM " + view + market + " WHERE 1 = 0").stream()
                            .filter(name -> name.startsWith("price") || name.startsWith("sold"))
                            .toList());
            assertEquals(
                    List.of(List.of(12.5, "EUR"), List.of(7.0, "GBP")),
                    SqlSessionTest.all(
                            session, "SELECT price, price_currency FROM " + view + market + " ORDER BY ordinal"));
        }
    }

    @Test
    void sixtyColumnsOfAListAreShown() throws Exception {
        for (int i = 2; i <= 70; i++) {
            DatabaseTest.execute(
                    database,
                    "INSERT INTO region_column VALUES (" + NEWS + ", " + i + ", 'x', 'text', 'p" + i
                            + "', FALSE, 0, NULL, NULL, NULL, NULL)");
        }
        List<String> columns = columns("SELECT * FROM region_" + NEWS + " WHERE 1 = 0");
        assertEquals(61, columns.size());
        assertEquals("x_59", columns.get(60));
    }

    @Test
    void columnsOfAViewAreKnownBeforeItIsMade() {
        assertEquals(
                List.of("page_url", "region", "ordinal", "title", "price", "price_text", "sold_on", "sold_on_text"),
                session.columnsOf("merged_1"));
        assertEquals(List.of(), session.columnsOf("nothing"));
    }

    @Test
    void whatAListHasOfItselfIsListed() {
        TableInfo view = session.relations().stream()
                .filter(r -> r.name().equals("records"))
                .findFirst()
                .orElseThrow();
        assertEquals("view", view.kind());
        assertTrue(view.columns().contains(new TableInfo.Attribute("url", "character varying")), "" + view.columns());
    }

    private void cancelAgainAndAgain() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                session.cancel();
            }
        } catch (StoreException statementJustEnded) {
            Thread.currentThread().interrupt();
        }
    }

    private List<String> columns(String sql) throws SqlStatementException {
        try (QueryResult rows = session.run(sql)) {
            return rows.columns();
        }
    }

    private static SqlSession reading() {
        return SqlSession.open(DB, false);
    }
}
