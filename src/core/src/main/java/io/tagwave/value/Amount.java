package io.tagwave.value;

import java.math.BigDecimal;

/**
 * A number in a text with what stands around it.
 *
 * @param figure its digits
 * @param negative whether a minus stands before it
 * @param sort what it is as far as its own text tells
 * @param money the currency beside it, or null
 * @param unit canonical name, or null
 * @param scale what the digits are multiplied with: 1000 for {@code 23k}
 * @param more what is added: cents behind the currency's sign, as in {@code 349€96}, or the lesser part of {@code 1億2000万}
 * @param end one past what belongs to the number
 * @param extra letters of the text that belong neither to it nor to currency and unit
 * @param letter whether the power of ten or unit is one letter that sticks to the digits: {@code 5K}, {@code 3m}
 */
record Amount(
        NumberToken figure,
        boolean negative,
        Sort sort,
        CurrencyNames.Mention money,
        String unit,
        BigDecimal scale,
        BigDecimal more,
        int end,
        int extra,
        boolean letter) {

    private static final int STEM = 3;

    /** From the plainest to those that need others of their kind beside them. */
    enum Sort {
        /** With a currency. */
        PRICE,
        /** With a unit. */
        UNIT,
        /** With a power of ten. */
        POWER,
        /** Nothing but marks around. */
        PLAIN,
        /** {@code Replies: 41}. */
        LABELLED,
        /** {@code 41 replies}. */
        COUNT,
        /** Words or numbers around. */
        FRAMED
    }

    /**
     * The value.
     *
     * @param decimal the mark before decimals in this column
     */
    double number(char decimal) {
        char mark = sort == Sort.PRICE && !isThousandth() ? priced(decimal) : decimal;
        double number = figure.value(mark).multiply(scale).add(more).doubleValue();
        return negative ? -number : number;
    }

    /** Three digits behind a mark are no decimals of a price. */
    private char priced(char decimal) {
        return figure.form() == NumberToken.Form.OPEN ? 0 : decimal;
    }

    /** Some currencies have a thousand parts. */
    private boolean isThousandth() {
        String name = money == null ? "" : money.name();
        return name.equals("KWD")
                || name.equals("BHD")
                || name.equals("OMR")
                || name.equals("TND")
                || name.equals("JOD");
    }

    /** Whether words with a colon lead to it. */
    boolean labelled() {
        return figure.text().lastIndexOf(':', figure.start()) > 0;
    }

    /** The frame with no more than the beginning of the word behind the number: one reply and two replies are alike. */
    String stem() {
        String frame = frame();
        int from = frame.indexOf('#') + 1;
        int word = from < frame.length() && frame.charAt(from) == ' ' ? from + 1 : from;
        int to = word;
        while (to < frame.length() && Letters.isOne(frame.charAt(to))) {
            to++;
        }
        return to - word <= STEM ? frame : frame.substring(0, word + STEM) + frame.substring(to);
    }

    /** Whether words stand before the number: then it is likely part of a name. */
    boolean isNamed() {
        for (int i = 0; i < figure.start(); i++) {
            if (Letters.isOne(figure.text().charAt(i))
                    || TextTokens.isDigit(figure.text().charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether few letters stick to the digits, as in 3er. */
    boolean isPartOfWord() {
        int end = figure.end();
        return end < figure.text().length()
                && Letters.isOne(figure.text().charAt(end))
                && figure.text().charAt(end) < '\u2e80'
                && extra <= STEM;
    }

    /** Words around the number. */
    int words() {
        int words = 0;
        boolean inside = false;
        for (int i = 0; i < figure.text().length(); i++) {
            boolean letter = Letters.isOne(figure.text().charAt(i));
            words += letter && !inside ? 1 : 0;
            inside = letter;
        }
        return words;
    }

    /** Its text without the number: what is the same around another number is a frame. */
    String frame() {
        String text = figure.text();
        return text.substring(0, figure.start()) + "#" + text.substring(figure.end());
    }
}
