package io.tagwave.crawl;

import io.tagwave.page.Lease;
import io.tagwave.page.PageReader;
import io.tagwave.page.Turn;
import io.tagwave.page.Visited;
import io.tagwave.page.Visitor;

/**
 * Visits pages over HTTP alone.
 *
 * @param <A> see {@link io.tagwave.page.ReadPage}
 */
public final class HttpVisits<A> implements Visitor<A> {

    private final HttpPageSource http;
    private final PageReader<A> reader;

    /** A visitor; the source stays the caller's to close. */
    public HttpVisits(HttpPageSource http, PageReader<A> reader) {
        this.http = http;
        this.reader = reader;
    }

    @Override
    public Visited<A> visit(Lease lease, Turn turn) {
        return Visited.of(http.fetchHop(lease.request(), turn), reader);
    }
}
