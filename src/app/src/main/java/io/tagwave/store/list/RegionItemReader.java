package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The records of a list's regions as items: each cell at the place of its field. */
final class RegionItemReader implements AutoCloseable {

    private final List<ListField> fields;
    private final PreparedStatement query;
    private ListShape lastForm;
    private int[] cells;

    RegionItemReader(Connection connection, List<ListField> fields) throws SQLException {
        this.fields = fields;
        query = connection.prepareStatement(
                "SELECT ordinal, href, text, cells, numbers, dates FROM data_record WHERE region_id = ? ORDER BY ordinal");
    }

    /** The items of a region in the order of the page. */
    List<ListItem> of(CrawledList.Part region) throws SQLException {
        if (region.form() != lastForm) {
            lastForm = region.form();
            cells = fields.stream().mapToInt(f -> lastForm.cell(f.path())).toArray();
        }
        List<ListItem> items = new ArrayList<>(region.records());
        new StatementParameters(query).add(region.id());
        try (ResultSet row = query.executeQuery()) {
            while (row.next()) {
                items.add(item(region, row));
            }
        }
        return items;
    }

    private ListItem item(CrawledList.Part region, ResultSet row) throws SQLException {
        List<String> said = SqlArrays.texts(row.getArray(4));
        Object[] numbers = SqlArrays.values(row.getArray(5));
        Object[] dates = SqlArrays.values(row.getArray(6));
        String[] texts = new String[fields.size()];
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < texts.length; i++) {
            int cell = cells[i] - 1;
            if (cell >= 0 && cell < said.size()) {
                texts[i] = said.get(cell);
                values[i] = value(fields.get(i), cell, numbers, dates);
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

    private static Object value(ListField field, int cell, Object[] numbers, Object[] dates) {
        if (field.valueColumn() == null) {
            return null;
        }
        Object[] values = ListField.isNumber(field.kind()) ? numbers : dates;
        Object value = cell < values.length ? values[cell] : null;
        return value instanceof Date day ? day.toLocalDate() : value;
    }

    @Override
    public void close() throws SQLException {
        query.close();
    }
}
