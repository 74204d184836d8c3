package io.tagwave.rows;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes to a terminal without control characters of pages: escape sequences move the cursor, rename the window or type, and
 * bidirectional controls make a text read as another one. Such characters become replacement characters.
 */
public final class TerminalSafeWriter extends FilterWriter {

    private static final char REPLACEMENT = '\uFFFD';

    public TerminalSafeWriter(Writer terminal) {
        super(terminal);
    }

    /** Tells whether a character controls the terminal or the direction of text; line ends and tabs are allowed. */
    static boolean steers(int c) {
        boolean blank = c == '\n' || c == '\r' || c == '\t';
        boolean direction =
                c == 0x061C || c == 0x200E || c == 0x200F || c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069;
        return direction || Character.isISOControl(c) && !blank;
    }

    @Override
    public void write(int c) throws IOException {
        out.write(steers(c) ? REPLACEMENT : c);
    }

    @Override
    public void write(char[] text, int start, int length) throws IOException {
        char[] safe = new char[length];
        for (int i = 0; i < length; i++) {
            safe[i] = steers(text[start + i]) ? REPLACEMENT : text[start + i];
        }
        out.write(safe, 0, length);
    }

    @Override
    public void write(String text, int start, int length) throws IOException {
        write(text.toCharArray(), start, length);
    }
}
