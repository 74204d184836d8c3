package io.tagwave.store.query;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
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
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A database open for a person's statements, one after the other. Besides tables and views it knows the views of regions
 * ({@code region_17}) and of lists ({@code merged_17}), which are made when a statement names them.
 */
public final class SqlSession implements AutoCloseable {

    /** Rows that a driver fetches together: enough to be fast, few enough for little memory. */
    private static final int FETCH = 1000;

    private static final Set<String> QUERIES = Set.of("select", "with", "values", "table", "explain", "show");

    private final String name;
    private final boolean write;
    /** Null where the database itself lets readers only read. */
    private final @Nullable PostgresReading reading;

    private Database database;
    private Connection connection;
    private ViewExpander views;
    private volatile @Nullable Statement running;

    private SqlSession(String name, boolean write) {
        this.name = name;
        this.write = write;
        database = write ? Database.openExisting(name) : Database.openReadOnly(name);
        try {
            connection = database.connect();
            views = new ViewExpander(connection, write);
            boolean isPostgres = SqlDialect.of(connection) == SqlDialect.POSTGRESQL;
            reading = isPostgres && !write ? new PostgresReading(connection) : null;
            if (reading != null) {
                reading.takeRole();
            }
            // PostgreSQL reads a result in parts only inside a transaction.
            connection.setAutoCommit(write || !isPostgres);
        } catch (SQLException e) {
            database.close();
            throw new StoreException("cannot read the database " + database.name() + ": " + Database.reason(e), e);
        }
    }

    /**
     * Opens an existing database.
     *
     * @param write whether statements may change it
     * @throws StoreException if it cannot be opened
     */
    public static SqlSession open(String name, boolean write) {
        return new SqlSession(name, write);
    }

    /** Opens a file again that a crawl has written since, unless rows of it are still being read. */
    private void update() {
        if (database.isOutdated() && isIdle()) {
            SqlSession now = new SqlSession(name, write);
            close();
            database = now.database;
            connection = now.connection;
            views = now.views;
        }
    }

    /** Runs one statement without parameters. */
    public QueryResult run(String sql) throws SqlStatementException {
        return run(sql, Map.of());
    }

    /**
     * Runs one statement.
     *
     * @param parameters values of {@code :name} in it
     */
    public QueryResult run(String sql, Map<String, String> parameters) throws SqlStatementException {
        requireOne(sql);
        update();
        if (reading != null) {
            reading.check(sql);
        }
        ParameterizedStatement statement = ParameterizedStatement.of(sql, parameters);
        return run(SqlStatementException.unlessRefused(() -> views.prepare(statement.sql())), statement);
    }

    private boolean isIdle() {
        Statement last = running;
        return last == null || Sql.run("look at the last query", last::isClosed);
    }

    /** Refuses several statements: H2 would run the first and silently ignore the others. */
    private static void requireOne(String sql) throws SqlStatementException {
        List<SqlTokens.Token> tokens = SqlTokens.of(sql);
        for (int i = 1; i < tokens.size(); i++) {
            if (tokens.get(i - 1).kind() == SqlTokens.Kind.SEMICOLON
                    && tokens.get(i).kind() != SqlTokens.Kind.SEMICOLON) {
                int position = tokens.get(i).start();
                throw new SqlStatementException("expected one statement, found another behind it", position, null);
            }
        }
    }

    private QueryResult run(ViewExpander.Prepared prepared, ParameterizedStatement asked) throws SqlStatementException {
        PreparedStatement statement = null;
        try {
            statement = connection.prepareStatement(prepared.sql());
            running = statement;
            statement.setFetchSize(FETCH);
            asked.bind(statement);
            boolean hasRows = statement.execute();
            QueryResult result =
                    new QueryResult(statement, hasRows ? statement.getResultSet() : null, statement.getUpdateCount());
            if (hasRows && result.columns().isEmpty()) {
                result.close();
                throw new SqlStatementException("expected columns to ask for, found none", -1, null);
            }
            return result;
        } catch (SQLException e) {
            close(statement);
            throw SqlStatementException.of(e, asked.sql(), prepared.addedAt(), prepared.added());
        }
    }

    private void close(@Nullable PreparedStatement statement) throws SqlStatementException {
        SqlStatementException.unlessRefused(() -> {
            if (statement != null) {
                statement.close();
            }
            if (!connection.getAutoCommit()) {
                // PostgreSQL accepts no further statement in a transaction that met an error.
                connection.rollback();
            }
            return true;
        });
    }

