package io.tagwave.serve;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rows of a query that are few enough to be held. */
final class Rows {

    private Rows() {}

    /** All rows; ends the query. */
    static List<List<Object>> of(QueryResult found) throws SqlStatementException {
        try (found) {
            List<List<Object>> rows = new ArrayList<>();
            for (List<Object> row = found.next(); row != null; row = found.next()) {
                rows.add(row);
            }
            return rows;
        }
    }

    /** The rows as objects, their keys in the order of the columns. */
    static List<Map<String, Object>> objects(List<String> columns, List<List<Object>> rows) {
        List<Map<String, Object>> objects = new ArrayList<>(rows.size());
        for (List<Object> row : rows) {
            Map<String, Object> object = new LinkedHashMap<>();
            for (int i = 0; i < row.size(); i++) {
                object.put(columns.get(i), row.get(i));
            }
            objects.add(object);
        }
        return objects;
    }
}
