package io.tagwave.column;

import java.util.List;
import java.util.Objects;

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
        List<Numeral> found = cells.stream().map(TypedValues::firstNumber).toList();
        char decimal = decimal(found.stream().filter(Objects::nonNull).toList());
        return found.stream().map(n -> n == null ? null : n.value(decimal)).toArray(Double[]::new);
    }

    /** Each value's day as ISO 8601; null too for a day without a year. */
    public String[] dates() {
        List<DateText> found = cells.stream()
                .map(cell -> cell == null ? null : DateText.in(cell))
                .toList();
        DateText.Order open = order(found.stream().filter(Objects::nonNull).toList());
        return found.stream().map(date -> date == null ? null : date.iso(open)).toArray(String[]::new);
    }

    private static Numeral firstNumber(String cell) {
        List<Numeral> found = cell == null ? List.of() : Numeral.in(cell);
        return found.isEmpty() ? null : found.get(0);
    }

    /** As the dates that leave no doubt; else day first, unless slashes stand between as in the United States. */
    private DateText.Order order(List<DateText> found) {
        for (DateText date : found) {
            if (date.order() == DateText.Order.DAY_MONTH_YEAR || date.order() == DateText.Order.MONTH_DAY_YEAR) {
                return date.order();
            }
        }
        boolean slashes = cells.stream().anyMatch(cell -> cell != null && cell.indexOf('/') >= 0);
        return slashes ? DateText.Order.MONTH_DAY_YEAR : DateText.Order.DAY_MONTH_YEAR;
    }

    /** The mark before decimals that most values ask for; a point when none does, unless points group digits here. */
    private static char decimal(List<Numeral> numbers) {
        int comma = 0;
        int point = 0;
        boolean pointGroups = false;
        for (Numeral number : numbers) {
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
