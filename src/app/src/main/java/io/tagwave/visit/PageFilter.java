package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.model.ContentModel;
import io.tagwave.noise.ContentFilter;
import io.tagwave.noise.FilterResult;
import io.tagwave.noise.ScoredList;
import io.tagwave.noise.SplitRule;
import io.tagwave.noise.TpsFilter;
import io.tagwave.noise.TpsFilterSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import java.util.Optional;

/** The filter of a version with all that it needs to know of a page. Safe for use by many threads. */
public final class PageFilter {

    /** The margin of the papers (JIDM 2013, Section 5.3). */
    public static final double MARGIN = 0.2;

    private final FilterVersion version;
    private final boolean complement;
    private final TpsFilter published;
    private final ContentFilter ours = new ContentFilter();
    private final RecordExtractor extractor;
    private final MenuDetector menus = MenuDetector.tagwave(MenuModel.SHIPPED);

    /**
     * A filter.
     *
     * @param margin see {@link TpsFilterSettings}; the published versions only
     * @param complement whether the rest of the page is kept where the main region is not its content; the published
     *     versions only
     */
    public PageFilter(FilterVersion version, double margin, boolean complement) {
        this.version = version;
        this.complement = complement;
        SplitRule rule = version == FilterVersion.YEAR_2013 ? SplitRule.FIRST_SPLIT : SplitRule.GAP;
        extractor = new RecordExtractor(ContentModel.shipped(), true, System::nanoTime);
        published = new TpsFilter(new TpsFilterSettings(rule, margin));
    }

    /** What is left of a page. */
    public FilterResult filter(ParsedPage page) {
        PageTree tree = page.tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.classAndStyle());
        if (version == FilterVersion.TAGWAVE) {
            return ours.filter(tree, sequence, scored(extractor.judge(tree)), menu(tree));
        }
        return complement
                ? published.filterOrComplement(tree, sequence, content(extractor.judge(tree)))
                : published.filter(tree, sequence);
    }

    private Optional<Span> menu(PageTree tree) {
        return Optional.ofNullable(menus.detect(tree).menu())
                .map(MenuCandidate::node)
                .map(node -> new Span(node, tree.end(node)));
    }

    private static List<ScoredList> scored(PageLists judgement) {
        return judgement.regions().stream()
                .map(r -> new ScoredList(r.located().span(), r.verdict().score()))
                .toList();
    }

    private static List<Span> content(PageLists judgement) {
        return judgement.content().stream().map(r -> r.located().span()).toList();
    }
}
