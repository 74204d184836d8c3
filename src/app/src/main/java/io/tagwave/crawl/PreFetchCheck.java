package io.tagwave.crawl;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.time.Instant;

/** Decides at the door whether a leased page is asked for now. What is not, is given back or done here. */
final class PreFetchCheck<A> {

    private final Frontier<A> frontier;
    private final RobotsTxt robots;
    private final HostHealth health;

    /**
     * A door.
     *
     * @param robots the rules to obey, or null for none
     */
    PreFetchCheck(Frontier<A> frontier, RobotsTxt robots, HostHealth health) {
        this.frontier = frontier;
        this.robots = robots;
        this.health = health;
    }

    boolean admits(Lease lease) {
        String url = lease.request().url();
        String host = UrlHosts.of(url);
        if (health.givenUp(host)) {
            done(
                    lease,
                    Outcome.UNREACHABLE,
                    "not asked: " + host + " failed " + HostHealth.GIVE_UP
                            + " times in a row, or wants to be left alone for longer than the longest pause");
            return false;
        }
        return robots == null || robotsAdmit(lease, url, host);
    }

    private boolean robotsAdmit(Lease lease, String url, String host) {
        RobotsTxt.Answer answer = robots.answer(url);
        if (answer.ask()) {
            // The request for the rules takes this turn of the host; the page comes with the next.
            robots.fetch(url, frontier::permit);
            frontier.putBack(lease);
        } else if (answer.later() != null) {
            frontier.delayHost(host, answer.later());
            frontier.putBack(lease);
        } else if (answer.outcome() != null) {
            done(lease, answer.outcome(), answer.reason());
        } else {
            Duration delay = robots.crawlDelay(url);
            if (delay != null) {
                frontier.spaceHost(host, delay);
            }
        }
        return answer.allowed();
    }

    private void done(Lease lease, Outcome outcome, String reason) {
        FetchedPage page = FetchedPage.failed(lease.request().url(), outcome, Instant.now(), 0, reason);
        frontier.complete(lease, page.requestedAs(lease.url()), null, LinksToFollow.NONE);
    }
}
