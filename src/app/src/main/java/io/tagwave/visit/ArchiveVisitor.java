package io.tagwave.visit;

import io.tagwave.archive.ArchiveIndex;
import io.tagwave.web.FetchedPageReader;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.VisitResult;

/**
 * Visits pages in archives instead of the web. All else is a crawl's.
 *
 * @param <A> see {@link io.tagwave.web.AnalyzedPage}
 */
public final class ArchiveVisitor<A> implements PageVisitor<A> {

    private final ArchiveIndex archives;
    private final FetchedPageReader<A> reader;

    /** A visitor; the archives stay the caller's to close. */
    public ArchiveVisitor(ArchiveIndex archives, FetchedPageReader<A> reader) {
        this.archives = archives;
        this.reader = reader;
    }

    @Override
    public VisitResult<A> visit(Lease lease, HostPermit turn) {
        return VisitResult.of(archives.page(lease.request().url()), reader);
    }
}
