package io.tagwave.web;

/**
 * Visits pages: fetches them or shows them in a browser, or first the one and then the other, and reads what came. Used by
 * many threads at once.
 *
 * @param <A> see {@link AnalyzedPage}
 */
@FunctionalInterface
public interface PageVisitor<A> {

    /**
     * Visits one page, within the visitor's limits of time and size. Never throws for what the network or the page does.
     *
     * @param turn the host's, to be awaited before the first request
     */
    VisitResult<A> visit(Lease lease, HostPermit turn) throws InterruptedException;
}
