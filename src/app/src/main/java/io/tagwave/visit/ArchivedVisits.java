package io.tagwave.visit;

import io.tagwave.archive.ArchiveWriter;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Lease;
import io.tagwave.page.Outcome;
import io.tagwave.page.Turn;
import io.tagwave.page.Visited;
import io.tagwave.page.Visitor;
import java.io.UncheckedIOException;
import java.time.Instant;

/**
 * Visits pages whose exchanges an archive keeps, and gives none back before its own lie on the disk: what the database calls
 * done is in the archive. When the archive can not be written, the crawl ends, and the page waits for the next run.
 *
 * @param <A> see {@link io.tagwave.page.ReadPage}
 */
public final class ArchivedVisits<A> implements Visitor<A> {

    private final Visitor<A> visitor;
    private final ArchiveWriter archive;
    private volatile Runnable stop = () -> {};

    /** A visitor; the archive stays the caller's to close. */
    public ArchivedVisits(Visitor<A> visitor, ArchiveWriter archive) {
        this.visitor = visitor;
        this.archive = archive;
    }

    /** Names what ends the crawl, which is made after its visitor. */
    public void serve(Runnable stopCrawl) {
        stop = stopCrawl;
    }

    @Override
    public Visited<A> visit(Lease lease, Turn turn) throws InterruptedException {
        Visited<A> visited = visitor.visit(lease, turn);
        FetchedPage page = visited.page();
        try {
            if (page.rendered() && page.outcome() == Outcome.DONE) {
                archive.shown(page);
            }
            archive.settle();
            return visited;
        } catch (UncheckedIOException full) {
            stop.run();
            return Visited.unread(FetchedPage.failed(
                    lease.request().url(), Outcome.UNREACHABLE, Instant.now(), 0, full.getMessage()));
        }
    }
}
