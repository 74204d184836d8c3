package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.TypedCells;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the records of a list's regions as items: each cell at the place of its field. */
final class RegionItemReader implements AutoCloseable {

    private static final SqlStatements SQL = SqlStatements.of(RegionItemReader.class);

    private final List<ListField> fields;
    private final PreparedStatement query;
    private @Nullable ListShape lastForm;
    /** For each field, the cells in one of which a record may have it. */
    private int[][] cells = {};

    RegionItemReader(Connection connection, List<ListField> fields) throws SQLException {
        this.fields = fields;
        query = connection.prepareStatement(SQL.get("recordsOfRegion"));
    }

    /** Returns the items of a region in the order of the page. */
    List<ListItem> read(CrawledList.Part region) throws SQLException {
        ListShape form = region.form();
        if (form != lastForm) {
            lastForm = form;
            cells = fields.stream()
                    .map(field -> form.columns().stream()
                            .filter(column -> column.path().equals(field.path()))
                            .mapToInt(ListShape.Part::ordinal)
                            .toArray())
                    .toArray(int[][]::new);
        }
        List<ListItem> items = new ArrayList<>(region.records());
        Sql.query(query, region.id()).each(row -> items.add(item(region, row)));
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).valueColumn() != null && Arrays.stream(cells[i]).anyMatch(cell -> !isTyped(form, cell))) {
                readValues(items, i);
            }
        }
        return items;
    }

    private static boolean isTyped(ListShape form, int cell) {
        return form.columns().stream()
                .anyMatch(column -> column.ordinal() == cell && ListField.isTyped(ColumnKind.of(column.kind())));
    }

    /** Reads the values of a field that this page has too few of to be of the field's kind. */
    private void readValues(List<ListItem> items, int field) {
        List<@Nullable String> texts =
                Arrays.asList(items.stream().map(item -> item.texts()[field]).toArray(String[]::new));
        Object[] values = TypedCells.values(fields.get(field).kind(), texts);
        for (int i = 0; i < values.length; i++) {
            if (items.get(i).values()[field] == null) {
                items.get(i).values()[field] = values[i];
            }
        }
    }

    private ListItem item(CrawledList.Part region, ResultSet row) throws SQLException {
        List<@Nullable String> all = Sql.texts(row.getArray(4));
        Object[] numbers = Sql.values(row.getArray(5));
        Object[] dates = Sql.values(row.getArray(6));
        String[] texts = new String[fields.size()];
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < texts.length; i++) {
            int cell = Arrays.stream(cells[i])
                            .filter(one -> one <= all.size() && all.get(one - 1) != null)
                            .findFirst()
                            .orElse(0)
                    - 1;
            if (cell >= 0) {
                texts[i] = all.get(cell);
                ListField field = fields.get(i);
                Object[] typed = ListField.isNumber(field.kind()) ? numbers : dates;
                values[i] = field.valueColumn() == null || cell >= typed.length ? null : ListTable.value(typed[cell]);
            }
        }
        return new ListItem(
                region.page(),
                region.url(),
                region.id(),
                row.getInt(1),
                row.getString(2),
                row.getString(3),
                texts,
                values);
    }

    @Override
    public void close() throws SQLException {
        query.close();
    }
}
