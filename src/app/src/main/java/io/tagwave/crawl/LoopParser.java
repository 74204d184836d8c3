package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.parser.HtmlParseData;
import edu.uci.ics.crawler4j.parser.HtmlParser;
import edu.uci.ics.crawler4j.parser.Parser;
import edu.uci.ics.crawler4j.url.WebURL;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Follow;
import io.tagwave.page.PageReader;
import io.tagwave.page.ReadPage;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Reads a fetched page with the crawl's {@link PageReader} and tells the loop which links to follow. */
final class LoopParser<A> extends Parser {

    private final PageReader<A> reader;
    private final LinkChoice choice;

    LoopParser(CrawlConfig config, PageReader<A> reader, LinkChoice choice) throws IOException {
        super(config, null, new HtmlParser() {}, null, null);
        this.reader = reader;
        this.choice = choice;
    }

    @Override
    public void parse(Page page) {
        @SuppressWarnings("unchecked")
        LeasedUrl<A> url = (LeasedUrl<A>) page.getWebURL();
        FetchedPage fetched = url.fetched();
        ReadPage<A> read = reader.read(fetched);
        url.read(read);
        Set<WebURL> links = new LinkedHashSet<>();
        Follow follow = choice.of(url.lease(), fetched, read);
        for (String link : follow.urls()) {
            links.add(new PlainUrl(link, links.size() < follow.first() ? PlainUrl.FIRST : 0));
        }
        page.setParseData(data(links));
    }

    private static HtmlParseData data(Set<WebURL> links) {
        HtmlParseData data = new HtmlParseData();
        data.setMetaTags(Map.of());
        data.setOutgoingUrls(links);
        return data;
    }
}
