package io.tagwave.tree;

/** White space as HTML sees it: runs of blanks, tabs and line breaks read as one blank, and nothing at the ends. */
final class VisibleText {

    private VisibleText() {}

    /** Characters that {@link #folded} would leave in the upper half, a hash of them in the lower one. */
    static long digest(String text) {
        int length = 0;
        int hash = 0;
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isSpace(c)) {
                gap = length > 0;
            } else {
                if (gap) {
                    hash = 31 * hash + ' ';
                    length++;
                    gap = false;
                }
                hash = 31 * hash + c;
                length++;
            }
        }
        return ((long) length << 32) | (hash & 0xffffffffL);
    }

    static String folded(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        append(folded, text);
        return folded.toString();
    }

    /** Appends the folded text, after a blank when something stands before it. */
    static void append(StringBuilder to, String text) {
        boolean gap = to.length() > 0;
        boolean started = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isSpace(c)) {
                gap |= started;
            } else {
                if (gap) {
                    to.append(' ');
                }
                to.append(c);
                gap = false;
                started = true;
            }
        }
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }
}
