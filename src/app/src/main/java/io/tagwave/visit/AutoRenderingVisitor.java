package io.tagwave.visit;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.render.RenderChoice;
import io.tagwave.render.RenderDecider;
import io.tagwave.render.ScriptSigns;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PagePart;
import io.tagwave.store.PageParts;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.VisitResult;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Visits pages over HTTP, and again in a browser those that look as if scripts would add records. What was decided, and what
 * the browser brought, is kept with what was read.
 */
public final class AutoRenderingVisitor implements PageVisitor<PageAnalysis> {

    /** Ctrl-C reaches browsers and crawl at once: a browser that fails may know of it earlier than the crawl does. */
    private static final long NEWS_MILLIS = 1000;

    private final HttpPageSource http;
    private final BrowserVisitor browser;
    private final CrawlPageReader reader;
    private final Duration delay;
    private final BooleanSupplier stopping;
    private final RenderDecider decider = new RenderDecider();

    /**
     * A visitor; the source stays the caller's to close.
     *
     * @param delay pause before a browser is asked for: a host that wants more gets more, by its turn
     * @param stopping whether the crawl is being stopped, so that browsers fail for no fault of their pages
     */
    public AutoRenderingVisitor(
            HttpPageSource http,
            BrowserVisitor browser,
            CrawlPageReader reader,
            Duration delay,
            BooleanSupplier stopping) {
        this.http = http;
        this.browser = browser;
        this.reader = reader;
        this.delay = delay;
        this.stopping = stopping;
    }

    @Override
    public VisitResult<PageAnalysis> visit(Lease lease, HostPermit turn) {
        Signs signs = new Signs();
        VisitResult<PageAnalysis> parsed = VisitResult.of(
                http.fetchHop(lease.request(), turn),
                fetched -> reader.read(fetched, (page, found) -> signs.of = ScriptSignReader.of(page, found)));
        if (parsed.read() == null) {
            return parsed;
        }
        RenderChoice choice = decider.decide(UrlHosts.of(parsed.page().finalUrl()), signs.of);
        if (choice.render()) {
            return shown(lease, turn, parsed, signs.of.records(), choice.reason());
        }
        return mayGrow(lease, parsed, signs.of)
                ? shown(lease, turn, parsed, signs.of.records(), "its scripts may load more of its list")
                : decided(parsed, choice.reason(), null);
    }

    /** Whether a list that is there without scripts, and has no further page, may have more to show with them. */
    private boolean mayGrow(Lease lease, VisitResult<PageAnalysis> parsed, ScriptSigns signs) {
        return browser.grows(lease)
                && signs.scripts() > 0
                && signs.records() > 0
                && parsed.read().next() == null;
    }

    /** The better of both: the rendered page when it has more records or, with as many, more links. */
    private VisitResult<PageAnalysis> shown(
            Lease lease, HostPermit turn, VisitResult<PageAnalysis> parsed, int records, String reason) {
        String address = parsed.page().finalUrl();
        pause(delay.toMillis()); // most of the wait for the next turn: no browser is held meanwhile
        VisitResult<PageAnalysis> rendered = browser.show(lease, PageRequest.of(address), turn);
        if (rendered.page().outcome() != Outcome.DONE) {
            return instead(parsed, rendered.page(), reason);
        }
        if (rendered.fault() != null) {
            return rendered;
        }
        int gain = ScriptSignReader.records(rendered.read().analysis().extraction()) - records;
        decider.learn(UrlHosts.of(address), gain);
        boolean better = gain > 0
                || gain == 0
                        && rendered.read().links().size()
                                > parsed.read().links().size();
        return decided(better ? rendered : parsed, reason, gain);
    }

    /** What becomes of a page that the browser could not show. */
    private VisitResult<PageAnalysis> instead(VisitResult<PageAnalysis> parsed, FetchedPage failed, String reason) {
        if (failed.outcome() == Outcome.RENDER_FAILED) {
            pause(NEWS_MILLIS);
        }
        return stopping.getAsBoolean()
                ? VisitResult.unread(failed) // another run shows it
                : decided(parsed, reason + "; the browser failed: " + failed.error(), null);
    }

    /** Waits, or ends early when interrupted. */
    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static VisitResult<PageAnalysis> decided(VisitResult<PageAnalysis> visited, String decision, Integer gain) {
        PagePart seen = PageParts.renderDecision(decision, gain);
        return new VisitResult<>(visited.page(), BrowserVisitor.with(visited.read(), seen), null);
    }

    /** What the page that was fetched looks like, once it was read. */
    private static final class Signs {
        private ScriptSigns of;
    }
}
