package io.tagwave.cli;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.PageReader;
import io.tagwave.page.PageRequest;
import io.tagwave.page.PageSource;
import io.tagwave.page.ReadPage;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderedPage;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PagePart;
import io.tagwave.store.Rendering;
import java.util.ArrayList;
import java.util.List;

/** The browsers of a crawl: shows pages, and reads them together with what showing them took. */
final class CrawlBrowser implements PageSource, PageReader<PageAnalysis> {

    private final BrowserPool pool;
    private final CrawlReader reader;
    private final ThreadLocal<RenderedPage> last = new ThreadLocal<>();

    CrawlBrowser(BrowserPool pool, CrawlReader reader) {
        this.pool = pool;
        this.reader = reader;
    }

    @Override
    public FetchedPage fetch(PageRequest request) {
        last.remove();
        RenderedPage rendered = pool.render(request);
        last.set(rendered);
        return rendered.page();
    }

    @Override
    public ReadPage<PageAnalysis> read(FetchedPage page) {
        RenderedPage rendered = last.get();
        last.remove();
        ReadPage<PageAnalysis> read = reader.read(page);
        // What was done to the page on the way changes the record, never the bytes.
        return rendered != null && rendered.page().body() == page.body()
                ? with(read, new Rendering(rendered.requests(), rendered.refused(), rendered.redirects()))
                : read;
    }

    @Override
    public void close() {
        pool.close();
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
