package io.tagwave.visit;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Hosts;
import io.tagwave.page.Lease;
import io.tagwave.page.Outcome;
import io.tagwave.page.PageRequest;
import io.tagwave.page.ReadPage;
import io.tagwave.page.Turn;
import io.tagwave.page.Visited;
import io.tagwave.page.Visitor;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderedPage;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PagePart;
import io.tagwave.store.Rendering;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Visits pages in the browsers of a crawl, and keeps with what was read what showing it took. */
public final class CrawlBrowser implements Visitor<PageAnalysis> {

    private final BrowserPool pool;
    private final CrawlReader reader;
    private final UnaryOperator<String> refusal;

    /**
     * A visitor; the pool stays the caller's to close.
     *
     * @param refusal tells of a host why it is not asked, or null when it is
     */
    public CrawlBrowser(BrowserPool pool, CrawlReader reader, UnaryOperator<String> refusal) {
        this.pool = pool;
        this.reader = reader;
        this.refusal = refusal;
    }

    @Override
    public Visited<PageAnalysis> visit(Lease lease, Turn turn) throws InterruptedException {
        String refused = refusal.apply(Hosts.of(lease.request().url()));
        if (refused != null) {
            return Visited.unread(
                    FetchedPage.failed(lease.request().url(), Outcome.PRIVATE_ADDRESS, Instant.now(), 0, refused));
        }
        turn.await();
        return show(lease.request());
    }

    /** Shows a page whose host's turn it is. */
    Visited<PageAnalysis> show(PageRequest request) {
        RenderedPage rendered = pool.render(request);
        Rendering took = new Rendering(rendered.requests(), rendered.refused(), rendered.redirects());
        return Visited.of(rendered.page(), page -> with(reader.read(page), took));
    }

    /** What was read, with something more to store. */
    static ReadPage<PageAnalysis> with(ReadPage<PageAnalysis> read, PagePart part) {
        PageAnalysis analysis = read.analysis();
        List<PagePart> parts = new ArrayList<>(analysis.parts());
        parts.add(part);
        return new ReadPage<>(
                read.links(),
                read.canonical(),
                read.robots(),
                read.next(),
                new PageAnalysis(
                        analysis.extraction(), analysis.parseMillis(), analysis.keepHtml(), analysis.menu(), parts));
    }
}
