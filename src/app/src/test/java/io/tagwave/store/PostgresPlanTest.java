package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Asks PostgreSQL how it would run the statements of the store with any parameters in a database with rows in every table: as
 * {@link QueryPlanTest} asks H2. Reading a table from end to end is made so dear that it is planned only where no index helps.
 */
class PostgresPlanTest {

    /** Statements that a command runs once and that read a whole table. No loop may have one of them. */
    private static final Set<String> ONCE_A_COMMAND = new TreeSet<>(Set.of(
            "contentRegions",
            "continuedLists",
            "continuedOtherwise",
            "crawlSummary",
            "driftedPages",
            "endsOfLists",
            "failedPages",
            "failedSeeds",
            "fetchedSeeds",
            "firstPages",
            "firstSeeds",
            "hiddenChanges",
            "incompleteVisits",
            "latestRows",
            "latestUpdates",
            "latestVisits",
            "seedPages",
            "listColumns",
            "listsNotFollowed",
            "mainRecords",
            "newVisits",
            "nextPages",
            "nextPagesWithoutList",
            "pagesByOutcome",
            "partlyReadPages",
            "redirectedSeeds",
            "regionColumns",
            "repetitivePages",
            "replacedPages",
            "storedDigests",
            "tablesOfLaterCrawls",
            "visitsOfList"));

    private static final Pattern NODE = Pattern.compile(
            "^\\s*(?:->)?\\s*(?:Parallel )?(Seq Scan on|Index (?:Only )?Scan(?: Backward)? using \\w+ on) (\\w+)");

    private static PostgresServer server;
    private static Database database;
    private static Connection connection;

    @BeforeAll
    static void fill() throws SQLException {
        server = PostgresServer.startIfInstalled();
        database = Database.open(server.url());
        connection = database.connect();
        QueryPlanTest.fill(
                connection, "public", PostgresPlanTest::value, "generate_series(1, " + QueryPlanTest.ROWS + ") AS x");
        Sql.execute(connection, "ANALYZE");
        Sql.execute(connection, "SET enable_seqscan = off");
        Sql.execute(connection, "SET plan_cache_mode = force_generic_plan");
    }

    private static String value(String type) {
        return switch (type) {
            case "bigint", "integer", "smallint", "double precision" -> type.equals("smallint") ? "MOD(x, 3)" : "x";
            case "boolean" -> "MOD(x, 2) = 0";
            case "ARRAY" -> "'{}'";
            case "bytea" -> "''";
            case "date" -> "DATE '2024-01-01' + x";
            case "timestamp with time zone" ->
                "TIMESTAMP WITH TIME ZONE '2024-01-01 00:00:00Z' + x * INTERVAL '1 second'";
            default -> "'v' || x";
        };
    }

    @AfterAll
    static void close() throws SQLException {
        if (server != null) {
            connection.close();
            database.close();
            server.close();
        }
    }

    @Test
    void noStatementReadsAllRowsOfATableThatGrows() throws Exception {
        Set<String> found = new TreeSet<>();
        int planned = 0;
        for (Map.Entry<String, String> statement : QueryPlanTest.statements().entrySet()) {
            // A list's own table is made with the index of its rows.
            if (statement.getValue().contains("list_N") || statement.getValue().contains("list_%")) {
                continue;
            }
            List<String> plan = plan(statement.getValue());
            planned += plan.isEmpty() ? 0 : 1;
            if (readsAll(plan)) {
                found.add(statement.getKey());
            }
        }
        assertEquals(ONCE_A_COMMAND, found);
        assertTrue(planned >= 88, planned + " statements");
    }

    /** Returns whether a plan reads a table that grows, or an index of it, without a condition on the index. */
    private static boolean readsAll(List<String> plan) {
        for (int i = 0; i < plan.size(); i++) {
            Matcher node = NODE.matcher(plan.get(i));
            if (node.find() && !QueryPlanTest.SMALL.contains(node.group(2).toUpperCase(Locale.ROOT))) {
                boolean byIndex = i + 1 < plan.size() && plan.get(i + 1).contains("Index Cond:");
                if (!byIndex) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns how a statement is run with parameters of any value; nothing for one in H2's words. */
    private static List<String> plan(String sql) throws SQLException {
        String numbered = QueryPlanTest.filledIn(sql).strip();
        int parameters = 0;
        while (numbered.contains("?")) {
            numbered = numbered.replaceFirst("\\?", "\\$" + ++parameters);
        }
        try {
            Sql.execute(connection, "PREPARE one AS " + numbered);
        } catch (SQLException inWordsOfH2) {
            return List.of();
        }
        String nulls = parameters == 0 ? "" : "(" + "NULL, ".repeat(parameters - 1) + "NULL)";
        List<String> plan =
                Sql.query(connection, "EXPLAIN (COSTS OFF) EXECUTE one" + nulls).list(row -> row.getString(1));
        Sql.execute(connection, "DEALLOCATE one");
        return plan;
    }
}
