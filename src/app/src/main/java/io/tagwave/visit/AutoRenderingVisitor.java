package io.tagwave.visit;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.extract.Extraction;
import io.tagwave.render.RenderDecider;
import io.tagwave.render.RenderDecider.RenderChoice;
import io.tagwave.render.ScriptSigns;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PagePart;
import io.tagwave.store.PageParts;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.VisitResult;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Visits pages over HTTP, and again with a browser if scripts are likely to add records. The decision, and what
 * rendering added, is stored with the page.
 */
public final class AutoRenderingVisitor implements PageVisitor<PageAnalysis> {

    /** Ctrl-C reaches browsers and crawl at the same time: a failing browser may know of it before the crawl does. */
    private static final long STOP_NOTICE_MILLIS = 1000;

    private final HttpPageSource http;
    private final BrowserVisitor browser;
    private final CrawlPageReader reader;
    private final Duration delay;
    private final BooleanSupplier stopping;
    private final RenderDecider decider = new RenderDecider();

    /**
     * Creates a visitor; the source stays the caller's to close.
     *
     * @param delay pause before a browser is requested: a host that needs more gets more, by its permit
     * @param stopping returns true if the crawl is being stopped, so that browsers fail through no fault of their pages
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
    public VisitResult<PageAnalysis> visit(Lease lease, HostPermit permit) {
        AtomicReference<ScriptSigns> seen = new AtomicReference<>();
        VisitResult<PageAnalysis> parsed = VisitResult.of(
                http.fetchHop(lease.request(), permit),
                fetched -> reader.read(fetched, (page, found) -> seen.set(ScriptSignReader.of(page, found))));
        ScriptSigns signs = seen.get();
        if (parsed.read() == null || signs == null) {
            return parsed;
        }
        RenderChoice choice = decider.decide(UrlHosts.of(parsed.page().finalUrl()), signs);
        if (choice.render()) {
            return shown(lease, permit, parsed, signs, choice.reason());
        }
        return mayGrow(lease, parsed, signs)
                ? shown(lease, permit, parsed, signs, "its scripts may load more of its list")
                : decided(parsed, choice.reason(), null);
    }

    /** Returns true if a list that is complete without scripts, and has no next page, may grow with them. */
    private boolean mayGrow(Lease lease, VisitResult<PageAnalysis> parsed, ScriptSigns signs) {
        return browser.grows(lease)
                && signs.scripts() > 0
                && signs.records() > 0
                && read(parsed).next() == null;
    }

    /** The better of both: the rendered page when it has more records or, with as many, more links. */
    private VisitResult<PageAnalysis> shown(
            Lease lease, HostPermit permit, VisitResult<PageAnalysis> parsed, ScriptSigns signs, String reason) {
        String address = parsed.page().finalUrl();
        pause(delay.toMillis()); // most of the wait for the next permit, during which no browser is held
        VisitResult<PageAnalysis> rendered = browser.show(lease, PageRequest.of(address), permit);
        if (rendered.page().outcome() != Outcome.DONE) {
            return instead(parsed, rendered.page(), reason);
        }
        if (rendered.fault() != null) {
            return rendered;
        }
        AnalyzedPage<PageAnalysis> before = read(parsed);
        AnalyzedPage<PageAnalysis> after = read(rendered);
        int gain = gain(lists(before), lists(after));
        decider.learn(UrlHosts.of(address), signs, gain);
        boolean better =
                gain > 0 || gain == 0 && after.links().size() > before.links().size();
        return decided(better ? rendered : parsed, reason, gain);
    }

    /** Returns the result for a page that the browser failed to render. */
    private VisitResult<PageAnalysis> instead(VisitResult<PageAnalysis> parsed, FetchedPage failed, String reason) {
        if (failed.outcome() == Outcome.RENDER_FAILED) {
            pause(STOP_NOTICE_MILLIS);
        }
        return stopping.getAsBoolean()
                ? VisitResult.unread(failed) // another run shows it
                : decided(parsed, reason + "; the browser failed: " + failed.error(), null);
    }

    /** Waits; an interrupt ends the wait early. */
    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns the number of new records where most of the rendered page's are new, otherwise how many more it has: page
     * numbers beside an empty list may be more than the records that fill it.
     */
    private static int gain(Extraction parsed, Extraction rendered) {
        List<String> after = texts(rendered);
        Set<String> before = new HashSet<>(texts(parsed));
        int fresh = (int) after.stream().filter(text -> !before.contains(text)).count();
        return 2 * fresh > after.size() ? fresh : after.size() - ScriptSignReader.records(parsed);
    }

    /** Returns the texts of content records without digits, since counters and times change by themselves. */
    private static List<String> texts(Extraction extraction) {
        return extraction.content().stream()
                .flatMap(region -> region.records().stream())
                .map(record -> record.text().replaceAll("\\d", ""))
                .toList();
    }

    private static VisitResult<PageAnalysis> decided(
            VisitResult<PageAnalysis> visited, String decision, @Nullable Integer gain) {
        PagePart seen = PageParts.renderDecision(decision, gain);
        return new VisitResult<>(visited.page(), BrowserVisitor.with(read(visited), seen), null);
    }

    private static AnalyzedPage<PageAnalysis> read(VisitResult<PageAnalysis> visited) {
        return Objects.requireNonNull(visited.read(), "nothing is decided about an unread page");
    }

    private static Extraction lists(AnalyzedPage<PageAnalysis> read) {
        return Objects.requireNonNull(read.analysis().extraction(), "a crawl looks for lists on each page");
    }
}