    /** Returns all rows of a query whose result is small enough to be held in memory. */
    public List<List<@Nullable Object>> rows(String sql) throws SqlStatementException {
        return run(sql).toList();
    }

    /** Returns the names of the parameters in a statement. */
    public static Set<String> parametersOf(String sql) {
        return SqlTokens.of(sql).stream()
                .filter(token -> token.kind() == SqlTokens.Kind.PARAMETER)
                .map(SqlTokens.Token::text)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the statement with values written into it, for a person to read and change. */
    public static String filledIn(String sql, Map<String, String> parameters) {
        StringBuilder filled = new StringBuilder(sql);
        List<SqlTokens.Token> tokens = SqlTokens.of(sql);
        for (int i = tokens.size() - 1; i >= 0; i--) {
            SqlTokens.Token token = tokens.get(i);
            String value = parameters.get(token.text());
            if (token.kind() == SqlTokens.Kind.PARAMETER && value != null) {
                filled.replace(token.start(), token.end(), isWholeNumber(value) ? value : SqlDialect.literal(value));
            }
        }
        return filled.toString();
    }

    static boolean isWholeNumber(String value) {
        return value.matches("-?\\d{1,18}");
    }

    /** Returns the bytes of a page, or null if they were not kept. */
    public byte @Nullable [] pageHtml(long page) {
        String query = "SELECT html FROM page_html WHERE page_id = ?";
        return Sql.run("read page " + page, () -> Sql.query(connection, query, page)
                        .<byte[]>first(row -> row.getBytes(1)))
                .orElse(null);
    }

    /** Returns the names of the columns of a table or view, none if it does not exist. */
    public List<String> columnsOf(String name) {
        return describe(name).stream().map(ResultColumn::name).toList();
    }

    /** Returns the columns of a table or view, none if it does not exist. */
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

    /** Returns the rows of a list's view in their table, or null if they have no table. */
    public @Nullable ListRowSource rowsOf(String view) {
        return reading(() -> views.rows(view)).orElse(null);
    }

    /** Quotes the name of a column, as {@link QueryResult#columns} gives it, so that it cannot be a keyword. */
    public String quoted(String column) {
        return reading(() -> SqlDialect.of(connection).quoted(column));
    }

    /** Returns whether the database holds all rows of a result that it sorts: H2 does where it may not write. */
    public boolean holdsSortedRows() {
        return !write && reading(() -> SqlDialect.of(connection) == SqlDialect.H2);
    }

    private <T> T reading(Sql.Work<T> work) {
        return Sql.run("read " + database.name(), work);
    }

    /** Returns whether the database still answers. */
    public boolean isAlive() {
        try {
            return connection.isValid(1);
        } catch (SQLException e) {
            return false;
        }
    }

    /** Returns whether a statement begins like one that returns rows and changes nothing. */
    public static boolean asksForRows(String sql) {
        return SqlTokens.of(sql).stream()
                .findFirst()
                .filter(token -> token.kind() == SqlTokens.Kind.WORD)
                .filter(token -> QUERIES.contains(token.text().toLowerCase(Locale.ROOT)))
                .isPresent();
    }

    /** Returns whether a semicolon outside of strings and comments ends the text. */
    public static boolean endsStatement(String text) {
        List<SqlTokens.Token> tokens = SqlTokens.of(text);
        return !tokens.isEmpty() && tokens.get(tokens.size() - 1).kind() == SqlTokens.Kind.SEMICOLON;
    }

    /** Stops the statement that another thread runs. */
    public void cancel() {
        Statement current = running;
        if (current != null) {
            Sql.perform("stop the query", current::cancel);
        }
    }

    @Override
    public void close() {
        try (Database closing = database) {
            Sql.perform("close " + closing.name(), connection::close);
        }
    }

    /** Returns all tables and views in alphabetical order. */
    public List<TableInfo> relations() {
        return Sql.run("list the tables of " + database.name(), this::readRelations);
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
            List<TableInfo.Attribute> columns = new ArrayList<>();
            try (ResultSet rows = meta.getColumns(null, schema, entry.getKey(), "%")) {
                while (rows.next()) {
                    columns.add(new TableInfo.Attribute(
                            lower(rows.getString("COLUMN_NAME")), lower(rows.getString("TYPE_NAME"))));
                }
            }
            relations.add(new TableInfo(lower(entry.getKey()), entry.getValue(), columns));
        }
        return relations;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
