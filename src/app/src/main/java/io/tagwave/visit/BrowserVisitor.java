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
import org.jspecify.annotations.Nullable;

/**
 * Visits pages in the browsers of a crawl, and stores what rendering took.
 *
 * @param refusal returns the reason why a host must not be requested, or null
 * @param growth how lists are made to grow
 */
public record BrowserVisitor(BrowserPool pool, CrawlPageReader reader, UnaryOperator<String> refusal, Growth growth)
        implements PageVisitor<PageAnalysis> {

    /** Time limit for a list that does not end. */
    private static final Duration MAX_GROWTH_TIME = Duration.ofMinutes(10);

    /**
     * Says how lists are made to grow on the pages that a crawl starts from, unless they have a next page at another URL.
     *
     * @param screens maximum number of screens of a list; with 1 none grows
     * @param stopping returns true if the crawl is being stopped
     */
    public record Growth(int screens, BooleanSupplier stopping) {

        /** Returns true if lists are made to grow. */
        public boolean isWanted() {
            return screens > 1;
        }
    }

    @Override
    public VisitResult<PageAnalysis> visit(Lease lease, HostPermit permit) {
        String refused = refusal.apply(UrlHosts.of(lease.request().url()));
        if (refused != null) {
            return VisitResult.unread(
                    FetchedPage.failed(lease.request().url(), Outcome.PRIVATE_ADDRESS, Instant.now(), 0, refused));
        }
        return show(lease, lease.request(), permit);
    }

    /** Renders a page when its host permits it; further permits are awaited for what its list requests. */
    VisitResult<PageAnalysis> show(Lease lease, PageRequest request, HostPermit permit) {
        RenderedPage rendered = pool.render(request, permit, growing(lease, permit));
        PagePart took = PageParts.rendering(
                rendered.requests(),
                rendered.refused(),
                rendered.redirects(),
                rendered.times().fetch(),
                rendered.times().navigate(),
                rendered.times().waiting(),
                rendered.times().serialise());
        return VisitResult.of(rendered.page(), page -> {
            AnalyzedPage<PageAnalysis> read =
                    with(rendered.growth().screens() > 1 ? reader.readGrown(page) : reader.read(page), took);
            if (rendered.growth().stuck()) {
                return with(
                        read,
                        PageParts.note("its scripts wait for scrolling, which the page is too short for:"
                                + " the list may go on"));
            }
            return rendered.growth().cut() ? with(read, cut(rendered.growth().screens())) : read;
        });
    }

    /** Returns true if the list of a page is made to grow. */
    boolean grows(Lease lease) {
        return growth.isWanted() && lease.depth() == 0;
    }

    private @Nullable GrowthSettings growing(Lease lease, HostPermit permit) {
        return grows(lease)
                ? new GrowthSettings(reader::records, permit, growth.screens(), MAX_GROWTH_TIME, growth.stopping())
                : null;
    }

    private static PagePart cut(int screens) {
        return PageParts.note("the list was read to screen " + screens + " and may go on");
    }

    /** Returns the page with another part to store. */
    static AnalyzedPage<PageAnalysis> with(AnalyzedPage<PageAnalysis> read, PagePart part) {
        PageAnalysis analysis = read.analysis();
        List<PagePart> parts = new ArrayList<>(analysis.parts());
        parts.add(part);
        return read.withAnalysis(new PageAnalysis(
                analysis.encoding(),
                analysis.extraction(),
                analysis.parseMillis(),
                analysis.keptDepth(),
                analysis.menu(),
                parts));
    }
}
