package io.tagwave.pager;

import org.jspecify.annotations.Nullable;

/**
 * Holds a text that is a page number, or a range of items.
 *
 * @param first the number, or the first of the range
 * @param last the number, or the last of the range
 * @param words the letters beside it
 */
record NumberText(long first, long last, String words) {

    /** Characters of the longest such text. */
    static final int MAX_LENGTH = 24;

    private static final int MAX_DIGITS = 9;
    private static final int GROUP_SIZE = 3;

    /** Returns the number of a text; null if it has no number, several, or much else. */
    static @Nullable NumberText of(String text) {
        if (text.length() > MAX_LENGTH) {
            return null;
        }
        long first = -1;
        long last = -1;
        int numbers = 0;
        StringBuilder words = null;
        int i = 0;
        while (i < text.length()) {
            int end = numberEnd(text, i);
            if (end > i) {
                last = value(text, i, end);
                if (last < 0 || numbers == 2) {
                    return null;
                }
                first = numbers++ == 0 ? last : first;
                i = end;
            } else {
                if (Character.isLetter(text.charAt(i))) {
                    words = words == null ? new StringBuilder() : words;
                    words.append(text.charAt(i));
                }
                i++;
            }
        }
        if (numbers == 0 || numbers == 2 && (last <= first || words != null)) {
            return null;
        }
        return new NumberText(first, last, words == null ? "" : words.toString());
    }

    boolean isRange() {
        return last > first;
    }

    /** Returns the end of the digits that begin here, including separators of groups of three. */
    private static int numberEnd(String text, int start) {
        int end = start;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        if (end == start || end - start > GROUP_SIZE) {
            return end;
        }
        while (isGroup(text, end)) {
            end += 1 + GROUP_SIZE;
        }
        return end;
    }

    private static boolean isGroup(String text, int at) {
        if (at + GROUP_SIZE >= text.length() || ",.'\u2019 \u00a0\u202f".indexOf(text.charAt(at)) < 0) {
            return false;
        }
        for (int i = at + 1; i <= at + GROUP_SIZE; i++) {
            if (!Character.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return at + GROUP_SIZE + 1 == text.length() || !Character.isDigit(text.charAt(at + GROUP_SIZE + 1));
    }

    private static long value(String text, int start, int end) {
        long value = 0;
        int digits = 0;
        for (int i = start; i < end; i++) {
            int digit = Character.digit(text.charAt(i), 10);
            if (digit >= 0) {
                value = value * 10 + digit;
                digits++;
            }
        }
        return digits > MAX_DIGITS ? -1 : value;
    }
}
