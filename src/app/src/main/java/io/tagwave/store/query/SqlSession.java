package io.tagwave.store.query;

import io.tagwave.store.Database;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.StoreException;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A database open for a person's statements, one after the other. Beside tables and views it knows the region's own views
 * ({@code region_17}) and those of lists over several pages ({@code merged_17}), made when a statement names them.
 */
public final class SqlSession implements AutoCloseable {

    /** Rows that a driver fetches at a time: enough to be fast, few enough for a little memory. */
    private static final int FETCH = 1000;

    private static final Set<String> QUERIES = Set.of("select", "with", "values", "table", "explain", "show");

    private final Database database;
    private final Connection connection;
    private final ViewExpander views;
    private volatile Statement running;

    private SqlSession(Database database, Connection connection, boolean write) throws SQLException {
        this.database = database;
        this.connection = connection;
        this.views = new ViewExpander(connection, write);
        // PostgreSQL reads a result in parts only inside a transaction.
        connection.setAutoCommit(write || SqlDialect.of(connection) == SqlDialect.H2);
    }

    /**
     * Opens an existing database.
     *
     * @param write whether statements may change it
     * @throws StoreException when it can not be opened
     */
    public static SqlSession open(String name, boolean write) {
        Database database = write ? Database.openExisting(name) : Database.openReadOnly(name);
        try {
            return new SqlSession(database, database.connect(), write);
        } catch (SQLException e) {
            database.close();
            throw new StoreException("cannot read the database " + database.name() + ": " + Database.reason(e), e);
        }
    }

    /**
     * Runs one statement.
     *
     * @param parameters values of {@code :name} in it
     */
    public QueryResult run(String sql, Map<String, String> parameters) throws SqlStatementException {
        requireOne(sql);
        ParameterizedStatement statement = ParameterizedStatement.of(sql, parameters);
        ViewExpander.Prepared ready;
        try {
            ready = views.prepare(statement.sql());
        } catch (SQLException e) {
            throw SqlProblems.of(e, "", 0, 0);
        }
        return run(ready, statement);
    }

    /** H2 would run the first and keep quiet about the others. */
    private static void requireOne(String sql) throws SqlStatementException {
        List<SqlTokens.Piece> pieces = SqlTokens.pieces(sql);
        for (int i = 1; i < pieces.size(); i++) {
            if (pieces.get(i - 1).sort() == SqlTokens.Sort.SEMICOLON
                    && pieces.get(i).sort() != SqlTokens.Sort.SEMICOLON) {
                throw new SqlStatementException(
                        "expected one statement, found another behind it",
                        pieces.get(i).start(),
                        null);
            }
        }
    }

    /** The names of the parameters in a statement. */
    public static Set<String> parametersOf(String sql) {
        Set<String> names = new TreeSet<>();
        for (SqlTokens.Piece piece : SqlTokens.pieces(sql)) {
            if (piece.sort() == SqlTokens.Sort.PARAMETER) {
                names.add(piece.text());
            }
        }
        return names;
    }

    /** The statement with values written into it, to be read and changed by a person. */
    public static String filledIn(String sql, Map<String, String> parameters) {
        StringBuilder filled = new StringBuilder(sql);
        List<SqlTokens.Piece> pieces = SqlTokens.pieces(sql);
        for (int i = pieces.size() - 1; i >= 0; i--) {
            SqlTokens.Piece piece = pieces.get(i);
            String value = parameters.get(piece.text());
            if (piece.sort() == SqlTokens.Sort.PARAMETER && value != null) {
                filled.replace(
                        piece.start(), piece.end(), value.matches("-?\\d{1,18}") ? value : SqlDialect.literal(value));
            }
        }
        return filled.toString();
    }

    /** Runs one statement without parameters. */
    public QueryResult run(String sql) throws SqlStatementException {
        return run(sql, Map.of());
    }

    /** Returns all rows of a query whose result is small enough to be held in memory. */
    public List<List<Object>> rows(String sql) throws SqlStatementException {
        return run(sql).toList();
    }

    /** Tables and views, those of lists included, in alphabetical order. */
    public List<TableInfo> relations() {
        try {
            return readRelations();
        } catch (SQLException e) {
            throw new StoreException("cannot list the tables of " + database.name() + ": " + Database.reason(e), e);
        }
    }

