package io.tagwave.column;

import java.util.List;

/** One value, looked at once and only when asked for. Of a long one only the beginning: it is text whatever it says. */
final class Value {

    /** Longer values are neither numbers nor dates. */
    static final int LONG = 80;

    private static final int PUNCTUATION = 1 << Character.DASH_PUNCTUATION
            | 1 << Character.START_PUNCTUATION
            | 1 << Character.END_PUNCTUATION
            | 1 << Character.CONNECTOR_PUNCTUATION
            | 1 << Character.OTHER_PUNCTUATION
            | 1 << Character.INITIAL_QUOTE_PUNCTUATION
            | 1 << Character.FINAL_QUOTE_PUNCTUATION
            | 1 << Character.MATH_SYMBOL
            | 1 << Character.SPACE_SEPARATOR
            | 1 << Character.FORMAT;

    private static final int UNKNOWN = -1;

    final String text;
    private int letters = UNKNOWN;
    private int digits;
    private List<Numeral> numerals;

    Value(String text) {
        this.text = text;
    }

    private void count() {
        int length = Math.min(text.length(), LONG);
        letters = 0;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 128 ? c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' : Character.isLetter(c)) {
                letters++;
            } else if (c < 128 ? c >= '0' && c <= '9' : Character.isDigit(c)) {
                digits++;
            }
        }
    }

    /** Letters, of a long value those at its beginning. */
    int letters() {
        if (letters == UNKNOWN) {
            count();
        }
        return letters;
    }

    /** Whether it is nothing but punctuation and blanks. */
    boolean isPunctuation() {
        if (isLong()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if ((PUNCTUATION >> Character.getType(text.charAt(i)) & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    boolean isLong() {
        return text.length() > LONG;
    }

    /** Whether it leads over to what stands behind it. */
    boolean isLabel() {
        return text.endsWith(":") || text.endsWith("：");
    }

    boolean hasDigit() {
        return letters() >= 0 && digits > 0;
    }

    /** Its numbers, none for a long one. */
    List<Numeral> numerals() {
        if (numerals == null) {
            numerals = isLong() || !hasDigit() ? List.of() : Numeral.in(text);
        }
        return numerals;
    }
}
