package io.tagwave.column;

import io.tagwave.tree.PageTree;
import io.tagwave.value.CurrencyNames;
import io.tagwave.value.PageValueReader;
import org.jspecify.annotations.Nullable;

/** Reads prices whose cents are in an element of their own, often without a point: {@code 296<sup>86</sup> €}. */
final class RaisedDigits {

    private static final int CENTS = 2;
    private static final String SEPARATORS = " .,\u00a0";
    private static final int GROUP = 3;
    /** Characters of a word behind cents, at most: "zł", "EUR". */
    private static final int MAX_WORD = 5;

    private static final int MAX_WHOLE = 10;

    private RaisedDigits() {}

    /**
     * Returns the text of a cell as its value is read: where two digits in an element of their own follow others, a mark between
     * them says so.
     *
     * @param shown its text, in which a blank separates the elements
     */
    static String join(PageTree tree, int start, int end, String shown, PageValueReader page) {
        StringBuilder text = new StringBuilder();
        boolean any = false;
        boolean marked = false;
        for (int node = start; node < end; node++) {
            if (!tree.isText(node) || tree.textLength(node, node + 1) == 0) {
                continue;
            }
            String own = tree.ownText(node);
            char before = text.length() == 0 ? 0 : text.charAt(text.length() - 1);
            char earlier = text.length() < 2 ? 0 : text.charAt(text.length() - 2);
            boolean alone =
                    own.length() == CENTS || tree.tagName(tree.parent(node)).equals("sup");
            boolean cents = alone && own.length() >= CENTS && isDigit(own.charAt(0)) && isDigit(own.charAt(1));
            if (cents && isDigit(before)) {
                text.append(PageValueReader.RAISED);
                any = true;
            } else if (isDigit(before) && isMark(own.charAt(0)) || cents && isDigit(earlier) && isMark(before)) {
                any = true;
                marked |= PageValueReader.isMarkedCents(own);
            } else if (before != 0) {
                text.append(' ');
            }
            text.append(own);
        }
        return marked || any && page.isPrice(text.toString()) ? text.toString() : shown;
    }

    /**
     * Returns the text of a cell as its value is read where the cents are in the next cell: {@code 296} before {@code ,86}. The
     * cents have no value.
     */
    static @Nullable String joinCells(@Nullable String before, String cell, @Nullable String next) {
        if (PageValueReader.isMarkedCents(next) && endsWithWhole(cell)) {
            return cell + next;
        }
        return before != null && PageValueReader.isMarkedCents(cell) && endsWithWhole(before) ? null : cell;
    }

    /** Returns whether two texts may be the whole part and the cents of a price: digits, and two digits with nothing or a word. */
    static boolean mayBePrice(String whole, String cents) {
        return whole.length() <= MAX_WHOLE && isWhole(whole) && isBlockOfCents(cents);
    }

    private static boolean isWhole(String text) {
        int group = 0;
        for (int at = text.length() - 1; at >= 0; at--) {
            if (isDigit(text.charAt(at))) {
                group = group == GROUP ? 1 : group + 1;
            } else if (group == GROUP && at > 0 && SEPARATORS.indexOf(text.charAt(at)) >= 0) {
                group = 0;
            } else {
                return false;
            }
        }
        return group > 0;
    }

    private static boolean isBlockOfCents(String text) {
        return text.length() >= CENTS
                && text.length() <= CENTS + MAX_WORD
                && isDigit(text.charAt(0))
                && isDigit(text.charAt(1))
                && (text.length() == CENTS || !isDigit(text.charAt(CENTS)) && ".,".indexOf(text.charAt(CENTS)) < 0);
    }

    /**
     * Returns the price whose whole part and cents are texts in elements of their own, with a currency and nothing else around both;
     * or null.
     */
    static @Nullable String joinBlocks(PageTree tree, int whole, int cents, PageValueReader page) {
        if (whole < 0 || cents <= whole || !tree.isText(whole) || !tree.isText(cents)) {
            return null;
        }
        int box = tree.commonAncestor(whole, cents);
        StringBuilder price = new StringBuilder();
        for (int node = box; node < tree.end(box); node++) {
            if (!tree.isText(node) || tree.ownText(node).isBlank()) {
                continue;
            }
            String own = tree.ownText(node).strip();
            boolean number = node == whole || node == cents;
            if (!number && !CurrencyNames.isCurrency(own)) {
                return null;
            }
            price.append(node == cents ? String.valueOf(PageValueReader.RAISED) : price.isEmpty() ? "" : " ")
                    .append(own);
        }
        return page.isPrice(price.toString()) ? price.toString() : null;
    }

    /** Returns whether a text ends with digits without a point or comma among them. */
    private static boolean endsWithWhole(String text) {
        int from = text.length();
        while (from > 0 && isDigit(text.charAt(from - 1))) {
            from--;
        }
        return from < text.length() && (from == 0 || !isMark(text.charAt(from - 1)));
    }

    private static boolean isMark(char c) {
        return c == '.' || c == ',';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
