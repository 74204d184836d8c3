package io.tagwave.rows;

import java.io.PrintWriter;
import java.io.Writer;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the messages of a command as whoever collects them asked: with time and level, or only if it failed. */
public final class LogLines extends Writer {

    /** The form of a message. */
    public enum Format {
        /** As it is. */
        PLAIN,
        /** After time and level. */
        TIMED,
        /** As an object with time, level and message. */
        JSON
    }

    /** Characters of messages that are held back; of more, the last are kept. */
    private static final int MOST_HELD = 200_000;

    private final PrintWriter log;
    private final StringBuilder line = new StringBuilder();
    private Format format = Format.PLAIN;
    private @Nullable StringBuilder held;

    public LogLines(PrintWriter log) {
        this.log = log;
    }

    /** Sets the form of the messages. */
    public void format(Format next) {
        format = next;
    }

    /** Holds messages back until the command ends. */
    public void hold() {
        held = new StringBuilder();
    }

    /** Writes what is held back, and all that follows. */
    public void release() {
        StringBuilder text = held == null ? new StringBuilder() : held;
        held = null;
        put(text.toString());
    }

    /** Returns a printer of messages. */
    public PrintWriter printer() {
        return new Printer(this);
    }

    /** Tells whether messages that are printed go through such lines, so that none may be written beside them. */
    public static boolean isBehind(PrintWriter printer) {
        return printer instanceof Printer;
    }

    /** Writes each line at once. */
    private static final class Printer extends PrintWriter {
        Printer(LogLines lines) {
            super(lines, true);
        }
    }

    @Override
    public void write(char[] text, int start, int length) {
        synchronized (lock) {
            if (format == Format.PLAIN) {
                put(new String(text, start, length));
                return;
            }
            for (int i = start; i < start + length; i++) {
                // A progress bar returns to the beginning of its line.
                if (text[i] == '\n' || text[i] == '\r') {
                    endLine();
                } else {
                    line.append(text[i]);
                }
            }
        }
    }

    /** Writes with which status the command ended, whose level is what alarms are set on; and what was held back if it is not 0. */
    public void end(int status) {
        if (format != Format.PLAIN) {
            endLine();
            message(status == 0 ? "info" : status == 1 ? "warning" : "error", "ended with status " + status);
        }
        if (status != 0) {
            release();
        }
        log.flush();
    }

    private void endLine() {
        message("info", line.toString());
        line.setLength(0);
    }

    private void message(String level, String text) {
        if (!text.isBlank()) {
            Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("time", now.toString());
            fields.put("level", level);
            fields.put("message", text.strip());
            put((format == Format.JSON ? JsonText.line(fields) : now + " " + level + " " + text) + "\n");
        }
    }

    private void put(String text) {
        if (held == null) {
            log.write(text);
        } else {
            held.append(text).delete(0, Math.max(0, held.length() - MOST_HELD));
        }
    }

    @Override
    public void flush() {
        log.flush();
    }

    @Override
    public void close() {
        log.close();
    }
}
