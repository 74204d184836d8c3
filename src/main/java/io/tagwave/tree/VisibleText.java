package io.tagwave.tree;

/** White space as HTML sees it: runs of blanks, tabs and line breaks read as one blank, and nothing at the ends. */
final class VisibleText {

    private VisibleText() {}

    /**
     * Characters that {@link #folded} would leave in the upper half, a hash of them in the lower one; negative when one of
     * them is a digit.
     */
    static long digest(String text) {
        int length = 0;
        int hash = 0;
        boolean gap = false;
        boolean digit = false;
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
                digit |= isDigit(c);
            }
        }
        return (digit ? Long.MIN_VALUE : 0) | ((long) length << 32) | (hash & 0xffffffffL);
    }

    /**
     * The text with its white space folded; most texts are so already.
     *
     * @param length characters that this leaves
     */
    static String folded(String text, int length) {
        if (isFolded(text, length)) {
            return text;
        }
        char[] folded = new char[length];
        fold(text, folded, 0);
        return new String(folded);
    }

    /**
     * Writes the folded text.
     *
     * @param length characters that this takes
     * @return one past the last character written
     */
    static int write(String text, int length, char[] to, int at) {
        if (isFolded(text, length)) {
            text.getChars(0, length, to, at);
        } else {
            fold(text, to, at);
        }
        return at + length;
    }

    private static void fold(String text, char[] to, int start) {
        int at = start;
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isSpace(c)) {
                gap = at > start;
            } else {
                if (gap) {
                    to[at++] = ' ';
                    gap = false;
                }
                to[at++] = c;
            }
        }
    }

    /** Of the length that folding leaves, and without line breaks and tabs. */
    private static boolean isFolded(String text, int length) {
        if (text.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < ' ' && isSpace(c)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }

    /** {@link Character#isDigit}, quick for what most text is made of. */
    private static boolean isDigit(char c) {
        return c < 128 ? c >= '0' && c <= '9' : Character.isDigit(c);
    }
}
