package io.tagwave.web;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the pages that a crawl knows: waiting, leased or done. It is durable: completed pages stay completed after a crash, and
 * leased pages wait again. It also enforces politeness: a page is leased only when its host may be requested. Used by many threads
 * at once.
 *
 * <p>Every lease is ended by exactly one of {@link #complete}, {@link #retry}, {@link #forward} and {@link #putBack}.
 *
 * @param <A> see {@link AnalyzedPage}
 */
public interface Frontier<A> extends AutoCloseable {

    /**
     * Adds pages that are not yet known.
     *
     * @param urls absolute, canonical URLs
     * @return number of new pages
     */
    int add(Collection<String> urls, int depth);

    /** Makes {@link #next} wait while true, even if nothing is left: another thread is about to add pages. */
    void expectMore(boolean more);

    /**
     * Leases the next page whose host may be requested now, lowest depth first. Waits until one is ready.
     *
     * @return null if nothing waits or is leased any more, or the frontier was stopped
     */
    @Nullable
    Lease next() throws InterruptedException;

    /**
     * Returns the permit for a request to the host of a URL; needed for every request, also for robots.txt and sitemaps. {@link #next}
     * has already waited for it except for a few milliseconds. The delay between two requests to a host counts from the response head
     * of the first, so that it is kept as the host sees it.
     *
     * @param url absolute URL of any host, also one that another process of the crawl owns
     */
    HostPermit permit(String url);

    /**
     * Stores a visit with its results, adds its new links at the next depth and marks the page done, in one transaction. A page whose
     * bytes were stored before becomes {@link Outcome#DUPLICATE}; its links are followed if the other one is on another host.
     *
     * @param read null if the outcome left nothing to read
     */
    void complete(Lease lease, FetchedPage page, @Nullable AnalyzedPage<A> read, LinksToFollow follow);

    /** Ends a lease; the page becomes ready for its next attempt after a pause. */
    void retry(Lease lease, Duration pause);

    /**
     * Ends a lease; the page will be requested at the URL that it redirects to, when that host permits it.
     *
     * @return false if the target is a page of its own in this crawl: the caller then keeps the lease
     */
    boolean forward(Lease lease, String target);

    /** Ends a lease as if the page had never been leased. */
    void putBack(Lease lease);

    /** Delays all requests to a host, as Retry-After asks. */
    void delayHost(String host, Duration pause);

    /** Sets the minimum time between two requests to a host, as Crawl-delay asks. */
    void spaceHost(String host, Duration gap);

    /** Returns the links that an earlier crawl found on a page which has not changed since, in document order. */
    List<String> earlierLinks(Lease lease);

    /** Returns the next page of the list on a page which has not changed since an earlier crawl, or null. */
    @Nullable
    String earlierNextPage(Lease lease);

    /** Returns counts of pages by state. */
    FrontierProgress progress();

    /** Makes every {@link #next} return null; leased pages may still be completed. */
    void stop();

    @Override
    void close();
}
