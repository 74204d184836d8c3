package io.tagwave.visit;

import io.tagwave.detail.DetailPage;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.store.PagePart;
import io.tagwave.store.PageParts;
import io.tagwave.web.FetchedPage;

/** Stores the content of the pages that the items of a list link to. */
final class DetailAnalyzer implements CrawlPageReader.Analyser {

    @Override
    public PagePart analyse(FetchedPage fetched, ParsedPage page, Extraction extraction) {
        return PageParts.detail(DetailPage.of(page.tree(), page));
    }
}
