package io.tagwave.crawl;

import edu.uci.ics.crawler4j.url.AbstractWebURL;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.VisitResult;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A leased page in crawler4j's loop, which calls the methods in the order in which they are declared here. Used by one
 * worker.
 *
 * @param <A> see {@link io.tagwave.web.AnalyzedPage}
 */
final class LeasedUrl<A> extends AbstractWebURL {

    private static final long serialVersionUID = 1;

    private final transient Lease lease;
    private final transient Steps<A> steps;
    private transient @Nullable VisitResult<A> visited;
    private transient boolean ended;

    /** The steps that all pages of a crawl pass. */
    record Steps<A>(Frontier<A> frontier, PreFetchCheck<A> check, PageVisitor<A> visitor, VisitOutcomes<A> outcomes) {}

    LeasedUrl(Lease lease, Steps<A> steps) {
        this.lease = lease;
        this.steps = steps;
    }

    @Override
    public String getURL() {
        return lease.request().url();
    }

    /** Returns true if the page is to be visited now; otherwise it has been given back. */
    boolean isAdmitted() {
        ended = !steps.check.admits(lease);
        return !ended;
    }

    void visit() throws InterruptedException {
        visited = steps.visitor.visit(lease, steps.frontier.permit(getURL()));
    }

    /** Records a bug in this program during the visit. */
    void failed(@Nullable Throwable reason) {
        visited = visited().broken(reason);
    }

    /** Gives the page back: stored, to be retried, or to be requested at another URL. */
    void end() {
        steps.outcomes.decide(lease, visited());
        ended = true;
    }

    /** Returns true if the page was given back. */
    boolean isEnded() {
        return ended;
    }

    private VisitResult<A> visited() {
        return visited != null
                ? visited
                : VisitResult.unread(FetchedPage.failed(getURL(), Outcome.FAILED, Instant.now(), 0, null));
    }
}
