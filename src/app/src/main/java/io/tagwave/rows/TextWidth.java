package io.tagwave.rows;

import org.jline.utils.WCWidth;

/** How many places a text takes on a terminal: ideographs take two, marks above letters none. */
public final class TextWidth {

    private TextWidth() {}

    /** Columns of a terminal, from 0. */
    public static int of(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            width += of(text.codePointAt(i));
        }
        return width;
    }

    /** The text, or its beginning and an ellipsis where it is wider. Control characters never reach a terminal. */
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

    /** As terminals count; what does not print takes none. */
    private static int of(int c) {
        return Math.max(0, WCWidth.wcwidth(c));
    }
}
