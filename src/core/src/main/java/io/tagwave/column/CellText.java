package io.tagwave.column;

/** One value, looked at once and only when asked for. Of a long one only the beginning: it is text whatever it says. */
final class CellText {

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
    private static final int NONE = -1;

    final String text;
    private int letters = UNKNOWN;
    private int firstDigit = NONE;

    CellText(String text) {
        this.text = text;
    }

    private void count() {
        int length = Math.min(text.length(), LONG);
        int count = 0;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 128 ? c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' : Character.isLetter(c)) {
                count++;
            } else if (firstDigit == NONE && (c < 128 ? c >= '0' && c <= '9' : Character.isDigit(c))) {
                firstDigit = i;
            }
        }
        letters = count;
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
            char c = text.charAt(i);
            // What most values begin with is told without a table.
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || (PUNCTUATION >> Character.getType(c) & 1) == 0) {
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
        return letters() >= 0 && firstDigit != NONE;
    }
}
