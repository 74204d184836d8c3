package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.stream.IntStream;

/**
 * Tells what leads through a list and is none: what counts on, such as page numbers, the letters of an alphabet, the days of a
 * calendar or the years of an archive, and the options of a form.
 */
final class ListControls {

    /** Share of the words that are a number or letter next to the one before. A month has seven others, for its days. */
    private static final double LEAST = 0.7;

    /** Characters of text. A year of twelve months has fewer, and no more need be read of each proposal. */
    private static final int LONGEST = 1000;

    private static final int MOST_TEXTS = 2;
    private static final int LETTERS = 1 << 21;

    private ListControls() {}

    static boolean are(PageTree tree, Proposal list) {
        Span span = list.span();
        return tree.textLength(span.start(), span.end()) <= LONGEST && countOn(tree, span)
                || IntStream.range(0, list.count()).allMatch(i -> isOption(tree, list.start(i), list.end(i)));
    }

    /** Returns whether there is an input with its label, and at most a number beside it. A row to order has a price, too. */
    private static boolean isOption(PageTree tree, int start, int end) {
        int inputs = 0;
        int labels = 0;
        int others = 0;
        for (int node = start; node < end && others <= MOST_TEXTS; node++) {
            inputs += tree.tagName(node).equals("input") ? 1 : 0;
            labels += tree.tagName(node).equals("label") ? 1 : 0;
            others +=
                    tree.isLink(node) || tree.tagName(node).equals("img") ? MOST_TEXTS + 1 : tree.isText(node) ? 1 : 0;
        }
        return inputs == 1 && labels == 1 && others <= MOST_TEXTS;
    }

    private static boolean countOn(PageTree tree, Span span) {
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
