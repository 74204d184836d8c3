package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Asks H2 how it runs the statements of the store in a database with rows in every table. */
class QueryPlanTest {

    static final int ROWS = 3000;

    /** Tables with a row for each crawl or target of watch. */
    static final Set<String> SMALL = Set.of("CRAWL", "LIST_CRAWL", "WATCH_TARGET");

    /** Tables with few rows for each crawl: an index by the crawl's number finds what is needed of them. */
    private static final Set<String> FEW_A_CRAWL = Set.of("CRAWL_SEED", "LIST_CRAWL", "LIST_VISIT");

    /** Statements that read all rows that a crawl has in a table: once, or for each page that is torn, failed or led nowhere. */
    private static final Set<String> ALL_OF_A_CRAWL = new TreeSet<>(Set.of(
            "failedPages",
            "forgetFoundOn",
            "forgetFrontier",
            "pagesByState",
            "tornPages",
            // Only whether there is one.
            "unrepaired",
            "waitingPages"));

    /** Statements that a command runs once: for all pages of its crawl, or for all lists. No loop may have one of them. */
    private static final Set<String> ONCE_A_COMMAND = new TreeSet<>(Set.of(
            "contentRegions",
            "continuedOtherwise",
            "crawlSummary",
            "crawlsWithoutTables",
            "driftedPages",
            "endsOfLists",
            "failedPages",
            "failedSeeds",
            "fetchedSeeds",
            "firstPages",
            "firstSeeds",
            "hiddenChanges",
            "incompleteVisits",
            "latestRefused",
            "latestRows",
            "latestUpdates",
            "latestVisits",
            "mainRecords",
            "newVisits",
            "nextPages",
            "nextPagesWithoutList",
            "partlyReadPages",
            "seedPages",
            "listColumns",
            "listsNotFollowed",
            "continuedLists",
            "pagesByOutcome",
            "redirectedSeeds",
            "regionColumns",
            "repetitivePages",
            "replacedPages",
            // Asked of PostgreSQL alone, which has an index for it.
            "sameBytes",
            "storedDigests",
            "tablesOfLaterCrawls",
            "visitsOfList"));

    /** A table that a plan reads from end to end, or an index of it without a condition. */
    private static final Pattern SCAN = Pattern.compile("/\\* PUBLIC\\.(\\w+?)(?:\\.tableScan|) \\*/");

    /** An index whose only condition is the crawl's number, though the number of rows in a crawl has no limit. */
    private static final Pattern BY_CRAWL = Pattern.compile("/\\* PUBLIC\\.(\\w+): CRAWL_ID (?:=|IN)[^\\n]*? \\*/");

    /** H2's errors for statements that only PostgreSQL runs, and for parts of statements. */
    private static final Set<Integer> NOT_FOR_H2 =
            Set.of(ErrorCode.SYNTAX_ERROR_1, ErrorCode.SYNTAX_ERROR_2, ErrorCode.FUNCTION_NOT_FOUND_1);

    private static Database database;
    private static Connection connection;

    @BeforeAll
    static void fill() throws SQLException {
        database = Database.open("jdbc:h2:mem:plans");
        connection = database.connect();
        fill(connection, "PUBLIC", QueryPlanTest::value, "SYSTEM_RANGE(1, " + ROWS + ") AS t(x)");
        Sql.execute(connection, "ANALYZE");
    }

    /** Writes rows to every table: each column the value of its type, in which x is the number of the row. */
    static void fill(Connection connection, String schema, UnaryOperator<String> value, String numbers)
            throws SQLException {
        Map<String, List<String>> values = new TreeMap<>();
        Sql.query(
                        connection,
                        "SELECT c.table_name, c.data_type FROM information_schema.columns c JOIN information_schema.tables t"
                                + " ON t.table_name = c.table_name AND t.table_schema = c.table_schema"
                                + " WHERE c.table_schema = '" + schema
                                + "' AND t.table_type = 'BASE TABLE' ORDER BY c.ordinal_position")
                .each(row -> values.computeIfAbsent(row.getString(1), table -> new ArrayList<>())
                        .add(value.apply(row.getString(2))));
        for (Map.Entry<String, List<String>> table : values.entrySet()) {
            Sql.execute(
                    connection,
                    "INSERT INTO " + table.getKey() + " SELECT " + String.join(", ", table.getValue()) + " FROM "
                            + numbers);
        }
    }

    private static String value(String type) {
        return switch (type) {
            case "BIGINT", "INTEGER", "SMALLINT", "DOUBLE PRECISION" -> "MOD(x, 1000000)";
            case "BOOLEAN" -> "MOD(x, 2) = 0";
            case "ARRAY" -> "ARRAY[]";
            case "BINARY VARYING" -> "X'00'";
            case "DATE", "TIMESTAMP WITH TIME ZONE" ->
                "DATEADD(SECOND, x, TIMESTAMP WITH TIME ZONE '2024-01-01 00:00:00Z')";
            default -> "'v' || x";
        };
    }

    @AfterAll
    static void close() throws SQLException {
        connection.close();
        database.close();
    }

    @Test
    void noStatementReadsAllRowsOfATableThatGrows() throws Exception {
        assertEquals(ONCE_A_COMMAND, statementsWith(SCAN, SMALL, Map.of()));
    }

    @Test
    void noStatementReadsAllRowsOfACrawl() throws Exception {
        Map<String, String> tables = new TreeMap<>();
        Sql.query(connection, "SELECT index_name, table_name FROM information_schema.indexes")
                .each(row -> tables.put(row.getString(1), row.getString(2)));
        assertEquals(ALL_OF_A_CRAWL, statementsWith(BY_CRAWL, FEW_A_CRAWL, tables));
    }

    /** Returns the names of the statements whose plan reads a table or an index in a way, but for those of some tables. */
    private static Set<String> statementsWith(Pattern way, Set<String> allowed, Map<String, String> tables)
            throws Exception {
        Set<String> found = new TreeSet<>();
        for (Map.Entry<String, String> statement : statements().entrySet()) {
            // A list's own table is made with the index of its rows.
            boolean isOfLists = statement.getValue().contains("list_N");
            if (!isOfLists
                    && way.matcher(plan(statement.getValue()))
                            .results()
                            .anyMatch(scan -> !allowed.contains(tables.getOrDefault(scan.group(1), scan.group(1))))) {
                found.add(statement.getKey());
            }
        }
        return found;
    }

    static Map<String, String> statements() throws IOException {
        Map<String, String> statements = new TreeMap<>();
        for (String folder : List.of("", "frontier", "list", "query")) {
            Path file = Path.of("src/main/resources/io/tagwave/store", folder, "statements.sql");
            Matcher statement = SqlStatements.STATEMENT.matcher(Files.readString(file));
            while (statement.find()) {
                statements.put(statement.group(1), statement.group(2));
            }
        }
        return statements;
    }

    /** Returns how a statement is run; nothing for one in PostgreSQL's words. */
    private static String plan(String sql) throws SQLException {
        try (PreparedStatement explain = connection.prepareStatement("EXPLAIN " + filledIn(sql))) {
            for (int i = 1; i <= explain.getParameterMetaData().getParameterCount(); i++) {
                explain.setObject(i, null);
            }
            return Sql.query(explain).first(row -> row.getString(1)).orElseThrow();
        } catch (SQLException e) {
            if (NOT_FOR_H2.contains(e.getErrorCode())) {
                return "";
            }
            throw e;
        }
    }

    static String filledIn(String format) {
        return format.replace("%s", "''").replace("%1$d", "1").replace("%%", "%");
    }
}
