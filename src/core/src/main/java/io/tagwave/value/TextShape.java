package io.tagwave.value;

/** What one look at the characters of a text tells. Not for use by two threads at once. */
final class TextShape {

    private final char[] chars = new char[TextTokens.MOST];
    private int letters;
    private int numbers;
    private boolean colon;
    private boolean zero;
    private boolean plain;
    private boolean east;

    /** Looks at another text, of at most {@link TextTokens#MOST} characters. */
    void look(String text) {
        letters = 0;
        numbers = 0;
        colon = false;
        zero = false;
        plain = true;
        east = false;
        int length = text.length();
        text.getChars(0, length, chars, 0);
        char before = ' ';
        for (int i = 0; i < length; i++) {
            char c = chars[i];
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                letters++;
            } else if (c >= '0' && c <= '9') {
                digit(before, c == '0' && i + 1 < length && TextTokens.isDigit(chars[i + 1]));
            } else if (c < 127) {
                colon |= c == ':' && TextTokens.isDigit(before);
                plain &= c > ' ' || c == ' ' && before != ' ';
            } else {
                other(c, before);
            }
            before = c;
        }
        plain &= before != ' ';
    }

    private void digit(char before, boolean leads) {
        if (!TextTokens.isDigit(before)) {
            numbers++;
            zero |= numbers == 1 && leads;
        }
    }

    private void other(char c, char before) {
        plain = false;
        letters += Letters.isOne(c) ? 1 : 0;
        numbers += Character.isDigit(c) && !Character.isDigit(before) ? 1 : 0;
        east |= c == '年';
    }

    /** How many letters it has. */
    int letters() {
        return letters;
    }

    /** Whether it has a digit, of any script. */
    boolean hasDigit() {
        return numbers > 0;
    }

    /** Whether it is in the plain form already, see {@link PlainText}. */
    boolean isPlain() {
        return plain;
    }

    /** Whether it may have digits that are written as words. */
    boolean isEastern() {
        return east;
    }

    /** Whether one stands behind a digit. */
    boolean hasColon() {
        return colon;
    }

    /** Whether it may be a day or a time of day. */
    boolean mayBeTold() {
        return letters > 0 || numbers > 2 || colon;
    }

    /** Whether it is the number of a thing, which begins with 0. */
    boolean isCode() {
        return zero && numbers == 1;
    }
}
