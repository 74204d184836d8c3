package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.ColumnIdentifiers;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The table of one list: a row for each record of each visit, numbered in the order of the list, visit after visit, so that a
 * visit is a range of rows; visits that found no page changed have the range of the one before. {@code carried}: of a page that was not read; {@code repeats}: seen before in the same visit;
 * {@code since}: the first of the consecutive visits that found the item as it is.
 */
final class ListTable {

    private static final SqlStatements SQL = SqlStatements.of(ListTable.class);

    static final String[] OWN = {
        "id", "crawl_id", "page_id", "page_url", "region", "ordinal", "since", "carried", "repeats", "href"
    };

    /** Further columns of the views: a field has one name in all of them. */
    private static final List<String> OF_VIEWS = List.of("key", "first_crawl", "last_crawl");

    /** Rows below which a table gets no index: even a join reads all of them in some hundredths of a second. */
    private static final int MIN_INDEXED_ROWS = 500;

    private final Connection connection;
    private final SqlDialect dialect;
    private final long number;
    private final List<ListField> fields;
    private final List<ListField> known;

    /** Creates an object for a table with the known fields; {@link #prepare} creates the table itself. */
    ListTable(Connection connection, long number, List<ListField> fields) throws SQLException {
        this.connection = connection;
        this.number = number;
        this.known = List.copyOf(fields);
        this.fields = new ArrayList<>(fields);
        dialect = SqlDialect.of(connection);
    }

    /** Creates names for the fields of a list, in its table and all its views. */
    static ColumnIdentifiers identifiers() {
        return new ColumnIdentifiers(
                Stream.concat(Stream.of(OWN), OF_VIEWS.stream()).toList());
    }

    List<ListField> fields() {
        return fields;
    }

    String name() {
        return "list_" + number;
    }

    /** Adds the columns of a visit: a new place becomes a field, and a field that now has values gets a column for them. */
    void add(List<ListShape.Part> columns) {
        ColumnIdentifiers names = identifiers();
        for (ListField field : fields) {
            names.reserve(field.textColumn());
            names.reserve(field.valueColumn());
        }
        for (ListShape.Part column : columns) {
            ColumnKind kind = ColumnKind.of(column.kind());
            ListField existing = field(column.path());
            if (existing == null) {
                fields.add(field(names, column, kind));
            } else if (ListField.isTyped(kind) && !ListField.isTyped(existing.kind())) {
                String value = names.of(existing.textColumn() + "_value");
                fields.set(
                        fields.indexOf(existing), new ListField(existing.path(), kind, existing.textColumn(), value));
            }
        }
    }

    private static ListField field(ColumnIdentifiers names, ListShape.Part column, ColumnKind kind) {
        String name = names.of(column.name());
        return ListField.isTyped(kind)
                ? new ListField(column.path(), kind, names.of(name + "_text"), name)
                : new ListField(column.path(), kind, name, null);
    }

    /** Returns the field at a place of the records, or null. */
    @Nullable
    ListField field(String path) {
        return fields.stream()
                .filter(field -> field.path().equals(path))
                .findFirst()
                .orElse(null);
    }

    /** Creates the table, or the columns that it lacks. */
    void prepare() throws SQLException {
        List<String> columns = definitions(fields);
        if (known.isEmpty()) {
            // A table of an earlier attempt may have other columns. Views that read from it are created again.
            Sql.execute(connection, "DROP TABLE IF EXISTS " + name() + " CASCADE");
            columns.add(0, "key VARCHAR NOT NULL");
            String create = SQL.get("createTable").replace("list_N", name());
            Sql.execute(connection, create.replace("COLUMNS", String.join(", ", columns)));
            return;
        }
        // A further visit looks its items up.
        addIndex("key", "key");
        columns.removeAll(definitions(known));
        for (String column : columns) {
            Sql.execute(connection, "ALTER TABLE " + name() + " ADD COLUMN IF NOT EXISTS " + column);
        }
    }

