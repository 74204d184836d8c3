package io.tagwave.rows;

import org.jline.utils.WCWidth;

/** Measures the width of text on a terminal: ideographs take two columns, combining marks none. */
public final class TextWidth {

    private TextWidth() {}

    /** Returns the number of columns. */
    public static int of(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            width += of(text.codePointAt(i));
        }
        return width;
    }

    /** Returns the text, shortened with an ellipsis if it is wider. Control characters are replaced. */
    static String cut(String text, int width) {
        StringBuilder cut = new StringBuilder();
        int used = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            used += of(c);
            if (used > width || (used == width && i < text.length())) {
                return cut.append('…').toString();
            }
            cut.appendCodePoint(Character.isISOControl(c) || TerminalSafeWriter.steers(c) ? '�' : c);
        }
        return cut.toString();
    }

    /** Returns the width of a character; those that do not print take none. */
    private static int of(int c) {
        return Math.max(0, WCWidth.wcwidth(c));
    }
}
