package io.tagwave.column;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The text of one column, from the first record to the last; null where a record lacks the field. Tells what kind it is
 * and reads its numbers and dates, all from the values together: whether a comma groups digits or starts decimals, or
 * which number of a date is the month, is often told by another row.
 */
public final class ColumnValues {

    /** Share of the values that have to be of a kind. */
    private static final double MOST = 0.7;
    /** Share of the records that have to have a title. */
    private static final double TITLE_SHARE = 0.6;
    /** Letters that may stand beside a number without making it a sentence. */
    private static final int FEW_LETTERS = 24;

    private static final int LONGEST_MONTH = 12;
    /** Longer values are read as text at once. */
    private static final int LONG = 80;
    /** Rows from which on two short words read as yes and no. */
    private static final int ENOUGH_ROWS = 6;

    private static final int SHORT_WORD = 5;

    private final List<String> cells;
    private final List<String> values;

    public ColumnValues(List<String> cells) {
        this.cells = cells;
        this.values = cells.stream().filter(v -> v != null && !v.isBlank()).toList();
    }

    /** What the values are; link and image are for the page to tell, not for the values. */
    public ColumnKind kind() {
        if (values.isEmpty()) {
            return ColumnKind.TEXT;
        }
        if (isFlag() || isYesOrNo()) {
            return ColumnKind.BOOLEAN;
        }
        if (share(ColumnValues::hasDigit) < MOST) {
            return ColumnKind.TEXT;
        }
        if (share(ColumnValues::isPrice) >= MOST) {
            return ColumnKind.PRICE;
        }
        if (isNumber()) {
            return ColumnKind.NUMBER;
        }
        return share(ColumnValues::isDate) >= MOST ? ColumnKind.DATE : ColumnKind.TEXT;
    }

    /** Whether the column is no data: the same value in every record, or nothing but brackets, dashes and such. */
    public boolean constant() {
        if (cells.size() < 2 || values.isEmpty()) {
            return false;
        }
        return (values.size() == cells.size() && isOneValue())
                || values.stream().allMatch(ColumnValues::isPunctuation);
    }

    /** Share of the records that have a value. */
    public double filled() {
        return cells.isEmpty() ? 0 : (double) values.size() / cells.size();
    }

    /** Whether the values tell most records apart by at least a few letters: the text of a title does. */
    public boolean tellsApart() {
        long letters = values.stream().mapToLong(ColumnValues::letters).sum();
        boolean mostlyThere = filled() >= TITLE_SHARE;
        return mostlyThere && letters >= 3L * values.size() && new HashSet<>(values).size() * 2 > values.size();
    }

    /** The value that all records share that have one, or null when values differ or there is none. */
    public String onlyValue() {
        return !values.isEmpty() && isOneValue() ? values.get(0) : null;
    }

    /** The mark of a column of kind boolean as far as it has letters, otherwise null. */
    public String flag() {
        String mark = onlyValue();
        return mark != null && letters(mark) > 0 ? mark : null;
    }

    /** The words that stand in every value: before a colon, or as the only word around a number; null without any. */
    public String label() {
        if (values.size() < 2) {
            return null;
        }
        String first = values.get(0);
        int colon = first.indexOf(':') < 0 ? first.indexOf('：') : first.indexOf(':');
        if (colon > 0 && colon <= FEW_LETTERS && letters(first.substring(0, colon)) == colon - blanks(first, colon)) {
            String label = first.substring(0, colon + 1);
            return values.stream().allMatch(v -> v.startsWith(label) && v.length() > label.length()) ? label : null;
        }
        return unit();
    }

    /** {@code 41 replies}: the one word of all values beside their number. */
    private String unit() {
        if (kind() != ColumnKind.NUMBER) {
            return null;
        }
        Set<String> words = new HashSet<>();
        for (String value : values) {
            List<Numeral> found = Numeral.in(value);
            words.add(
                    found.isEmpty() ? "" : found.get(0).frame().replace("#", "").strip());
        }
        String word = words.size() == 1 ? words.iterator().next() : "";
        return word.length() > 2 && word.chars().allMatch(Months::isWordPart) ? word : null;
    }

    private static int blanks(String text, int end) {
        return (int)
                text.substring(0, end).chars().filter(Character::isWhitespace).count();
    }

    /** Each value's first number, as far as it has one; null for the others. */
    public Double[] numbers() {
        char decimal = decimal();
        return cells.stream()
                .map(cell -> cell == null ? List.<Numeral>of() : Numeral.in(cell))
                .map(found -> found.isEmpty() ? null : (Double) found.get(0).value(decimal))
                .toArray(Double[]::new);
    }

