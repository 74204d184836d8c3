package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import java.time.LocalDate;

/**
 * A field of a list's items, which has one or two columns in the list's table.
 *
 * @param path where it stands in a record
 * @param textColumn what it says
 * @param valueColumn its number or day, or null where text is all there is
 */
record ListField(String path, ColumnKind kind, String textColumn, String valueColumn) {

    /** Whether columns of a kind hold values beside their text. */
    static boolean isTyped(ColumnKind kind) {
        return isNumber(kind) || kind == ColumnKind.DATE;
    }

    static boolean isNumber(ColumnKind kind) {
        return kind == ColumnKind.NUMBER || kind == ColumnKind.PRICE;
    }

    /** The type of its values in SQL. */
    String valueType() {
        return isNumber(kind) ? "DOUBLE PRECISION" : "DATE";
    }

    /** The name under which it is known: of the column that holds most. */
    String name() {
        return valueColumn == null ? textColumn : valueColumn;
    }

    boolean isAddress() {
        return kind == ColumnKind.LINK || kind == ColumnKind.IMAGE;
    }

    /** The value as text, the same in each database. */
    static String plain(Object value) {
        if (value instanceof Double number) {
            return number == Math.rint(number) && Math.abs(number) < 1e15
                    ? Long.toString(number.longValue())
                    : number.toString();
        }
        return value instanceof LocalDate day ? day.toString() : String.valueOf(value);
    }
}
