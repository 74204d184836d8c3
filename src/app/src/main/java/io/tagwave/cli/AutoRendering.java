package io.tagwave.cli;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.extract.Extraction;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Hosts;
import io.tagwave.page.Outcome;
import io.tagwave.page.PageReader;
import io.tagwave.page.PageRequest;
import io.tagwave.page.PageSource;
import io.tagwave.page.ReadPage;
import io.tagwave.render.PageSigns;
import io.tagwave.render.RenderChoice;
import io.tagwave.render.RenderDecider;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.RenderDecision;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Fetches pages by HTTP and shows those in a browser that look as if scripts would add records. The decision needs the page
 * read, so that fetching reads too; the worker that fetched then takes what was read.
 */
final class AutoRendering implements PageSource, PageReader<PageAnalysis> {

    /** Ctrl-C reaches browsers and crawl at once: a browser that fails may know of it earlier than the crawl does. */
    private static final long NEWS_MILLIS = 1000;

    /** First digit of the status of a redirect, whose target the crawl judges and asks for in its turn. */
    private static final int REDIRECT = 3;

    private final HttpPageSource http;
    private final CrawlBrowser browser;
    private final CrawlReader reader;
    private final Duration delay;
    private final BooleanSupplier stopping;
    private final RenderDecider decider = new RenderDecider();
    private final ThreadLocal<Seen> last = new ThreadLocal<>();

    /**
     * A source of pages.
     *
     * @param delay pause before a browser asks a host again
     * @param stopping whether the crawl is being stopped, so that browsers fail for no fault of their pages
     */
    AutoRendering(
            HttpPageSource http, CrawlBrowser browser, CrawlReader reader, Duration delay, BooleanSupplier stopping) {
        this.http = http;
        this.browser = browser;
        this.reader = reader;
        this.delay = delay;
        this.stopping = stopping;
    }

    @Override
    public FetchedPage fetch(PageRequest request) {
        last.remove();
        FetchedPage parsed = http.fetchHop(request);
        if (parsed.outcome() != Outcome.DONE || parsed.status() / 100 == REDIRECT) {
            return parsed;
        }
        Signs signs = new Signs();
        ReadPage<PageAnalysis> read = reader.read(parsed, (page, found) -> signs.of = SignReader.of(page, found));
        RenderChoice choice = decider.decide(Hosts.of(parsed.finalUrl()), signs.of);
        Seen seen = choice.render()
                ? shown(parsed, read, signs.of.records(), choice.reason())
                : new Seen(parsed, with(read, choice.reason(), null));
        last.set(seen);
        return seen.page();
    }

    @Override
    public ReadPage<PageAnalysis> read(FetchedPage page) {
        Seen seen = last.get();
        last.remove();
        // What was done to the page on the way changes the record, never the bytes.
        return seen != null && seen.page().body() == page.body() ? seen.read() : reader.read(page);
    }

    @Override
    public void close() {
        http.close();
        browser.close();
    }

    /** The better of both: the rendered page when it has more records or, with as many, more links. */
    private Seen shown(FetchedPage parsed, ReadPage<PageAnalysis> read, int records, String reason) {
        pause(delay.toMillis());
        FetchedPage rendered = browser.fetch(PageRequest.of(parsed.finalUrl()));
        if (rendered.outcome() == Outcome.RENDER_FAILED) {
            pause(NEWS_MILLIS);
        }
        if (rendered.outcome() != Outcome.DONE && stopping.getAsBoolean()) {
            return new Seen(rendered, read); // another run shows it
        }
        if (rendered.outcome() != Outcome.DONE) {
            return new Seen(parsed, with(read, reason + "; the browser failed: " + rendered.error(), null));
        }
        ReadPage<PageAnalysis> readAgain = browser.read(rendered);
        Extraction extraction = readAgain.analysis().extraction();
        int gain = SignReader.records(extraction) - records;
        decider.learn(Hosts.of(parsed.finalUrl()), gain);
        boolean better =
                gain > 0 || gain == 0 && readAgain.links().size() > read.links().size();
        return better
                ? new Seen(rendered.askedAs(parsed.url()), with(readAgain, reason, gain))
                : new Seen(parsed, with(read, reason, gain));
    }

    /** Waits, or ends early when interrupted. */
    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static ReadPage<PageAnalysis> with(ReadPage<PageAnalysis> read, String decision, Integer gain) {
        return CrawlBrowser.with(read, new RenderDecision(decision, gain));
    }

    private static final class Signs {
        private PageSigns of;
    }

    private record Seen(FetchedPage page, ReadPage<PageAnalysis> read) {}
}
