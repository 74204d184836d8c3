package io.tagwave.web;

import java.time.Duration;
import java.util.Collection;

/**
 * The pages that a crawl knows: waiting, leased or done. Durable: what was completed stays so after a crash, what was
 * leased comes back. It also keeps the hosts apart: a page is handed out only when its host may be asked. Used by many
 * threads at once.
 *
 * <p>Every lease is given back by exactly one of {@link #complete}, {@link #retry}, {@link #forward} and {@link
 * #putBack}.
 *
 * @param <A> see {@link AnalyzedPage}
 */
public interface Frontier<A> extends AutoCloseable {

    /**
     * Adds pages that are not yet known.
     *
     * @param urls absolute, normalised addresses
     * @return how many of them were new
     */
    int add(Collection<String> urls, int depth);

    /** While true, {@link #next} waits where nothing is left: someone is about to add pages. */
    void expectMore(boolean more);

    /**
     * The next page whose host may be asked now, lowest depth first. Waits until one is ready.
     *
     * @return null when nothing is waiting or leased any more, or the frontier was stopped
     */
    Lease next() throws InterruptedException;

    /**
     * The turn of the host of an address, for every request that is sent, robots.txt and sitemaps included. {@link #next} has already waited
     * for it but for a few milliseconds. The pause between two requests to a host counts from the head of the answer to the first, so
     * that it is kept where it matters, at the host.
     *
     * @param url absolute address; of any host, also one that belongs to another process of the crawl
     */
    HostPermit turn(String url);

    /**
     * Stores a visit with all that was found, adds its new links at the next depth and marks it done: one transaction.
     * A page whose bytes were stored before is kept as {@link Outcome#DUPLICATE}, without its links.
     *
     * @param read null when the outcome left nothing to read
     * @param follow the links to follow
     */
    void complete(Lease lease, FetchedPage page, AnalyzedPage<A> read, LinksToFollow follow);

    /** Gives a page back to be tried again after a pause, as the next attempt. */
    void retry(Lease lease, Duration pause);

    /**
     * Gives a page back to be asked for at the address that it redirects to, when that host's turn comes.
     *
     * @return false when the target is a page of its own in this crawl: then the lease stays with the caller
     */
    boolean forward(Lease lease, String target);

    /** Gives a page back as if it had not been handed out. */
    void putBack(Lease lease);

    /** Holds a whole host back, as Retry-After asks. */
    void delayHost(String host, Duration pause);

    /** The least time between two requests to a host, where it differs from the crawl's own, as Crawl-delay asks. */
    void spaceHost(String host, Duration gap);

    /** The links that an earlier crawl found on a page which has not changed since. */
    EarlierLinks earlierLinks(Lease lease);

    /** How far the crawl is. */
    FrontierProgress progress();

    /** Makes every {@link #next} return null; leased pages may still be completed. */
    void stop();

    @Override
    void close();
}
