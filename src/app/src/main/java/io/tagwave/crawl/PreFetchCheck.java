package io.tagwave.crawl;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Checks robots.txt, host health and what similar pages brought before a leased page is fetched; rejected pages are completed or returned to the
 * frontier.
 */
record PreFetchCheck<A>(
        CrawlSettings settings,
        Frontier<A> frontier,
        @Nullable RobotsTxt robots,
        HostHealth health,
        AddressFamilies families) {

    /** Returns true if the page is to be fetched now; otherwise its lease has been ended. */
    boolean admits(Lease lease) {
        String url = lease.request().url();
        String host = UrlHosts.of(url);
        if (health.isGivenUp(host)) {
            done(
                    lease,
                    Outcome.UNREACHABLE,
                    "not asked: " + host + " failed " + HostHealth.GIVE_UP
                            + " times in a row, or wants to be left alone for longer than the longest pause");
            return false;
        }
        boolean leavesOutBarren = settings.live && !settings.listsOnly && settings.include.isEmpty();
        String refusal = leavesOutBarren && lease.depth() > 0 ? families.refusal(lease.url()) : null;
        if (refusal != null) {
            done(lease, Outcome.REPETITIVE, "not asked: " + refusal);
            return false;
        }
        return robots == null || admits(robots, lease, url, host);
    }

    private boolean admits(RobotsTxt robots, Lease lease, String url, String host) {
        RobotsTxt.Answer rules = robots.answer(url);
        if (rules.ask()) {
            // The request for the rules uses this permit of the host; the page gets the next one.
            robots.fetch(url, frontier::permit);
            frontier.putBack(lease);
        } else if (rules.later() != null) {
            frontier.delayHost(host, rules.later());
            frontier.putBack(lease);
        } else if (rules.outcome() != null) {
            done(lease, rules.outcome(), rules.reason());
        } else {
            Duration delay = robots.crawlDelay(url);
            if (delay != null) {
                frontier.spaceHost(host, delay);
            }
        }
        return rules.allowed();
    }

    private void done(Lease lease, Outcome outcome, @Nullable String reason) {
        FetchedPage page = FetchedPage.failed(lease.request().url(), outcome, Instant.now(), 0, reason);
        frontier.complete(lease, page.requestedAs(lease.url()), null, LinksToFollow.NONE);
    }
}
