package io.tagwave.record;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;

/**
 * Tells what counts on: page numbers, the letters of an alphabet, the days of a calendar, the years of an archive. It leads through
 * a list and is none.
 */
final class CountingText {

    /** Share of the words that are a number or letter next to the one before. A month has seven others, for its days. */
    private static final double LEAST = 0.7;

    /** Characters of text. A year of twelve months has fewer, and no more need be read of each proposal. */
    private static final int LONGEST = 1000;

    private static final int LETTERS = 1 << 21;

    private CountingText() {}

    static boolean fills(PageTree tree, Span span) {
        if (tree.textLength(span.start(), span.end()) > LONGEST) {
            return false;
        }
        String text = tree.text(span.start(), span.end()) + ' ';
        int words = 0;
        int next = 0;
        int last = -LETTERS;
        int from = -1;
        for (int i = 0; i < text.length(); i++) {
            boolean isPart = Character.isLetterOrDigit(text.charAt(i));
            if (isPart && from < 0) {
                from = i;
            } else if (!isPart && from >= 0) {
                int value = value(text.substring(from, i));
                words++;
                next += Math.abs(value - last) == 1 ? 1 : 0;
                last = value < 0 ? last : value;
                from = -1;
            }
        }
        return words > 2 && next >= LEAST * (words - 1);
    }

    /** Returns the place of a number or letter among its like, below 0 for any other word. */
    private static int value(String word) {
        int first = Character.toUpperCase(word.charAt(0));
        if (word.length() == 1 && !Character.isDigit(first)) {
            return LETTERS + first;
        }
        boolean isNumber = word.length() < 7 && word.chars().allMatch(Character::isDigit);
        return isNumber ? Integer.parseInt(word) : -LETTERS;
    }
}
