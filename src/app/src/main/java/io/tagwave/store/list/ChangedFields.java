package io.tagwave.store.list;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the fields in which an item changed since the previous visit. A column that most items have and that the previous visit
 * did not have, or the other way round, is a change of the list and none of its items. What was a label on all items then, such
 * as "in stock", is read from the records.
 */
final class ChangedFields {

    private static final SqlStatements SQL = SqlStatements.of(ChangedFields.class);

    /** Share of items from which a new text is a column rather than a badge on some of them. */
    private static final double MIN_COLUMN = 0.5;

    private final Connection connection;
    private final List<ListField> fields;
    private final Set<Integer> ignored;
    private final Set<Integer> common = new HashSet<>();
    private final Set<Integer> appeared = new HashSet<>();
    private final Set<Integer> lost = new HashSet<>();
    private final Map<Long, Map<Integer, String[]>> labels = new HashMap<>();

    /**
     * Compares the columns of two visits.
     *
     * @param known the fields that the table had before
     * @param before first items of the previous visit
     * @param now first items of this visit
     * @param ignored fields whose changes do not count
     */
    ChangedFields(
            Connection connection,
            List<ListField> fields,
            List<ListField> known,
            List<ListItem> before,
            List<ListItem> now,
            Set<Integer> ignored) {
        this.connection = connection;
        this.fields = fields;
        this.ignored = ignored;
        Set<String> paths = new HashSet<>();
        known.forEach(field -> paths.add(field.path()));
        for (int i = 0; i < fields.size(); i++) {
            boolean isAdded = !paths.contains(fields.get(i).path());
            double share = share(now, i);
            if (share >= MIN_COLUMN) {
                common.add(i);
            }
            if (isAdded && (isDetail(i) || share >= MIN_COLUMN) || isDetail(i) && share(before, i) == 0) {
                appeared.add(i);
            }
            if (share == 0 && share(before, i) >= MIN_COLUMN) {
                lost.add(i);
            }
        }
    }

    private boolean isDetail(int field) {
        return ItemDetails.isDetail(fields.get(field).path());
    }

    private static double share(List<ListItem> items, int field) {
        long filled = items.stream().filter(item -> item.texts()[field] != null).count();
        return items.isEmpty() ? 0 : (double) filled / items.size();
    }

    /** Returns the numbers of the fields in which an item changed; its earlier state gets the labels that its record had. */
    List<Integer> of(ListTable.StoredItem known, ListItem now) throws SQLException {
        ListItem before = known.item();
        List<Integer> changed = new ArrayList<>();
        for (int i : ItemComparison.differing(fields, before, now, ignored)) {
            if (before.texts()[i] == null && !isDetail(i)) {
                before.texts()[i] = label(before, i);
            }
            boolean isSame = Objects.equals(before.texts()[i], now.texts()[i]);
            if (!isSame && !isOfTheList(known, now, i)) {
                changed.add(i);
            }
        }
        return changed;
    }

    private boolean isOfTheList(ListTable.StoredItem known, ListItem now, int field) {
        if (now.texts()[field] == null) {
            return lost.contains(field);
        }
        return known.item().texts()[field] == null
                && (appeared.contains(field)
                        || isDetail(field) && !hasDetails(known.item())
                        || known.carried() && common.contains(field));
    }

    private boolean hasDetails(ListItem item) {
        for (int i = 0; i < fields.size(); i++) {
            if (isDetail(i) && item.texts()[i] != null) {
                return true;
            }
        }
        return false;
    }

    /** Returns what a record said at the place of a field that was no column then, or null. */
    private @Nullable String label(ListItem item, int field) throws SQLException {
        Map<Integer, String[]> records = labels.get(item.region());
        if (records == null) {
            records = labelsOf(item.region());
            labels.put(item.region(), records);
        }
        String[] texts = records.get(item.ordinal());
        return texts == null ? null : texts[field];
    }

    private Map<Integer, String[]> labelsOf(long region) throws SQLException {
        Map<String, Integer> places = new HashMap<>();
        Sql.query(connection, SQL.get("columnPlaces"), region).each(row -> places.put(row.getString(2), row.getInt(1)));
        Map<Integer, String[]> records = new HashMap<>();
        Sql.query(connection, SQL.get("recordCells"), region).each(row -> {
            List<@Nullable String> all = Sql.texts(row.getArray(2));
            String[] texts = new String[fields.size()];
            for (int i = 0; i < texts.length; i++) {
                int cell = places.getOrDefault(fields.get(i).path(), 0);
                texts[i] = cell > 0 && cell <= all.size() ? all.get(cell - 1) : null;
            }
            records.put(row.getInt(1), texts);
        });
        return records;
    }
}
