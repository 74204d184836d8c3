package io.tagwave.visit;

import io.tagwave.render.BrowserPool;
import io.tagwave.render.GrowthSettings;
import io.tagwave.render.RenderedPage;
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
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/** Visits pages in the browsers of a crawl, and keeps with what was read what showing it took. */
public final class BrowserVisitor implements PageVisitor<PageAnalysis> {

    /** For a list that does not end. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private final BrowserPool pool;
    private final CrawlPageReader reader;
    private final UnaryOperator<String> refusal;
    private final Growth growth;

    /**
     * How lists are made to grow on the pages that a crawl starts from; where they go on at another address they are not.
     *
     * @param screens greatest number of screens of a list; with 1 none grows
     * @param stopping whether the crawl is being stopped
     */
    public record Growth(int screens, BooleanSupplier stopping) {

        /** Whether pages are asked for more than they begin with. */
        public boolean isWanted() {
            return screens > 1;
        }
    }

    /**
     * A visitor; the pool stays the caller's to close.
     *
     * @param refusal tells of a host why it is not asked, or null when it is
     * @param growth what is done for lists
     */
    public BrowserVisitor(BrowserPool pool, CrawlPageReader reader, UnaryOperator<String> refusal, Growth growth) {
        this.growth = growth;
        this.pool = pool;
        this.reader = reader;
        this.refusal = refusal;
    }

    @Override
    public VisitResult<PageAnalysis> visit(Lease lease, HostPermit turn) {
        String refused = refusal.apply(UrlHosts.of(lease.request().url()));
        if (refused != null) {
            return VisitResult.unread(
                    FetchedPage.failed(lease.request().url(), Outcome.PRIVATE_ADDRESS, Instant.now(), 0, refused));
        }
        return show(lease, lease.request(), turn);
    }

    /** Shows a page when its host's turn comes; further turns are awaited for what its list is asked for. */
    VisitResult<PageAnalysis> show(Lease lease, PageRequest request, HostPermit turn) {
        RenderedPage rendered = pool.render(request, turn, growing(lease, turn));
        PagePart took = PageParts.rendering(rendered.requests(), rendered.refused(), rendered.redirects());
        return VisitResult.of(rendered.page(), page -> {
            AnalyzedPage<PageAnalysis> read = with(reader.read(page), took);
            return rendered.growth().cut() ? with(read, cut(rendered.growth().screens())) : read;
        });
    }

    /** Whether the list of a page is asked for more than it begins with. */
    boolean grows(Lease lease) {
        return growth.isWanted() && lease.depth() == 0;
    }

    private GrowthSettings growing(Lease lease, HostPermit turn) {
        return grows(lease)
                ? new GrowthSettings(reader::records, turn, growth.screens(), LONGEST, growth.stopping())
                : null;
    }

    private static PagePart cut(int screens) {
        return PageParts.note("the list was read to screen " + screens + " and may go on");
    }

    /** What was read, with something more to store. */
    static AnalyzedPage<PageAnalysis> with(AnalyzedPage<PageAnalysis> read, PagePart part) {
        PageAnalysis analysis = read.analysis();
        List<PagePart> parts = new ArrayList<>(analysis.parts());
        parts.add(part);
        return read.withAnalysis(new PageAnalysis(
                analysis.extraction(), analysis.parseMillis(), analysis.keepHtml(), analysis.menu(), parts));
    }
}
