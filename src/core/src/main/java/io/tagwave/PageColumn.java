package io.tagwave;

import io.tagwave.column.Column;

/**
 * Describes a column of a list, such as {@code list.column(Kind.PRICE).orElseThrow()}.
 *
 * @param name the page's own word if it has one, else the role of the column: {@code title}, {@code price}, {@code text 2}; unique in
 *     the list
 * @param kind of its cells: {@code text}, {@code number}, {@code price}, {@code date}, {@code time}, {@code link}, {@code image} or {@code boolean}
 * @param constant whether all records have the same text, so that it is a label or an icon and no data
 * @param id where the field stands in the records, such as {@code li.hit/h3/a/#text}; unique in the list, and equal for the same
 *     field on other pages and visits of the list, whatever its name there
 */
public record PageColumn(String name, String kind, boolean constant, String id) {

    static PageColumn of(Column column) {
        return new PageColumn(column.name(), column.kind(), column.constant(), column.path());
    }
}
