package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.query.ColumnIdentifiers;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a person wants of the columns of a list: how they are called, in which order, and which are left out. The table keeps all under
 * the names that they first had; the views show what is wanted.
 */
final class ColumnLayout {

    private final Map<String, Column> byPath;

    /**
     * A column of which something is wanted.
     *
     * @param ordinal its place, from 0
     * @param text name of its text
     * @param value name of its value, or null
     */
    private record Column(int ordinal, boolean hidden, String text, String value) {}

    private ColumnLayout(Map<String, Column> byPath) {
        this.byPath = byPath;
    }

    /** What is wanted of the fields of a table; nothing where there is no list. */
    static ColumnLayout of(SiteList list, List<ListField> fields) {
        Map<String, Column> byPath = new HashMap<>();
        ColumnIdentifiers names = new ColumnIdentifiers("key", "page_url", "since", "first_crawl", "last_crawl");
        if (list == null) {
            return new ColumnLayout(byPath);
        }
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
                byPath.put(field.path(), column(byPath.size(), column, field, names));
            }
        }
        // Of columns that are not wanted at all, the table may hold what was found before.
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

    /** What was wanted when the tables were last made. */
    static ColumnLayout stored(Connection connection, long list) throws SQLException {
        Map<String, Column> byPath = new HashMap<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT path, ordinal, hidden, text_name, value_name FROM list_shown WHERE first_list = ?")) {
            new StatementParameters(query).add(list);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    byPath.put(
                            row.getString(1),
                            new Column(row.getInt(2), row.getBoolean(3), row.getString(4), row.getString(5)));
                }
            }
        }
        return new ColumnLayout(byPath);
    }

    /** Keeps it for the views, in place of what was wanted before. */
    void store(Connection connection, long list) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM list_shown WHERE first_list = ?");
                PreparedStatement insert = connection.prepareStatement("INSERT INTO list_shown (first_list, path,"
                        + " ordinal, hidden, text_name, value_name) VALUES (?, ?, ?, ?, ?, ?)")) {
            new StatementParameters(delete).add(list);
            delete.executeUpdate();
            for (Map.Entry<String, Column> entry : byPath.entrySet()) {
                Column column = entry.getValue();
                new StatementParameters(insert)
                        .add(list)
                        .add(entry.getKey())
                        .add(column.ordinal())
                        .add(column.hidden())
                        .add(column.text())
                        .add(column.value());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    /** The name of the column that holds most of a field. */
    String name(ListField field) {
        Column column = byPath.get(field.path());
        if (column == null || column.hidden()) {
            return field.name();
        }
        return column.value() == null ? column.text() : column.value();
    }

    /** The numbers of the fields that are left out. */
    Set<Integer> hidden(List<ListField> fields) {
        Set<Integer> hidden = new HashSet<>();
        for (int i = 0; i < fields.size(); i++) {
            Column column = byPath.get(fields.get(i).path());
            if (column != null && column.hidden()) {
                hidden.add(i);
            }
        }
        return hidden;
    }

    /** The rule for the key that is wanted, or null. */
    static KeyRule key(SiteList list) {
        SiteKey key = list == null ? null : list.key();
        if (key == null) {
            return null;
        }
        if (key.by() == SiteKey.By.TEXT) {
            return KeyRule.RECORD;
        }
        SiteColumn column =
                key.by() == SiteKey.By.LINK ? null : list.column(key.column()).orElseThrow();
        boolean isText = column != null && column.kind() != ColumnKind.LINK;
        return new KeyRule(
                isText ? KeyRule.Source.TEXT : KeyRule.Source.LINK,
                column == null ? "" : column.path(),
                key.parameters());
    }
}
