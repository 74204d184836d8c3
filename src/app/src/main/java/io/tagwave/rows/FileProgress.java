package io.tagwave.rows;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Says on the way how many of several parts are done: nothing where it is quick, else a line every few seconds. */
public final class FileProgress {

    private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String words;
    private final PrintWriter err;
    private final LongSupplier clock;
    private long said;

    /**
     * Begins to count.
     *
     * @param words with places for the parts that are done and for all
     * @param clock in nanoseconds
     */
    public FileProgress(String words, PrintWriter err, LongSupplier clock) {
        this.words = words;
        this.err = err;
        this.clock = clock;
        said = clock.getAsLong();
    }

    /** So many parts of all are done. */
    public void at(int done, int all) {
        long now = clock.getAsLong();
        if (done < all && now - said >= LINE_NANOS) {
            said = now;
            err.println(words.formatted(done, all));
            err.flush();
        }
    }
}
