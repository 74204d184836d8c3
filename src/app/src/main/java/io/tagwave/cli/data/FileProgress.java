package io.tagwave.cli.data;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Says on the way how many of several files are written: nothing where it is quick, else a line every few seconds. */
final class FileProgress {

    private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final int files;
    private final PrintWriter err;
    private final LongSupplier clock;
    private long said;
    private int written;

    /**
     * Begins to count.
     *
     * @param files to come
     * @param clock in nanoseconds
     */
    FileProgress(int files, PrintWriter err, LongSupplier clock) {
        this.files = files;
        this.err = err;
        this.clock = clock;
        said = clock.getAsLong();
    }

    /** Counts a file that is written. */
    void written() {
        written++;
        long now = clock.getAsLong();
        if (written < files && now - said >= LINE_NANOS) {
            said = now;
            err.println("export: " + written + " of " + files + " files");
            err.flush();
        }
    }
}
