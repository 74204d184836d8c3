package io.tagwave.store.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SavedQueriesTest {

    @Test
    void aFileHasATitleParametersAndAStatement() {
        SavedQuery query = SavedQuery.parse(
                "cheap", "-- Cheap goods\n-- :most = 10 euros at most\n--:host= the host\nSELECT :most, :host;\n");
        assertEquals("cheap", query.name());
        assertEquals("Cheap goods", query.title());
        assertEquals(Map.of("most", "10", "host", "the"), query.defaults());
        assertTrue(query.sql().endsWith("SELECT :most, :host"), query.sql());
        assertEquals(Map.of("most", "5", "host", "the", "other", "1"), query.with(Map.of("most", "5", "other", "1")));
        assertEquals(
                List.of("most", "host"),
                List.copyOf(query.with(Map.of("host", "b")).keySet()));
        assertEquals("", SavedQuery.parse("empty", "").title());
    }

    @Test
    void theProgramsOwnAreReadyToRun() {
        SavedQueries queries = SavedQueries.load();
        assertTrue(queries.all().size() > 10, "found " + queries.all().size());
        assertEquals(
                queries.all().stream().map(SavedQuery::name).sorted().toList(),
                queries.all().stream().map(SavedQuery::name).toList());
        for (SavedQuery query : queries.all()) {
            assertEquals(query, queries.get(query.name()));
            assertFalse(query.title().isEmpty(), query.name());
            assertFalse(query.name().contains("."), query.name());
            assertTrue(query.defaults().keySet().containsAll(SqlSession.parametersOf(query.sql())), query.name());
            assertTrue(SqlSession.asksForRows(query.sql()), query.name());
        }
        assertNull(queries.get("no such query"));
    }

    @Test
    void parametersAreNamedAndFilledIn() {
        String sql = "SELECT ':no', \":no\" FROM page -- :no\nWHERE url = :url AND id > :n AND :url <> ''";
        assertEquals(List.of("n", "url"), List.copyOf(SqlSession.parametersOf(sql)));
        assertEquals(
                "SELECT ':no', \":no\" FROM page -- :no\nWHERE url = 'it''s' AND id > -12 AND 'it''s' <> ''",
                SqlSession.filledIn(sql, Map.of("url", "it's", "n", "-12", "no", "1", "FROM", "2")));
        assertEquals("SELECT 'x', :n", SqlSession.filledIn("SELECT :url, :n", Map.of("url", "x")));
        assertEquals("", SqlSession.filledIn("", Map.of("a", "1")));
        assertEquals("'1234567890123456789'", SqlSession.filledIn(":n", Map.of("n", "1234567890123456789")));
        assertEquals("123456789012345678", SqlSession.filledIn(":n", Map.of("n", "123456789012345678")));
    }

    @Test
    void aStatementAsksForRowsByItsFirstWord() {
        for (String sql : List.of(
                "SELECT 1",
                " /* a */ with a as (select 1) select * from a",
                "VALUES 1",
                "table page",
                "EXPLAIN SELECT 1",
                "show tables",
                "-- title\nselect 1")) {
            assertTrue(SqlSession.asksForRows(sql), sql);
        }
        for (String sql : List.of("", "DELETE FROM page", "'select'", "\"select\"", "selected", "1")) {
            assertFalse(SqlSession.asksForRows(sql), sql);
        }
    }

    @Test
    void aSemicolonOutsideOfTextsEndsAStatement() {
        assertTrue(SqlSession.endsStatement("SELECT 1;"));
        assertTrue(SqlSession.endsStatement("SELECT 1; -- done"));
        assertFalse(SqlSession.endsStatement("SELECT ';'"));
        assertFalse(SqlSession.endsStatement("SELECT 1 -- ;"));
        assertFalse(SqlSession.endsStatement(""));
    }
}
