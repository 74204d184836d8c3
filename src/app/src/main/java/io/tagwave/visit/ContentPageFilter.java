package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.model.ContentModel;
import io.tagwave.noise.ContentFilter;
import io.tagwave.noise.FilterResult;
import io.tagwave.noise.ScoredList;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import java.util.Optional;

/** Keeps what the record extractor judges to be content, by the lists and the main menu of a page. */
public final class ContentPageFilter implements PageFilter {

    private final ContentFilter filter = new ContentFilter();
    private final RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), true, System::nanoTime);
    private final MenuDetector menus = MenuDetector.tagwave(MenuModel.SHIPPED);

    @Override
    public FilterResult filter(ParsedPage page) {
        PageTree tree = page.tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.classAndStyle());
        List<ScoredList> lists = extractor.judge(tree).regions().stream()
                .map(list ->
                        new ScoredList(list.located().span(), list.verdict().score()))
                .toList();
        Optional<Span> menu = Optional.ofNullable(menus.detect(tree).menu())
                .map(MenuCandidate::node)
                .map(node -> new Span(node, tree.end(node)));
        return filter.filter(tree, sequence, lists, menu);
    }
}
