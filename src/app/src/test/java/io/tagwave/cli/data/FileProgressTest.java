package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class FileProgressTest {

    private final StringWriter err = new StringWriter();
    private long seconds;

    private FileProgress of(int files) {
        return new FileProgress(files, new PrintWriter(err), () -> TimeUnit.SECONDS.toNanos(seconds));
    }

    @Test
    void aLineEveryFiveSecondsUntilTheLastFile() {
        FileProgress progress = of(4);
        for (seconds = 3; seconds <= 12; seconds += 3) {
            progress.written();
        }
        assertEquals("export: 2 of 4 files" + System.lineSeparator(), err.toString());
    }

    @Test
    void aQuickExportSaysNothingOnTheWay() {
        FileProgress progress = of(900);
        for (int file = 0; file < 900; file++) {
            progress.written();
        }
        assertEquals("", err.toString());
    }
}
