package io.tagwave.value;

import io.tagwave.value.Amount.Sort;
import java.math.BigDecimal;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Holds what stands around a number in a text, which decides its sort.
 *
 * @param start first character of the number, including its sign and currency
 * @param at one past the last character of the number, including its unit
 * @param end one past the last character that counts
 */
record NumberContext(String text, PageConventions conventions, NumberToken figure, int start, int at, int end) {

    private static final int MAX_LABEL_LENGTH = 30;
    /** Characters of the shortest number in a URI. */
    private static final int MIN_URI_LENGTH = 6;
    /** Characters of the mark of a footnote with its brackets: [12]. */
    private static final int MAX_NOTE_LENGTH = 4;
    /** Letters of a word such as ca., max., min. */
    private static final int MAX_ABBREVIATION = 4;
    /** Length of a counter word in ideographs with the name of the thing. */
    private static final int MAX_COUNTER_LENGTH = 6;

    private static final String MARKS = "()[]{}+-~≈±#№★☆⭐*†‡.,:;!·•▲▼↑↓△▽%<>≤≥=\"“”„'|✓»«×©®→…—";

    /** The ASCII characters among them, which are looked up most. */
    private static final BitSet PLAIN_MARKS =
            MARKS.chars().filter(c -> c < 128).collect(BitSet::new, BitSet::set, BitSet::or);

    /** Returns the number of letters that do not belong to the number. */
    int letters() {
        return letters(0, start) + letters(at, end);
    }

    /**
     * Returns the sort of a number without a currency.
     *
     * @param unit whether it has a unit
     * @param powered whether it has a power of ten
     */
    Sort sort(boolean unit, boolean powered) {
        if (TextTokens.nextDigit(text, at) < end) {
            return !unit && !powered && isRating() ? Sort.PLAIN : Sort.FRAMED;
        }
        if (letters() > 0) {
            return unit && letters(at, end) == 0 && (isLabel() || isAbbreviation()) ? Sort.UNIT : labelled();
        }
        if (unit) {
            return Sort.UNIT;
        }
        boolean isBare = isMarks(0, start) && isMarks(at, end);
        return !isBare ? Sort.FRAMED : powered ? Sort.POWER : Sort.PLAIN;
    }

    private int letters(int from, int to) {
        return (int) IntStream.range(from, to)
                .filter(i -> Letters.isOne(text.charAt(i)))
                .count();
    }

    private boolean isMarks(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c != ' ' && (c < 128 ? !PLAIN_MARKS.get(c) : MARKS.indexOf(c) < 0)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether words with a colon stand before the number. */
    private boolean isLabel() {
        int colon = start - 1;
        while (colon > 0 && text.charAt(colon) == ' ') {
            colon--;
        }
        return colon > 0 && colon <= MAX_LABEL_LENGTH && text.charAt(colon) == ':' && text.indexOf(':') == colon;
    }

    /** Returns whether a short word with a point stands before the number, and nothing else: {@code ca. 80 m²}. */
    private boolean isAbbreviation() {
        int point = text.charAt(start - 1) == ' ' ? start - 2 : start - 1;
        return point > 0 && point <= MAX_ABBREVIATION && text.charAt(point) == '.' && letters(0, point) == point;
    }

    private Sort labelled() {
        if (isLabel() && isMarks(at, end)) {
            // doi:10.1000 and tel:5551234 are URIs.
            boolean isUri = text.charAt(start - 1) == ':'
                    && Character.isLowerCase(text.charAt(0))
                    && figure.end() - figure.start() >= MIN_URI_LENGTH;
            return isUri ? Sort.FRAMED : Sort.LABELLED;
        }
        return isCounter() ? Sort.COUNT : Sort.FRAMED;
    }

    /**
     * Returns whether one word that is no name stands behind the number: without a capital, unless all nouns of the language have
     * one.
     */
    private boolean isCounter() {
        int from = at;
        while (from < text.length() && (text.charAt(from) == ' ' || text.charAt(from) == '+')) {
            from++;
        }
        int to = Letters.end(text, from);
        if (to == from || !isMarks(to, end)) {
            return false;
        }
        char first = text.charAt(from);
        boolean wide = first >= '\u2e80';
        if (!isMarks(0, start)) {
            return wide && to - from <= 2 && text.charAt(start - 1) == ' ';
        }
        boolean cased = Character.isUpperCase(first) && !"de".equals(Lexicon.code(conventions.language()));
        return wide ? to - from <= MAX_COUNTER_LENGTH : !cased && text.charAt(from - 1) == ' ' && to - from > 1;
    }

    /** Returns whether it is a rating such as 4.5/5 or 7.2 / 10, out of five, ten or a hundred. */
    private boolean isRating() {
        int from = TextTokens.afterBlank(text, at);
        if (!text.startsWith("/", from)) {
            return false;
        }
        String rest = text.substring(from + 1).strip();
        return Amount.TOPS.contains(rest)
                && isMarks(0, start)
                && figure.end() - figure.start() <= 4
                && figure.value('.').compareTo(new BigDecimal(rest)) <= 0;
    }

    /**
     * Returns where a text ends that says its value again in brackets, as in {@code 250 kW (340 PS)} and {@code 45 (23%)}, or has
     * the mark of a footnote: {@code 1,204[2]}.
     */
    static int endOfValue(String text, int bracket, boolean unit) {
        char open = bracket < text.length() ? text.charAt(bracket) : 0;
        boolean again = open == '(' && text.endsWith(")") && (unit || text.endsWith("%)"));
        boolean isNote = open == '[' && text.endsWith("]") && text.length() - bracket <= MAX_NOTE_LENGTH;
        return again || isNote ? bracket : text.length();
    }
}
