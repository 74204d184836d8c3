package io.tagwave.column;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The text of one column, from the first record to the last; null where a record lacks the field. Tells what kind it is
 * and what it is called, from the values together.
 */
public final class ColumnValues {

    /** Share of the values that have to be of a kind. */
    private static final double MOST = 0.7;
    /** Share of the records that have to have a title. */
    private static final double TITLE_SHARE = 0.6;
    /** Letters that may stand beside a number without making it a sentence. */
    private static final int FEW_LETTERS = 24;

    private static final int LONGEST_MONTH = 12;
    /** Rows from which on two short words read as yes and no. */
    private static final int ENOUGH_ROWS = 6;

    private static final int SHORT_WORD = 5;

    private final int rows;
    private final List<Value> values = new ArrayList<>();
    private final BitSet filled = new BitSet();
    private final ColumnKind kind;

    /** The values of a column whose kind they themselves have to tell. */
    public ColumnValues(List<String> cells) {
        this(cells, null);
    }

    /**
     * The values of a column.
     *
     * @param known the kind, when the page tells it already, or null
     */
    public ColumnValues(List<String> cells, ColumnKind known) {
        rows = cells.size();
        for (int row = 0; row < rows; row++) {
            String cell = cells.get(row);
            if (cell != null && !cell.isBlank()) {
                values.add(new Value(cell));
                filled.set(row);
            }
        }
        kind = known == null ? findKind() : known;
    }

    /** What the values are; that they are links or images is for the page to tell. */
    public ColumnKind kind() {
        return kind;
    }

    /** Whether the column is no data: the same value in every record, or nothing but brackets, dashes and such. */
    public boolean constant() {
        if (rows < 2 || values.isEmpty()) {
            return false;
        }
        return (values.size() == rows && isOneValue()) || all(Value::isPunctuation);
    }

    /** Share of the records that have a value. */
    public double filled() {
        return rows == 0 ? 0 : (double) values.size() / rows;
    }

    /** Whether the values tell most records apart by at least a few letters: the text of a title does. */
    public boolean tellsApart() {
        int letters = 0;
        Set<String> distinct = new HashSet<>();
        for (Value value : values) {
            letters += value.letters();
            distinct.add(value.text);
        }
        return filled() >= TITLE_SHARE && letters >= 3 * values.size() && distinct.size() * 2 > values.size();
    }

    /** The value that all records share that have one, or null when values differ or there is none. */
    public String onlyValue() {
        return !values.isEmpty() && isOneValue() ? values.get(0).text : null;
    }

    /** Whether the same records have a value here and there. */
    public boolean filledAs(ColumnValues other) {
        return filled.equals(other.filled);
    }

    /** Whether all values are one and the same sign or code of a currency. */
    public boolean isCurrency() {
        return onlyValue() != null && Currencies.marked(onlyValue().strip());
    }

    /** The mark of a column of kind boolean as far as it has letters, otherwise null. */
    public String flag() {
        return onlyValue() != null && values.get(0).letters() > 0 ? onlyValue() : null;
    }

    /** The words that stand in every value: before a colon, or as the only word around a number; null without any. */
    public String label() {
        if (values.size() < 2) {
            return null;
        }
        String prefix = prefix(values.get(0).text);
        if (prefix == null) {
            return kind == ColumnKind.NUMBER ? unit() : null;
        }
        return all(v -> v.text.startsWith(prefix) && v.text.length() > prefix.length()) ? prefix : null;
    }

