package io.tagwave.visit;

import io.tagwave.page.Lease;
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
import java.util.ArrayList;
import java.util.List;

/** Visits pages in the browsers of a crawl, and keeps with what was read what showing it took. */
public final class CrawlBrowser implements Visitor<PageAnalysis> {

    private final BrowserPool pool;
    private final CrawlReader reader;

    /** A visitor; the pool stays the caller's to close. */
    public CrawlBrowser(BrowserPool pool, CrawlReader reader) {
        this.pool = pool;
        this.reader = reader;
    }

    @Override
    public Visited<PageAnalysis> visit(Lease lease, Turn turn) throws InterruptedException {
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
                new PageAnalysis(
                        analysis.extraction(), analysis.parseMillis(), analysis.keepHtml(), analysis.menu(), parts));
    }
}
