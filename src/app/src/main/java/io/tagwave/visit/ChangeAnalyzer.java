package io.tagwave.visit;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.store.CrawlHistory;
import io.tagwave.store.PagePart;
import io.tagwave.store.PageParts;
import io.tagwave.template.PageDiff;
import io.tagwave.template.PageSketch;
import io.tagwave.web.FetchedPage;

/**
 * Detects whether pages changed since an earlier crawl: by template match if the database has the earlier page's bytes,
 * else by sketches. Safe for many threads.
 */
final class ChangeAnalyzer implements CrawlPageReader.Analyser {

    private final HtmlParser parser = new HtmlParser();
    private final CrawlHistory visits;
    private final boolean htmlKept;

    ChangeAnalyzer(CrawlHistory visits) {
        this.visits = visits;
        htmlKept = visits.keptHtml();
    }

    @Override
    public PagePart analyse(FetchedPage fetched, ParsedPage page, Extraction extraction) {
        byte[] before = htmlKept ? visits.html(fetched.url()) : null;
        PageParts.Match match = null;
        if (before != null) {
            ParsedPage earlier = parser.parse(before, fetched.charset(), fetched.finalUrl());
            PageDiff diff = PageDiff.between(earlier.tree(), page.tree());
            match = new PageParts.Match(diff.similarity(), diff.contentChanged());
        }
        return PageParts.change(
                fetched.url(), PageSketch.structure(page.tree()), PageSketch.content(page.tree()), match);
    }
}
