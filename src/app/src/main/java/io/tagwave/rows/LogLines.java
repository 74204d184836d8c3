package io.tagwave.rows;

import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes the messages of a command as lines with time and level, for whoever collects logs. */
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

    private final Writer log;
    private final Format format;
    private final StringBuilder line = new StringBuilder();

    /** Writes to a log. */
    public LogLines(Writer log, Format format) {
        this.log = log;
        this.format = format;
    }

    @Override
    public void write(char[] text, int start, int length) throws IOException {
        synchronized (lock) {
            for (int i = start; i < start + length; i++) {
                // A progress bar returns to the beginning of its line.
                if (text[i] == '\n' || text[i] == '\r') {
                    message("info", line.toString());
                    line.setLength(0);
                } else {
                    line.append(text[i]);
                }
            }
        }
    }

    /** Writes with which status the command ended: its level is what alarms are set on. */
    public void end(int status) throws IOException {
        write("\n");
        message(status == 0 ? "info" : status == 1 ? "warning" : "error", "ended with status " + status);
        flush();
    }

    private void message(String level, String text) throws IOException {
        if (!text.isBlank()) {
            Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("time", now.toString());
            fields.put("level", level);
            fields.put("message", text.strip());
            log.write((format == Format.JSON ? JsonText.line(fields) : now + " " + level + " " + text) + "\n");
        }
    }

    @Override
    public void flush() throws IOException {
        log.flush();
    }

    @Override
    public void close() throws IOException {
        log.close();
    }
}
