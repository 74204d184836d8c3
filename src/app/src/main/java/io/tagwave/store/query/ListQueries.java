package io.tagwave.store.query;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.ValueParts;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes the queries of lists that have tables. */
final class ListQueries {

    private static final SqlStatements SQL = SqlStatements.of(ListQueries.class);

    /** Columns of a list that say where a record was found. */
    private static final String[] PLACE = {"page_url", "region", "ordinal"};

    private final Connection connection;
    private final SqlDialect dialect;
    private final String complete;

    /**
     * Creates the queries of a database's lists.
     *
     * @param making whether crawls count whose tables are not yet complete
     */
    ListQueries(Connection connection, boolean making) throws SQLException {
        this.connection = connection;
        dialect = SqlDialect.of(connection);
        complete = making ? "" : " AND EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = v.crawl_id)";
    }

    /** The rows of one visit in a list's table. */
    private record VisitRows(long list, long first, long last) {
        ListRowSource source(String condition, Map<String, String> columns) {
            return new ListRowSource(
                    "list_" + list, "id BETWEEN " + first + " AND " + last + " AND " + condition, columns);
        }
    }

    /** Returns a list as one crawl read it, by its number in that crawl. */
    Optional<ListRowSource> merged(long number) throws SQLException {
        Optional<VisitRows> rows = rows("v.list = ? AND v.regions > 0", number);
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> columns = new LinkedHashMap<>();
        ColumnIdentifiers names = new ColumnIdentifiers(PLACE);
        for (String name : PLACE) {
            add(columns, name, name);
        }
        Sql.query(connection, SQL.get("mergedColumns"), number).each(row -> {
            String name = names.of(row.getString(1));
            if (ViewQueries.typedArray(ColumnKind.of(row.getString(2))) != null && row.getString(4) != null) {
                add(columns, name, row.getString(4));
                name = ValueParts.isNumber(row.getString(5)) ? "" : names.of(name + "_text");
            }
            if (!name.isEmpty()) {
                add(columns, name, row.getString(3));
            }
        });
        return Optional.of(rows.get().source("NOT carried", columns));
    }

    private void add(Map<String, String> columns, String name, String column) {
        columns.put(dialect.quoted(name), dialect.quoted(column));
    }

    /** Returns a list as its latest crawl left it. */
    Optional<ListRowSource> current(long number) throws SQLException {
        return current(rows("v.first_list = ?", first(number)));
    }

    /** Returns a list as one crawl left it. */
    Optional<ListRowSource> left(long number, long crawl) throws SQLException {
        return current(rows("v.first_list = ? AND v.crawl_id = ?", first(number), crawl));
    }

    private Optional<ListRowSource> current(Optional<VisitRows> rows) throws SQLException {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> columns = new LinkedHashMap<>();
        add(columns, "key", "key");
        columns(rows.get().list()).forEach((column, name) -> add(columns, name, column));
        add(columns, "page_url", "page_url");
        return Optional.of(rows.get().source("NOT repeats", columns));
    }

    /** Returns the query of all states of all items with the first and the last crawl that saw them. */
    Optional<String> history(long number) throws SQLException {
        Optional<VisitRows> rows = rows("v.first_list = ?", first(number));
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        String key = dialect.quoted("key");
        StringBuilder sql = new StringBuilder("SELECT " + key + ", since AS first_crawl, MAX(crawl_id) AS last_crawl");
        columns(rows.get().list()).forEach((column, name) -> sql.append(", MAX(")
                .append(dialect.quoted(column))
                .append(") AS ")
                .append(dialect.quoted(name)));
        return Optional.of(sql + " FROM list_" + rows.get().list() + " WHERE id <= "
                + rows.get().last() + " AND NOT repeats GROUP BY " + key + ", since ORDER BY " + key + ", since");
    }

    /** Returns the visible columns of a list's table with their names, values before their texts. */
    private Map<String, String> columns(long firstList) throws SQLException {
        record Shown(
                String text,
                @Nullable String value,
                @Nullable String textName,
                @Nullable String valueName,
                boolean plain) {}
        Map<String, Shown> fields = new LinkedHashMap<>();
        Sql.query(connection, SQL.get("visibleColumns"), firstList).each(row -> {
            Shown field = new Shown(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getString(4),
                    ValueParts.isNumber(row.getString(5)));
            fields.merge(field.text(), field, (a, b) -> a.value() == null ? b : a);
        });
        Map<String, String> columns = new LinkedHashMap<>();
        for (Shown field : fields.values()) {
            if (field.value() != null) {
                columns.put(field.value(), Objects.requireNonNullElse(field.valueName(), field.value()));
            }
            if (!field.plain()) {
                columns.put(field.text(), Objects.requireNonNullElse(field.textName(), field.text()));
            }
        }
        return columns;
    }

    /** Returns the number of a list when it was first seen, by any of its numbers. */
    private long first(long number) throws SQLException {
        String query = "SELECT first_list FROM list_visit WHERE regions > 0 AND list = ?";
        return Sql.query(connection, query, number).first(row -> row.getLong(1)).orElse(number);
    }

    private Optional<VisitRows> rows(String condition, Object... parameters) throws SQLException {
        return Sql.query(
                        connection,
                        "SELECT v.first_list, v.first_row, v.last_row FROM list_visit v WHERE v.first_row IS NOT NULL AND "
                                + condition + complete + " ORDER BY v.crawl_id DESC FETCH FIRST 1 ROWS ONLY",
                        parameters)
                .first(row -> new VisitRows(row.getLong(1), row.getLong(2), row.getLong(3)));
    }
}
