package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.fetcher.PageFetchResult;
import edu.uci.ics.crawler4j.fetcher.PageFetcher;
import edu.uci.ics.crawler4j.url.WebURL;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Frontier;
import io.tagwave.page.Lease;
import io.tagwave.page.PageSource;
import java.io.IOException;
import java.security.GeneralSecurityException;

/** crawler4j's fetcher with our client in it: limits on everything, TLS verified, the host's turn taken. */
final class LoopFetcher extends PageFetcher {

    private final Frontier<?> frontier;
    private final HttpPageSource http;
    private final PageSource browser;
    private final int maxBytes;

    /**
     * A fetcher.
     *
     * @param browser shows pages instead of HTTP, or null
     */
    LoopFetcher(CrawlConfig config, Frontier<?> frontier, HttpPageSource http, PageSource browser, int maxBytes)
            throws GeneralSecurityException, IOException {
        super(config, null, url -> 0);
        this.frontier = frontier;
        this.http = http;
        this.browser = browser;
        this.maxBytes = maxBytes;
        replaceClient();
    }

    @Override
    public PageFetchResult fetchPage(WebURL webUrl) throws InterruptedException {
        LeasedUrl<?> url = (LeasedUrl<?>) webUrl;
        url.fetched(fetch(url.lease()));
        return new LoopParts.FetchResult(url);
    }

    @Override
    public synchronized void shutDown() {
        http.close();
    }

    private FetchedPage fetch(Lease lease) throws InterruptedException {
        if (browser == null) {
            return http.fetchOnce(lease.request(), () -> frontier.awaitTurn(lease), BodyLimit.html(maxBytes));
        }
        frontier.awaitTurn(lease);
        return browser.fetch(lease.request());
    }

    /** The superclass made a client that trusts every certificate, and a thread that would keep the JVM alive. */
    private void replaceClient() throws IOException {
        connectionMonitorThread.shutdown();
        connectionManager.close();
        httpClient.close();
        httpClient = http.client();
        connectionManager = http.connections();
    }
}
