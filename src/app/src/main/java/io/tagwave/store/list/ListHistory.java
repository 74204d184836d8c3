package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A list over the crawls that saw it before.
 *
 * @param number of the list when it was first seen
 * @param url its address then
 * @param form its columns when a crawl last read pages of it
 * @param fields of its table, in the order in which they came
 * @param latest the latest visit
 */
record ListHistory(
        long number,
        String host,
        String template,
        String url,
        ListShape form,
        List<ListField> fields,
        ListVisit latest) {

    /** Those with a table that crawls before this one saw. */
    static List<ListHistory> before(Connection connection, long crawlId) throws SQLException {
        List<ListHistory> all = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT v.first_list, v.host, v.template, v.url,"
                + " v.crawl_id, v.first_row, v.last_row, v.key_rule FROM list_visit v JOIN (SELECT first_list,"
                + " MAX(crawl_id) AS crawl_id FROM list_visit WHERE crawl_id < ? AND first_row IS NOT NULL"
                + " GROUP BY first_list) AS l ON l.first_list = v.first_list AND l.crawl_id = v.crawl_id"
                + " ORDER BY v.first_list")) {
            new StatementParameters(query).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    all.add(series(connection, row));
                }
            }
        }
        return all;
    }

    private static ListHistory series(Connection connection, ResultSet row) throws SQLException {
        long number = row.getLong(1);
        Map<String, ListField> fields = new LinkedHashMap<>();
        List<ListShape.Part> latest = new ArrayList<>();
        long list = -1;
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT c.list, c.ordinal, c.name, c.kind, c.path, c.text_column, c.value_column FROM list_column c"
                        + " JOIN list_visit v ON v.list = c.list AND v.regions > 0 WHERE v.first_list = ?"
                        + " ORDER BY v.crawl_id, c.ordinal")) {
            new StatementParameters(query).add(number);
            try (ResultSet column = query.executeQuery()) {
                while (column.next()) {
                    if (column.getLong(1) != list) {
                        latest.clear();
                        list = column.getLong(1);
                    }
                    ColumnKind kind = ColumnKind.of(column.getString(4));
                    String path = column.getString(5);
                    latest.add(new ListShape.Part(column.getInt(2), column.getString(3), kind.code(), path, false));
                    String value = column.getString(7);
                    ListField known = fields.get(path);
                    if (known == null || known.valueColumn() == null && value != null) {
                        fields.put(path, new ListField(path, kind, column.getString(6), value));
                    }
                }
            }
        }
        ListVisit visit =
                new ListVisit(row.getLong(5), row.getLong(6), row.getLong(7), KeyRule.parse(row.getString(8)));
        return new ListHistory(
                number,
                row.getString(2),
                row.getString(3),
                row.getString(4),
                new ListShape(latest),
                List.copyOf(fields.values()),
                visit);
    }
}
