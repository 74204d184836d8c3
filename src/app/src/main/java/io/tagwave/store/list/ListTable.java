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
import java.util.Collection;
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
 * visit is a range of rows; visits that found no page changed have the range of the one before. One that found few pages
 * changed replaces their rows: {@code replaced_in} is the first crawl that no longer has a row, and the new rows get numbers
 * behind those of the page, for which each page has a {@link #ROOM}. {@code carried}: of a page that was not read;
 * {@code repeats}: seen before in the same visit; {@code since}: the first of the consecutive visits that found the item as it
 * is.
 */
final class ListTable {

    private static final SqlStatements SQL = SqlStatements.of(ListTable.class);

    static final String[] OWN = {
        "id", "crawl_id", "page_id", "page_url", "region", "ordinal", "since", "carried", "repeats", "href"
    };

    /** Further columns of the views: a field has one name in all of them. */
    private static final List<String> OF_VIEWS = List.of("key", "first_crawl", "last_crawl", "replaced_in");

    /** Numbers of rows that a page has for itself and for what replaces it. */
    static final long ROOM = 1 << 16;

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
        if (Sql.number(connection, "SELECT COUNT(*) FROM " + name()) < MIN_INDEXED_ROWS) {
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
        each(of(SQL.get("itemsByKey"), visit), stored -> found.putIfAbsent(stored.key(), stored), (Object)
                keys.toArray(String[]::new));
        return found;
    }

    /** Returns the items of a visit whose keys a later one does not have, in their order. */
    List<StoredItem> missing(ListVisit visit, ListVisit later) throws SQLException {
        List<StoredItem> items = new ArrayList<>();
        each(of(SQL.get("missingItems"), visit).replace("LATER", later.rows("n.")), items::add);
        return items;
    }

    /** Returns whether a crawl before another one saw an item. */
    boolean isKnown(String key, long crawlId) throws SQLException {
        return Sql.exists(connection, of(SQL.get("knownItem")), key, crawlId);
    }

    long items(ListVisit visit) throws SQLException {
        return Sql.number(connection, "SELECT COUNT(*) FROM " + name() + " WHERE " + visit.rows(""));
    }

    /** Returns the first number from one on behind which there is no row of any visit before another number. */
    long end(long from, long before) throws SQLException {
        String last = "SELECT MAX(id) FROM " + name() + " WHERE id >= ? AND id < ?";
        return Math.max(from, Sql.number(connection, last, from, before) + 1);
    }

    /** Numbers that no row has. */
    record Gap(long first, long rows) {}

    /** Returns the widest gap between two rows. */
    Gap widestGap(long after, long before) throws SQLException {
        String between = "SELECT id FROM " + name() + " WHERE id > ? AND id < ? ORDER BY id";
        List<Long> used =
                new ArrayList<>(Sql.query(connection, between, after, before).list(one -> one.getLong(1)));
        used.add(before);
        Gap widest = new Gap(after + 1, 0);
        long first = after + 1;
        for (long row : used) {
            widest = row - first > widest.rows() ? new Gap(first, row - first) : widest;
            first = row + 1;
        }
        return widest;
    }

    /** Returns the URLs of the pages of a visit that the crawl itself read, or that had not changed. */
    Set<String> readPages(ListVisit visit) throws SQLException {
        return new HashSet<>(Sql.query(connection, of(SQL.get("readPages"), visit), visit.crawl())
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
        each(of(SQL.get("itemsOfVisit"), visit), add);
        return items;
    }

    /** Returns the first items of a visit, with those that it repeats or without. */
    List<ListItem> firstOf(ListVisit visit, int limit, boolean withRepeated) throws SQLException {
        List<ListItem> items = new ArrayList<>();
        Consumer<StoredItem> add = stored -> items.add(stored.item());
        each(of(SQL.get("firstItems"), visit), add, withRepeated, limit);
        return items;
    }

    private void each(String query, Consumer<StoredItem> consumer, Object... parameters) throws SQLException {
        Sql.query(connection, query, parameters).each(row -> consumer.accept(stored(row)));
    }

    private String of(String statement) {
        return statement.replace("list_N", name());
    }

    String of(String statement, ListVisit visit) {
        return of(statement).replace("VISIT", visit.rows(""));
    }

    /** A page of a visit with its first and its last row, and their number. */
    record PageRows(String url, long first, long last, long rows) {}

    Map<Long, PageRows> pages(ListVisit visit) throws SQLException {
        Map<Long, PageRows> pages = new HashMap<>();
        Sql.query(connection, of(SQL.get("pagesOfVisit"), visit))
                .each(row -> pages.put(
                        row.getLong(1),
                        new PageRows(row.getString(2), row.getLong(3), row.getLong(4), row.getLong(5))));
        return pages;
    }

    List<String> keys(ListVisit visit, long page, PageRows rows) throws SQLException {
        return Sql.query(connection, of(SQL.get("keysOfPage"), visit), rows.first(), rows.last(), page)
                .list(row -> row.getString(1));
    }

    /** Returns whether one of the keys is that of an item on another page of a visit than some. */
    boolean hasElsewhere(ListVisit visit, Collection<String> keys, Collection<Long> pages) throws SQLException {
        return Sql.exists(
                connection,
                of(SQL.get("keyOfOtherPage"), visit),
                keys.toArray(String[]::new),
                pages.toArray(Long[]::new));
    }

    /** Marks the rows of a page of a visit as replaced by a later crawl. */
    void replace(ListVisit visit, long page, PageRows rows, long crawlId) throws SQLException {
        Sql.update(connection, of(SQL.get("replaceRows"), visit), crawlId, rows.first(), rows.last(), page);
    }

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
