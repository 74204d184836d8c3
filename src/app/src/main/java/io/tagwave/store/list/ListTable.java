package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.query.ColumnIdentifiers;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The table of one list: a row for each record of each visit, numbered in the order of the list, visit after visit, so that a
 * visit is a range of rows. {@code carried}: of a page that had not changed; {@code repeats}: seen before in the same visit;
 * {@code since}: the first of the visits in a row that found the item as it is.
 */
final class ListTable {

    static final String[] OWN = {
        "id", "crawl_id", "page_id", "page_url", "region", "ordinal", "since", "carried", "repeats", "href"
    };

    /** Even a join reads all of a shorter table in some hundredths of a second. */
    private static final int WORTH_INDEXING = 500;

    private final Connection connection;
    private final SqlDialect dialect;
    private final long number;
    private final List<ListField> fields;
    private final List<ListField> known;

    /**
     * A table, which may have to be made.
     *
     * @param fields known by now, in the order in which they came
     */
    ListTable(Connection connection, long number, List<ListField> fields) throws SQLException {
        this.connection = connection;
        this.number = number;
        this.known = List.copyOf(fields);
        this.fields = new ArrayList<>(fields);
        dialect = SqlDialect.of(connection);
    }

    List<ListField> fields() {
        return fields;
    }

    String name() {
        return "list_" + number;
    }

    /** Takes columns of a visit in: those at a new place become fields, and those that have got values get a column for them. */
    void take(List<ListShape.Part> columns) {
        ColumnIdentifiers names = new ColumnIdentifiers(OWN);
        for (ListField field : fields) {
            names.take(field.textColumn());
            names.take(field.valueColumn());
        }
        for (ListShape.Part column : columns) {
            ColumnKind kind = ColumnKind.of(column.kind());
            int known = indexOf(column.path());
            if (known < 0) {
                fields.add(field(names, column, kind));
            } else if (ListField.isTyped(kind)
                    && !ListField.isTyped(fields.get(known).kind())) {
                ListField before = fields.get(known);
                String value = names.of(before.textColumn() + "_value");
                fields.set(known, new ListField(before.path(), kind, before.textColumn(), value));
            }
        }
    }

    private static ListField field(ColumnIdentifiers names, ListShape.Part column, ColumnKind kind) {
        String name = names.of(column.name());
        return ListField.isTyped(kind)
                ? new ListField(column.path(), kind, names.of(name + "_text"), name)
                : new ListField(column.path(), kind, name, null);
    }

