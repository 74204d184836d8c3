package io.tagwave.visit;

import io.tagwave.archive.ArchiveWriter;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.VisitResult;
import java.io.UncheckedIOException;
import java.time.Instant;

/**
 * Visits pages while an archive records the exchanges, and returns no page before its exchanges are on disk: pages that
 * the database calls done are in the archive. If the archive cannot be written, the crawl ends, and the page waits for
 * the next run.
 *
 * @param <A> see {@link io.tagwave.web.AnalyzedPage}
 */
public final class ArchivingVisitor<A> implements PageVisitor<A> {

    private final PageVisitor<A> visitor;
    private final ArchiveWriter archive;
    private volatile Runnable stop = () -> {};

    /** Creates a visitor; the archive stays the caller's to close. */
    public ArchivingVisitor(PageVisitor<A> visitor, ArchiveWriter archive) {
        this.visitor = visitor;
        this.archive = archive;
    }

    /** Sets the action that ends the crawl, which is created after its visitor. */
    public void serve(Runnable stopCrawl) {
        stop = stopCrawl;
    }

    @Override
    public VisitResult<A> visit(Lease lease, HostPermit turn) throws InterruptedException {
        VisitResult<A> visited = visitor.visit(lease, turn);
        FetchedPage page = visited.page();
        try {
            if (page.rendered() && page.outcome() == Outcome.DONE) {
                archive.addRendered(page);
            }
            archive.sync();
            return visited;
        } catch (UncheckedIOException full) {
            stop.run();
            return VisitResult.unread(FetchedPage.failed(
                    lease.request().url(), Outcome.UNREACHABLE, Instant.now(), 0, String.valueOf(full.getMessage())));
        }
    }
}
