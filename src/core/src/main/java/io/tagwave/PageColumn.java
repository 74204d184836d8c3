package io.tagwave;

import io.tagwave.column.Column;

/**
 * Describes a column of a list.
 *
 * @param name the page's own word if it has one, else the role of the column: {@code title}, {@code price}, {@code text 2}; unique in
 *     the list
 * @param kind of its cells: {@code text}, {@code number}, {@code price}, {@code date}, {@code link}, {@code image} or {@code boolean}
 * @param constant whether all records have the same text, so that it is a label or an icon and no data
 */
public record PageColumn(String name, String kind, boolean constant) {

    static PageColumn of(Column column) {
        return new PageColumn(column.name(), column.kind(), column.constant());
    }
}
