package io.tagwave.cli;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.ExtractedRegion;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.extract.Stages;
import io.tagwave.learn.ContentModel;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.noise.ContentFilter;
import io.tagwave.noise.FilterSettings;
import io.tagwave.noise.Filtering;
import io.tagwave.noise.JudgedRegion;
import io.tagwave.noise.SplitRule;
import io.tagwave.noise.TpsFilter;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import java.util.Optional;

/** The filter of a version with all that it needs to know of a page. Safe for use by many threads. */
final class PageFilter {

    private final FilterVersion version;
    private final boolean complement;
    private final TpsFilter published;
    private final ContentFilter ours = new ContentFilter();
    private final RecordExtractor extractor;
    private final MenuDetector menus = MenuDetector.tagwave(MenuModel.SHIPPED);

    /**
     * A filter.
     *
     * @param margin see {@link FilterSettings}; the published versions only
     * @param complement whether the rest of the page is kept where the main region is not its content; the published
     *     versions only
     */
    PageFilter(FilterVersion version, double margin, boolean complement) {
        this.version = version;
        this.complement = complement;
        SplitRule rule = version == FilterVersion.YEAR_2013 ? SplitRule.FIRST_SPLIT : SplitRule.GAP;
        ContentModel model = ContentModel.shipped();
        extractor = new RecordExtractor(Stages.tagwave(model.rank(), model.verdict()), System::nanoTime);
        published = new TpsFilter(new FilterSettings(rule, margin));
    }

    Filtering filter(ParsedPage page) {
        boolean asked = complement || version == FilterVersion.TAGWAVE;
        return filter(page, asked ? extractor.extract(page.tree(), page::absolute) : null);
    }

    /** Filters a page whose records are known already. */
    Filtering filter(ParsedPage page, Extraction extraction) {
        PageTree tree = page.tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.classAndStyle());
        if (version == FilterVersion.TAGWAVE) {
            return ours.filter(tree, sequence, judged(extraction), menu(tree));
        }
        return complement
                ? published.filterOrComplement(tree, sequence, content(extraction))
                : published.filter(tree, sequence);
    }

    private Optional<Span> menu(PageTree tree) {
        return Optional.ofNullable(menus.detect(tree).menu())
                .map(MenuCandidate::node)
                .map(node -> new Span(node, tree.end(node)));
    }

    private static List<JudgedRegion> judged(Extraction extraction) {
        return extraction.regions().stream()
                .map(r -> new JudgedRegion(
                        span(r), r.verdict().content(), r.verdict().score()))
                .toList();
    }

    private static List<Span> content(Extraction extraction) {
        return extraction.content().stream().map(PageFilter::span).toList();
    }

    private static Span span(ExtractedRegion region) {
        return new Span(region.start(), region.end());
    }
}
