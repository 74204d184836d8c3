package io.tagwave.crawl;

import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.VisitResult;
import java.time.Duration;

/** Decides at the end of a visit what becomes of the page: stored, tried again, or asked for where it redirects to. */
final class VisitOutcomes<A> {

    /** A browser may fail for reasons that pass; one that fails at the same page twice fails because of it. */
    private static final int BROWSER_ATTEMPTS = 2;

    private final CrawlSettings settings;
    private final Frontier<A> frontier;
    private final CrawlScope scope;
    private final LinkSelector choice;
    private final HostHealth health;
    private volatile boolean stopping;

    VisitOutcomes(
            CrawlSettings settings, Frontier<A> frontier, CrawlScope scope, LinkSelector choice, HostHealth health) {
        this.settings = settings;
        this.frontier = frontier;
        this.scope = scope;
        this.choice = choice;
        this.health = health;
    }

    /** From now on, failures may come from stopping: such pages wait for the next run. */
    void stopping() {
        stopping = true;
    }

    boolean isStopping() {
        return stopping;
    }

    void judge(Lease lease, VisitResult<A> visited) {
        FetchedPage page = visited.page();
        if (visited.fault() != null) {
            store(lease, page.with(Outcome.FAILED, String.valueOf(visited.fault())), null, LinksToFollow.NONE);
            return;
        }
        if (stopping && (mayPass(page) || page.outcome() == Outcome.RENDER_FAILED)) {
            frontier.putBack(lease);
            return;
        }
        note(page);
        String location = Redirects.location(page);
        if (location != null) {
            redirected(lease, page, location);
        } else if (!tryAgain(lease, page)) {
            end(lease, page, visited.read());
        }
    }

    private boolean mayPass(FetchedPage page) {
        return settings.live() && RetryPolicy.mayPass(page);
    }

    private void note(FetchedPage page) {
        String host = UrlHosts.of(page.url());
        if (mayPass(page)) {
            health.failed(host);
        } else {
            health.works(host);
        }
    }

    /** Each hop of a redirect waits for the turn of its host like any page. */
    private void redirected(Lease lease, FetchedPage page, String location) {
        String from = lease.request().url();
        String target = UrlNormalizer.resolve(from, location);
        if (target == null) {
            store(lease, page.with(Outcome.OFF_SCOPE, "redirect to " + location), null, LinksToFollow.NONE);
        } else if (lease.chain().contains(target) || target.equals(from)) {
            store(lease, to(page, target).with(Outcome.REDIRECT_LOOP, "back to " + target), null, LinksToFollow.NONE);
        } else if (lease.chain().size() + 1 > HttpPageSource.MAX_REDIRECTS) {
            String error = "more than " + HttpPageSource.MAX_REDIRECTS + " redirects, the last to " + target;
            store(lease, to(page, target).with(Outcome.REDIRECT_LOOP, error), null, LinksToFollow.NONE);
        } else if (!scope.holds(target)) {
            store(lease, to(page, target).with(Outcome.OFF_SCOPE, "redirect to " + target), null, LinksToFollow.NONE);
        } else if (!frontier.forward(lease, target)) {
            store(lease, to(page, target).with(Outcome.DUPLICATE, null), null, LinksToFollow.NONE);
        }
    }

    private boolean tryAgain(Lease lease, FetchedPage page) {
        if (page.outcome() == Outcome.RENDER_FAILED) {
            return showAgain(lease, page);
        }
        if (!mayPass(page)) {
            return false;
        }
        String host = UrlHosts.of(page.url());
        Duration pause = RetryPolicy.before(lease.attempt() + 1, page, settings);
        if (pause.compareTo(settings.maxPause()) > 0) {
            health.giveUp(host);
            return false;
        }
        boolean wholeHost = page.status() == 0 || page.status() == 429 || page.status() == 503;
        if (wholeHost) {
            frontier.delayHost(host, pause);
        }
        if (lease.attempt() >= settings.attempts() || health.givenUp(host)) {
            return false;
        }
        frontier.retry(lease, pause);
        return true;
    }

    /**
     * After a pause, and whatever the host's health. In the pause a crawl hears of the Ctrl-C that its browsers may have
     * heard of earlier: such a page waits for the next run.
     */
    private boolean showAgain(Lease lease, FetchedPage page) {
        if (lease.attempt() >= Math.min(BROWSER_ATTEMPTS, settings.attempts())) {
            return false;
        }
        frontier.retry(lease, RetryPolicy.before(lease.attempt() + 1, page, settings));
        return true;
    }

    private void end(Lease lease, FetchedPage page, AnalyzedPage<A> read) {
        if (page.outcome() == Outcome.NOT_MODIFIED) {
            store(lease, page, null, choice.ofEarlier(lease, frontier));
        } else if (read == null && choice.passesOver(page)) {
            store(lease, page, null, choice.ofEarlier(lease, frontier));
        } else if (page.outcome() == Outcome.DONE && !scope.holds(page.finalUrl())) {
            String reason = page.rendered() ? "the browser ended at " + page.finalUrl() : "out of --scope";
            store(lease, page.with(Outcome.OFF_SCOPE, reason), null, LinksToFollow.NONE);
        } else if (settings.pageRobots()
                && RobotsDirectives.of(page, read, settings).noindex()) {
            Outcome outcome = page.outcome() == Outcome.DONE ? Outcome.NOINDEX : page.outcome();
            store(lease, page.with(outcome, page.error()), null, follow(lease, page, read));
        } else if (read != null && read.drift() != null) {
            store(lease, page.with(Outcome.DRIFTED, read.drift()), read, follow(lease, page, read));
        } else {
            store(lease, page, read, follow(lease, page, read));
        }
    }

    private LinksToFollow follow(Lease lease, FetchedPage page, AnalyzedPage<A> read) {
        return read == null ? LinksToFollow.NONE : choice.of(lease, page, read);
    }

    private void store(Lease lease, FetchedPage page, AnalyzedPage<A> read, LinksToFollow follow) {
        frontier.complete(lease, page.requestedAs(lease.url()), read, follow);
    }

    private static FetchedPage to(FetchedPage page, String target) {
        return new FetchedPage(
                page.url(),
                target,
                page.outcome(),
                page.status(),
                page.headers(),
                page.charset(),
                page.body(),
                page.fetchedAt(),
                page.millis(),
                page.rendered(),
                page.error());
    }
}
