package io.tagwave.store.query;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The views {@code region_N}, {@code merged_N}, {@code current_N} and {@code history_N} that a statement names. A database open for writing gets them as views
 * that other tools see too; in one that is only read they stand before the query as WITH clauses.
 */
final class ViewExpander {

    private static final Pattern NAME = Pattern.compile("(region|merged|current|history)_(\\d{1,18})");

    private final Connection connection;
    private final boolean write;
    private final Map<String, String> known = new LinkedHashMap<>();

    /**
     * A statement that can be sent.
     *
     * @param addedAt where something was put in that the person did not write
     * @param added how many characters
     */
    record Prepared(String sql, int addedAt, int added) {}

    ViewExpander(Connection connection, boolean write) {
        this.connection = connection;
        this.write = write;
    }

    Prepared prepare(String sql) throws SQLException {
        List<SqlTokens.Piece> words = SqlTokens.pieces(sql);
        Map<String, String> named = new LinkedHashMap<>();
        for (SqlTokens.Piece word : words) {
            Matcher name = NAME.matcher(word.text().toLowerCase(Locale.ROOT));
            if (word.sort() == SqlTokens.Sort.WORD && name.matches()) {
                String query = query(name);
                if (query != null) {
                    named.put(name.group(), query);
                }
            }
        }
        if (named.isEmpty() || words.get(0).text().equalsIgnoreCase("drop")) {
            return new Prepared(sql, 0, 0);
        }
        return write ? asViews(sql, named) : asClauses(sql, words, named);
    }

    private Prepared asViews(String sql, Map<String, String> named) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (Map.Entry<String, String> view : named.entrySet()) {
                statement.execute("CREATE OR REPLACE VIEW " + view.getKey() + " AS " + view.getValue());
            }
        }
        return new Prepared(sql, 0, 0);
    }

    private Prepared asClauses(String sql, List<SqlTokens.Piece> words, Map<String, String> named) throws SQLException {
        SqlTokens.Piece first = words.get(0);
        boolean hasWith = first.text().equalsIgnoreCase("with");
        boolean recursive = hasWith && words.size() > 1 && words.get(1).text().equalsIgnoreCase("recursive");
        List<String> clauses = new ArrayList<>();
        for (Map.Entry<String, String> view : named.entrySet()) {
            // After RECURSIVE, H2 wants to be told the columns of every clause.
            String columns = recursive ? columns(view.getValue()) : "";
            clauses.add(view.getKey() + columns + " AS (" + view.getValue() + ")");
        }
        String all = String.join(", ", clauses);
        int at = recursive ? words.get(1).end() : hasWith ? first.end() : first.start();
        // EXPLAIN and the like keep their place before the clauses.
        if (first.text().equalsIgnoreCase("explain") && words.size() > 1) {
            at = words.get(1).start();
        }
        String added = hasWith ? " " + all + "," : "WITH " + all + " ";
        return new Prepared(sql.substring(0, at) + added + sql.substring(at), at, added.length());
    }

    /** The names of a query's columns, in brackets. */
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

    /** Where the rows of a view stand, or null. */
    ListRowSource rows(String view) throws SQLException {
        Matcher name = NAME.matcher(view);
        return name.matches() ? new ViewQueries(connection).rows(name.group(1), Long.parseLong(name.group(2))) : null;
    }

    /** The view's query, or null when there is no such region or list. */
    private String query(Matcher name) throws SQLException {
        if (known.containsKey(name.group())) {
            return known.get(name.group());
        }
        long number = Long.parseLong(name.group(2));
        ViewQueries queries = new ViewQueries(connection);
        String query =
                switch (name.group(1)) {
                    case "region" -> queries.region(number);
                    case "merged" -> queries.merged(number);
                    case "current" -> queries.current(number);
                    default -> queries.history(number);
                };
        if (query != null) {
            known.put(name.group(), query);
        }
        return query;
    }
}