    /** The words up to the first colon, with it; null unless there are few and only words. */
    private static String prefix(String text) {
        int length = Math.min(text.length(), FEW_LETTERS);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == ':' || c == '：') {
                return i == 0 || text.startsWith("//", i + 1) ? null : text.substring(0, i + 1);
            }
            if (!Months.isWordPart(c) && c != ' ') {
                return null;
            }
        }
        return null;
    }

    /** {@code 41 replies}: the one word of all values beside their number. */
    private String unit() {
        String unit = null;
        for (Value value : values) {
            String frame = value.numerals().isEmpty()
                    ? ""
                    : value.numerals().get(0).frame().replace("#", "").strip();
            if (unit != null && !unit.equals(frame)) {
                return null;
            }
            unit = frame;
        }
        return unit != null && unit.length() > 2 && isWord(unit) ? unit : null;
    }

    private static boolean isWord(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Months.isWordPart(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private ColumnKind findKind() {
        if (values.isEmpty()) {
            return ColumnKind.TEXT;
        }
        if (isFlag() || isYesOrNo()) {
            return ColumnKind.BOOLEAN;
        }
        if (!most(Value::hasDigit)) {
            return ColumnKind.TEXT;
        }
        if (most(ColumnValues::isPrice)) {
            return ColumnKind.PRICE;
        }
        // Days of one month differ in one number only; a lone number is no date with a year.
        boolean several = values.get(0).numerals().size() > 1;
        if (several && most(ColumnValues::isDate)) {
            return ColumnKind.DATE;
        }
        if (isNumber()) {
            return ColumnKind.NUMBER;
        }
        return !several && most(ColumnValues::isDate) ? ColumnKind.DATE : ColumnKind.TEXT;
    }

    /** A mark that only some records carry. */
    private boolean isFlag() {
        Value first = values.get(0);
        boolean mark =
                first.text.length() <= FEW_LETTERS && !first.hasDigit() && !first.isPunctuation() && !first.isLabel();
        return mark && values.size() > 1 && values.size() < rows && isOneValue();
    }

    /** Two single short words or signs: yes and no, ja and nein, a tick and a cross. */
    private boolean isYesOrNo() {
        if (values.size() < ENOUGH_ROWS) {
            return false;
        }
        Set<String> distinct = new HashSet<>();
        for (Value value : values) {
            boolean isWord = value.text.length() <= SHORT_WORD && !value.hasDigit() && value.text.indexOf(' ') < 0;
            if (!isWord || (distinct.add(value.text) && distinct.size() > 2)) {
                return false;
            }
        }
        return distinct.size() == 2;
    }

    private boolean isOneValue() {
        String first = values.get(0).text;
        return all(v -> first.equals(v.text));
    }

    /** One number a value, and what stands around it mostly the same. */
    private boolean isNumber() {
        Set<String> frames = new HashSet<>();
        int numbers = 0;
        for (Value value : values) {
            if (!value.numerals().isEmpty() && value.letters() <= FEW_LETTERS) {
                numbers++;
                frames.add(value.numerals().get(0).bareFrame());
            }
        }
        // A single value tells nothing about what stays the same.
        boolean alike = values.size() > 1 && frames.size() <= 1 + values.size() / 5;
        return numbers >= MOST * values.size() && (alike || areBare(frames));
    }

    /** Nothing but marks around one number; a colon or slash would have made it a time or a score. */
    private static boolean areBare(Set<String> frames) {
        for (String frame : frames) {
            for (int i = 0; i < frame.length(); i++) {
                char c = frame.charAt(i);
                if (Character.isLetterOrDigit(c) || c == ':' || c == '/') {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isPrice(Value value) {
        if (value.letters() > FEW_LETTERS) {
            return false;
        }
        for (Numeral number : value.numerals()) {
            if (Currencies.beside(number)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDate(Value value) {
        if (value.letters() > FEW_LETTERS + LONGEST_MONTH) {
            return false;
        }
        DateText date = DateText.in(value.text);
        return date != null && date.extra() <= FEW_LETTERS;
    }

    private boolean all(Predicate<Value> test) {
        for (Value value : values) {
            if (!test.test(value)) {
                return false;
            }
        }
        return true;
    }

    /** Whether enough values pass; stops at the first that decides it. */
    private boolean most(Predicate<Value> test) {
        int mayFail = (int) ((1 - MOST) * values.size() + 1e-9);
        int failed = 0;
        for (Value value : values) {
            if (!test.test(value) && ++failed > mayFail) {
                return false;
            }
        }
        return true;
    }
}
