package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.crawler.CrawlController;
import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.crawler.WebCrawler;
import edu.uci.ics.crawler4j.parser.HtmlParser;
import edu.uci.ics.crawler4j.parser.Parser;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtConfig;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtServer;
import edu.uci.ics.crawler4j.url.WebURL;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * One worker: crawler4j's loop over pages, from {@link FrontierAdapter#getNextURLs} to {@link FrontierAdapter#setProcessed}. Faults
 * are collected on the page, not logged.
 */
final class CrawlWorker extends WebCrawler {

    private LeasedUrl<?> current;

    /** A worker of the pages. */
    static CrawlWorker of(CrawlController pages) {
        CrawlWorker loop = new CrawlWorker();
        loop.init(0, pages);
        return loop;
    }

    /** What the workers of a crawl share. */
    static CrawlController controller(FrontierAdapter<?> pages) {
        // As a task, since its constructors may throw anything: what they do throw is a fault of ours.
        FutureTask<CrawlController> making = new FutureTask<>(() -> {
            CrawlConfig config = config();
            FetcherAdapter fetcher = new FetcherAdapter(config);
            // What crawler4j would make itself needs libraries that are not there; neither is ever asked.
            Parser parser = new Parser(config, null, new HtmlParser() {}, null, null);
            RobotstxtServer robots = new RobotstxtServer(new RobotstxtConfig(), fetcher, null);
            return new CrawlController(config, null, fetcher, parser, robots, null, pages);
        });
        making.run();
        try {
            return making.get();
        } catch (ExecutionException | InterruptedException e) {
            throw new IllegalStateException("crawler4j can not be set up", e);
        }
    }

    /** One page at a time, and a failure ends its page alone. */
    static CrawlConfig config() {
        CrawlConfig config = new CrawlConfig();
        config.setCrawlStorageFolder(System.getProperty("java.io.tmpdir"));
        config.setBatchReadSize(1);
        config.setHaltOnError(false);
        config.setIncludeHttpsPages(false);
        return config;
    }

    /** The page that was not given back when the loop broke, or null. */
    LeasedUrl<?> unfinished() {
        return current == null || current.isEnded() ? null : current;
    }

    /** What ended the loop although there may be more to do, or null. */
    Throwable fault() {
        return getError();
    }

    @Override
    protected WebURL handleUrlBeforeProcess(WebURL url) {
        current = (LeasedUrl<?>) url;
        return current.isAdmitted() ? url : null;
    }

    @Override
    protected void onUnhandledException(Page page, Throwable e) {
        current.failed(e);
    }

    @Override
    protected void onUnexpectedStatusCode(String url, int status, String contentType, String description) {
        // The end of the page judges what came back.
    }
}
