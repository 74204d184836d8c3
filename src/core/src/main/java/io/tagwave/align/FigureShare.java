package io.tagwave.align;

/** Tells how many texts of a column are figures, such as prices and counts. */
enum FigureShare {
    /** Most of them. */
    MOST,
    /** None has a digit. */
    NONE,
    /** All texts are punctuation. */
    MARKS,
    SOME;

    /** Share of the texts that are figures; a price on request is among prices. */
    private static final double MIN_FIGURES = 0.7;
    /** Share of the letters and digits of a figure that are digits: "from 12 EUR" has two in eight. */
    private static final double MIN_DIGITS = 0.25;
    /** Longer texts are sentences. */
    private static final int MAX_LENGTH = 24;

    static FigureShare of(int filled, int marks, int withDigits, int figures) {
        return marks == filled ? MARKS : withDigits == 0 ? NONE : figures >= MIN_FIGURES * filled ? MOST : SOME;
    }

    /** Returns whether a text is short and has many digits. */
    static boolean isFigure(String text) {
        int digits = 0;
        int all = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            digits += Character.isDigit(c) ? 1 : 0;
            all += Character.isLetterOrDigit(c) ? 1 : 0;
        }
        return text.length() <= MAX_LENGTH && digits > 0 && digits >= MIN_DIGITS * all;
    }

    /** Returns whether a text is a price in the currency of another one, and greater. */
    static boolean isDearer(String text, String other) {
        String currency = other.replaceAll("[^\\p{L}\\p{Sc}]", "");
        return !currency.isEmpty() && text.contains(currency) && cents(text) > cents(other);
    }

    private static double cents(String text) {
        String number = text.replaceAll("[^\\d.,]", "");
        int decimals = number.length() - 1 - Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
        String digits = number.replaceAll("\\D", "");
        return digits.isEmpty() ? 0 : Double.parseDouble(digits) * (decimals == 2 ? 1 : decimals == 1 ? 10 : 100);
    }

    static boolean isMark(String text) {
        return text.codePoints().noneMatch(Character::isLetterOrDigit);
    }

    /** Returns whether two columns hold different things: figures, words alone, or punctuation. */
    boolean excludes(FigureShare other) {
        return this != other && this != SOME && other != SOME;
    }
}
