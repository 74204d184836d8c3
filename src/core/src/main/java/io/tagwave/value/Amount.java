package io.tagwave.value;

import java.math.BigDecimal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds a number of a text with its currency, unit and power of ten.
 *
 * @param figure the digits
 * @param negative whether a minus stands before it
 * @param sort its sort as far as its own text decides that
 * @param money the currency beside it
 * @param unit canonical name
 * @param scale factor of the digits: 1000 for {@code 23k}
 * @param more summand: cents behind the currency's sign, as in {@code 349€96}, or the smaller part of {@code 1億2000万}
 * @param to the upper end of a range
 * @param per what the price is for one of: {@code kg}, {@code hour}
 * @param bound {@code min} if it is the least that is meant
 * @param end one past what belongs to the number
 * @param extra letters of the text that belong neither to it nor to currency and unit
 * @param letter whether the power of ten or unit is one letter right behind the digits: {@code 5K}, {@code 3m}
 */
record Amount(
        NumberToken figure,
        boolean negative,
        Sort sort,
        CurrencyNames.@Nullable Mention money,
        @Nullable String unit,
        BigDecimal scale,
        BigDecimal more,
        @Nullable Upper to,
        @Nullable String per,
        @Nullable String bound,
        int end,
        int extra,
        boolean letter) {

    private static final int STEM_LENGTH = 3;
    /** Best ratings. */
    static final Set<String> TOPS = Set.of("5", "5.0", "10", "100");

    /** Currencies with a thousand parts. */
    private static final Set<String> THREE_DECIMALS = Set.of("KWD", "BHD", "OMR", "TND", "JOD");

    /** The upper end of a range. */
    record Upper(NumberToken figure, BigDecimal scale) {}

    /** Sorts of amounts, from the clearest to those that count only among others of their kind. */
    enum Sort {
        /** With a currency. */
        PRICE,
        /** With a unit. */
        UNIT,
        /** With a power of ten. */
        POWER,
        /** Only punctuation around. */
        PLAIN,
        /** {@code Replies: 41}. */
        LABELLED,
        /** {@code 41 replies}. */
        COUNT,
        /** With words or other numbers around. */
        FRAMED
    }

    /**
     * Returns the value.
     *
     * @param decimal the mark before decimals in this column
     * @param isDebit whether brackets around it mean that it is negative
     */
    TypedValue value(char decimal, PageConventions conventions, boolean isDebit) {
        double number = figure.value(decimal).multiply(scale).add(more).doubleValue();
        Double upper = to == null
                ? null
                : (Double) to.figure().value(decimal).multiply(to.scale()).doubleValue();
        return new TypedValue(
                negative || isDebit ? -number : number,
                upper,
                money == null ? null : money.code(conventions),
                unit,
                per,
                bound,
                null,
                null);
    }

    /** Returns a number with nothing around it. */
    static Amount plain(NumberToken figure) {
        return new Amount(
                figure,
                false,
                Sort.PLAIN,
                null,
                null,
                BigDecimal.ONE,
                BigDecimal.ZERO,
                null,
                null,
                null,
                figure.end(),
                0,
                false);
    }

    /** Returns whether a point or comma with three digits behind it may group them or start decimals. */
    boolean isOpen() {
        return openMark() != 0;
    }

    /** Returns that point or comma, else 0. */
    char openMark() {
        return figure.openMark() == 0 && to != null ? to.figure().openMark() : figure.openMark();
    }

    /** Returns whether it is digits without a mark, sign, currency, unit or power of ten, outside of brackets behind a word. */
    boolean isBare() {
        return figure.form() == NumberToken.Form.WHOLE
                && figure.isUnmarked()
                && !negative
                && (sort == Sort.PLAIN
                        || sort == Sort.LABELLED
                        || sort == Sort.FRAMED && !isInBrackets()
                        || isBeforeName());
    }

    /** Returns whether a word with a capital follows, which may be a name: {@code 10115 Berlin}. */
    boolean isBeforeName() {
        int next = figure.end() + 1;
        return sort == Sort.COUNT
                && next < figure.text().length()
                && Character.isUpperCase(figure.text().charAt(next));
    }

    /** Returns whether an arrow down stands before it, but no minus, so that its sign depends on the column. */
    boolean isDown() {
        return !negative && hasBefore("▼▽↓");
    }

    /** Returns whether one of some characters stands before it. */
    boolean hasBefore(String marks) {
        return figure.text().chars().limit(figure.start()).anyMatch(c -> marks.indexOf(c) >= 0);
    }

    /** Returns whether brackets stand around the whole text, as around negative amounts in accounts. */
    boolean isAllInBrackets() {
        String text = figure.text();
        return text.startsWith("(") && text.endsWith(")") && text.lastIndexOf('(') == 0 && extra == 0;
    }

    /** Returns whether it ends with two zeros, which decimals of prices do not. */
    boolean isHundreds() {
        return figure.text().startsWith("00", figure.end() - 2);
    }

    /** Returns whether a letter ends it that may be part of a name: {@code 13 B}, {@code 13b}. */
    boolean isOneLetter() {
        char last = figure.text().charAt(end - 1);
        return letter ? Letters.isOne(last) : last <= 'Z' && figure.text().charAt(end - 2) == ' ';
    }

    /** Returns whether a letter behind the digits is a power of ten, or what it stands for in 4K, 14K gold and a cable of 5M. */
    boolean isAbbreviated() {
        return letter && unit == null && money == null;
    }

    /** Returns whether it is in thousands of millions by a letter that stands for grams and versions as well. */
    boolean isGiga() {
        return sort == Sort.POWER && letter && figure.text().charAt(end - 1) == 'G';
    }

    /** Returns whether the currency has a thousand parts. */
    boolean isThousandth() {
        return money != null && THREE_DECIMALS.contains(money.name());
    }

    /** Returns whether the number stands within words that make no name of it: {@code from 29 reviews}, {@code Likes [12]}. */
    boolean isWithinWords() {
        String text = figure.text();
        int next = TextTokens.afterBlank(text, end);
        return isInBrackets()
                || next < text.length()
                        && Letters.isOne(text.charAt(next))
                        && !Character.isUpperCase(text.charAt(next));
    }

    private boolean isInBrackets() {
        String text = figure.text();
        int next = TextTokens.afterBlank(text, end);
        return figure.start() > 0
                && next < text.length()
                && "([".indexOf(text.charAt(figure.start() - 1)) >= 0
                && ")]".indexOf(text.charAt(next)) >= 0;
    }

    /**
     * Returns whether another number follows outside of brackets, other than that of {@code 4.5 out of 5}: {@code 14, 2025},
     * {@code 6 x 4 cm}, {@code 3/8}, {@code Buy 2 get 1 free}.
     */
    boolean isBeforeNumber() {
        String text = figure.text();
        boolean word = false;
        for (int i = end; i < text.length() && text.charAt(i) != '('; i++) {
            word |= Letters.isOne(text.charAt(i)) && text.charAt(i) != 'x';
            if (TextTokens.isDigit(text.charAt(i))) {
                NumberToken next = NumberToken.in(text, i);
                return !word || next == null || !TOPS.contains(text.substring(next.start(), next.end()));
            }
        }
        return false;
    }

    /**
     * Returns the frame with only the first letters of the word behind the number, so that "1 reply" and "2 replies" have the
     * same.
     */
    String stem() {
        String frame = frame();
        int from = frame.indexOf('#') + 1;
        int word = TextTokens.afterBlank(frame, from);
        int to = Letters.end(frame, word);
        return to - word <= STEM_LENGTH ? frame : frame.substring(0, word + STEM_LENGTH) + frame.substring(to);
    }

    /** Returns whether words stand before the number, which is then likely part of a name. */
    boolean isNamed() {
        return figure.text()
                .chars()
                .limit(figure.start())
                .anyMatch(c -> Letters.isOne((char) c) || TextTokens.isDigit((char) c));
    }

    /** Returns whether a few letters follow the digits without a blank, as in 3er and 3+kk. */
    boolean isPartOfWord() {
        String text = figure.text();
        int from = text.startsWith("+", end) ? end + 1 : end;
        int letters = PowerFinder.endOfWord(text, from) - from;
        return letters > 0 && letters <= STEM_LENGTH && text.charAt(from) < '\u2e80';
    }

    /** Returns the number of words around the number. */
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

    /** Returns the text with # in place of the number. */
    String frame() {
        String text = figure.text();
        return text.substring(0, figure.start()) + "#" + text.substring(figure.end());
    }
}
