package io.tagwave.rows;

/** How many places a text takes on a terminal: ideographs take two, marks above letters none. */
public final class TextWidth {

    private TextWidth() {}

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
            cut.appendCodePoint(Character.isISOControl(c) ? '�' : c);
        }
        return cut.toString();
    }

    private static int of(int c) {
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        boolean wide = Character.isIdeographic(c)
                || (c >= 0x1100 && c <= 0x115f)
                || (c >= 0x3000 && c <= 0x30ff)
                || (c >= 0xac00 && c <= 0xd7a3)
                || (c >= 0xff01 && c <= 0xff60)
                || (c >= 0x1f300 && c <= 0x1faff);
        return wide ? 2 : 1;
    }
}
