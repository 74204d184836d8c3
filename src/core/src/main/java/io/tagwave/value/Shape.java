package io.tagwave.value;

/**
 * What a look at the characters of a text tells.
 *
 * @param letters how many letters it has
 * @param numbers how many runs of digits
 * @param colon whether one stands between digits
 * @param zero whether the first run of digits begins with 0 and has more, without a mark in it
 */
record Shape(int letters, int numbers, boolean colon, boolean zero) {

    static Shape of(String text) {
        int letters = 0;
        int numbers = 0;
        boolean colon = false;
        boolean zero = false;
        boolean inside = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Tokens.isDigit(c)) {
                if (!inside) {
                    numbers++;
                    zero |= numbers == 1 && c == '0' && i + 1 < text.length() && Tokens.isDigit(text.charAt(i + 1));
                }
                inside = true;
            } else {
                colon |= inside && c == ':';
                inside = false;
                letters += c != ' ' && Letters.isOne(c) ? 1 : 0;
            }
        }
        return new Shape(letters, numbers, colon, zero);
    }

    /** Whether it may be a day or a time of day. */
    boolean mayBeTold() {
        return letters > 0 || numbers > 2 || colon;
    }

    boolean isCode() {
        return zero && numbers == 1;
    }
}
