package io.tagwave.visit;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Hosts;
import io.tagwave.page.Lease;
import io.tagwave.page.Outcome;
import io.tagwave.page.PageRequest;
import io.tagwave.page.Turn;
import io.tagwave.page.Visited;
import io.tagwave.page.Visitor;
import io.tagwave.render.PageSigns;
import io.tagwave.render.RenderChoice;
import io.tagwave.render.RenderDecider;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.RenderDecision;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Visits pages over HTTP, and again in a browser those that look as if scripts would add records. What was decided, and what
 * the browser brought, is kept with what was read.
 */
public final class AutoRendering implements Visitor<PageAnalysis> {

    /** Ctrl-C reaches browsers and crawl at once: a browser that fails may know of it earlier than the crawl does. */
    private static final long NEWS_MILLIS = 1000;

    private final HttpPageSource http;
    private final CrawlBrowser browser;
    private final CrawlReader reader;
    private final Duration delay;
    private final BooleanSupplier stopping;
    private final RenderDecider decider = new RenderDecider();

    /**
     * A visitor; the source stays the caller's to close.
     *
     * @param delay pause before a browser is asked for: a host that wants more gets more, by its turn
     * @param stopping whether the crawl is being stopped, so that browsers fail for no fault of their pages
     */
    public AutoRendering(
            HttpPageSource http, CrawlBrowser browser, CrawlReader reader, Duration delay, BooleanSupplier stopping) {
        this.http = http;
        this.browser = browser;
        this.reader = reader;
        this.delay = delay;
        this.stopping = stopping;
    }

    @Override
    public Visited<PageAnalysis> visit(Lease lease, Turn turn) {
        Signs signs = new Signs();
        Visited<PageAnalysis> parsed = Visited.of(
                http.fetchHop(lease.request(), turn),
                fetched -> reader.read(fetched, (page, found) -> signs.of = SignReader.of(page, found)));
        if (parsed.read() == null) {
            return parsed;
        }
        RenderChoice choice = decider.decide(Hosts.of(parsed.page().finalUrl()), signs.of);
        if (choice.render()) {
            return shown(lease, turn, parsed, signs.of.records(), choice.reason());
        }
        return mayGrow(lease, parsed, signs.of)
                ? shown(lease, turn, parsed, signs.of.records(), "its scripts may load more of its list")
                : decided(parsed, choice.reason(), null);
    }

    /** Whether a list that is there without scripts, and has no further page, may have more to show with them. */
    private boolean mayGrow(Lease lease, Visited<PageAnalysis> parsed, PageSigns signs) {
        return browser.grows(lease)
                && signs.scripts() > 0
                && signs.records() > 0
                && parsed.read().next() == null;
    }

    /** The better of both: the rendered page when it has more records or, with as many, more links. */
    private Visited<PageAnalysis> shown(
            Lease lease, Turn turn, Visited<PageAnalysis> parsed, int records, String reason) {
        String address = parsed.page().finalUrl();
        pause(delay.toMillis()); // most of the wait for the next turn: no browser is held meanwhile
        Visited<PageAnalysis> rendered = browser.show(lease, PageRequest.of(address), turn);
        if (rendered.page().outcome() != Outcome.DONE) {
            return instead(parsed, rendered.page(), reason);
        }
        if (rendered.fault() != null) {
            return rendered;
        }
        int gain = SignReader.records(rendered.read().analysis().extraction()) - records;
        decider.learn(Hosts.of(address), gain);
        boolean better = gain > 0
                || gain == 0
                        && rendered.read().links().size()
                                > parsed.read().links().size();
        return decided(better ? rendered : parsed, reason, gain);
    }

    /** What becomes of a page that the browser could not show. */
    private Visited<PageAnalysis> instead(Visited<PageAnalysis> parsed, FetchedPage failed, String reason) {
        if (failed.outcome() == Outcome.RENDER_FAILED) {
            pause(NEWS_MILLIS);
        }
        return stopping.getAsBoolean()
                ? Visited.unread(failed) // another run shows it
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

    private static Visited<PageAnalysis> decided(Visited<PageAnalysis> visited, String decision, Integer gain) {
        RenderDecision seen = new RenderDecision(decision, gain);
        return new Visited<>(visited.page(), CrawlBrowser.with(visited.read(), seen), null);
    }

    /** What the page that was fetched looks like, once it was read. */
    private static final class Signs {
        private PageSigns of;
    }
}
