package io.tagwave.value;

/**
 * A text as the readers want it: digits of every script as 0 to 9, wide forms as narrow ones, blanks of every kind as plain
 * ones and never two in a row, every minus as a hyphen, without marks of direction.
 */
final class PlainText {

    /** How far the wide forms of Unicode stand behind those of ASCII. */
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

    /** 0 for a character that is left out. */
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

    /** Marks of direction, soft hyphens and blanks without width; not the joiners, which some scripts spell with. */
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
