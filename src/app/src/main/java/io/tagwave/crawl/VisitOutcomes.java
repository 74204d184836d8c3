package io.tagwave.crawl;

import io.tagwave.dom.WebUrl;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.VisitResult;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Decides at the end of a visit what becomes of the page: stored, retried, or requested at the target of its redirect.
 */
final class VisitOutcomes<A> {

    /** A browser may fail for temporary reasons; if it fails twice at the same page, the page is the cause. */
    private static final int BROWSER_ATTEMPTS = 2;

    /** Ends the message of a session that has ended. */
    private static final String AGAIN =
            "; the session has ended: log in again, and renew --cookie-file, --header or --auth";

    private final CrawlSettings settings;
    private final Frontier<A> frontier;
    private final CrawlScope scope;
    private final LinkSelector links;
    private final HostHealth health;
    private final AddressFamilies families;
    private volatile boolean stopping;

    VisitOutcomes(
            CrawlSettings settings,
            Frontier<A> frontier,
            CrawlScope scope,
            LinkSelector links,
            HostHealth health,
            AddressFamilies families) {
        this.settings = settings;
        this.frontier = frontier;
        this.scope = scope;
        this.links = links;
        this.health = health;
        this.families = families;
    }

    /** From now on, failures may be caused by the stop: such pages wait for the next run. */
    void stopping() {
        stopping = true;
    }

    boolean isStopping() {
        return stopping;
    }

    void decide(Lease lease, VisitResult<A> visited) {
        FetchedPage page = visited.page();
        if (visited.fault() != null) {
            drop(lease, page.with(Outcome.FAILED, String.valueOf(visited.fault())));
            return;
        }
        if (stopping && (isTemporary(page) || page.outcome() == Outcome.RENDER_FAILED)) {
            frontier.putBack(lease);
            return;
        }
        note(page);
        String location = page.redirect();
        if (location != null) {
            redirected(lease, page, location);
        } else if (!retry(lease, page)) {
            end(lease, page, visited.read());
        }
    }

    private boolean isTemporary(FetchedPage page) {
        return settings.live && RetryPolicy.isTemporary(page);
    }

    private void note(FetchedPage page) {
        String host = UrlHosts.of(page.url());
        if (isTemporary(page)) {
            health.failed(host);
        } else {
            health.succeeded(host);
        }
    }

    /** Handles a redirect; each hop waits for the permit of its host like any page. */
    private void redirected(Lease lease, FetchedPage page, String location) {
        String from = lease.request().url();
        String target = WebUrl.address(from, location);
        if (target == null) {
            drop(lease, page.with(Outcome.OFF_SCOPE, "redirect to " + location));
            return;
        }
        FetchedPage redirect = page.redirectedTo(target);
        if (HttpPageSource.isLoop(lease.chain(), from, target, settings)) {
            drop(lease, redirect.with(Outcome.REDIRECT_LOOP, "back to " + target + cookieHint(page)));
        } else if (lease.chain().size() + 1 > HttpPageSource.MAX_REDIRECTS) {
            String error = "more than " + HttpPageSource.MAX_REDIRECTS + " redirects, the last to " + target;
            drop(lease, redirect.with(Outcome.REDIRECT_LOOP, error));
        } else if (!scope.holds(target)) {
            drop(lease, redirect.with(Outcome.OFF_SCOPE, "redirect to " + target));
        } else if (!frontier.forward(lease, target)) {
            drop(lease, redirect.with(Outcome.DUPLICATE, null));
        }
    }

    /** Returns what helps where a page is redirected to itself until it gets its cookie back. */
    private String cookieHint(FetchedPage page) {
        boolean isWall = !settings.cookies && page.headers().containsKey("set-cookie");
        return isWall ? "; it sets a cookie, which --cookies sends back" : "";
    }

    private boolean retry(Lease lease, FetchedPage page) {
        if (page.outcome() == Outcome.RENDER_FAILED) {
            return renderAgain(lease, page);
        }
        if (!isTemporary(page)) {
            return false;
        }
        String host = UrlHosts.of(page.url());
        Duration pause = RetryPolicy.before(lease.attempt() + 1, page, settings);
        if (pause.compareTo(settings.maxPause) > 0) {
            health.giveUp(host);
            return false;
        }
        boolean wholeHost = page.status() == 0 || page.status() == 429 || page.status() == 503;
        if (wholeHost) {
            frontier.delayHost(host, pause);
        }
        if (lease.attempt() >= settings.attempts || health.isGivenUp(host)) {
            return false;
        }
        frontier.retry(lease, pause);
        return true;
    }

    /**
     * Retries rendering after a pause, whatever the host's health. During the pause the crawl learns of a Ctrl-C that
     * its browsers may have received earlier: such a page waits for the next run.
     */
    private boolean renderAgain(Lease lease, FetchedPage page) {
        if (lease.attempt() >= Math.min(BROWSER_ATTEMPTS, settings.attempts)) {
            return false;
        }
        frontier.retry(lease, RetryPolicy.before(lease.attempt() + 1, page, settings));
        return true;
    }

    private void end(Lease lease, FetchedPage page, @Nullable AnalyzedPage<A> read) {
        if (page.outcome() == Outcome.NOT_MODIFIED || read == null && links.skipsFailed(page)) {
            store(lease, page, null, links.ofEarlier(lease, frontier));
        } else if (page.outcome() == Outcome.DONE && !scope.holds(page.finalUrl())) {
            String reason = page.rendered() ? "the browser ended at " + page.finalUrl() : "out of --scope";
            drop(lease, page.with(Outcome.OFF_SCOPE, reason));
        } else if (settings.isLoggedIn() && read != null && read.asksToLogIn() && isExpectedInside(lease)) {
            String where = page.finalUrl().equals(lease.url()) ? "" : " at " + page.finalUrl();
            drop(lease, page.with(Outcome.LOGIN_LOST, "a form asks to log in" + where + AGAIN));
        } else if (settings.pageRobots
                && RobotsDirectives.of(page, read, settings).noindex()) {
            FetchedPage refused = page.outcome() == Outcome.DONE
                    ? page.with(
                            Outcome.NOINDEX,
                            "the page asks not to be indexed; --ignore-page-robots reads it all the same")
                    : page;
            store(lease, refused, null, follow(lease, page, read));
        } else {
            String drift = read == null ? null : read.drift();
            store(lease, drift == null ? page : page.with(Outcome.DRIFTED, drift), read, follow(lease, page, read));
        }
    }

    /** Returns whether a page with a form to log in shows that the session has ended: other pages may be about passwords. */
    private boolean isExpectedInside(Lease lease) {
        return settings.listsOnly || lease.depth() == 0 || !lease.chain().isEmpty();
    }

    private LinksToFollow follow(Lease lease, FetchedPage page, @Nullable AnalyzedPage<A> read) {
        if (read == null) {
            return LinksToFollow.NONE;
        }
        LinksToFollow follow = links.of(lease, page, read);
        families.visited(lease.url(), read.contents(), follow.urls());
        return follow;
    }

    /** Stores a page without anything that was read from it. */
    private void drop(Lease lease, FetchedPage page) {
        store(lease, page, null, LinksToFollow.NONE);
    }

    private void store(Lease lease, FetchedPage page, @Nullable AnalyzedPage<A> read, LinksToFollow follow) {
        frontier.complete(lease, page.requestedAs(lease.url()), read, follow);
    }
}
