package io.tagwave.store.query;

import java.util.List;

/**
 * A table or view.
 *
 * @param kind {@code table} or {@code view}
 * @param columns in order
 */
public record TableInfo(String name, String kind, List<Attribute> columns) {

    /** A column with its type as the database names it. */
    public record Attribute(String name, String type) {}

    public TableInfo {
        columns = List.copyOf(columns);
    }
}
