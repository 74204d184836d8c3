package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.crawler.CrawlController;
import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.crawler.WebCrawler;
import edu.uci.ics.crawler4j.fetcher.PageFetchResult;
import edu.uci.ics.crawler4j.fetcher.PageFetcher;
import edu.uci.ics.crawler4j.parser.HtmlParser;
import edu.uci.ics.crawler4j.parser.Parser;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtConfig;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtServer;
import edu.uci.ics.crawler4j.url.WebURL;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * One worker: crawler4j's loop over pages, from {@link FrontierAdapter#getNextURLs} to {@link
 * FrontierAdapter#setProcessed}. Failures are kept on the page, not logged.
 */
final class CrawlWorker extends WebCrawler {

    /** Not an HTTP status: makes the loop end the page at once, where redirects and failures are judged too. */
    static final int NOTHING_TO_PARSE = 599;

    private @Nullable LeasedUrl<?> current;

    static CrawlWorker of(CrawlController pages) {
        CrawlWorker worker = new CrawlWorker();
        worker.init(0, pages);
        return worker;
    }

    static CrawlController controller(FrontierAdapter<?> pages) {
        // A task, since the constructors are declared to throw Exception.
        FutureTask<CrawlController> making = new FutureTask<>(() -> {
            CrawlConfig config = config();
            FetcherAdapter fetcher = new FetcherAdapter(config);
            // Parser and robots.txt are never used; the default ones would need libraries that are not on the class
            // path.
            Parser parser = new Parser(config, null, new HtmlParser() {}, null, null);
            RobotstxtServer robots = new RobotstxtServer(new RobotstxtConfig(), fetcher, null);
            return new CrawlController(config, null, fetcher, parser, robots, null, pages);
        });
        making.run();
        try {
            return making.get();
        } catch (ExecutionException | InterruptedException e) {
            throw new IllegalStateException("crawler4j cannot be set up", e);
        }
    }

    /** Configures one page at a time, and that a failure ends its page only. */
    static CrawlConfig config() {
        CrawlConfig config = new CrawlConfig();
        config.setCrawlStorageFolder(System.getProperty("java.io.tmpdir"));
        config.setBatchReadSize(1);
        config.setHaltOnError(false);
        config.setIncludeHttpsPages(false);
        return config;
    }

    /** Returns the page that was not given back when the loop failed. */
    @Nullable
    LeasedUrl<?> unfinished() {
        return current == null || current.isEnded() ? null : current;
    }

    /** Returns the error that ended the loop before its end. */
    @Nullable
    Throwable fault() {
        return getError();
    }

    @Override
    protected @Nullable WebURL handleUrlBeforeProcess(WebURL url) {
        LeasedUrl<?> leased = (LeasedUrl<?>) url;
        current = leased;
        return leased.isAdmitted() ? url : null;
    }

    @Override
    protected void onUnhandledException(Page page, Throwable e) {
        if (current != null) {
            current.failed(e);
        }
    }

    @Override
    protected void onUnexpectedStatusCode(String url, int status, String contentType, String description) {
        // The response is judged at the end of the page.
    }

    /** Makes the whole visit what crawler4j calls fetching, which leaves its parser nothing to parse. */
    private static final class FetcherAdapter extends PageFetcher {

        FetcherAdapter(CrawlConfig config) throws GeneralSecurityException, IOException {
            super(config, null, url -> 0);
            // The superclass has created a client that trusts every certificate, and a thread that keeps the JVM alive.
            connectionMonitorThread.shutdown();
            connectionManager.close();
            httpClient.close();
        }

        @Override
        public PageFetchResult fetchPage(WebURL url) throws InterruptedException {
            ((LeasedUrl<?>) url).visit();
            PageFetchResult result = new PageFetchResult(false);
            result.setStatusCode(NOTHING_TO_PARSE);
            return result;
        }
    }
}
