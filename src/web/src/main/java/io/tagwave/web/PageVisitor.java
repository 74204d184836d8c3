package io.tagwave.web;

/**
 * Visits pages: fetches them over HTTP, with a browser or both in turn, and reads the result. Used by many threads at once.
 *
 * @param <A> see {@link AnalyzedPage}
 */
@FunctionalInterface
public interface PageVisitor<A> {

    /**
     * Visits one page, within the visitor's limits of time and size. Never throws because of the network or the page.
     *
     * @param permit permit of the page's host, to be awaited before the first request
     */
    VisitResult<A> visit(Lease lease, HostPermit permit) throws InterruptedException;
}