    /** Drops the columns that {@link #prepare} added for a visit whose rows were not taken. */
    void dropNewColumns() throws SQLException {
        List<String> columns = definitions(fields);
        columns.removeAll(definitions(known));
        for (String column : columns) {
            Sql.execute(
                    connection,
                    "ALTER TABLE " + name() + " DROP COLUMN IF EXISTS "
                            + column.substring(0, column.indexOf('"', 1) + 1));
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
     * Creates indexes on keys and values, and on links where an index accepts texts of any length; none on a short table.
     * H2 writes each index on its own, which for hundreds of short lists takes longer than everything else.
     */
    void index() throws SQLException {
        if (Sql.number(connection, "SELECT MAX(id) FROM " + name()) < MIN_INDEXED_ROWS) {
            return;
        }
        addIndex("key", "key");
        for (ListField field : fields) {
            if (field.valueColumn() != null || field.kind() == ColumnKind.LINK && dialect == SqlDialect.H2) {
                addIndex(field.name(), dialect.quoted(field.name()));
            }
        }
    }

    private void addIndex(String suffix, String column) throws SQLException {
        String index = dialect.quoted(name() + "_by_" + suffix);
        Sql.execute(connection, "CREATE INDEX IF NOT EXISTS " + index + " ON " + name() + " (" + column + ")");
    }

    PreparedStatement insert() throws SQLException {
        List<String> columns = new ArrayList<>(List.of(OWN));
        columns.add("key");
        for (ListField field : fields) {
            columns.add(dialect.quoted(field.textColumn()));
            if (field.valueColumn() != null) {
                columns.add(dialect.quoted(field.valueColumn()));
            }
        }
        return Sql.insert(connection, name(), String.join(", ", columns));
    }

    void addRow(PreparedStatement insert, long crawlId, ListVisitWriter.ReadyItem ready, long since)
            throws SQLException {
        ListItem item = ready.item();
        List<@Nullable Object> values = new ArrayList<>(Arrays.asList(
                ready.row(),
                crawlId,
                item.page(),
                item.pageUrl(),
                item.region(),
                item.ordinal(),
                since,
                ready.carried(),
                ready.repeats(),
                item.href(),
                ready.key()));
        for (int i = 0; i < fields.size(); i++) {
            values.add(item.texts()[i]);
            if (fields.get(i).valueColumn() != null) {
                values.add(item.values()[i]);
            }
        }
        Sql.batch(insert, values.toArray());
    }

    /** An item as the table has it. */
    record StoredItem(ListItem item, String key, long since, boolean carried) {}

    /** Returns the items of a visit that have one of the keys; the first of several with the same key. */
    Map<String, StoredItem> byKey(ListVisit visit, List<String> keys) throws SQLException {
        Map<String, StoredItem> found = new HashMap<>();
        each(
                SQL.get("itemsByKey"),
                stored -> found.putIfAbsent(stored.key(), stored),
                keys.toArray(String[]::new),
                visit.firstRow(),
                visit.lastRow());
        return found;
    }

    /** Returns the items of a visit whose keys a later one does not have, in their order. */
    List<StoredItem> missing(ListVisit visit, ListVisit later) throws SQLException {
        List<StoredItem> items = new ArrayList<>();
        each(SQL.get("missingItems"), items::add, visit.firstRow(), visit.lastRow(), later.firstRow(), later.lastRow());
        return items;
    }

    /** Returns whether a crawl before another one saw an item. */
    boolean isKnown(String key, long crawlId) throws SQLException {
        return Sql.exists(connection, of(SQL.get("knownItem")), key, crawlId);
    }

    /** Returns the URLs of the pages of a visit that the crawl itself read, or that had not changed. */
    Set<String> readPages(ListVisit visit) throws SQLException {
        String query = "SELECT t.page_url FROM (SELECT DISTINCT page_url, carried FROM " + name()
                + " WHERE id BETWEEN ? AND ?) t LEFT JOIN page p ON p.url = t.page_url AND p.crawl_id = ?"
                + " WHERE NOT t.carried OR p.outcome = 'not_modified'";
        return new HashSet<>(Sql.query(connection, query, visit.firstRow(), visit.lastRow(), visit.crawl())
                .list(row -> row.getString(1)));
    }

    /** Returns the items of some pages of a visit, in their order. */
    Map<Long, List<ListItem>> ofPages(ListVisit visit, Set<Long> pages) throws SQLException {
        Map<Long, List<ListItem>> items = new HashMap<>();
        Consumer<StoredItem> add = stored -> {
            long page = stored.item().page();
            if (pages.contains(page)) {
                items.computeIfAbsent(page, p -> new ArrayList<>()).add(stored.item());
            }
        };
        each(SQL.get("itemsOfVisit"), add, visit.firstRow(), visit.lastRow());
        return items;
    }

    /** Returns the first items of a visit, with those that it repeats or without. */
    List<ListItem> firstOf(ListVisit visit, int limit, boolean withRepeated) throws SQLException {
        List<ListItem> items = new ArrayList<>();
        Consumer<StoredItem> add = stored -> items.add(stored.item());
        each(SQL.get("firstItems"), add, visit.firstRow(), visit.lastRow(), withRepeated, limit);
        return items;
    }

    private void each(String query, Consumer<StoredItem> consumer, Object... parameters) throws SQLException {
        Sql.query(connection, of(query), parameters).each(row -> consumer.accept(stored(row)));
    }

    private String of(String statement) {
        return statement.replace("list_N", name());
    }

    /** Returns the URLs of a visit's pages by the number of the page that was read. */
    Map<Long, String> pages(ListVisit visit) throws SQLException {
        Map<Long, String> pages = new HashMap<>();
        Sql.query(connection, of(SQL.get("pagesOfVisit")), visit.firstRow(), visit.lastRow())
                .each(row -> pages.put(row.getLong(1), row.getString(2)));
        return pages;
    }

    /** Gives all items of the table keys by another rule. */
    void rekey(KeyRule rule) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(of(SQL.get("updateKey")))) {
            Sql.query(connection, "SELECT * FROM " + name() + " ORDER BY id")
                    .each(row -> Sql.batch(update, rule.key(stored(row).item(), fields), row.getLong("id")));
            update.executeBatch();
        }
    }

    private StoredItem stored(ResultSet row) throws SQLException {
        String[] texts = new String[fields.size()];
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < texts.length; i++) {
            ListField field = fields.get(i);
            texts[i] = row.getString(field.textColumn());
            values[i] = field.valueColumn() == null ? null : value(row.getObject(field.valueColumn()));
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
        return new StoredItem(item, row.getString("key"), row.getLong("since"), row.getBoolean("carried"));
    }

    /** Returns a value from the database, a day as LocalDate. */
    static @Nullable Object value(@Nullable Object value) {
        return value instanceof Date day ? day.toLocalDate() : value;
    }
}
