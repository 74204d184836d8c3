package io.tagwave.rows;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Reports the number of parts that are done, every few seconds. */
public final class FileProgress {

    private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String words;
    private final PrintWriter err;
    private final LongSupplier clock;
    private long said;

    /**
     * Starts the clock.
     *
     * @param words a format with the numbers of done and of all parts
     * @param clock in nanoseconds
     */
    public FileProgress(String words, PrintWriter err, LongSupplier clock) {
        this.words = words;
        this.err = err;
        this.clock = clock;
        said = clock.getAsLong();
    }

    /** Reports progress, unless it did so recently. */
    public void at(int done, int all) {
        long now = clock.getAsLong();
        if (done < all && now - said >= LINE_NANOS) {
            said = now;
            err.println(words.formatted(done, all));
            err.flush();
        }
    }
}
