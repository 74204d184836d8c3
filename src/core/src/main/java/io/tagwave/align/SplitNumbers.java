package io.tagwave.align;

import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.PageTree;

/**
 * Numbers that are written in several elements without white space between them: the euros, a comma, smaller cents, and the
 * sign of the currency. Those with letters are none, since what stands side by side in the source may stand apart on the
 * page, as tags do.
 */
final class SplitNumbers {

    /** Longer texts are none. */
    private static final int LONGEST = 16;

    private final PageTree tree;
    private final BlockBoundaries walls;

    SplitNumbers(PageTree tree, BlockBoundaries walls) {
        this.tree = tree;
        this.walls = walls;
    }

    /** Whether a text may begin a number: told at a glance. */
    boolean mayBegin(int text) {
        return tree.textLength(text, text + 1) <= LONGEST;
    }

    /**
     * One past the last text of the number that begins with a text; one past that text where it begins none.
     *
     * @param end one past the last node that may belong to it
     * @param rules know of a text the end of what is one cell with it already
     */
    int end(int first, int end, FieldRules rules) {
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

    /** Whether a text is no part of a longer one, and no other goes on behind it. */
    private boolean isAlone(int text, int end, FieldRules rules) {
        int next = rules.end(text) == text + 1 ? next(text, end) : text;
        return next < 0 || next != text && !isGlued(text, next);
    }

    /** What was read of a number. */
    private final class Number {

        private final int first;
        private int last;
        private boolean anyDigit;
        private boolean anySign;
        private boolean anyCurrency;
        /** Whether no mark stands at its end: only cents may follow. */
        private boolean isWhole;

        Number(int first) {
            this.first = first;
            last = first;
        }

        /** Whether a text goes on with the number; it is taken in. */
        boolean takes(int text) {
            boolean digits = hasDigit(text);
            boolean currency = hasCurrency(text);
            if (currency && anyCurrency || digits && isWhole && !mayBeCents(text)) {
                return false;
            }
            boolean mark = isMark(text);
            anyDigit |= digits;
            anyCurrency |= currency;
            anySign |= !digits || currency;
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
        for (int node = text; node < end; node++) {
            if (tree.isText(node) && !isFigure(node)) {
                return false;
            }
        }
        return true;
    }

    private int next(int text, int end) {
        int next = text + 1;
        while (next < end && !tree.isText(next)) {
            next++;
        }
        return next < end ? next : -1;
    }

    private boolean isFigure(int text) {
        if (tree.textLength(text, text + 1) > LONGEST) {
            return false;
        }
        String written = tree.ownText(text);
        for (int i = 0; i < written.length(); i++) {
            if (Character.isLetter(written.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean hasDigit(int text) {
        return tree.anyDigit(text, text + 1);
    }

    /** Whether a text is marks alone, which may stand in a number but not around it. */
    private boolean isMark(int text) {
        String written = tree.ownText(text);
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            if (c == '%' || c == '\u2030' || !isPunctuation(c)) {
                return false;
            }
        }
        return true;
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
        String written = tree.ownText(text);
        for (int at = 0; at < written.length(); at += Character.charCount(written.codePointAt(at))) {
            if (Character.getType(written.codePointAt(at)) == Character.CURRENCY_SYMBOL) {
                return true;
            }
        }
        return false;
    }

    /** Whether neither white space nor anything that parts fields stands between two texts. */
    private boolean isGlued(int text, int next) {
        if (tree.isSpaced(next)) {
            return false;
        }
        for (int node = text + 1; node < next; node++) {
            if (parts(node)) {
                return false;
            }
        }
        int common = tree.commonAncestor(text, next);
        for (int node = tree.parent(text); node != common; node = tree.parent(node)) {
            if (parts(node)) {
                return false;
            }
        }
        return true;
    }

    private boolean parts(int node) {
        return walls.isWall(node) || tree.isLink(node) || tree.isImage(node);
    }
}
