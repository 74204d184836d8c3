package io.tagwave.serve.page;

import io.tagwave.answer.VerdictExplanation;
import io.tagwave.answer.VerdictExplanation.Reason;
import io.tagwave.column.VisibleColumns;
import io.tagwave.content.ListRole;
import io.tagwave.content.Verdict;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.record.RankedList;
import io.tagwave.serve.page.InspectedList.Choice;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A stored page, read as the next crawl would read it: as the site's file says now. It includes noise, and why each list
 * is kept or dropped.
 *
 * @param lists content and noise, in document order
 * @param drift how the page differs from the site's file; usually empty
 */
public record InspectedPage(ParsedPage page, List<InspectedList> lists, String drift) {

    private static final ContentModel MODEL = ContentModel.shipped();
    private static final RecordExtractor EXTRACTOR = new RecordExtractor(MODEL, true, System::nanoTime);
    private static final VerdictExplanation EXPLANATION = new VerdictExplanation(MODEL);

    /** Reads a page as the file of its site says, which may be empty. */
    public static InspectedPage of(StoredPage stored, Site site) {
        ParsedPage page = stored.parsed();
        PageTree tree = page.tree();
        PageHints hints = stored.hints(page);
        PageLists judged = EXTRACTOR.judge(tree);
        List<ExtractedList> found = EXTRACTOR.rows(tree, judged, page::absolute, hints);
        List<RankedList> ranked = EXTRACTOR.choices(tree);
        SitePage wanted = site.isEmpty() ? null : new SiteExtractor(EXTRACTOR).extract(tree, page, hints, site);
        List<InspectedList> lists = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            JudgedRegion region = judged.regions().get(i);
            Span span = region.located().span();
            List<Reason> reasons = ranked.stream()
                    .filter(one -> one.region().span().intersects(span))
                    .findFirst()
                    .map(one -> EXPLANATION.of(one, region.verdict().main()))
                    .orElse(List.of());
            lists.add(inspect(found.get(i), region.located().parts(), reasons, site, wanted));
        }
        if (wanted != null) {
            addKnown(wanted, found, lists);
        }
        lists.sort(Comparator.comparingInt(one -> one.region().start()));
        List<InspectedList> numbered = new ArrayList<>();
        lists.forEach(one -> numbered.add(one.numbered(numbered.size() + 1)));
        String drift =
                wanted == null || wanted.drift() == null ? "" : wanted.drift().toString();
        return new InspectedPage(page, List.copyOf(numbered), drift);
    }

    private static InspectedList inspect(
            ExtractedList found, List<List<Span>> parts, List<Reason> reasons, Site site, @Nullable SitePage wanted) {
        boolean isPlace = site.lists().stream().anyMatch(list -> list.records().contains(found.template()));
        ExtractedList noise =
                found.with(new Verdict(ListRole.NOISE, found.verdict().score()));
        ExtractedList shown = found;
        Choice choice = Choice.NONE;
        if (wanted != null && wanted.drift() == null) {
            Optional<ExtractedList> kept = wanted.extraction().regions().stream()
                    .filter(region -> region.start() == found.start())
                    .findFirst();
            shown = kept.orElse(noise);
            choice = isPlace && kept.isPresent() ? Choice.LIST : Choice.NONE;
        }
        if (site.refused().contains(found.template()) && !isPlace) {
            choice = Choice.REJECTED;
            shown = noise;
        }
        List<Integer> columns =
                choice == Choice.LIST ? VisibleColumns.all(shown.columns().size()) : shown.visibleColumns();
        boolean complete = parts.size() == found.records().size();
        return new InspectedList(0, shown, found, columns, complete ? parts : parts(found), choice, reasons);
    }

    /** Adds lists at a known place that the extractor did not find on its own. */
    private static void addKnown(SitePage wanted, List<ExtractedList> found, List<InspectedList> lists) {
        for (ExtractedList list : wanted.extraction().main()) {
            if (found.stream().noneMatch(one -> one.start() == list.start())) {
                List<Integer> columns = VisibleColumns.all(list.columns().size());
                lists.add(new InspectedList(0, list, list, columns, parts(list), Choice.LIST, List.of()));
            }
        }
    }

    private static List<List<Span>> parts(ExtractedList list) {
        return list.records().stream()
                .map(record -> List.of(new Span(record.start(), record.end())))
                .toList();
    }

    /** Returns the page's tag path sequence as a line. */
    public SequenceLine sequence() {
        return SequenceLine.of(TagPathSequence.of(page.tree(), StepSchemes.commonestClass()));
    }
}
