package io.tagwave.tree;

/** White space as HTML sees it: runs of blanks, tabs and line breaks read as one blank, and nothing at the ends. */
final class VisibleText {

    private VisibleText() {}

    private static final long ANY_DIGIT = Long.MIN_VALUE;
    private static final long AS_WRITTEN = 1L << 62;
    private static final int LENGTH = (1 << 30) - 1;

    /**
     * All that is to be known of a text, from one look at it: for the methods below. 0 for one that shows nothing.
     *
     * @param room for its characters, which are looked at one by one: in a string that takes several times as long until it is
     *     compiled
     */
    static long digest(String text, char[] room) {
        int size = text.length();
        text.getChars(0, size, room, 0);
        int length = 0;
        int hash = 0;
        int end = 0;
        boolean digit = false;
        boolean single = true;
        for (int i = 0; i < size; i++) {
            char c = room[i];
            if (c <= ' ' && isSpace(c)) {
                continue;
            }
            if (i > end && length > 0) {
                hash = 31 * hash + ' ';
                length++;
                single &= i == end + 1 && room[end] == ' ';
            }
            hash = 31 * hash + c;
            length++;
            end = i + 1;
            digit |= c < 128 ? c >= '0' && c <= '9' : Character.isDigit(c);
        }
        if (length == 0) {
            return 0;
        }
        return (digit ? ANY_DIGIT : 0) | (single ? AS_WRITTEN : 0) | ((long) length << 32) | (hash & 0xffffffffL);
    }

    /** Characters that folding leaves. */
    static int length(long digest) {
        return (int) (digest >>> 32) & LENGTH;
    }

    /** A hash of the folded text. */
    static int hash(long digest) {
        return (int) digest;
    }

    /** Whether a digit of any script is among the characters. */
    static boolean anyDigit(long digest) {
        return (digest & ANY_DIGIT) != 0;
    }

    /** Whether folding takes nothing but the ends off; it does so to most. */
    static boolean isAsWritten(long digest) {
        return (digest & AS_WRITTEN) != 0;
    }

    /**
     * Writes a text as it shows from a place on.
     *
     * @param length characters that this takes
     * @return these
     */
    static int write(String text, boolean asWritten, int length, char[] to, int at) {
        if (asWritten) {
            int start = start(text);
            text.getChars(start, start + length, to, at);
        } else {
            fold(text, to, at);
        }
        return length;
    }

    /** Where a text begins to show something. */
    private static int start(String text) {
        int start = 0;
        while (isSpace(text.charAt(start))) {
            start++;
        }
        return start;
    }

    /**
     * A text as it shows.
     *
     * @param length characters that it shows
     * @param written whether it shows as written, but for its ends
     */
    static String shown(String text, int length, boolean written) {
        return written ? trimmed(text, length) : folded(text, length);
    }

    /**
     * A text that shows as written, without its ends.
     *
     * @param length characters that this leaves
     */
    private static String trimmed(String text, int length) {
        int start = start(text);
        return text.substring(start, start + length);
    }

    /**
     * The text with its white space folded.
     *
     * @param length characters that this leaves
     */
    private static String folded(String text, int length) {
        char[] folded = new char[length];
        fold(text, folded, 0);
        return new String(folded);
    }

    /** Writes the folded text from a place on. */
    private static void fold(String text, char[] to, int start) {
        char[] chars = text.toCharArray();
        int at = start;
        boolean gap = false;
        for (char c : chars) {
            if (c <= ' ' && isSpace(c)) {
                gap = at > start;
                continue;
            }
            if (gap) {
                to[at++] = ' ';
                gap = false;
            }
            to[at++] = c;
        }
    }

    static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }
}
