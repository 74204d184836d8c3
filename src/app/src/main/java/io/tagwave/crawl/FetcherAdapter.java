package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.fetcher.PageFetchResult;
import edu.uci.ics.crawler4j.fetcher.PageFetcher;
import edu.uci.ics.crawler4j.url.WebURL;
import java.io.IOException;
import java.security.GeneralSecurityException;

/** What crawler4j calls fetching is the whole visit: it leaves crawler4j's parser nothing to parse. */
final class FetcherAdapter extends PageFetcher {

    /** No status of HTTP: the loop goes straight to the page's end, where redirects and failures are judged too. */
    static final int NOTHING_TO_PARSE = 599;

    FetcherAdapter(CrawlConfig config) throws GeneralSecurityException, IOException {
        super(config, null, url -> 0);
        dropClient();
    }

    @Override
    public PageFetchResult fetchPage(WebURL url) throws InterruptedException {
        ((LeasedUrl<?>) url).visit();
        PageFetchResult result = new PageFetchResult(false);
        result.setStatusCode(NOTHING_TO_PARSE);
        return result;
    }

    /** The superclass made a client that trusts every certificate, and a thread that would keep the JVM alive. */
    private void dropClient() throws IOException {
        connectionMonitorThread.shutdown();
        connectionManager.close();
        httpClient.close();
    }
}
