package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.crawler.CrawlController;
import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.crawler.WebCrawler;
import edu.uci.ics.crawler4j.fetcher.PageFetchResult;
import edu.uci.ics.crawler4j.fetcher.PageFetcher;
import edu.uci.ics.crawler4j.frontier.DocIDServer;
import edu.uci.ics.crawler4j.frontier.Frontier;
import edu.uci.ics.crawler4j.parser.HtmlParseData;
import edu.uci.ics.crawler4j.parser.HtmlParser;
import edu.uci.ics.crawler4j.parser.Parser;
import edu.uci.ics.crawler4j.url.WebURL;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The order in which crawler4j calls its parts, which {@link LoopFrontier} and the others rely on: everything of a page on one
 * thread, links told before the visit, and the end of the page last.
 */
@Timeout(60)
class LoopContractTest {

    private final List<String> calls = new ArrayList<>();
    private final Set<Thread> threads = new LinkedHashSet<>();
    private final List<WebURL> pages =
            new ArrayList<>(List.of(new PlainUrl("http://e.org/1"), new PlainUrl("http://e.org/2")));
    private boolean admitted = true;

    @Test
    void aPageIsFetchedReadScheduledVisitedAndDoneInThisOrder() throws Exception {
        pages.remove(1);
        run();
        assertEquals(
                List.of(
                        "getNextURLs 1",
                        "handleUrlBeforeProcess /1",
                        "fetchPage /1",
                        "handlePageStatusCode 200",
                        "fetchContent",
                        "parse /1",
                        "getDocId /a",
                        "shouldVisit /a",
                        "allows /a",
                        "getNewDocID /a",
                        "getDocId /b",
                        "shouldVisit /b",
                        "allows /b",
                        "getNewDocID /b",
                        "scheduleAll 2",
                        "visit /1",
                        "setProcessed /1",
                        "getNextURLs 1"),
                calls);
        assertEquals(Set.of(Thread.currentThread()), threads);
    }

    @Test
    void aPageThatIsNotAdmittedIsNeitherFetchedNorDone() throws Exception {
        admitted = false;
        run();
        assertEquals(
                List.of(
                        "getNextURLs 1",
                        "handleUrlBeforeProcess /1",
                        "getNextURLs 1",
                        "handleUrlBeforeProcess /2",
                        "getNextURLs 1"),
                calls);
    }

    private void run() throws Exception {
        CrawlConfig config = LoopParts.config();
        Fetcher fetcher = new Fetcher(config);
        CrawlController controller = new CrawlController(
                config,
                null,
                fetcher,
                new Reader(config),
                new Rules(fetcher),
                null,
                new LoopParts.Configuration(frontier(), docIds()));
        Crawler crawler = new Crawler();
        crawler.init(0, controller);
        crawler.run();
        fetcher.shutDown();
    }

    private void note(String call) {
        calls.add(call.replace("http://e.org", ""));
        threads.add(Thread.currentThread());
    }

    private Frontier frontier() {
        return (Frontier) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Frontier.class}, (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "getNextURLs" -> {
                            note("getNextURLs " + arguments[0]);
                            @SuppressWarnings("unchecked")
                            List<WebURL> result = (List<WebURL>) arguments[1];
                            if (pages.isEmpty()) {
                                finished = true;
                            } else {
                                result.add(pages.remove(0));
                            }
                            return null;
                        }
                        case "isFinished" -> {
                            return finished;
                        }
                        case "scheduleAll" -> note("scheduleAll " + ((List<?>) arguments[0]).size());
                        case "setProcessed" -> note("setProcessed " + arguments[0]);
                        default -> note(method.getName());
                    }
                    return method.getReturnType() == long.class ? 0L : null;
                });
    }

    private boolean finished;

    private DocIDServer docIds() {
        return (DocIDServer) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DocIDServer.class}, (proxy, method, arguments) -> {
                    note(method.getName() + " " + arguments[0]);
                    return method.getName().equals("getDocId") ? -1 : 1;
                });
    }

    private final class Crawler extends WebCrawler {
        @Override
        protected WebURL handleUrlBeforeProcess(WebURL url) {
            note("handleUrlBeforeProcess " + url);
            return admitted ? url : null;
        }

        @Override
        protected void handlePageStatusCode(WebURL url, int status, String description) {
            note("handlePageStatusCode " + status);
        }

        @Override
        public boolean shouldVisit(Page page, WebURL url) {
            note("shouldVisit " + url);
            return true;
        }

        @Override
        public void visit(Page page) {
            note("visit " + page.getWebURL());
        }
    }

    private final class Fetcher extends PageFetcher {
        Fetcher(CrawlConfig config) throws GeneralSecurityException, IOException {
            super(config, null, url -> 0);
        }

        @Override
        public PageFetchResult fetchPage(WebURL url) {
            note("fetchPage " + url);
            return new Answer(url);
        }
    }

    private final class Answer extends PageFetchResult {
        Answer(WebURL url) {
            super(false);
            setStatusCode(200);
            setFetchedUrl(url.getURL());
        }

        @Override
        public boolean fetchContent(Page page, int maxBytes) {
            note("fetchContent");
            page.setContentType("text/html");
            page.setContentData(new byte[1]);
            return true;
        }

        @Override
        public void close() {
            // Nothing was opened.
        }
    }

    private final class Reader extends Parser {
        Reader(CrawlConfig config) throws IOException {
            super(config, null, new HtmlParser() {}, null, null);
        }

        @Override
        public void parse(Page page) {
            note("parse " + page.getWebURL());
            Set<WebURL> links = new LinkedHashSet<>();
            links.add(new PlainUrl("http://e.org/a"));
            links.add(new PlainUrl("http://e.org/b"));
            HtmlParseData data = new HtmlParseData();
            data.setMetaTags(Map.of());
            data.setOutgoingUrls(links);
            page.setParseData(data);
        }
    }

    private final class Rules extends edu.uci.ics.crawler4j.robotstxt.RobotstxtServer {
        Rules(PageFetcher fetcher) {
            super(new edu.uci.ics.crawler4j.robotstxt.RobotstxtConfig(), fetcher, null);
        }

        @Override
        public boolean allows(WebURL url) {
            note("allows " + url);
            return true;
        }
    }
}
