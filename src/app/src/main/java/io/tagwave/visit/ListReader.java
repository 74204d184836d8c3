package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.Timings;
import io.tagwave.pager.Continuation;
import io.tagwave.site.Site;
import io.tagwave.site.SiteDrift;
import io.tagwave.site.SiteExtractor;
import io.tagwave.site.SiteLookup;
import io.tagwave.site.SitePage;
import io.tagwave.tree.PageTree;
import io.tagwave.value.PageHints;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.UrlHosts;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds the lists of a crawl's pages, by the site files where there are any. Safe for many threads. */
class ListReader {

    private static final Timings NO_TIME = new Timings(0, 0, 0, 0, 0, 0);

    private static final Extractor NO_LISTS = new Extractor(() -> 0) {
        @Override
        public PageLists judge(PageTree tree) {
            return new PageLists(List.of(), NO_TIME);
        }
    };

    static final ListReader NONE =
            new ListReader(NO_LISTS, SiteLookup.NONE, null, new KnownLists(url -> Map.of()), false) {
                @Override
                Found read(FetchedPage fetched, ParsedPage page, boolean listsOnly) {
                    Extraction nothing = new Extraction(page.tree().size(), List.of(), Continuation.NONE, NO_TIME);
                    return new Found(nothing, nothing, null);
                }
            };

    private static final int MAX_LEARNED_PAGES = 10_000;

    private final Extractor extractor;
    private final SiteLookup sites;
    private final KnownLists seen;
    /** True if the run reads a learned list alone, so that each of its pages must have it. */
    private final boolean isLearned;
    /** Next pages of learned lists, by their URLs without numbers. */
    private final Set<String> learnedPages = ConcurrentHashMap.newKeySet();
    /** Null without site files. */
    private final @Nullable SiteExtractor bySite;

    private ListReader(
            Extractor extractor, SiteLookup sites, @Nullable SiteExtractor bySite, KnownLists seen, boolean isLearned) {
        this.seen = seen;
        this.isLearned = isLearned;
        this.extractor = extractor;
        this.sites = sites;
        this.bySite = bySite;
    }

    /** Creates a reader without site files, which knows the lists of earlier runs. */
    static ListReader of(Extractor extractor, KnownLists seen) {
        return new ListReader(extractor, SiteLookup.NONE, null, seen, false);
    }

    /**
     * Returns a reader that uses site files.
     *
     * @param all extractor that returns noise too
     * @param first the first pages of a run that reads one list alone
     */
    ListReader obeying(SiteLookup wishes, Extractor all, Collection<String> first) {
        boolean isKnown = first.stream().anyMatch(url -> isOrigin(wishes.of(UrlHosts.of(url)), url));
        return new ListReader(extractor, wishes, new SiteExtractor(all), seen, isKnown);
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
     * @param listsOnly whether the run reads one list alone
     */
    Found read(FetchedPage fetched, ParsedPage page, boolean listsOnly) {
        PageHints hints = PageHints.of(
                page.language(), fetched.finalUrl(), LocalDateTime.ofInstant(fetched.fetchedAt(), ZoneOffset.UTC));
        Site site = sites.of(UrlHosts.of(fetched.finalUrl()));
        if (site == null || bySite == null) {
            return plain(extractor.extract(page.tree(), page, hints), fetched, page, hints, listsOnly);
        }
        SitePage read = bySite.extract(page.tree(), page, hints, site);
        SiteDrift drift = read.drift();
        boolean isExpected =
                isLearned || isOrigin(site, fetched.url()) || learnedPages.contains(KnownLists.family(fetched.url()));
        String next = read.asFound().next();
        if (next != null && (drift == null || isExpected) && learnedPages.size() < MAX_LEARNED_PAGES) {
            learnedPages.add(KnownLists.family(next));
        }
        if (drift == null) {
            return new Found(read.extraction(), read.extraction(), null);
        }
        boolean isDrift = isExpected
                && (drift.isOfRecords()
                        || isOrigin(site, fetched.url())
                        || listsOnly && drift.reason() == SiteDrift.Reason.NO_RECORDS);
        return isDrift
                ? new Found(read.extraction(), read.asFound(), drift.toString())
                : plain(read.asFound(), fetched, page, hints, listsOnly);
    }

    private Found plain(Extraction found, FetchedPage fetched, ParsedPage page, PageHints hints, boolean isOneList) {
        Extraction extraction = seen.complete(found, page, fetched.url(), hints, extractor, isOneList);
        return new Found(extraction, extraction, null);
    }

    private static boolean isOrigin(@Nullable Site site, String url) {
        return site != null
                && site.lists().stream().anyMatch(list -> list.from().equals(url));
    }
}
