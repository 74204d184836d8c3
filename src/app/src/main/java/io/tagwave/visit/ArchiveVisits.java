package io.tagwave.visit;

import io.tagwave.archive.ArchiveIndex;
import io.tagwave.page.Lease;
import io.tagwave.page.PageReader;
import io.tagwave.page.Turn;
import io.tagwave.page.Visited;
import io.tagwave.page.Visitor;

/**
 * Visits pages in archives instead of the web. All else is a crawl's.
 *
 * @param <A> see {@link io.tagwave.page.ReadPage}
 */
public final class ArchiveVisits<A> implements Visitor<A> {

    private final ArchiveIndex archives;
    private final PageReader<A> reader;

    /** A visitor; the archives stay the caller's to close. */
    public ArchiveVisits(ArchiveIndex archives, PageReader<A> reader) {
        this.archives = archives;
        this.reader = reader;
    }

    @Override
    public Visited<A> visit(Lease lease, Turn turn) {
        return Visited.of(archives.page(lease.request().url()), reader);
    }
}
