package io.tagwave.store.list;

import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteList;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.ValueParts;
import io.tagwave.store.query.ColumnIdentifiers;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names, the order and the visibility of a list's columns in its site's file. The table keeps all columns under the names
 * that they first had; the views show them in this layout.
 */
record ColumnLayout(Map<String, Column> byPath) {

    private static final SqlStatements SQL = SqlStatements.of(ColumnLayout.class);

    private static final String COLUMNS = "first_list, path, ordinal, hidden, text_name, value_name";

    /**
     * A column of the layout.
     *
     * @param ordinal its place, from 0
     * @param text name of its text
     * @param value name of its value, or null
     */
    private record Column(
            int ordinal,
            boolean hidden,
            String text,
            @Nullable String value) {}

    /** Returns the layout of the fields of a table, an empty one without a list in the site's file. */
    static ColumnLayout of(@Nullable SiteList list, List<ListField> fields) {
        Map<String, Column> byPath = new HashMap<>();
        if (list == null) {
            return new ColumnLayout(byPath);
        }
        ColumnIdentifiers names = ListTable.identifiers();
        Map<String, ListField> known = new HashMap<>();
        boolean anyDetail = list.columns().stream().anyMatch(SiteColumn::detail);
        for (ListField field : fields) {
            if (anyDetail || !ItemDetails.isDetail(field.path())) {
                known.put(field.path(), field);
            }
        }
        for (SiteColumn column : list.columns()) {
            ListField field = known.remove(ItemDetails.path(column));
            if (field != null) {
                Column whole = column(byPath.size(), column, field, names);
                byPath.put(field.path(), whole);
                for (ListField part : fields) {
                    if (ValueParts.isPart(part.path())
                            && ValueParts.whole(part.path()).equals(field.path())) {
                        known.remove(part.path());
                        byPath.put(part.path(), part(byPath.size(), part, whole, names));
                    }
                }
            }
        }
        // The table may hold columns that earlier crawls found and the file does not name.
        known.keySet().forEach(path -> byPath.put(path, new Column(byPath.size(), true, "", null)));
        return new ColumnLayout(byPath);
    }

    private static Column column(int ordinal, SiteColumn column, ListField field, ColumnIdentifiers names) {
        if (column.hidden()) {
            return new Column(ordinal, true, "", null);
        }
        String name = names.of(column.name());
        return field.valueColumn() == null
                ? new Column(ordinal, false, name, null)
                : new Column(ordinal, false, names.of(name + "_text"), name);
    }

    /** Returns the column of a part of another column's values, which the file does not name. */
    private static Column part(int ordinal, ListField part, Column whole, ColumnIdentifiers names) {
        String name = whole.value() == null ? whole.text() : whole.value();
        return whole.hidden()
                ? new Column(ordinal, true, "", null)
                : column(
                        ordinal,
                        new SiteColumn(ValueParts.name(part.path(), name), part.kind(), "", false),
                        part,
                        names);
    }

    /** Returns the layout that was stored when the tables were last made. */
    static ColumnLayout stored(Connection connection, long list) throws SQLException {
        Map<String, Column> byPath = new HashMap<>();
        Sql.query(connection, SQL.get("storedLayout"), list)
                .each(row -> byPath.put(
                        row.getString(1),
                        new Column(row.getInt(2), row.getBoolean(3), row.getString(4), row.getString(5))));
        return new ColumnLayout(byPath);
    }

    /** Returns the layout of fields that a redesign has moved to other paths. */
    ColumnLayout moved(ColumnRepair repair) {
        Map<String, Column> moved = new HashMap<>();
        byPath.forEach((path, column) -> moved.put(repair.path(path), column));
        return new ColumnLayout(moved);
    }

    /** Stores the layout for the views, in place of the previous one. */
    void store(Connection connection, long list) throws SQLException {
        Sql.update(connection, "DELETE FROM list_shown WHERE first_list = ?", list);
        try (PreparedStatement insert = Sql.insert(connection, "list_shown", COLUMNS)) {
            for (Map.Entry<String, Column> entry : byPath.entrySet()) {
                Column column = entry.getValue();
                Sql.batch(
                        insert, list, entry.getKey(), column.ordinal(), column.hidden(), column.text(), column.value());
            }
            insert.executeBatch();
        }
    }

    String name(ListField field) {
        Column column = byPath.get(field.path());
        if (column == null || column.hidden()) {
            return field.name();
        }
        return column.value() == null ? column.text() : column.value();
    }

    boolean isHidden(ListField field) {
        Column column = byPath.get(field.path());
        return column != null && column.hidden();
    }

    Set<Integer> hidden(List<ListField> fields) {
        Set<Integer> hidden = new HashSet<>();
        for (int i = 0; i < fields.size(); i++) {
            if (isHidden(fields.get(i))) {
                hidden.add(i);
            }
        }
        return hidden;
    }
}
