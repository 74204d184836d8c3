package io.tagwave.serve.page;

import io.tagwave.content.ListRole;
import io.tagwave.content.Verdict;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.extract.VisibleColumns;
import io.tagwave.model.ContentModel;
import io.tagwave.record.RankedList;
import io.tagwave.serve.page.InspectedList.Evidence;
import io.tagwave.serve.page.InspectedList.Wish;
import io.tagwave.site.Site;
import io.tagwave.site.SiteExtractor;
import io.tagwave.site.SitePage;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.value.PageHints;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A kept page, read again as the next crawl would read it: by what the site's file says now. It tells of noise too, and why each region
 * is kept or dropped.
 */
public final class InspectedPage {

    private static final ContentModel MODEL = ContentModel.shipped();
    private static final RecordExtractor EXTRACTOR = new RecordExtractor(MODEL, true, System::nanoTime);
    private static final VerdictExplanation REASONS = new VerdictExplanation(MODEL);

    private final StoredPage kept;
    private final ParsedPage page;
    private final List<InspectedList> regions;
    private final String drift;

    private InspectedPage(StoredPage kept, ParsedPage page, List<InspectedList> regions, String drift) {
        this.kept = kept;
        this.page = page;
        this.regions = regions;
        this.drift = drift;
    }

    /** Reads a page by the wishes of its site, which may be none. */
    public static InspectedPage of(StoredPage kept, Site site) {
        ParsedPage page = kept.parsed();
        PageTree tree = page.tree();
        PageHints hints = kept.hints(page);
        PageLists judgement = EXTRACTOR.judge(tree);
        List<ExtractedList> found = EXTRACTOR.rows(tree, judgement, page::absolute, hints);
        List<RankedList> choices = EXTRACTOR.choices(tree);
        SitePage meant = site.isEmpty() ? null : new SiteExtractor(EXTRACTOR).extract(tree, page, hints, site);
        List<InspectedList> seen = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            JudgedRegion judged = judgement.regions().get(i);
            Span span = judged.located().span();
            List<Evidence> why = choices.stream()
                    .filter(choice -> choice.region().span().intersects(span))
                    .findFirst()
                    .map(choice -> REASONS.of(choice, judged.verdict().main()))
                    .orElse(List.of());
            seen.add(seen(found.get(i), judged.located().parts(), why, site, meant));
        }
        if (meant != null) {
            known(meant, found, seen);
        }
        seen.sort(Comparator.comparingInt(one -> one.region().start()));
        List<InspectedList> numbered = new ArrayList<>();
        for (InspectedList one : seen) {
            numbered.add(new InspectedList(
                    numbered.size() + 1,
                    one.region(),
                    one.asFound(),
                    one.columns(),
                    one.parts(),
                    one.wish(),
                    one.why()));
        }
        String drift =
                meant == null || meant.drift() == null ? "" : meant.drift().toString();
        return new InspectedPage(kept, page, List.copyOf(numbered), drift);
    }

    private static InspectedList seen(
            ExtractedList found, List<List<Span>> parts, List<Evidence> why, Site site, SitePage meant) {
        boolean refused = site.refused().contains(found.template());
        boolean wanted = isPlace(site, found);
        ExtractedList shown = found;
        Wish wish = Wish.NONE;
        if (meant != null && meant.drift() == null) {
            ExtractedList kept = meant.extraction().regions().stream()
                    .filter(region -> region.start() == found.start())
                    .findFirst()
                    .orElse(null);
            shown = kept == null
                    ? found.with(new Verdict(ListRole.NOISE, found.verdict().score()))
                    : kept;
            wish = wanted && kept != null ? Wish.LIST : Wish.NONE;
        }
        if (refused && !wanted) {
            wish = Wish.REFUSED;
            shown = found.with(new Verdict(ListRole.NOISE, found.verdict().score()));
        }
        List<Integer> columns = wish == Wish.LIST ? VisibleColumns.all(shown) : VisibleColumns.of(shown);
        boolean whole = parts.size() == found.records().size();
        return new InspectedList(0, shown, found, columns, whole ? parts : parts(found), wish, why);
    }

    /** Records that stand where they were learned, of which the extractor did not think by itself. */
    private static void known(SitePage meant, List<ExtractedList> found, List<InspectedList> seen) {
        for (ExtractedList region : meant.extraction().main()) {
            if (found.stream().noneMatch(one -> one.start() == region.start())) {
                seen.add(new InspectedList(
                        0, region, region, VisibleColumns.all(region), parts(region), Wish.LIST, List.of()));
            }
        }
    }

    private static List<List<Span>> parts(ExtractedList region) {
        List<List<Span>> parts = new ArrayList<>();
        for (DataRecord record : region.records()) {
            parts.add(List.of(new Span(record.start(), record.end())));
        }
        return parts;
    }

    private static boolean isPlace(Site site, ExtractedList region) {
        return site.lists().stream().anyMatch(list -> list.records().contains(region.template()));
    }

    /** The page that was read. */
    public StoredPage kept() {
        return kept;
    }

    /** Content and noise, in document order. */
    public List<InspectedList> regions() {
        return regions;
    }

    /** A region by its number, or null. */
    public InspectedList region(int number) {
        return number < 1 || number > regions.size() ? null : regions.get(number - 1);
    }

    /** In what the page is no longer what the site's file says; an empty string as a rule. */
    public String drift() {
        return drift;
    }

    /** The page's nodes as a signal. */
    public SequenceLine signal() {
        return SequenceLine.of(TagPathSequence.of(page.tree(), StepSchemes.commonestClass()));
    }

    ParsedPage page() {
        return page;
    }
}
