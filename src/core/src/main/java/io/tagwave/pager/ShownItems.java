package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds what a page says of the items that it shows, in any language: {@code 21–40 of 340}, {@code 340 found: 21–40}.
 *
 * @param last number of the last item on the page
 * @param all number of all items
 */
record ShownItems(long last, long all) {

    /** Fewer items may be two page numbers beside each other, or a day and a month. */
    private static final int MIN_RECORDS = 5;

    private static final int MAX_LENGTH = 80;
    /** Digits of the longest number. */
    private static final int MAX_DIGITS = 12;

    private static final int GROUP = 3;
    private static final String SEPARATORS = ".,'\u00a0\u202f ";

    /** Returns what a text outside a list says of it, or null. */
    static @Nullable ShownItems of(PageTree tree, BitSet list, int records) {
        if (records < MIN_RECORDS) {
            return null;
        }
        for (int node = list.nextClearBit(0); node < tree.size(); node = list.nextClearBit(node + 1)) {
            int end = tree.end(node);
            int inside = list.nextSetBit(node);
            boolean isOutside = inside < 0 || inside >= end;
            if (isOutside && tree.textLength(node, end) <= MAX_LENGTH && tree.anyDigit(node, end)) {
                ShownItems shown = of(tree.text(node, end), records);
                if (shown != null) {
                    return shown;
                }
            }
        }
        return null;
    }

    /** Returns what a text says if it has three numbers, of which two are those of the first and the last of some items. */
    private static @Nullable ShownItems of(String text, int records) {
        List<Long> numbers = numbers(text);
        for (int first = 0; numbers.size() == 3 && first < 2; first++) {
            long last = numbers.get(first + 1);
            long all = numbers.get(first == 0 ? 2 : 0);
            boolean isWhole = last - numbers.get(first) + 1 == records;
            // A page that is not the last begins behind whole pages; days of a month hardly do.
            if (isWhole && numbers.get(first) > 0 && (all == last || all > last && last % records == 0)) {
                return new ShownItems(last, all);
            }
        }
        return null;
    }

    /** Returns the numbers of a text, with separators of thousands. */
    private static List<Long> numbers(String text) {
        List<Long> numbers = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int end = at + digits(text, at);
            StringBuilder number = new StringBuilder(text.substring(at, end));
            boolean isGrouped = end > at && end - at <= GROUP;
            while (isGrouped
                    && end < text.length()
                    && SEPARATORS.indexOf(text.charAt(end)) >= 0
                    && digits(text, end + 1) == GROUP
                    && number.length() + GROUP <= MAX_DIGITS) {
                number.append(text, end + 1, end + 1 + GROUP);
                end += 1 + GROUP;
            }
            if (!number.isEmpty() && number.length() <= MAX_DIGITS) {
                numbers.add(Long.parseLong(number.toString()));
            }
            at = Math.max(end, at + 1);
        }
        return numbers;
    }

    /** Returns the number of digits from a place on. */
    private static int digits(String text, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end - from;
    }
}
