package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.Timings;
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

/** Finds the lists of a crawl's pages: by what is wanted of their sites, where anything is. Used by many threads at once. */
class ListReader {

    /** Looks for no lists. */
    static final ListReader NONE = new ListReader(null, SiteLookup.NONE, null) {
        @Override
        Found read(FetchedPage fetched, ParsedPage page, boolean listsOnly) {
            Extraction nothing = new Extraction(page.tree().size(), List.of(), null, new Timings(0, 0, 0, 0, 0, 0));
            return new Found(nothing, nothing, null);
        }
    };

    private final Extractor extractor;
    private final SiteLookup sites;
    private final KnownLists seen = new KnownLists();
    /** Null where no sites are known. */
    private final SiteExtractor bySite;

    private ListReader(Extractor extractor, SiteLookup sites, SiteExtractor bySite) {
        this.extractor = extractor;
        this.sites = sites;
        this.bySite = bySite;
    }

    /** Without wishes of any site. */
    static ListReader of(Extractor extractor) {
        return new ListReader(extractor, SiteLookup.NONE, null);
    }

    /**
     * The same by the wishes of sites.
     *
     * @param all finds noise too
     */
    ListReader obeying(SiteLookup wishes, Extractor all) {
        return new ListReader(extractor, wishes, new SiteExtractor(all));
    }

    /** The lists of a page whatever is wanted of its site; what depends on the time has no values. */
    Extraction plain(ParsedPage page) {
        return extractor.extract(page.tree(), page, PageHints.of(page.language(), page.url(), null));
    }

    /**
     * What was found.
     *
     * @param extraction what is stored
     * @param asFound what of the page's own lists tells where to go on
     * @param drift in what the page's list is no longer what was learned, or null
     */
    record Found(Extraction extraction, Extraction asFound, String drift) {}

    /**
     * Finds the lists of a page.
     *
     * @param listsOnly whether each page has to show a list that was learned; else those alone that it was learned from
     */
    Found read(FetchedPage fetched, ParsedPage page, boolean listsOnly) {
        PageHints hints = PageHints.of(
                page.language(), fetched.finalUrl(), LocalDateTime.ofInstant(fetched.fetchedAt(), ZoneOffset.UTC));
        Site site = sites.of(UrlHosts.of(fetched.finalUrl()));
        if (site == null) {
            Extraction found = extractor.extract(page.tree(), page, hints);
            Extraction extraction = listsOnly ? seen.complete(found, page, hints, extractor) : found;
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
