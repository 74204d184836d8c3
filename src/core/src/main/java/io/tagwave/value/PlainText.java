package io.tagwave.value;

/**
 * Normalizes texts for the readers of values: digits of every script become 0 to 9, wide forms narrow ones, blanks of every kind
 * single spaces, and every minus a hyphen; marks of direction are dropped.
 */
final class PlainText {

    /** Distance of the wide forms of Unicode from ASCII. */
    private static final int WIDE = 0xFEE0;

    private PlainText() {}

    static String of(String text) {
        StringBuilder made = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char plain = c < 127 && c > ' ' ? c : plain(c);
            if (plain == ' ' ? made.length() > 0 && made.charAt(made.length() - 1) != ' ' : plain != 0) {
                made.append(plain);
            }
        }
        int end = made.length();
        return end > 0 && made.charAt(end - 1) == ' ' ? made.substring(0, end - 1) : made.toString();
    }

    /** Returns a character in its plain form, 0 if it is dropped. */
    private static char plain(char c) {
        if (c <= ' ' || Character.isSpaceChar(c)) {
            return ' ';
        }
        if (c >= '！' && c <= '～') {
            return (char) (c - WIDE);
        }
        switch (c) {
            case '−', '‐', '‑', '–', '﹣':
                return '-';
            case '’', '‘', 'ʼ', 'ʻ':
                return '\'';
            case '￥':
                return '¥';
            case '・':
                return '·';
            default:
                break;
        }
        if (Character.isDigit(c)) {
            return (char) ('0' + Character.digit(c, 10));
        }
        return isMark(c) ? 0 : c;
    }

    /**
     * Returns whether a character is a mark of direction, a soft hyphen or a blank without width. Joiners are not: some scripts
     * need them.
     */
    private static boolean isMark(char c) {
        return c == '\u00ad'
                || c == '\u200b'
                || c == '\u200e'
                || c == '\u200f'
                || c == '\u061c'
                || c == '\ufeff'
                || c >= '\u202a' && c <= '\u202e'
                || c >= '\u2066' && c <= '\u2069';
    }
}
