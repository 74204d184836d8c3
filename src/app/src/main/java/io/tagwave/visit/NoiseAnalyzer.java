package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.noise.FilterResult;
import io.tagwave.store.PagePart;
import io.tagwave.store.PageParts;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import io.tagwave.web.FetchedPage;

/** Runs the noise filter on each page of a crawl. */
final class NoiseAnalyzer implements CrawlPageReader.Analyser {

    private final PageFilter filter = new ContentPageFilter();

    @Override
    public PagePart analyse(FetchedPage fetched, ParsedPage page, Extraction extraction) {
        PageTree tree = page.tree();
        FilterResult filtering = filter.filter(page);
        int start = filtering.extent().start();
        int end = filtering.extent().end();
        return PageParts.filtered(
                filtering.kept().count(),
                start,
                end,
                XPaths.of(tree, tree.commonAncestor(start, end - 1)),
                filtering.note());
    }
}