    private int indexOf(String path) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).path().equals(path)) {
                return i;
            }
        }
        return -1;
    }

    /** The field at a place of the records, or null. */
    ListField field(String path) {
        int index = indexOf(path);
        return index < 0 ? null : fields.get(index);
    }

    /** Makes the table, or the columns that it lacks. */
    void prepare() throws SQLException {
        List<String> columns = definitions(fields);
        if (known.isEmpty()) {
            // What is left of an earlier making may have other columns. Views that read from it are made again.
            execute("DROP TABLE IF EXISTS " + name() + " CASCADE");
            execute("CREATE TABLE " + name()
                    + " (id BIGINT PRIMARY KEY, crawl_id BIGINT NOT NULL, page_id BIGINT NOT NULL,"
                    + " page_url VARCHAR NOT NULL, region BIGINT NOT NULL, ordinal INTEGER NOT NULL, since BIGINT NOT NULL,"
                    + " carried BOOLEAN NOT NULL, repeats BOOLEAN NOT NULL, href VARCHAR, " + key()
                    + " VARCHAR NOT NULL"
                    + String.join(
                            "", columns.stream().map(column -> ", " + column).toList()) + ")");
            return;
        }
        // A further visit looks its items up.
        addIndex("key", key());
        columns.removeAll(definitions(known));
        for (String column : columns) {
            execute("ALTER TABLE " + name() + " ADD COLUMN IF NOT EXISTS " + column);
        }
    }

    private List<String> definitions(List<ListField> some) {
        List<String> columns = new ArrayList<>();
        for (ListField field : some) {
            columns.add(dialect.quoted(field.textColumn()) + " VARCHAR");
            if (field.valueColumn() != null) {
                columns.add(dialect.quoted(field.valueColumn()) + " " + field.valueType());
            }
        }
        return columns;
    }

    /**
     * Indexes on keys and values, and on links where an index takes texts of any length; none of a short table. H2 writes each
     * index by itself, which for hundreds of short lists takes longer than all else.
     */
    void index() throws SQLException {
        if (rows() < WORTH_INDEXING) {
            return;
        }
        addIndex("key", key());
        for (int i = 0; i < fields.size(); i++) {
            ListField field = fields.get(i);
            if (field.valueColumn() != null) {
                addIndex(field.valueColumn(), dialect.quoted(field.valueColumn()));
            } else if (field.kind() == ColumnKind.LINK && dialect == SqlDialect.H2) {
                addIndex(field.textColumn(), dialect.quoted(field.textColumn()));
            }
        }
    }

    private long rows() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet last = statement.executeQuery("SELECT MAX(id) FROM " + name())) {
            last.next();
            return last.getLong(1);
        }
    }

    private void addIndex(String suffix, String column) throws SQLException {
        execute("CREATE INDEX IF NOT EXISTS " + dialect.quoted(name() + "_by_" + suffix) + " ON " + name() + " ("
                + column + ")");
    }

    private String key() {
        return dialect.quoted("key");
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Items are left to be written until {@link Inserts#send}. */
    Inserts inserts(long crawlId) throws SQLException {
        return new Inserts(crawlId);
    }

    /** Items on their way into the table. */
    final class Inserts implements AutoCloseable {
        private final long crawlId;
        private final PreparedStatement insert;

        private Inserts(long crawlId) throws SQLException {
            this.crawlId = crawlId;
            StringBuilder columns = new StringBuilder(String.join(", ", OWN) + ", " + key());
            for (ListField field : fields) {
                columns.append(", ").append(dialect.quoted(field.textColumn()));
                if (field.valueColumn() != null) {
                    columns.append(", ").append(dialect.quoted(field.valueColumn()));
                }
            }
            String marks = "?"
                    + ", ?".repeat((int) columns.chars().filter(c -> c == ',').count());
            insert = connection.prepareStatement("INSERT INTO " + name() + " (" + columns + ") VALUES (" + marks + ")");
        }

        void add(ListVisitWriter.Ready ready, long since) throws SQLException {
            ListItem item = ready.item();
            StatementParameters row = new StatementParameters(insert)
                    .add(ready.row())
                    .add(crawlId)
                    .add(item.page)
                    .add(item.pageUrl)
                    .add(item.region)
                    .add(item.ordinal)
                    .add(since)
                    .add(ready.carried())
                    .add(ready.repeats())
                    .add(item.href)
                    .add(ready.key());
            for (int i = 0; i < fields.size(); i++) {
                row.add(item.texts[i]);
                if (fields.get(i).valueColumn() != null) {
                    row.add(item.values[i]);
                }
            }
            insert.addBatch();
        }

        void send() throws SQLException {
            insert.executeBatch();
        }

        @Override
        public void close() throws SQLException {
            insert.close();
        }
    }

    /** An item as the table has it. */
    record Stored(ListItem item, String key, long since) {}

    /** Those of a visit that have one of the keys; of items that stood there several times, the first. */
    Map<String, Stored> byKey(ListVisit visit, List<String> keys) throws SQLException {
        Map<String, Stored> found = new HashMap<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT * FROM " + name() + " WHERE " + key()
                + " = ANY(?) AND id BETWEEN ? AND ? AND NOT repeats ORDER BY id")) {
            new StatementParameters(query)
                    .add(keys.toArray(String[]::new))
                    .add(visit.firstRow())
                    .add(visit.lastRow());
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    Stored stored = stored(row);
                    found.putIfAbsent(stored.key(), stored);
                }
            }
        }
        return found;
    }

    /** Those of some pages of a visit, in their order. */
    Map<Long, List<ListItem>> ofPages(ListVisit visit, Set<Long> pages) throws SQLException {
        Map<Long, List<ListItem>> items = new HashMap<>();
        try (PreparedStatement query =
                connection.prepareStatement("SELECT * FROM " + name() + " WHERE id BETWEEN ? AND ? ORDER BY id")) {
            new StatementParameters(query).add(visit.firstRow()).add(visit.lastRow());
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    if (pages.contains(row.getLong("page_id"))) {
                        items.computeIfAbsent(row.getLong("page_id"), page -> new ArrayList<>())
                                .add(stored(row).item());
                    }
                }
            }
        }
        return items;
    }

    /** The first of a visit. */
    List<ListItem> firstOf(ListVisit visit, int most) throws SQLException {
        return items(
                "WHERE id BETWEEN ? AND ? AND NOT repeats ORDER BY id FETCH FIRST " + most + " ROWS ONLY",
                visit.firstRow(),
                visit.lastRow());
    }

    private List<ListItem> items(String where, long... parameters) throws SQLException {
        List<ListItem> items = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT * FROM " + name() + " " + where)) {
            StatementParameters values = new StatementParameters(query);
            for (long parameter : parameters) {
                values.add(parameter);
            }
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    items.add(stored(row).item());
                }
            }
        }
        return items;
    }

    /** Addresses of a visit's pages by the number of the page that was read. */
    Map<Long, String> pages(ListVisit visit) throws SQLException {
        Map<Long, String> pages = new HashMap<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT DISTINCT page_id, page_url FROM " + name() + " WHERE id BETWEEN ? AND ?")) {
            new StatementParameters(query).add(visit.firstRow()).add(visit.lastRow());
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    pages.put(row.getLong(1), row.getString(2));
                }
            }
        }
        return pages;
    }

    /** Gives all items of a table keys by another rule. */
    void rekey(KeyRule rule) throws SQLException {
        try (Statement all = connection.createStatement();
                ResultSet row = all.executeQuery("SELECT * FROM " + name() + " ORDER BY id");
                PreparedStatement update =
                        connection.prepareStatement("UPDATE " + name() + " SET " + key() + " = ? WHERE id = ?")) {
            while (row.next()) {
                new StatementParameters(update)
                        .add(rule.key(stored(row).item(), fields))
                        .add(row.getLong("id"));
                update.addBatch();
            }
            update.executeBatch();
        }
    }

    private Stored stored(ResultSet row) throws SQLException {
        String[] texts = new String[fields.size()];
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < texts.length; i++) {
            ListField field = fields.get(i);
            texts[i] = row.getString(field.textColumn());
            Object value = field.valueColumn() == null ? null : row.getObject(field.valueColumn());
            values[i] = value instanceof Date day ? day.toLocalDate() : value;
        }
        ListItem item = new ListItem(
                row.getLong("page_id"),
                row.getString("page_url"),
                row.getLong("region"),
                row.getInt("ordinal"),
                row.getString("href"),
                null,
                texts,
                values);
        return new Stored(item, row.getString("key"), row.getLong("since"));
    }
}
