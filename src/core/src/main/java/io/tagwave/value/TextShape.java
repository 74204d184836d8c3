package io.tagwave.value;

/**
 * Counts the characters of a text by their kinds, which decides quickly what the text may be.
 *
 * @param letters number of letters
 * @param numbers number of digit sequences, in digits of any script
 * @param hasColon whether a colon follows a digit
 * @param hasLeadingZero whether the first number has a 0 before other digits
 * @param isPlain whether it is in the form of {@link PlainText} already
 */
record TextShape(int letters, int numbers, boolean hasColon, boolean hasLeadingZero, boolean isPlain) {

    static TextShape of(String text) {
        int letters = 0;
        int numbers = 0;
        boolean colon = false;
        boolean zero = false;
        boolean plain = true;
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            letters += Letters.isOne(c) ? 1 : 0;
            if (c >= 127) {
                numbers += Character.isDigit(c) && !Character.isDigit(before) ? 1 : 0;
                plain = false;
            } else if (TextTokens.isDigit(c)) {
                boolean leads = c == '0' && i + 1 < text.length() && TextTokens.isDigit(text.charAt(i + 1));
                zero |= !TextTokens.isDigit(before) && numbers == 0 && leads;
                numbers += TextTokens.isDigit(before) ? 0 : 1;
            } else {
                colon |= c == ':' && TextTokens.isDigit(before);
                plain &= c > ' ' || c == ' ' && before != ' ';
            }
            before = c;
        }
        return new TextShape(letters, numbers, colon, zero, plain && before != ' ');
    }

    /** Returns whether it has a digit of any script. */
    boolean hasDigit() {
        return numbers > 0;
    }

    /** Returns whether it may be a day or a time of day. */
    boolean mayBeDateOrTime() {
        return letters > 0 || numbers > 2 || hasColon;
    }

    /** Returns whether it is an identifier, such as an article number, because it starts with 0. */
    boolean isCode() {
        return hasLeadingZero && numbers == 1;
    }
}
