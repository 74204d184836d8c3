package io.tagwave.value;

/** What one look at the characters of a text tells. */
final class Shape {

    private int letters;
    private int numbers;
    private boolean colon;
    private boolean zero;
    private boolean plain = true;
    private boolean east;

    private Shape() {}

    static Shape of(String text) {
        Shape shape = new Shape();
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                shape.digit(text, i, before);
            } else if (c < 127) {
                shape.letters += c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' ? 1 : 0;
                shape.colon |= c == ':' && Tokens.isDigit(before);
                shape.plain &= c > ' ' || c == ' ' && before != ' ';
            } else {
                shape.other(c, before);
            }
            before = c;
        }
        shape.plain &= before != ' ';
        return shape;
    }

    private void digit(String text, int at, char before) {
        if (!Tokens.isDigit(before)) {
            numbers++;
            zero |= numbers == 1
                    && text.charAt(at) == '0'
                    && at + 1 < text.length()
                    && Tokens.isDigit(text.charAt(at + 1));
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
