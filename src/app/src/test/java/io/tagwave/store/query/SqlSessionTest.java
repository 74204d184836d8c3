package io.tagwave.store.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.StoreException;
import io.tagwave.store.list.ListTableBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class SqlSessionTest {

    @TempDir
    Path folder;

    @BeforeEach
    void fill() throws SQLException {
        try (Database database = Database.open(file())) {
            ListPages.write(database);
        }
    }

    @Test
    void aRegionsViewHasNamesAndTypesAndNoLabels() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            try (QueryResult rows = session.run("SELECT * FROM region_1")) {
                assertEquals(
                        List.of("ordinal", "title", "price", "price_text", "sold_on", "sold_on_text"), rows.columns());
                assertEquals(List.of(0L, "Rope", 12.5, "12,50 €", "2024-09-06", "6.9.2024"), rows.next());
                assertEquals(Arrays.asList(1L, "Knife <b>", 1024.0, "1.024,00 €", null, null), rows.next());
                assertEquals(null, rows.next());
            }
        }
    }

    @Test
    void pagesOfOneTemplateBecomeOneTableWithTheirAddressBeside() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(
                            Arrays.asList("http://example.org/shop", "Rope", 12.5, "2024-09-06"),
                            Arrays.asList("http://example.org/shop", "Knife <b>", 1024.0, null),
                            Arrays.asList("http://example.org/shop?page=2", "Anchor", 80.0, null),
                            Arrays.asList("http://example.org/shop?page=2", "Buoy", 7.0, null)),
                    all(session, "SELECT page_url, title, price, sold_on FROM merged_1"));
            assertEquals(
                    List.of(List.of(2L, 4L), List.of(1L, 2L)),
                    all(session, "SELECT pages, records FROM lists ORDER BY list"));
            assertEquals(List.of(List.of(4L)), all(session, "SELECT COUNT(*) FROM merged WHERE list = 1"));
        }
    }

    @Test
    void viewsStandBesideClausesOfTheirOwn() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(List.of(2L)),
                    all(
                            session,
                            "WITH cheap AS (SELECT * FROM region_1) SELECT COUNT(*) FROM cheap, merged_1 WHERE"
                                    + " merged_1.region = 1 AND cheap.ordinal = merged_1.ordinal"));
            assertEquals(
                    List.of(List.of("region_1 -- no name")),
                    all(session, "SELECT 'region_1 -- no name' FROM region_1 LIMIT 1"));
        }
    }

    @Test
    void aParameterIsAValueAndNoText() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            QueryResult rows = session.run(
                    "SELECT url FROM page WHERE url = :url OR ':no' = '' LIMIT :n",
                    Map.of("url", "' OR 1 = 1 --", "n", "5"));
            assertEquals(null, rows.next());
            rows.close();
            SqlStatementException missing =
                    assertThrows(SqlStatementException.class, () -> session.run("SELECT :nothing"));
            assertEquals(7, missing.position());
        }
    }

    @Test
    void aProblemHasTheDatabasesWordsAndAPlace() {
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertProblem(session, "SELECT url, nme FROM page", "Column \"NME\" not found", 12);
            assertProblem(session, "SELECT ü\nFORM region_1", "Syntax error", 14);
            assertProblem(session, "SELECT * FORM page", "Syntax error", 9);
            assertProblem(session, "SELECT", "expected columns to ask for, found none", -1);
            assertProblem(session, "SELECT * FROM region_99", "Table \"REGION_99\" not found", 14);
        }
    }

    @Test
    void onlyASessionForWritingChangesAnything() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertProblem(session, "DELETE FROM page", "The database is read only", -1);
        }
        try (SqlSession session = SqlSession.open(file(), true)) {
            assertEquals(List.of(List.of(2L)), all(session, "SELECT COUNT(*) FROM region_1"));
            QueryResult changed = session.run("DELETE FROM page WHERE id = 3");
            assertEquals(1, changed.changed());
            changed.close();
        }
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertTrue(session.relations().stream().anyMatch(r -> r.name().equals("region_1")), "kept for other tools");
            assertEquals(List.of(List.of(2L)), all(session, "SELECT COUNT(*) FROM page"));
        }
    }

    @Test
    void tablesAndViewsAreListedWithTheirColumns() {
        try (SqlSession session = SqlSession.open(file(), false)) {
            TableInfo page = session.relations().stream()
                    .filter(r -> r.name().equals("page"))
                    .findFirst()
                    .orElseThrow();
            assertEquals("table", page.kind());
            assertEquals("id", page.columns().get(0).name());
            assertFalse(session.columnsOf("merged_1").isEmpty());
            assertTrue(session.columnsOf("page; DROP TABLE page").isEmpty());
        }
    }

    @Test
    void columnsAreDescribedAndRowsOfAListAreFound() {
        try (Database database = Database.openExisting(file())) {
            ListPages.crawl(database);
            ListTableBuilder.make(database, 1, null);
        }
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of("key", "title", "price", "price_text", "sold_on", "sold_on_text", "page_url"),
                    session.describe("current_1").stream()
                            .map(ResultColumn::name)
                            .toList());
            assertTrue(session.describe("nothing").isEmpty());
            assertTrue(session.describe("page; DROP TABLE page").isEmpty());
            ListRowSource rows = session.rowsOf("current_1");
            assertEquals("list_1", rows.table());
            assertEquals(7, rows.columns().size());
            assertTrue(rows.isPlain());
            assertFalse(new ListRowSource("list_1", "TRUE", Map.of("\"a\"", "\"b\"")).isPlain());
            assertEquals(
                    "SELECT \"b\" AS \"a\" FROM list_1 WHERE id > 1 ORDER BY id",
                    new ListRowSource("list_1", "id > 1", Map.of("\"a\"", "\"b\"")).query());
            assertEquals(null, session.rowsOf("current_99"));
            assertEquals(null, session.rowsOf("history_1"));
            assertEquals(null, session.rowsOf("region_1"));
            assertEquals(null, session.rowsOf("page"));
            assertEquals("\"FROM\"", session.quoted("from"));
        }
    }

    @Test
    void aClosedSessionDoesNotAnswer() {
        SqlSession session = SqlSession.open(file(), false);
        assertTrue(session.isAlive());
        session.close();
        assertFalse(session.isAlive());
    }

    @Test
    void oneStatementAtATime() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(List.of(List.of(1L)), all(session, "SELECT 1 ;;"));
            assertProblem(session, "SELECT 1; SELECT 2", "expected one statement, found another behind it", 10);
            assertProblem(session, "nonsense", "expected a statement such as SELECT", 0);
        }
    }

    @Test
    void viewsOfListsStandInEachSortOfStatement() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(List.of(2L)),
                    all(
                            session,
                            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2)"
                                    + " SELECT COUNT(*) FROM n JOIN region_1 ON ordinal = i - 1"));
            String plan = all(session, "EXPLAIN SELECT COUNT(*) FROM region_1").toString();
            assertTrue(plan.toLowerCase(Locale.ROOT).contains("data_record"), plan);
            assertEquals(
                    List.of(List.of(6L)),
                    all(session, "SELECT (SELECT COUNT(*) FROM region_1) + (SELECT COUNT(*) FROM merged_1)"));
            assertProblem(session, "SELECT title, prize FROM region_1", "Column \"PRIZE\" not found", 14);
            assertProblem(session, "SELECT title FORM region_1", "Syntax error", 18);
        }
    }

    @Test
    void aMissingDatabaseIsNotMade() {
        String nowhere = folder.resolve("nowhere").toString();
        StoreException missing = assertThrows(StoreException.class, () -> SqlSession.open(nowhere, false));
        assertTrue(missing.getMessage().contains("found no file " + nowhere), missing.getMessage());
        assertThrows(StoreException.class, () -> SqlSession.open(nowhere, true));
    }

    private static void assertProblem(SqlSession session, String sql, String message, int position) {
        SqlStatementException problem = assertThrows(SqlStatementException.class, () -> session.run(sql));
        assertTrue(problem.getMessage().startsWith(message), problem.getMessage());
        assertEquals(1, problem.getMessage().lines().count());
        assertEquals(position, problem.position(), sql);
    }

    public static List<List<Object>> all(SqlSession session, String sql) throws SqlStatementException {
        List<List<Object>> all = new ArrayList<>();
        try (QueryResult rows = session.run(sql)) {
            for (List<Object> row = rows.next(); row != null; row = rows.next()) {
                all.add(row);
            }
        }
        return all;
    }

    private String file() {
        return folder.resolve("db").toString();
    }

    /** Reading means this database and nothing else: not the machine's files, not other databases, not addresses. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "CALL CSVWRITE('%s/written', 'SELECT 1')",
                "SELECT * FROM CSVREAD('%s/secret')",
                "SELECT * FROM CSVREAD('http://127.0.0.1:9/')",
                "SELECT FILE_READ('%s/secret', NULL)",
                "SELECT FILE_WRITE('a', '%s/written')",
                "SCRIPT TO '%s/written'",
                "BACKUP TO '%s/written'",
                "RUNSCRIPT FROM '%s/secret'",
                "SELECT * FROM LINK_SCHEMA('A', '', 'jdbc:h2:mem:', '', '', 'PUBLIC')",
                "CREATE LINKED TABLE a('', 'jdbc:h2:mem:', '', '', 'b')",
                "CREATE ALIAS a AS 'int f() { return 1; }'",
                "CREATE USER a PASSWORD '' ADMIN",
                "SET TRACE_LEVEL_FILE 4",
                "DELETE FROM page",
                "CREATE TABLE a(b INT)",
                "SHUTDOWN"
            })
    void aReaderCanNothingButRead(String statement) throws IOException {
        Files.writeString(folder.resolve("secret"), "SELECT 1");
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertThrows(SqlStatementException.class, () -> all(session, statement.formatted(folder)));
            assertFalse(Files.exists(folder.resolve("written")));
        }
    }
}
