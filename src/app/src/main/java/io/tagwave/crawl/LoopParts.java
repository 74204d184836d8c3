package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.fetcher.PageFetchResult;
import edu.uci.ics.crawler4j.fetcher.PageFetcher;
import edu.uci.ics.crawler4j.frontier.DocIDServer;
import edu.uci.ics.crawler4j.frontier.Frontier;
import edu.uci.ics.crawler4j.frontier.FrontierConfiguration;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtConfig;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtServer;
import edu.uci.ics.crawler4j.url.WebURL;
import edu.uci.ics.crawler4j.url.WebURLFactory;

/** The small parts that crawler4j's loop wants and that have nothing left to decide here. */
final class LoopParts {

    private LoopParts() {}

    /** Pages are known by the frontier alone; to the loop every link is new. */
    static final class NoDocIds implements DocIDServer {
        @Override
        public int getDocId(String url) {
            return -1;
        }

        @Override
        public int getNewDocID(String url) {
            return 1;
        }

        @Override
        public void addUrlAndDocId(String url, int docId) {}

        @Override
        public boolean isSeenBefore(String url) {
            return false;
        }

        @Override
        public int getDocCount() {
            return 0;
        }

        @Override
        public void close() {}
    }

    /** robots.txt is asked when a page is leased, see {@link Admission}, not when a link to it is found. */
    static final class NoRobots extends RobotstxtServer {
        NoRobots(PageFetcher fetcher, WebURLFactory factory) {
            super(new RobotstxtConfig(), fetcher, factory);
        }

        @Override
        public boolean allows(WebURL url) {
            return true;
        }
    }

    /** An answer whose body {@link HttpPageSource} has read already, within its limits. */
    static final class FetchResult extends PageFetchResult {
        private final LeasedUrl<?> url;

        FetchResult(LeasedUrl<?> url) {
            super(false);
            this.url = url;
            setStatusCode(Loop.statusFor(url.fetched()));
            setFetchedUrl(url.getURL());
        }

        @Override
        public boolean fetchContent(Page page, int maxBytes) {
            page.setContentType(url.fetched().contentType());
            page.setContentData(url.fetched().body());
            return true;
        }

        @Override
        public void close() {
            // Nothing is open any more.
        }
    }

    /** What crawler4j asks its frontier for. */
    record Configuration(Frontier frontier, DocIDServer docIds) implements FrontierConfiguration {
        @Override
        public DocIDServer getDocIDServer() {
            return docIds;
        }

        @Override
        public Frontier getFrontier() {
            return frontier;
        }

        @Override
        public WebURLFactory getWebURLFactory() {
            return () -> {
                throw new UnsupportedOperationException("links and redirects are made here, not by crawler4j");
            };
        }

        @Override
        public void close() {}
    }

    /** One page at a time, every link followed as we choose, redirects left to us. */
    static CrawlConfig config() {
        CrawlConfig config = new CrawlConfig();
        config.setCrawlStorageFolder(System.getProperty("java.io.tmpdir"));
        config.setBatchReadSize(1);
        config.setMaxDepthOfCrawling(-1);
        config.setFollowRedirects(false);
        config.setRespectNoFollow(false);
        config.setRespectNoIndex(false);
        config.setHaltOnError(false);
        config.setIncludeHttpsPages(false);
        config.setPolitenessDelay(0);
        return config;
    }
}
