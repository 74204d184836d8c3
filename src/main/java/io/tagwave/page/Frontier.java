package io.tagwave.page;

import java.time.Duration;
import java.util.List;

/**
 * The pages that a crawl knows: waiting, leased or done. Durable: what was completed stays so after a crash, what was
 * leased comes back. Used by many threads at once.
 *
 * @param <A> see {@link ReadPage}
 */
public interface Frontier<A> extends AutoCloseable {

    /**
     * Adds pages that are not yet known.
     *
     * @param urls absolute, normalised addresses
     * @return how many of them were new
     */
    int add(List<String> urls, int depth);

    /**
     * The next page whose host may be asked now, breadth first. Waits until one is ready.
     *
     * @return null when nothing is waiting or leased any more, or the frontier was stopped
     */
    Lease next() throws InterruptedException;

    /**
     * Stores a visit with all that was found, adds its new links at the next depth and marks it done: one transaction.
     *
     * @param read null when the outcome left nothing to read
     * @param follow normalised addresses of the links to follow
     */
    void complete(Lease lease, FetchedPage page, ReadPage<A> read, List<String> follow);

    /** Gives a page back to be tried again after a pause. */
    void retry(Lease lease, Duration pause);

    /** Holds a whole host back, as Retry-After and Crawl-delay ask. */
    void delayHost(String host, Duration pause);

    /** Makes every {@link #next} return null; leased pages may still be completed. */
    void stop();

    @Override
    void close();
}
