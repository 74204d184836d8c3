package io.tagwave.column;

import java.util.HashSet;
import java.util.Set;

/** The values of a column of which some hold digits: whether they are prices, days or numbers. */
final class Figures {

    /** Letters that may stand beside a number without making it a sentence. */
    static final int FEW_LETTERS = 24;

    private static final int LONGEST_MONTH = 12;

    private final Value[] values;

    Figures(Value[] values) {
        this.values = values;
    }

    ColumnKind kind() {
        if (!most(ColumnKind.TEXT)) {
            return ColumnKind.TEXT;
        }
        if (most(ColumnKind.PRICE)) {
            return ColumnKind.PRICE;
        }
        // Days of one month differ in one number only; a lone number is no date with a year, but for 6.9.2024.
        Numeral first = values[0].number();
        boolean several = first != null && (first.next() != null || first.holdsTwoPoints());
        if (several && most(ColumnKind.DATE)) {
            return ColumnKind.DATE;
        }
        if (isNumber()) {
            return ColumnKind.NUMBER;
        }
        return !several && most(ColumnKind.DATE) ? ColumnKind.DATE : ColumnKind.TEXT;
    }

    /** Of {@code 41 replies} the one word that all values have beside their number; null when there is none. */
    String unit() {
        Numeral first = values[0].number();
        String unit = first == null ? "" : unit(first);
        if (unit.length() <= 2 || !Months.isWord(unit)) {
            return null;
        }
        for (Value value : values) {
            Numeral number = value.number();
            if (number == null || !(number.isFramedAs(first) || unit.equals(unit(number)))) {
                return null;
            }
        }
        return unit;
    }

    private static String unit(Numeral number) {
        return number.frame().replace("#", "").strip();
    }

    /** Whether enough values may be of a kind, which for text is to hold a digit; stops at the first that decides it. */
    private boolean most(ColumnKind kind) {
        int mayFail = ColumnValues.mayFail(values.length);
        int failed = 0;
        for (Value value : values) {
            boolean passes = kind == ColumnKind.PRICE
                    ? isPrice(value)
                    : kind == ColumnKind.DATE ? isDate(value) : value.hasDigit();
            if (!passes && ++failed > mayFail) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPrice(Value value) {
        if (value.letters() > FEW_LETTERS) {
            return false;
        }
        for (Numeral number = value.number(); number != null; number = number.next()) {
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

    /** One number a value, and what stands around it mostly the same, or nothing but marks. */
    private boolean isNumber() {
        // A single value tells nothing about what stays the same.
        int mostFrames = values.length > 1 ? 1 + values.length / 5 : 0;
        Set<String> frames = new HashSet<>();
        boolean bare = true;
        int left = values.length;
        Numeral last = null;
        for (Value value : values) {
            Numeral number = value.number();
            if (number == null || value.letters() > FEW_LETTERS) {
                left--;
            } else if (last == null || !number.isFramedAs(last)) {
                String frame = number.bareFrame();
                bare &= !frames.add(frame) || isBare(frame);
                last = number;
            }
            if (left < ColumnValues.MOST * values.length || (frames.size() > mostFrames && !bare)) {
                return false;
            }
        }
        return true;
    }

    /** Nothing but marks around one number; a colon or slash would have made it a time or a score. */
    private static boolean isBare(String frame) {
        for (int i = 0; i < frame.length(); i++) {
            char c = frame.charAt(i);
            if (Character.isLetterOrDigit(c) || c == ':' || c == '/') {
                return false;
            }
        }
        return true;
    }
}
