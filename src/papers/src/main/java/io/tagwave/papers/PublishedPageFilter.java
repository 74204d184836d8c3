package io.tagwave.papers;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.noise.FilterResult;
import io.tagwave.papers.filter.SplitRule;
import io.tagwave.papers.filter.TpsFilter;
import io.tagwave.papers.filter.TpsFilterSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.visit.ContentPageFilter;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.util.List;

/** Keeps the main region of a page, as the two papers of the tag path sequence filter define it. */
public final class PublishedPageFilter implements PageFilter {

    private final TpsFilter filter;
    private final boolean complement;
    private final RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), true, System::nanoTime);

    private PublishedPageFilter(SplitRule rule, double margin, boolean complement) {
        filter = new TpsFilter(new TpsFilterSettings(rule, margin));
        this.complement = complement;
    }

    /** Creates the filter of any version with the margin of the papers, and without complement. */
    public static PageFilter of(FilterVersion version) {
        return of(version, TpsFilterSettings.PUBLISHED_MARGIN, false);
    }

    /**
     * Creates the filter of any version, ours included.
     *
     * @param margin see {@link TpsFilterSettings}; ours has none
     * @param complement whether the rest of the page is kept where the main region is not its content; ours never does
     */
    public static PageFilter of(FilterVersion version, double margin, boolean complement) {
        return switch (version) {
            case TAGWAVE -> new ContentPageFilter();
            case YEAR_2013 -> new PublishedPageFilter(SplitRule.FIRST_SPLIT, margin, complement);
            case GAP -> new PublishedPageFilter(SplitRule.GAP, margin, complement);
        };
    }

    @Override
    public FilterResult filter(ParsedPage page) {
        PageTree tree = page.tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.classAndStyle());
        if (!complement) {
            return filter.filter(tree, sequence);
        }
        List<Span> content = extractor.judge(tree).content().stream()
                .map(list -> list.located().span())
                .toList();
        return filter.filterOrComplement(tree, sequence, content);
    }
}
