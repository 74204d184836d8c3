package io.tagwave.crawl;

import edu.uci.ics.crawler4j.url.AbstractWebURL;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.VisitResult;
import java.time.Instant;

/**
 * A leased page on its way through crawler4j's loop, which calls its stations in the order in which they stand here. Of one
 * worker only.
 *
 * @param <A> see {@link io.tagwave.web.AnalyzedPage}
 */
final class LeasedUrl<A> extends AbstractWebURL {

    private static final long serialVersionUID = 1;

    private final transient Lease lease;
    private final transient Stations<A> stations;
    private transient VisitResult<A> visited;
    private transient boolean ended;

    /** What all pages of a crawl pass. */
    record Stations<A>(
            Frontier<A> frontier, PreFetchCheck<A> door, PageVisitor<A> visitor, VisitOutcomes<A> verdicts) {}

    LeasedUrl(Lease lease, Stations<A> stations) {
        this.lease = lease;
        this.stations = stations;
    }

    @Override
    public String getURL() {
        return lease.request().url();
    }

    /** Whether the page is visited now; if not, it has been given back. */
    boolean isAdmitted() {
        ended = !stations.door.admits(lease);
        return !ended;
    }

    void visit() throws InterruptedException {
        visited = stations.visitor.visit(lease, stations.frontier.permit(getURL()));
    }

    /** A fault of the program on the way. */
    void failed(Throwable reason) {
        VisitResult<A> so = visited != null
                ? visited
                : VisitResult.unread(FetchedPage.failed(getURL(), Outcome.FAILED, Instant.now(), 0, null));
        visited = so.broken(reason);
    }

    /** Gives the page back: stored, to be tried again, or to be asked for elsewhere. */
    void end() {
        stations.verdicts.judge(lease, visited);
        ended = true;
    }

    /** Whether the page was given back. */
    boolean isEnded() {
        return ended;
    }
}
