package io.tagwave.site;

import io.tagwave.align.NodeTable;
import io.tagwave.content.ListRole;
import io.tagwave.content.Verdict;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.KnownRecords;
import io.tagwave.extract.PageLists;
import io.tagwave.pager.Continuation;
import io.tagwave.pager.PageNumbers;
import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import io.tagwave.value.PageHints;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads pages by their site: of the lists that an extractor finds, the one that was learned is the main one, with its columns under
 * their names. Safe for use by many threads.
 *
 * @param extractor finds all lists, noise included, because a person may have chosen one that it takes for noise
 */
public record SiteExtractor(Extractor extractor) {

    /**
     * Reads a page.
     *
     * @param where resolves addresses, and knows the page's own
     * @param hints about the values of the page
     */
    public SitePage extract(PageTree tree, LinkResolver where, PageHints hints, Site site) {
        return new Reading(extractor, tree, where, hints, site).read();
    }

    private record Reading(Extractor extractor, PageTree tree, LinkResolver where, PageHints hints, Site site) {

        SitePage read() {
            PageLists judged = extractor.judge(tree);
            if (!site.refused().isEmpty()) {
                judged = withRefusedAsNoise(judged);
            }
            if (site.lists().isEmpty()) {
                return content(judged);
            }
            SitePage found = read(judged);
            if (found.drift() == null || found.drift().isOfRecords()) {
                return found;
            }
            for (SiteList list : site.lists()) {
                JudgedRegion known = KnownRecords.of(tree, list.records().get(0), list.paths());
                if (known != null) {
                    List<JudgedRegion> more = new ArrayList<>(judged.regions());
                    more.add(known);
                    return read(new PageLists(more, judged.timings()));
                }
            }
            return found;
        }

        private List<ExtractedList> rows(PageLists judged) {
            return extractor.rows(tree, judged, where::absolute, hints);
        }

        private PageLists withRefusedAsNoise(PageLists judged) {
            List<ExtractedList> rows = rows(judged);
            List<JudgedRegion> lists = IntStream.range(0, rows.size())
                    .mapToObj(i -> {
                        JudgedRegion list = judged.regions().get(i);
                        boolean refused = site.refused().contains(rows.get(i).template());
                        return refused
                                ? list.with(new Verdict(
                                        ListRole.NOISE, list.verdict().score()))
                                : list;
                    })
                    .toList();
            return new PageLists(lists, judged.timings());
        }

        /** Returns what is found without a site, but for refused lists. */
        private SitePage content(PageLists judged) {
            PageLists content = new PageLists(judged.content(), judged.timings());
            Extraction extraction = new Extraction(
                    tree.size(), rows(content), extractor.continuation(tree, content, where), judged.timings());
            List<NodeTable> tables =
                    content.regions().stream().map(JudgedRegion::table).toList();
            return new SitePage(extraction, tables, extraction, null);
        }

        private SitePage read(PageLists judged) {
            List<ExtractedList> found =
                    rows(judged).stream().map(this::withWrittenColumns).toList();
            List<ListFit> fits = site.lists().stream()
                    .map(list -> new ListFit(list, found, hints))
                    .toList();
            int main = IntStream.range(0, fits.size())
                    .filter(list -> fits.get(list).drift() == null)
                    .findFirst()
                    .orElse(-1);
            List<ExtractedList> kept = new ArrayList<>();
            List<NodeTable> tables = new ArrayList<>();
            List<JudgedRegion> chosen = new ArrayList<>();
            for (int i = 0; i < found.size(); i++) {
                int list = firstFit(fits, i);
                ListFit.Fit fit = list < 0 ? null : fits.get(list).fit(i);
                Verdict before = found.get(i).verdict();
                ListRole other = fit != null || before.content() ? ListRole.BESIDE : ListRole.NOISE;
                Verdict verdict =
                        fit != null && list == main ? Verdict.ofMain(true, 1) : new Verdict(other, before.score());
                String place = found.get(i).template();
                NodeTable table = judged.regions().get(i).table();
                chosen.add(judged.regions().get(i).with(verdict));
                if (fit != null) {
                    kept.add(fit.list().with(verdict));
                    tables.add(table.inColumns(fit.places()));
                } else if (verdict.content() && site.lists().stream().noneMatch(one -> one.isAt(place))) {
                    // Other records at the place of the learned ones would later be taken for these.
                    kept.add(found.get(i).with(verdict));
                    tables.add(table);
                }
            }
            // A page that has drifted still leads to the next one, which may not have.
            Continuation next =
                    extractor.continuation(tree, main < 0 ? judged : new PageLists(chosen, judged.timings()), where);
            PageNumbers pager = main < 0 ? null : site.lists().get(main).pager();
            next = pager == null || next.more() != null ? next : Continuation.at(next(pager, next.next()));
            List<ExtractedList> content =
                    found.stream().filter(list -> list.verdict().content()).toList();
            return new SitePage(
                    new Extraction(tree.size(), kept, main < 0 ? Continuation.NONE : next, judged.timings()),
                    tables,
                    new Extraction(tree.size(), content, next, judged.timings()),
                    main < 0 ? nearest(fits) : null);
        }

        private ExtractedList withWrittenColumns(ExtractedList found) {
            return site.lists().stream()
                    .filter(list -> list.isAt(found.template()))
                    .findFirst()
                    .map(list -> new WrittenPaths(tree, where, hints).read(found, list.ownColumns()))
                    .orElse(found);
        }

        /** Returns the first learned list that a list of the page belongs to, or -1. */
        private int firstFit(List<ListFit> fits, int number) {
            return IntStream.range(0, fits.size())
                    .filter(list -> fits.get(list).fit(number) != null)
                    .findFirst()
                    .orElse(-1);
        }

        /** Returns the smallest difference: that of a list whose records stand where they stood. */
        private @Nullable SiteDrift nearest(List<ListFit> fits) {
            return fits.stream()
                    .map(ListFit::drift)
                    .filter(SiteDrift::isOfRecords)
                    .findFirst()
                    .orElse(fits.get(0).drift());
        }

        /** Returns the address that was found if it continues the pager, else that of a link which does, else null. */
        private @Nullable String next(PageNumbers pager, @Nullable String found) {
            if (where.url().isEmpty() || found != null && pager.leads(where.url(), found)) {
                return found;
            }
            for (int node = 0; node < tree.size(); node++) {
                String address = tree.isLink(node) ? tree.address(node) : null;
                String target = address == null ? null : where.absolute(address);
                if (target != null && pager.leads(where.url(), target)) {
                    return target;
                }
            }
            return null;
        }
    }
}
