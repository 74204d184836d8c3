package io.tagwave.rows;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;

/** Writes to a terminal and waits for a key after each screen; {@code q} ends the output. */
public final class ScreenPager extends Writer {

    private static final String MORE = "-- more: any key, q ends --";

    private final Terminal terminal;
    private final PrintWriter out;
    private int lines;
    private boolean ended;

    public ScreenPager(Terminal terminal) {
        this.terminal = terminal;
        this.out = terminal.writer();
    }

    @Override
    public void write(char[] text, int start, int length) {
        for (int i = start; i < start + length && !ended; i++) {
            out.write(text[i]);
            if (text[i] == '\n' && ++lines == Math.max(5, terminal.getHeight() - 1)) {
                lines = 0;
                ask();
            }
        }
    }

    /** Tells whether the user has ended the output. */
    public boolean ended() {
        return ended;
    }

    @Override
    public void flush() {
        out.flush();
    }

    @Override
    public void close() {
        flush();
    }

    private void ask() {
        out.write(MORE);
        out.flush();
        Attributes before = terminal.enterRawMode();
        try {
            int key = terminal.reader().read();
            ended = key == 'q' || key < 0;
        } catch (IOException e) {
            throw new UncheckedIOException("the terminal cannot be read", e);
        } finally {
            terminal.setAttributes(before);
        }
        out.write("\r" + " ".repeat(MORE.length()) + "\r");
    }
}
