package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import java.util.BitSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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
    /** A number, with separators of thousands. */
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}(?:[.,'\u00a0\u202f ]\\d{3}){1,3}(?!\\d)|\\d{1,12}");

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
        long[] numbers = NUMBER.matcher(text)
                .results()
                .map(MatchResult::group)
                .mapToLong(number -> Long.parseLong(number.replaceAll("\\D", "")))
                .toArray();
        for (int first = 0; numbers.length == 3 && first < 2; first++) {
            long last = numbers[first + 1];
            long all = numbers[first == 0 ? 2 : 0];
            boolean isWhole = last - numbers[first] + 1 == records;
            // A page that is not the last begins behind whole pages; days of a month hardly do.
            if (isWhole && numbers[first] > 0 && (all == last || all > last && last % records == 0)) {
                return new ShownItems(last, all);
            }
        }
        return null;
    }
}
