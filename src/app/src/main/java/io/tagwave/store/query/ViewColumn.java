package io.tagwave.store.query;

import io.tagwave.column.ColumnKind;

/**
 * A column of a list's view.
 *
 * @param name as the page or its role gives it
 * @param path where the field stands in its records
 * @param ordinal place among the cells, from 1
 * @param currencies whether its prices are in several currencies
 * @param timed whether its days have times
 */
record ViewColumn(String name, ColumnKind kind, String path, int ordinal, boolean currencies, boolean timed) {

    /** Which array holds its values as numbers or days, or null when text is all there is. */
    String typedArray() {
        return switch (kind) {
            case NUMBER, PRICE -> "numbers";
            case DATE -> "dates";
            default -> null;
        };
    }
}
