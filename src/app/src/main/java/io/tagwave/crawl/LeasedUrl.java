package io.tagwave.crawl;

import edu.uci.ics.crawler4j.url.AbstractWebURL;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Frontier;
import io.tagwave.page.Lease;
import io.tagwave.page.Outcome;
import io.tagwave.page.Visited;
import io.tagwave.page.Visitor;
import java.time.Instant;

/**
 * A leased page on its way through crawler4j's loop, which calls its stations in the order in which they stand here. Of one
 * worker only.
 *
 * @param <A> see {@link io.tagwave.page.ReadPage}
 */
final class LeasedUrl<A> extends AbstractWebURL {

    private static final long serialVersionUID = 1;

    private final transient Lease lease;
    private final transient Stations<A> stations;
    private transient Visited<A> visited;
    private transient boolean ended;

    /** What all pages of a crawl pass. */
    record Stations<A>(Frontier<A> frontier, Admission<A> door, Visitor<A> visitor, Verdicts<A> verdicts) {}

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
        visited = stations.visitor.visit(lease, stations.frontier.turn(getURL()));
    }

    /** A fault of the program on the way. */
    void failed(Throwable reason) {
        Visited<A> so = visited != null
                ? visited
                : Visited.unread(FetchedPage.failed(getURL(), Outcome.FAILED, Instant.now(), 0, null));
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
