package io.tagwave.visit;

import io.tagwave.detail.DetailPage;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.page.FetchedPage;
import io.tagwave.store.DetailPart;
import io.tagwave.store.PagePart;

/** Keeps what the pages of a list's items say. */
final class CrawlDetails implements CrawlReader.Analyser {

    @Override
    public PagePart analyse(FetchedPage fetched, ParsedPage page, Extraction extraction) {
        return new DetailPart(DetailPage.of(page.tree(), page));
    }
}
