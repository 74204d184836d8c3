package io.tagwave.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class FileProgressTest {

    private final StringWriter err = new StringWriter();
    private long seconds;

    private FileProgress start() {
        return new FileProgress(
                "export: %d of %d files", new PrintWriter(err), () -> TimeUnit.SECONDS.toNanos(seconds));
    }

    @Test
    void aLineEveryFiveSecondsUntilTheLastFile() {
        FileProgress progress = start();
        for (int file = 1; file <= 4; file++) {
            seconds += 3;
            progress.at(file, 4);
        }
        assertEquals("export: 2 of 4 files" + System.lineSeparator(), err.toString());
    }

    @Test
    void aQuickExportSaysNothingOnTheWay() {
        FileProgress progress = start();
        for (int file = 1; file <= 900; file++) {
            progress.at(file, 900);
        }
        assertEquals("", err.toString());
    }
}
