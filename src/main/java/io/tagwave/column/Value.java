package io.tagwave.column;

import java.util.List;

/** One value, looked at once. Of a long one only the beginning: it is text whatever it says. */
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

    final String text;
    final int letters;
    final int digits;
    final boolean punctuation;
    private List<Numeral> numerals;

    Value(String text) {
        this.text = text;
        int foundLetters = 0;
        int foundDigits = 0;
        int marks = 0;
        int length = Math.min(text.length(), LONG);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 128 ? c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' : Character.isLetter(c)) {
                foundLetters++;
            } else if (Character.isDigit(c)) {
                foundDigits++;
            } else if ((PUNCTUATION >> Character.getType(c) & 1) == 1) {
                marks++;
            }
        }
        letters = foundLetters;
        digits = foundDigits;
        punctuation = marks == text.length();
    }

    boolean isLong() {
        return text.length() > LONG;
    }

    /** Whether it leads over to what stands behind it. */
    boolean isLabel() {
        return text.endsWith(":") || text.endsWith("：");
    }

    boolean hasDigit() {
        return digits > 0;
    }

    /** Its numbers, none for a long one. */
    List<Numeral> numerals() {
        if (numerals == null) {
            numerals = digits == 0 || isLong() ? List.of() : Numeral.in(text);
        }
        return numerals;
    }
}
