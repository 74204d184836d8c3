package io.tagwave.site;

import io.tagwave.content.ListRole;
import io.tagwave.content.Verdict;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.KnownRecords;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.Timings;
import io.tagwave.pager.PageNumbers;
import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import io.tagwave.value.PageHints;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads pages by what is wanted of their site: of the lists that an extractor finds, the one that was learned is the main one, in its
 * columns and under their names. Safe for use by many threads.
 */
public final class SiteExtractor {

    private final Extractor extractor;

    /** @param extractor finds all regions, those that it takes for noise too: a person may have chosen one of them */
    public SiteExtractor(Extractor extractor) {
        this.extractor = extractor;
    }

    /**
     * Reads a page.
     *
     * @param where makes the address of a link or image absolute, and tells the page's own
     * @param hints what the page tells of the meaning of its texts
     */
    public SitePage extract(PageTree tree, LinkResolver where, PageHints hints, Site site) {
        PageLists judgement = extractor.judge(tree);
        if (!site.refused().isEmpty()) {
            judgement = refusing(tree, where, hints, site, judgement);
        }
        if (site.lists().isEmpty()) {
            Extraction wanted = content(tree, where, hints, judgement);
            return new SitePage(wanted, wanted, null);
        }
        SitePage found = read(tree, where, hints, site, judgement);
        if (found.drift() == null || found.drift().isOfRecords()) {
            return found;
        }
        for (SiteList list : site.lists()) {
            JudgedRegion known = KnownRecords.of(tree, list.records().get(0));
            if (known != null) {
                List<JudgedRegion> more = new ArrayList<>(judgement.regions());
                more.add(known);
                return read(tree, where, hints, site, new PageLists(more, judgement.timings()));
            }
        }
        return found;
    }

    /** The same, where what stands at places that are no lists is noise. */
    private PageLists refusing(PageTree tree, LinkResolver where, PageHints hints, Site site, PageLists judgement) {
        List<ExtractedList> regions = extractor.rows(tree, judgement, where::absolute, hints);
        List<JudgedRegion> judged = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            JudgedRegion region = judgement.regions().get(i);
            boolean refused = site.refused().contains(regions.get(i).template());
            judged.add(
                    refused
                            ? with(
                                    region,
                                    new Verdict(ListRole.NOISE, region.verdict().score()))
                            : region);
        }
        return new PageLists(judged, judgement.timings());
    }

    /** What anybody would find, without noise. */
    private Extraction content(PageTree tree, LinkResolver where, PageHints hints, PageLists judgement) {
        PageLists content = new PageLists(judgement.content(), judgement.timings());
        return new Extraction(
                tree.size(),
                extractor.rows(tree, content, where::absolute, hints),
                extractor.next(tree, content, where),
                judgement.timings());
    }

    private SitePage read(PageTree tree, LinkResolver where, PageHints hints, Site site, PageLists judgement) {
        List<ExtractedList> regions = extractor.rows(tree, judgement, where::absolute, hints);
        List<ListFit> fits = new ArrayList<>();
        site.lists().forEach(list -> fits.add(ListFit.of(list, regions)));
        int main = main(fits);
        List<ExtractedList> kept = new ArrayList<>();
        List<ExtractedList> content =
                regions.stream().filter(region -> region.verdict().content()).toList();
        List<JudgedRegion> judged = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            int list = list(fits, i);
            Verdict verdict = verdict(regions.get(i).verdict(), list >= 0, list >= 0 && list == main);
            judged.add(with(judgement.regions().get(i), verdict));
            // What stands where the records were learned and is none of them would be taken for them later on.
            if (verdict.content() && (list >= 0 || !isWhereLearned(site, regions.get(i)))) {
                ExtractedList region =
                        list < 0 ? regions.get(i) : fits.get(list).region(i);
                kept.add(region.with(verdict));
            }
        }
        // A page that has drifted still leads to the next one, which may not have.
        PageLists chosen = main < 0 ? judgement : new PageLists(judged, judgement.timings());
        String found = extractor.next(tree, chosen, where);
        PageNumbers pager = main < 0 ? null : site.lists().get(main).pager();
        String next = pager == null ? found : next(tree, where, pager, found);
        Timings timings = judgement.timings();
        Extraction asFound = new Extraction(tree.size(), content, next, timings);
        return main < 0
                ? new SitePage(new Extraction(tree.size(), kept, null, timings), asFound, nearest(fits))
                : new SitePage(new Extraction(tree.size(), kept, next, timings), asFound, null);
    }

    /** The first list that the page shows, or -1. */
    private static int main(List<ListFit> fits) {
        for (int list = 0; list < fits.size(); list++) {
            if (fits.get(list).drift() == null) {
                return list;
            }
        }
        return -1;
    }

    /** The first list that a region belongs to, or -1. */
    private static int list(List<ListFit> fits, int region) {
        for (int list = 0; list < fits.size(); list++) {
            if (fits.get(list).region(region) != null) {
                return list;
            }
        }
        return -1;
    }

    private static boolean isWhereLearned(Site site, ExtractedList region) {
        return site.lists().stream().anyMatch(list -> list.records().contains(region.template()));
    }

    private static Verdict verdict(Verdict found, boolean learned, boolean main) {
        ListRole standing = main ? ListRole.MAIN : learned || found.content() ? ListRole.BESIDE : ListRole.NOISE;
        return new Verdict(standing, found.score());
    }

    private static JudgedRegion with(JudgedRegion region, Verdict verdict) {
        return new JudgedRegion(region.located(), region.table(), verdict, region.features());
    }

    /** What differs least: a list whose records stand where they stood. */
    private static SiteDrift nearest(List<ListFit> fits) {
        for (ListFit fit : fits) {
            if (fit.drift().isOfRecords()) {
                return fit.drift();
            }
        }
        return fits.isEmpty() ? null : fits.get(0).drift();
    }

    /** The address that was found if the pager leads there, else that of a link which it leads to, else null. */
    private static String next(PageTree tree, LinkResolver where, PageNumbers pager, String found) {
        if (where.url().isEmpty() || found != null && pager.leads(where.url(), found)) {
            return found;
        }
        for (int node = 0; node < tree.size(); node++) {
            if (tree.isLink(node)) {
                String target = where.absolute(tree.address(node));
                if (pager.leads(where.url(), target)) {
                    return target;
                }
            }
        }
        return null;
    }
}
