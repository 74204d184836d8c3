package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PostgresTest {

    private static PostgresServer server;

    @BeforeAll
    static void start() throws SQLException {
        server = PostgresServer.startIfInstalled();
        try (Database database = Database.open(server.url())) {
            ListPages.write(database);
        }
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void regionsAndListsReadTheSame() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(server.url(), false)) {
            assertEquals(
                    List.of(
                            Arrays.asList("http://example.org/shop", "Rope", 12.5, "2024-09-06"),
                            Arrays.asList("http://example.org/shop", "Knife <b>", 1024.0, null),
                            Arrays.asList("http://example.org/shop?page=2", "Anchor", 80.0, null),
                            Arrays.asList("http://example.org/shop?page=2", "Buoy", 7.0, null)),
                    SqlSessionTest.all(session, "SELECT page_url, title, price, sold_on FROM merged_1"));
            assertEquals(
                    List.of(List.of("Rope", "12,50 €")),
                    SqlSessionTest.all(session, "SELECT title, price_text FROM region_1 WHERE price < 100"));
            assertEquals(
                    List.of(List.of("1.024,00 €")),
                    SqlSessionTest.all(session, "SELECT cells[3] FROM records WHERE page_id = 1 AND ordinal = 1"));
            assertEquals(
                    List.of(List.of(3L)),
                    SqlSessionTest.all(
                            session,
                            "SELECT COUNT(*) FROM crawl_summary WHERE kind = 'outcome' OR kind = 'total' AND name IN ('pages', 'records')"));
        }
    }

    /** The tests' login is a superuser: the wall does not rest on what the login may do. */
    @Test
    void whatDoesMoreThanReadIsRefused() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(server.url(), false)) {
            for (String sql : List.of(
                    "SELECT pg_read_file('/etc/passwd')",
                    "SELECT E'\\'', pg_sleep(1), ''",
                    "SELECT \"pg_sleep\"(1)",
                    "SELECT U&\"\\0070g_sleep\"(1)",
                    "SELECT set_config('role', 'none', false)",
                    "SELECT query_to_xml('DELETE FROM region', true, false, '')",
                    "SELECT database_to_xml(true, true, '')",
                    "WITH gone AS (DELETE FROM region RETURNING id) SELECT * FROM gone",
                    "EXPLAIN ANALYZE DELETE FROM region",
                    "SELECT * FROM pg_shadow",
                    "COPY page TO 'page'",
                    "COMMIT",
                    "SET TRANSACTION READ WRITE",
                    "LOCK TABLE page")) {
                assertThrows(SqlStatementException.class, () -> session.rows(sql), sql);
            }
            assertEquals(List.of(List.of(3L)), SqlSessionTest.all(session, "SELECT COUNT(*) FROM page"));
        }
    }

    @Test
    void aProblemHasAPlaceAndTheSessionGoesOn() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(server.url(), false)) {
            SqlStatementException problem =
                    assertThrows(SqlStatementException.class, () -> session.run("SELECT nme FROM region_1"));
            assertEquals("column \"nme\" does not exist", problem.getMessage());
            assertEquals(7, problem.position());
            SqlStatementException write =
                    assertThrows(SqlStatementException.class, () -> session.run("DELETE FROM page"));
            assertTrue(write.getMessage().contains("expected a query"), write.getMessage());
            assertEquals(List.of(List.of(3L)), SqlSessionTest.all(session, "SELECT COUNT(*) FROM page"));
        }
    }

    @Test
    void aServerThatIsNotThereIsOneLine() {
        StoreException refused =
                assertThrows(StoreException.class, () -> SqlSession.open("jdbc:postgresql://127.0.0.1:1/none", false));
        assertEquals(1, refused.getMessage().lines().count());
        assertTrue(refused.getMessage().startsWith("cannot open the database jdbc:postgresql"), refused.getMessage());
    }
}
