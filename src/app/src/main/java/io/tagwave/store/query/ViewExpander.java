package io.tagwave.store.query;

import io.tagwave.store.Sql;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the views {@code region_N}, {@code merged_N}, {@code current_N} and {@code history_N} that a statement names. A database
 * open for writing gets them as views for other tools too; in a read-only one they precede the query as WITH clauses.
 */
final class ViewExpander {

    private static final Pattern NAME = Pattern.compile("(region|merged|current|history)_(\\d{1,18})");

    private final Connection connection;
    private final boolean write;
    private final Map<String, String> known = new LinkedHashMap<>();

    /** A statement that can be sent, with the place and the length of inserted text. */
    record Prepared(String sql, int addedAt, int added) {}

    ViewExpander(Connection connection, boolean write) {
        this.connection = connection;
        this.write = write;
    }

    Prepared prepare(String sql) throws SQLException {
        List<SqlTokens.Token> tokens = SqlTokens.of(sql);
        Map<String, String> named = new LinkedHashMap<>();
        for (SqlTokens.Token token : tokens) {
            Matcher name = NAME.matcher(token.text().toLowerCase(Locale.ROOT));
            if (token.kind() == SqlTokens.Kind.WORD && name.matches()) {
                query(name).ifPresent(query -> named.put(name.group(), query));
            }
        }
        if (named.isEmpty() || tokens.get(0).text().equalsIgnoreCase("drop")) {
            return new Prepared(sql, 0, 0);
        }
        return write ? asViews(sql, named) : asClauses(sql, tokens, named);
    }

    private Prepared asViews(String sql, Map<String, String> named) throws SQLException {
        for (Map.Entry<String, String> view : named.entrySet()) {
            Sql.execute(connection, "CREATE OR REPLACE VIEW " + view.getKey() + " AS " + view.getValue());
        }
        return new Prepared(sql, 0, 0);
    }

    private Prepared asClauses(String sql, List<SqlTokens.Token> tokens, Map<String, String> named)
            throws SQLException {
        SqlTokens.Token first = tokens.get(0);
        boolean hasWith = first.text().equalsIgnoreCase("with");
        boolean recursive = hasWith && tokens.size() > 1 && tokens.get(1).text().equalsIgnoreCase("recursive");
        List<String> clauses = new ArrayList<>();
        for (Map.Entry<String, String> view : named.entrySet()) {
            // After RECURSIVE, H2 requires the columns of every clause.
            String columns = recursive ? columns(view.getValue()) : "";
            clauses.add(view.getKey() + columns + " AS (" + view.getValue() + ")");
        }
        String all = String.join(", ", clauses);
        int at = recursive ? tokens.get(1).end() : hasWith ? first.end() : first.start();
        // EXPLAIN stays before the clauses.
        if (first.text().equalsIgnoreCase("explain") && tokens.size() > 1) {
            at = tokens.get(1).start();
        }
        String added = hasWith ? " " + all + "," : "WITH " + all + " ";
        return new Prepared(sql.substring(0, at) + added + sql.substring(at), at, added.length());
    }

    /** Returns the names of a query's columns, in parentheses. */
    private String columns(String query) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            ResultSetMetaData columns = statement.getMetaData();
            List<String> names = new ArrayList<>();
            for (int i = 1; i <= columns.getColumnCount(); i++) {
                names.add('"' + columns.getColumnLabel(i).replace("\"", "\"\"") + '"');
            }
            return "(" + String.join(", ", names) + ")";
        }
    }

    /** Returns the rows of a view in their table, if they have one. */
    Optional<ListRowSource> rows(String view) throws SQLException {
        Matcher name = NAME.matcher(view);
        return name.matches()
                ? new ViewQueries(connection).rows(name.group(1), Long.parseLong(name.group(2)))
                : Optional.empty();
    }

    private Optional<String> query(Matcher name) throws SQLException {
        String cached = known.get(name.group());
        if (cached != null) {
            return Optional.of(cached);
        }
        Optional<String> query = new ViewQueries(connection).query(name.group(1), Long.parseLong(name.group(2)));
        query.ifPresent(sql -> known.put(name.group(), sql));
        return query;
    }
}
