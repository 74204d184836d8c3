package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.Timings;
import io.tagwave.pager.Continuation;
import io.tagwave.site.Site;
import io.tagwave.site.SiteDrift;
import io.tagwave.site.SiteExtractor;
import io.tagwave.site.SiteLookup;
import io.tagwave.site.SitePage;
import io.tagwave.value.PageHints;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.UrlHosts;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the lists of a crawl's pages, by the site files where there are any. Safe for many threads. */
class ListReader {

    /** Finds no lists. */
    static final ListReader NONE = new ListReader(null, SiteLookup.NONE, null, new KnownLists(url -> Map.of())) {
        @Override
        Found read(FetchedPage fetched, ParsedPage page, boolean listsOnly) {
            Extraction nothing =
                    new Extraction(page.tree().size(), List.of(), Continuation.NONE, new Timings(0, 0, 0, 0, 0, 0));
            return new Found(nothing, nothing, null);
        }
    };

    private final Extractor extractor;
    private final SiteLookup sites;
    private final KnownLists seen;
    /** Null without site files. */
    private final @Nullable SiteExtractor bySite;

    private ListReader(Extractor extractor, SiteLookup sites, SiteExtractor bySite, KnownLists seen) {
        this.seen = seen;
        this.extractor = extractor;
        this.sites = sites;
        this.bySite = bySite;
    }

    /** Creates a reader without site files, which knows the lists of earlier runs. */
    static ListReader of(Extractor extractor, KnownLists seen) {
        return new ListReader(extractor, SiteLookup.NONE, null, seen);
    }

    /**
     * Returns a reader that uses site files.
     *
     * @param all extractor that returns noise too
     */
    ListReader obeying(SiteLookup wishes, Extractor all) {
        return new ListReader(extractor, wishes, new SiteExtractor(all), seen);
    }

    /** Returns the lists of a page without its site file; values that depend on the time are missing. */
    Extraction plain(ParsedPage page) {
        return extractor.extract(page.tree(), page, PageHints.of(page.language(), page.url(), null));
    }

    /**
     * The lists of a page.
     *
     * @param extraction lists to store
     * @param asFound the page's own lists, which decide about the next page
     * @param drift how the list differs from the site file
     */
    record Found(
            Extraction extraction,
            Extraction asFound,
            @Nullable String drift) {}

    /**
     * Finds the lists of a page.
     *
     * @param listsOnly true if each page must have the list of the site file, false if only the page that it was
     *     learned from must
     */
    Found read(FetchedPage fetched, ParsedPage page, boolean listsOnly) {
        PageHints hints = PageHints.of(
                page.language(), fetched.finalUrl(), LocalDateTime.ofInstant(fetched.fetchedAt(), ZoneOffset.UTC));
        Site site = sites.of(UrlHosts.of(fetched.finalUrl()));
        if (site == null) {
            Extraction found = extractor.extract(page.tree(), page, hints);
            Extraction extraction = seen.complete(found, page, fetched.url(), hints, extractor, listsOnly);
            return new Found(extraction, extraction, null);
        }
        SitePage read = bySite.extract(page.tree(), page, hints, site);
        SiteDrift drift = read.drift();
        if (drift == null) {
            return new Found(read.extraction(), read.extraction(), null);
        }
        boolean isOrigin = site.lists().stream().anyMatch(list -> list.from().equals(fetched.url()));
        boolean isDrift = drift.isOfRecords() || isOrigin || listsOnly && drift.reason() == SiteDrift.Reason.NO_RECORDS;
        return isDrift
                ? new Found(read.extraction(), read.asFound(), drift.toString())
                : new Found(read.asFound(), read.asFound(), null);
    }
}
