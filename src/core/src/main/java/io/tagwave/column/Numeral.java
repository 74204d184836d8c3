package io.tagwave.column;

/**
 * Digits in a text that read as one number, with the separators between them. Digits of every script count.
 *
 * @param text the text that holds it
 * @param start first digit, or the sign before it
 * @param end one past the last digit
 */
record Numeral(String text, int start, int end) {

    /** Never groups digits, whatever the column's mark before decimals is. */
    private static final char ARABIC_DECIMAL = '٫';

    private static final String BLANKS = " \u00a0\u202f\u2009";

    /** The first number of a text from a place on, or null. */
    static Numeral firstIn(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            if (isDigit(text.charAt(at))) {
                return new Numeral(text, hasSign(text, at) ? at - 1 : at, endOf(text, at));
            }
        }
        return null;
    }

    /** The number behind this one, or null. */
    Numeral next() {
        return firstIn(text, end);
    }

    static boolean isDigit(String text, int at) {
        return at >= 0 && at < text.length() && isDigit(text.charAt(at));
    }

    private static boolean isDigit(char c) {
        return c < 128 ? c >= '0' && c <= '9' : Character.isDigit(c);
    }

    /** What may stand between digits of one number. */
    private static boolean isMark(char c) {
        return c == '.' || c == ',' || c == '\'' || c == '’' || c == '٬' || c == '٫';
    }

    /** Whether the same text stands around another number. */
    boolean isFramedAs(Numeral other) {
        int rest = text.length() - end;
        return start == other.start
                && rest == other.text.length() - other.end
                && text.regionMatches(0, other.text, 0, start)
                && text.regionMatches(end, other.text, other.end, rest);
    }

    /** The text around the number, with a mark in its place. */
    String frame() {
        return text.substring(0, start) + "#" + text.substring(end);
    }

    /** The frame without blanks and brackets, which make no difference between two frames. */
    String bareFrame() {
        StringBuilder frame = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (i == start) {
                frame.append('#');
            }
            if ((i < start || i >= end) && " \u00a0()[]~+".indexOf(c) < 0) {
                frame.append(c);
            }
        }
        return frame.toString();
    }

    /** Whether it may be a day in digits as well as a number with grouped digits. */
    boolean holdsTwoPoints() {
        String digits = digitText();
        return digits.indexOf('.') != digits.lastIndexOf('.');
    }

    /** The number as written. */
    String digitText() {
        return text.substring(start, end);
    }

    /**
     * The value, where {@code decimal} is the mark before decimals and all other marks only group digits; null when that
     * mark stands there twice, as in a telephone number.
     */
    Double value(char decimal) {
        StringBuilder plain = new StringBuilder();
        boolean fraction = false;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            boolean point = c == decimal || c == ARABIC_DECIMAL;
            if (Character.isDigit(c)) {
                plain.append(Character.digit(c, 10));
            } else if (point && fraction) {
                return null;
            } else if (point) {
                plain.append('.');
                fraction = true;
            } else if (i == start) {
                plain.append('-');
            }
        }
        return Double.valueOf(plain.toString());
    }

    /** The mark that can only stand before decimals here, or 0 when none must: {@code 1.024} and {@code 7} leave it open. */
    char decimal() {
        char last = 0;
        int at = -1;
        int marks = 0;
        int others = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (isMark(c)) {
                others += last != 0 && c != last ? 1 : 0;
                marks = c == last ? marks + 1 : 1;
                last = c;
                at = i;
            }
        }
        boolean grouping = last == 0 || marks > 1 || (others == 0 && end - at - 1 == 3 && at - start <= 3);
        return grouping ? 0 : last;
    }

    private static int endOf(String text, int start) {
        int end = start;
        int run = 0;
        while (end < text.length()) {
            if (isDigit(text, end)) {
                end++;
                run++;
            } else if (isMark(text.charAt(end)) && isDigit(text, end + 1)) {
                end++;
                run = 0;
            } else if (run <= 3 && BLANKS.indexOf(text.charAt(end)) >= 0 && isGroup(text, end + 1)) {
                end++;
                run = 0;
            } else {
                break;
            }
        }
        return end;
    }

    /** Exactly three digits. */
    private static boolean isGroup(String text, int at) {
        return isDigit(text, at) && isDigit(text, at + 1) && isDigit(text, at + 2) && !isDigit(text, at + 3);
    }

    private static boolean hasSign(String text, int at) {
        if (at == 0 || text.charAt(at - 1) != '-' && text.charAt(at - 1) != '−') {
            return false;
        }
        return at == 1 || !Character.isLetterOrDigit(text.charAt(at - 2));
    }
}
