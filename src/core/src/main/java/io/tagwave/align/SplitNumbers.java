package io.tagwave.align;

import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.PageTree;
import io.tagwave.value.PageValueReader;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds words whose first letter is in an element of its own, and numbers that are written in several elements without white
 * space between them: euros, a comma, smaller cents, and the sign of the currency. They have no letters, because texts side by side in the source, such as tags, may be apart on the page.
 */
record SplitNumbers(PageTree tree, BlockBoundaries walls) {

    /** Characters of the longest text in a number. */
    private static final int MAX_TEXT_LENGTH = 16;

    /** Returns whether a text may begin a number. Quick, with many false positives. */
    boolean mayBegin(int text) {
        return tree.textLength(text, text + 1) <= MAX_TEXT_LENGTH;
    }

    /**
     * Returns one past the last text of the number that begins with a text; one past that text if it begins none.
     *
     * @param end one past the last node that may belong to it
     * @param rules know where the cell of a text ends so far
     */
    int end(int first, int end, FieldRules rules) {
        int rest = next(first, end);
        if (rest >= 0 && isInitial(first, rest)) {
            return rules.end(rest);
        }
        if (!isFigure(first) || isAlone(first, end, rules) || isMark(first)) {
            return first + 1;
        }
        Number number = new Number(first);
        int next = first;
        for (int before = first; next >= 0 && (next == first || isGlued(before, next)); next = next(before, end)) {
            int stop = rules.end(next);
            if (!areFigures(next, stop)) {
                break;
            }
            for (int node = next; node < stop; node++) {
                if (tree.isText(node)) {
                    if (!number.takes(node)) {
                        return number.end();
                    }
                    before = node;
                }
            }
        }
        return number.end();
    }

    /** Returns whether a text is its whole cell and no other text continues it. */
    private boolean isAlone(int text, int end, FieldRules rules) {
        int next = rules.end(text) == text + 1 ? next(text, end) : text;
        return next < 0 || next != text && !isGlued(text, next);
    }

    /** The part of a number that was read. */
    private final class Number {

        private final int first;
        private int last;
        private boolean anyDigit;
        private boolean anySign;
        private boolean anyCurrency;
        /** True if it ends with a digit, so that only cents may follow. */
        private boolean isWhole;

        Number(int first) {
            this.first = first;
            last = first;
        }

        /** Adds a text if it continues the number. */
        boolean takes(int text) {
            boolean digits = tree.anyDigit(text, text + 1);
            boolean currency = hasCurrency(text);
            boolean cents = isWhole && PageValueReader.isMarkedCents(tree.ownText(text));
            if (currency && anyCurrency || digits && isWhole && !mayBeCents(text) && !cents) {
                return false;
            }
            boolean mark = isMark(text);
            anyDigit |= digits;
            anyCurrency |= currency;
            anySign |= !digits || currency || cents;
            isWhole = anyDigit && !mark;
            last = mark ? last : text;
            return true;
        }

        int end() {
            return (anyDigit && anySign ? last : first) + 1;
        }
    }

    private boolean mayBeCents(int text) {
        String written = tree.ownText(text);
        return written.length() == 2 && Character.isDigit(written.charAt(0)) && Character.isDigit(written.charAt(1));
    }

    private boolean areFigures(int text, int end) {
        return IntStream.range(text, end).allMatch(node -> !tree.isText(node) || isFigure(node));
    }

    private int next(int text, int end) {
        int next = text + 1;
        while (next < end && !tree.isText(next)) {
            next++;
        }
        return next < end ? next : -1;
    }

    private boolean isFigure(int text) {
        return mayBegin(text) && tree.ownText(text).chars().noneMatch(Character::isLetter);
    }

    /** Returns whether a text is only punctuation, which may stand in a number but not around it. */
    private boolean isMark(int text) {
        return tree.ownText(text).chars().allMatch(c -> c != '%' && c != '\u2030' && isPunctuation(c));
    }

    private static boolean isPunctuation(int c) {
        int type = Character.getType(c);
        return type >= Character.DASH_PUNCTUATION && type <= Character.OTHER_PUNCTUATION
                || type == Character.INITIAL_QUOTE_PUNCTUATION
                || type == Character.FINAL_QUOTE_PUNCTUATION
                || type == Character.MATH_SYMBOL
                || Character.isSpaceChar(c);
    }

    private boolean hasCurrency(int text) {
        return tree.ownText(text).codePoints().anyMatch(c -> Character.getType(c) == Character.CURRENCY_SYMBOL);
    }

    /** Returns whether a text is the first letter of a word, which an element of its own makes larger or underlines. */
    private boolean isInitial(int text, int rest) {
        String letter = tree.ownText(text);
        return letter.codePointCount(0, letter.length()) == 1
                && Character.isUpperCase(letter.codePointAt(0))
                && Character.isLowerCase(tree.ownText(rest).codePointAt(0))
                && isGlued(text, rest, walls::isWall);
    }

    private boolean isGlued(int text, int next) {
        return isGlued(text, next, this::parts);
    }

    /** Returns whether neither white space nor a boundary is between two texts. */
    private boolean isGlued(int text, int next, IntPredicate parts) {
        int common = tree.commonAncestor(text, next);
        return !tree.isSpaced(next)
                && IntStream.range(text + 1, next).noneMatch(parts)
                && IntStream.iterate(tree.parent(text), node -> node != common, tree::parent)
                        .noneMatch(parts);
    }

    private boolean parts(int node) {
        return walls.isWall(node) || tree.isLink(node) || tree.isImage(node);
    }
}
