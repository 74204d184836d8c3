package io.tagwave.tree;

/** Folds white space as HTML does: runs of blanks, tabs and line breaks are one blank, and the ends have none. */
final class VisibleText {

    private VisibleText() {}

    private static final long ANY_DIGIT = Long.MIN_VALUE;
    private static final long AS_WRITTEN = 1L << 62;
    private static final int LENGTH = (1 << 30) - 1;

    /**
     * Returns all properties of a text that the methods below decode, computed in one pass; 0 for a text that shows nothing.
     *
     * @param room buffer for its characters, because reading them from the string takes several times as long until it is compiled
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

    /** Returns the number of characters after folding. */
    static int length(long digest) {
        return (int) (digest >>> 32) & LENGTH;
    }

    /** Returns a hash of the folded text. */
    static int hash(long digest) {
        return (int) digest;
    }

    /** Returns whether it has a digit of any script. */
    static boolean anyDigit(long digest) {
        return (digest & ANY_DIGIT) != 0;
    }

    /** Returns whether folding removes only white space at the ends, as it does for most texts. */
    static boolean isAsWritten(long digest) {
        return (digest & AS_WRITTEN) != 0;
    }

    /** Returns the first position that is no white space. */
    private static int start(String text) {
        int start = 0;
        while (isSpace(text.charAt(start))) {
            start++;
        }
        return start;
    }

    /**
     * Returns the folded text.
     *
     * @param length number of characters after folding
     * @param written whether only the ends have to be removed
     */
    static String shown(String text, int length, boolean written) {
        if (written) {
            int start = start(text);
            return text.substring(start, start + length);
        }
        char[] folded = new char[length];
        int at = 0;
        boolean gap = false;
        for (char c : text.toCharArray()) {
            if (c <= ' ' && isSpace(c)) {
                gap = at > 0;
                continue;
            }
            if (gap) {
                folded[at++] = ' ';
                gap = false;
            }
            folded[at++] = c;
        }
        return new String(folded);
    }

    static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }
}