    /** The bytes of a page, or null unless they were kept. */
    public byte[] pageHtml(long page) {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT html FROM page_html WHERE page_id = " + page)) {
            return row.next() ? row.getBytes(1) : null;
        } catch (SQLException e) {
            throw new StoreException("cannot read page " + page + ": " + Database.reason(e), e);
        }
    }

    /** Names of the columns of a view that is only made when it is named; empty when there is none. */
    public List<String> columnsOf(String name) {
        if (!name.matches("\\w+")) {
            return List.of();
        }
        try (QueryResult rows = run("SELECT * FROM " + name + " WHERE 1 = 0")) {
            return rows.columns();
        } catch (SqlStatementException e) {
            return List.of();
        }
    }

    /** The columns of a table or view, also of one that is only made when it is named; empty when there is none. */
    public List<ResultColumn> describe(String name) {
        if (!name.matches("\\w+")) {
            return List.of();
        }
        try (QueryResult rows = run("SELECT * FROM " + name + " WHERE 1 = 0")) {
            return rows.described();
        } catch (SqlStatementException e) {
            return List.of();
        }
    }

    /** Where the rows of a list's view stand; null where they are in no table of their own. */
    public ListRowSource rowsOf(String view) {
        try {
            return views.rows(view);
        } catch (SQLException e) {
            throw new StoreException("cannot read " + database.name() + ": " + Database.reason(e), e);
        }
    }

    /** The name of a column, as {@link QueryResult#columns} gives it, so that no word of SQL can be meant. */
    public String quoted(String column) {
        try {
            return SqlDialect.of(connection).quoted(column);
        } catch (SQLException e) {
            throw new StoreException("cannot read " + database.name() + ": " + Database.reason(e), e);
        }
    }

    /** Whether the database still answers. */
    public boolean isAlive() {
        try {
            return connection.isValid(1);
        } catch (SQLException e) {
            return false;
        }
    }

    /** Whether a statement begins like one that gives rows and changes nothing. */
    public static boolean asksForRows(String sql) {
        return SqlTokens.pieces(sql).stream()
                .findFirst()
                .filter(piece -> piece.sort() == SqlTokens.Sort.WORD)
                .filter(piece -> QUERIES.contains(piece.text().toLowerCase(Locale.ROOT)))
                .isPresent();
    }

    /** Whether a semicolon outside of strings and comments ends the text. */
    public static boolean endsStatement(String text) {
        List<SqlTokens.Piece> pieces = SqlTokens.pieces(text);
        return !pieces.isEmpty() && pieces.get(pieces.size() - 1).sort() == SqlTokens.Sort.SEMICOLON;
    }

    /** Stops the statement that another thread runs. */
    public void cancel() {
        Statement current = running;
        if (current != null) {
            try {
                current.cancel();
            } catch (SQLException e) {
                throw new StoreException("cannot stop the query: " + Database.reason(e), e);
            }
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new StoreException("cannot close " + database.name() + ": " + Database.reason(e), e);
        } finally {
            database.close();
        }
    }

    private QueryResult run(ViewExpander.Prepared ready, ParameterizedStatement asked) throws SqlStatementException {
        PreparedStatement statement = null;
        try {
            statement = connection.prepareStatement(ready.sql());
            running = statement;
            statement.setFetchSize(FETCH);
            asked.bind(statement);
            boolean hasRows = statement.execute();
            QueryResult rows =
                    new QueryResult(statement, hasRows ? statement.getResultSet() : null, statement.getUpdateCount());
            if (hasRows && rows.columns().isEmpty()) {
                rows.close();
                throw new SqlStatementException("expected columns to ask for, found none", -1, null);
            }
            return rows;
        } catch (SQLException e) {
            close(statement);
            throw SqlProblems.of(e, asked.sql(), ready.addedAt(), ready.added());
        }
    }

    private void close(PreparedStatement statement) throws SqlStatementException {
        try {
            if (statement != null) {
                statement.close();
            }
            if (!connection.getAutoCommit()) {
                // PostgreSQL takes no further statement in a transaction that met an error.
                connection.rollback();
            }
        } catch (SQLException e) {
            throw SqlProblems.of(e, "", 0, 0);
        }
    }

    private List<TableInfo> readRelations() throws SQLException {
        DatabaseMetaData meta = connection.getMetaData();
        Map<String, String> kinds = new LinkedHashMap<>();
        String schema = connection.getSchema();
        try (ResultSet rows = meta.getTables(null, schema, "%", new String[] {"TABLE", "BASE TABLE", "VIEW"})) {
            while (rows.next()) {
                String kind = rows.getString("TABLE_TYPE").equals("VIEW") ? "view" : "table";
                kinds.put(rows.getString("TABLE_NAME"), kind);
            }
        }
        List<TableInfo> relations = new ArrayList<>();
        for (Map.Entry<String, String> entry : kinds.entrySet()) {
            relations.add(
                    new TableInfo(lower(entry.getKey()), entry.getValue(), columns(meta, schema, entry.getKey())));
        }
        return relations;
    }

    private static List<TableInfo.Attribute> columns(DatabaseMetaData meta, String schema, String table)
            throws SQLException {
        List<TableInfo.Attribute> columns = new ArrayList<>();
        try (ResultSet rows = meta.getColumns(null, schema, table, "%")) {
            while (rows.next()) {
                columns.add(new TableInfo.Attribute(
                        lower(rows.getString("COLUMN_NAME")), lower(rows.getString("TYPE_NAME"))));
            }
        }
        return columns;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