    /** Each value's day as ISO 8601, as far as it names one with its year; null for the others. */
    public String[] dates() {
        List<DateText> found = cells.stream()
                .map(cell -> cell == null ? null : DateText.in(cell))
                .toList();
        DateText.Order open = order(found);
        return found.stream().map(date -> date == null ? null : date.iso(open)).toArray(String[]::new);
    }

    /** Day first, unless the column has a date that only reads the other way, or slashes as in the United States. */
    private DateText.Order order(List<DateText> found) {
        for (DateText date : found) {
            if (date != null
                    && (date.order() == DateText.Order.DAY_MONTH_YEAR
                            || date.order() == DateText.Order.MONTH_DAY_YEAR)) {
                return date.order();
            }
        }
        boolean slashes = values.stream().anyMatch(v -> v.indexOf('/') >= 0);
        return slashes ? DateText.Order.MONTH_DAY_YEAR : DateText.Order.DAY_MONTH_YEAR;
    }

    /** The mark before decimals that most values ask for; a point when none does, unless points group digits here. */
    private char decimal() {
        int comma = 0;
        int point = 0;
        boolean pointGroups = false;
        for (String value : values) {
            for (Numeral number : Numeral.in(value)) {
                char mark = number.decimal();
                comma += mark == ',' || mark == '٫' ? 1 : 0;
                point += mark == '.' ? 1 : 0;
                String digits = number.text().substring(number.start(), number.end());
                pointGroups |= mark == 0 && digits.matches("-?\\d{1,3}(\\.\\d{3})+");
            }
        }
        if (comma > point) {
            return ',';
        }
        return point > 0 || !pointGroups ? '.' : ',';
    }

    /** A mark that only some records carry. */
    private boolean isFlag() {
        return values.size() < cells.size()
                && isOneValue()
                && !hasDigit(values.get(0))
                && values.get(0).length() <= LONG;
    }

    /** Two single short words or signs, both often: yes and no, ja and nein, a tick and a cross. */
    private boolean isYesOrNo() {
        if (values.size() < ENOUGH_ROWS) {
            return false;
        }
        Set<String> distinct = new HashSet<>();
        for (String value : values) {
            if (value.length() > SHORT_WORD || hasDigit(value) || value.indexOf(' ') >= 0) {
                return false;
            }
            distinct.add(value);
            if (distinct.size() > 2) {
                return false;
            }
        }
        return distinct.size() == 2;
    }

    private boolean isOneValue() {
        return values.stream().allMatch(values.get(0)::equals);
    }

    /** One number a value, and what stands around it mostly the same. */
    private boolean isNumber() {
        Set<String> frames = new HashSet<>();
        int numbers = 0;
        for (String value : values) {
            List<Numeral> found = value.length() > LONG ? List.of() : Numeral.in(value);
            if (!found.isEmpty() && letters(value) <= FEW_LETTERS) {
                numbers++;
                frames.add(plain(found.get(0).frame()));
            }
        }
        boolean alike = frames.size() == 1 || frames.size() <= 1 + values.size() / 5;
        return numbers >= MOST * values.size() && (alike || frames.stream().allMatch(ColumnValues::isBare));
    }

    /** Brackets, blanks and a plural's last letters make no other frame. */
    private static String plain(String frame) {
        return frame.replaceAll("[\\s()\\[\\]~+]+", "");
    }

    /** Nothing but marks around one number; a colon or slash would have made it a time or a score. */
    private static boolean isBare(String frame) {
        return frame.chars().noneMatch(c -> Character.isLetterOrDigit(c) || ":/".indexOf(c) >= 0);
    }

    private static boolean isPrice(String value) {
        if (value.length() > LONG || letters(value) > FEW_LETTERS) {
            return false;
        }
        return Numeral.in(value).stream().anyMatch(Currencies::beside);
    }

    private static boolean isDate(String value) {
        if (letters(value) > FEW_LETTERS + LONGEST_MONTH) {
            return false;
        }
        DateText date = DateText.in(value);
        return date != null && date.extra() <= FEW_LETTERS;
    }

    private static boolean isPunctuation(String value) {
        return value.chars().allMatch(ColumnValues::isPunctuation);
    }

    private static boolean isPunctuation(int c) {
        return switch (Character.getType(c)) {
            case Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.CONNECTOR_PUNCTUATION,
                    Character.OTHER_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.MATH_SYMBOL,
                    Character.SPACE_SEPARATOR -> true;
            default -> c == '|' || c == '\u200b';
        };
    }

    private static boolean hasDigit(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (Character.isDigit(value.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static long letters(String value) {
        return value.chars().filter(Character::isLetter).count();
    }

    private double share(Predicate<String> test) {
        return (double) values.stream().filter(test).count() / values.size();
    }

    @Override
    public String toString() {
        return cells.toString();
    }
}
