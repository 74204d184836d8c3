package io.tagwave.store.query;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.content.Verdict;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.ValueParts;
import io.tagwave.value.TypedValue;
import java.sql.Connection;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes the queries of lists that have tables. */
public final class ListQueries {

    private static final SqlStatements SQL = SqlStatements.of(ListQueries.class);

    /** Columns of a list that say where a record was found. */
    private static final String[] PLACE = {"page_url", "region", "ordinal"};

    /** Number of records of a stored list by which its columns are chosen. */
    private static final int FIRST_RECORDS = 1000;

    private final Connection connection;
    private final SqlDialect dialect;
    private final String complete;

    /** Creates the queries of lists of crawls that have ended. */
    public ListQueries(Connection connection) throws SQLException {
        this(connection, false);
    }

    /** Creates the queries of a database's lists; while tables are made, crawls count whose tables are not yet complete. */
    ListQueries(Connection connection, boolean making) throws SQLException {
        this.connection = connection;
        dialect = SqlDialect.of(connection);
        complete = making ? "" : " AND EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = v.crawl_id)";
    }

    private record VisitRows(long list, long crawl, long first, long last) {
        ListRowSource source(String condition, Map<String, String> columns) {
            return new ListRowSource(
                    "list_" + list, ListRowSource.ofVisit("", crawl, first, last) + " AND " + condition, columns);
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
        return Optional.of(
                rows.get().source("NOT carried AND crawl_id = " + rows.get().crawl(), columns));
    }

    private void add(Map<String, String> columns, String name, String column) {
        columns.put(dialect.quoted(name), dialect.quoted(column));
    }

    /** Returns a list as its latest crawl left it. */
    Optional<ListRowSource> current(long number) throws SQLException {
        return current(rows("v.first_list = ?", first(number)));
    }

    /** Returns the rows of a list as one crawl left it, with the columns of {@code current_N}; nothing if it has no table of that crawl. */
    public Optional<ListRowSource> left(long number, long crawl) throws SQLException {
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
        long list = rows.get().list();
        StringBuilder names = new StringBuilder();
        StringBuilder values = new StringBuilder();
        columns(list).forEach((column, name) -> {
            names.append(", ").append(dialect.quoted(name));
            values.append(", MAX(" + dialect.quoted(column) + ") AS " + dialect.quoted(name));
        });
        long last = rows.get().crawl();
        return Optional.of(SQL.get("historyOfList").formatted(list, key, complete, names, values, last));
    }

    /** Returns the visible columns of a list's table with their names, values before their texts. */
    private Map<String, String> columns(long firstList) throws SQLException {
        Map<String, String> columns = new LinkedHashMap<>();
        for (Shown field : shown(firstList)) {
            if (field.value() != null) {
                columns.put(field.value(), Objects.requireNonNullElse(field.valueName(), field.value()));
            }
            if (!field.plain()) {
                columns.put(field.text(), Objects.requireNonNullElse(field.textName(), field.text()));
            }
        }
        return columns;
    }

    /** A visible field of a list's table: its columns and their names in the site's file. */
    private record Shown(
            String text,
            @Nullable String value,
            @Nullable String textName,
            @Nullable String valueName,
            String path,
            String kind) {

        boolean plain() {
            return ValueParts.isNumber(path);
        }

        String name() {
            return value == null
                    ? Objects.requireNonNullElse(textName, text)
                    : Objects.requireNonNullElse(valueName, value);
        }
    }

    private Collection<Shown> shown(long firstList) throws SQLException {
        Map<String, Shown> fields = new LinkedHashMap<>();
        Sql.query(connection, SQL.get("visibleColumns"), firstList).each(row -> {
            Shown field = new Shown(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getString(4),
                    row.getString(5),
                    row.getString(6));
            fields.merge(field.text(), field, (a, b) -> a.value() == null ? b : a);
        });
        return fields.values();
    }

    /** Returns a list as one crawl left it with its first records; nothing if it has no table of that crawl. */
    public Optional<StoredList> stored(long number, long crawl, String name) throws SQLException {
        Optional<ListRowSource> rows = left(number, crawl);
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        List<Column> columns = new ArrayList<>();
        List<StoredList.Field> fields = new ArrayList<>();
        List<String> selected = new ArrayList<>();
        for (Shown field : shown(first(number))) {
            columns.add(new Column(field.name(), field.kind(), field.path(), false));
            String value = field.value() == null ? null : dialect.quoted(field.value());
            fields.add(new StoredList.Field(dialect.quoted(field.text()), value));
            selected.add(dialect.quoted(field.text()));
            selected.add(value == null ? "NULL" : value);
        }
        List<DataRecord> records = Sql.query(
                        connection,
                        rows.get().select(String.join(", ", selected)) + " FETCH FIRST " + FIRST_RECORDS + " ROWS ONLY")
                .list(row -> record(row, columns.size()));
        ExtractedList list = new ExtractedList(0, 0, name, Verdict.ofMain(false, 1), Map.of(), columns, records, "");
        return Optional.of(new StoredList(list, rows.get(), fields));
    }

    private static DataRecord record(ResultSet row, int columns) throws SQLException {
        List<@Nullable String> cells = new ArrayList<>();
        List<@Nullable TypedValue> values = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            Object value = row.getObject(2 * i + 2);
            String text = row.getString(2 * i + 1);
            cells.add(text);
            Double number = value instanceof Number found ? found.doubleValue() : null;
            LocalDate day = value instanceof Date found ? found.toLocalDate() : null;
            values.add(value == null ? null : new TypedValue(number, null, null, null, null, null, day, null));
        }
        return new DataRecord(0, 0, "", "", cells, values, null, null);
    }

    /** Returns the number of a list when it was first seen, by any of its numbers. */
    private long first(long number) throws SQLException {
        String query = "SELECT first_list FROM list_visit WHERE regions > 0 AND list = ?";
        return Sql.query(connection, query, number).first(row -> row.getLong(1)).orElse(number);
    }

    private Optional<VisitRows> rows(String condition, Object... parameters) throws SQLException {
        return Sql.query(
                        connection,
                        "SELECT v.first_list, v.crawl_id, v.first_row, v.last_row FROM list_visit v WHERE v.first_row IS NOT NULL AND "
                                + condition + complete + " ORDER BY v.crawl_id DESC FETCH FIRST 1 ROWS ONLY",
                        parameters)
                .first(row -> new VisitRows(row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4)));
    }
}
