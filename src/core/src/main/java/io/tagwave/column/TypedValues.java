package io.tagwave.column;

import java.util.List;

/**
 * A column's text as numbers or dates, null where a record lacks the field or it does not read as one. Whether a comma
 * groups digits or starts decimals, or which number of a date is the month, is often told by another row.
 */
public final class TypedValues {

    private final List<String> cells;

    /** The values of one column, from the first record to the last; null where a record lacks the field. */
    public TypedValues(List<String> cells) {
        this.cells = cells;
    }

    /** Each value's first number. */
    public Double[] numbers() {
        Numeral[] found = new Numeral[cells.size()];
        for (int row = 0; row < found.length; row++) {
            String cell = cells.get(row);
            found[row] = cell == null ? null : Numeral.firstIn(cell, 0);
        }
        char decimal = decimal(found);
        Double[] numbers = new Double[found.length];
        for (int row = 0; row < found.length; row++) {
            numbers[row] = found[row] == null ? null : found[row].value(decimal);
        }
        return numbers;
    }

    /** Each value's day as ISO 8601; null too for a day without a year. */
    public String[] dates() {
        DateText[] found = new DateText[cells.size()];
        for (int row = 0; row < found.length; row++) {
            String cell = cells.get(row);
            found[row] = cell == null ? null : DateText.in(cell);
        }
        DateText.Order open = order(found);
        String[] days = new String[found.length];
        for (int row = 0; row < found.length; row++) {
            days[row] = found[row] == null ? null : found[row].iso(open);
        }
        return days;
    }

    /** As the dates that leave no doubt; else day first, unless slashes stand between as in the United States. */
    private DateText.Order order(DateText[] found) {
        for (DateText date : found) {
            if (date != null
                    && (date.order() == DateText.Order.DAY_MONTH_YEAR
                            || date.order() == DateText.Order.MONTH_DAY_YEAR)) {
                return date.order();
            }
        }
        for (String cell : cells) {
            if (cell != null && cell.indexOf('/') >= 0) {
                return DateText.Order.MONTH_DAY_YEAR;
            }
        }
        return DateText.Order.DAY_MONTH_YEAR;
    }

    /** The mark before decimals that most values ask for; a point when none does, unless points group digits here. */
    private static char decimal(Numeral[] numbers) {
        int comma = 0;
        int point = 0;
        boolean pointGroups = false;
        for (Numeral number : numbers) {
            if (number == null) {
                continue;
            }
            char mark = number.decimal();
            comma += mark == ',' || mark == '٫' ? 1 : 0;
            point += mark == '.' ? 1 : 0;
            String digits = number.digitText();
            pointGroups |= mark == 0 && digits.indexOf('.') >= 0 && digits.matches("-?\\d{1,3}(\\.\\d{3})+");
        }
        if (comma > point) {
            return ',';
        }
        return point > 0 || !pointGroups ? '.' : ',';
    }
}
