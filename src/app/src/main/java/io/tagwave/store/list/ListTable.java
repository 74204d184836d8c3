package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListForm;
import io.tagwave.store.Dialect;
import io.tagwave.store.Row;
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
    private final Dialect dialect;
    private final long number;
    private final List<Field> fields;
    private final List<Field> known;

    /**
     * A table, which may have to be made.
     *
     * @param fields known by now, in the order in which they came
     */
    ListTable(Connection connection, long number, List<Field> fields) throws SQLException {
        this.connection = connection;
        this.number = number;
        this.known = List.copyOf(fields);
        this.fields = new ArrayList<>(fields);
        dialect = Dialect.of(connection);
    }

    List<Field> fields() {
        return fields;
    }

    String name() {
        return "list_" + number;
    }

    /** Takes columns of a visit in: those at a new place become fields, and those that have got values get a column for them. */
    void take(List<ListForm.Part> columns) {
        ColumnIdentifiers names = new ColumnIdentifiers(OWN);
        for (Field field : fields) {
            names.take(field.textColumn());
            names.take(field.valueColumn());
        }
        for (ListForm.Part column : columns) {
            ColumnKind kind = ColumnKind.of(column.kind());
            int known = indexOf(column.path());
            if (known < 0) {
                fields.add(field(names, column, kind));
            } else if (Field.isTyped(kind) && !Field.isTyped(fields.get(known).kind())) {
                Field before = fields.get(known);
                String value = names.of(before.textColumn() + "_value");
                fields.set(known, new Field(before.path(), kind, before.textColumn(), value));
            }
        }
    }

    private static Field field(ColumnIdentifiers names, ListForm.Part column, ColumnKind kind) {
        String name = names.of(column.name());
        return Field.isTyped(kind)
                ? new Field(column.path(), kind, names.of(name + "_text"), name)
                : new Field(column.path(), kind, name, null);
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
    Field field(String path) {
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

    private List<String> definitions(List<Field> some) {
        List<String> columns = new ArrayList<>();
        for (Field field : some) {
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
            Field field = fields.get(i);
            if (field.valueColumn() != null) {
                addIndex(field.valueColumn(), dialect.quoted(field.valueColumn()));
            } else if (field.kind() == ColumnKind.LINK && dialect == Dialect.H2) {
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
            for (Field field : fields) {
                columns.append(", ").append(dialect.quoted(field.textColumn()));
                if (field.valueColumn() != null) {
                    columns.append(", ").append(dialect.quoted(field.valueColumn()));
                }
            }
            String marks = "?"
                    + ", ?".repeat((int) columns.chars().filter(c -> c == ',').count());
            insert = connection.prepareStatement("INSERT INTO " + name() + " (" + columns + ") VALUES (" + marks + ")");
        }

        void add(VisitWriter.Ready ready, long since) throws SQLException {
            Item item = ready.item();
            Row row = new Row(insert)
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
    record Stored(Item item, String key, long since) {}

    /** Those of a visit that have one of the keys; of items that stood there several times, the first. */
    Map<String, Stored> byKey(Visit visit, List<String> keys) throws SQLException {
        Map<String, Stored> found = new HashMap<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT * FROM " + name() + " WHERE " + key()
                + " = ANY(?) AND id BETWEEN ? AND ? AND NOT repeats ORDER BY id")) {
            new Row(query)
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
    Map<Long, List<Item>> ofPages(Visit visit, Set<Long> pages) throws SQLException {
        Map<Long, List<Item>> items = new HashMap<>();
        try (PreparedStatement query =
                connection.prepareStatement("SELECT * FROM " + name() + " WHERE id BETWEEN ? AND ? ORDER BY id")) {
            new Row(query).add(visit.firstRow()).add(visit.lastRow());
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
    List<Item> firstOf(Visit visit, int most) throws SQLException {
        return items(
                "WHERE id BETWEEN ? AND ? AND NOT repeats ORDER BY id FETCH FIRST " + most + " ROWS ONLY",
                visit.firstRow(),
                visit.lastRow());
    }

    private List<Item> items(String where, long... parameters) throws SQLException {
        List<Item> items = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT * FROM " + name() + " " + where)) {
            Row values = new Row(query);
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
    Map<Long, String> pages(Visit visit) throws SQLException {
        Map<Long, String> pages = new HashMap<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT DISTINCT page_id, page_url FROM " + name() + " WHERE id BETWEEN ? AND ?")) {
            new Row(query).add(visit.firstRow()).add(visit.lastRow());
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
                new Row(update).add(rule.key(stored(row).item(), fields)).add(row.getLong("id"));
                update.addBatch();
            }
            update.executeBatch();
        }
    }

    private Stored stored(ResultSet row) throws SQLException {
        String[] texts = new String[fields.size()];
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < texts.length; i++) {
            Field field = fields.get(i);
            texts[i] = row.getString(field.textColumn());
            Object value = field.valueColumn() == null ? null : row.getObject(field.valueColumn());
            values[i] = value instanceof Date day ? day.toLocalDate() : value;
        }
        Item item = new Item(
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
