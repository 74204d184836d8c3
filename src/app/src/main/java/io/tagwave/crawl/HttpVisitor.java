package io.tagwave.crawl;

import io.tagwave.web.FetchedPageReader;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.VisitResult;

/**
 * Visits pages over HTTP alone.
 *
 * @param <A> see {@link io.tagwave.web.AnalyzedPage}
 */
public final class HttpVisitor<A> implements PageVisitor<A> {

    private final HttpPageSource http;
    private final FetchedPageReader<A> reader;

    /** A visitor; the source stays the caller's to close. */
    public HttpVisitor(HttpPageSource http, FetchedPageReader<A> reader) {
        this.http = http;
        this.reader = reader;
    }

    @Override
    public VisitResult<A> visit(Lease lease, HostPermit turn) {
        return VisitResult.of(http.fetchHop(lease.request(), turn), reader);
    }
}
