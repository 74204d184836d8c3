package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A field of a list's items, which has one or two columns in the list's table.
 *
 * @param path its place in a record
 * @param textColumn the column of its text
 * @param valueColumn the column of its number or day, or null for a field of text
 */
record ListField(
        String path,
        ColumnKind kind,
        String textColumn,
        @Nullable String valueColumn) {

    /** Returns whether columns of a kind hold values beside their text. */
    static boolean isTyped(ColumnKind kind) {
        return isNumber(kind) || kind == ColumnKind.DATE;
    }

    static boolean isNumber(ColumnKind kind) {
        return kind == ColumnKind.NUMBER || kind == ColumnKind.PRICE;
    }

    String valueType() {
        return isNumber(kind) ? "DOUBLE PRECISION" : "DATE";
    }

    /** Returns the name of its main column: that of its values, if it has any. */
    String name() {
        return valueColumn == null ? textColumn : valueColumn;
    }

    boolean isUrl() {
        return kind == ColumnKind.LINK || kind == ColumnKind.IMAGE;
    }

    /** Returns a value as text, the same for each database. */
    static String text(@Nullable Object value) {
        if (value instanceof Double number) {
            return number == Math.rint(number) && Math.abs(number) < 1e15
                    ? Long.toString(number.longValue())
                    : BigDecimal.valueOf(number).toPlainString();
        }
        return String.valueOf(value);
    }
}
