package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.crawler.CrawlController;
import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.crawler.WebCrawler;
import edu.uci.ics.crawler4j.fetcher.PageFetchResult;
import edu.uci.ics.crawler4j.fetcher.PageFetcher;
import edu.uci.ics.crawler4j.frontier.Frontier;
import edu.uci.ics.crawler4j.frontier.FrontierConfiguration;
import edu.uci.ics.crawler4j.parser.HtmlParser;
import edu.uci.ics.crawler4j.parser.Parser;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtConfig;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtServer;
import edu.uci.ics.crawler4j.url.AbstractWebURL;
import edu.uci.ics.crawler4j.url.WebURL;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The order in which crawler4j calls its parts, which {@link FrontierAdapter} and the others rely on: everything of a page on one
 * thread, nothing but the end of the page after its visit, and no end after an Error.
 */
@Timeout(60)
class LoopContractTest {

    private final List<String> calls = new ArrayList<>();
    private final Set<Thread> threads = new LinkedHashSet<>();
    private final List<WebURL> pages = new ArrayList<>(List.of(new Numbered("/1"), new Numbered("/2")));
    private boolean admitted = true;
    private boolean finished;
    private InterruptedException exception;
    private Error error;

    @Test
    void aPageIsFetchedAndDoneInThisOrderAndNeverParsed() throws Exception {
        pages.remove(1);
        assertNull(run());
        assertEquals(
                List.of(
                        "getNextURLs 1",
                        "handleUrlBeforeProcess /1",
                        "fetchPage /1",
                        "onUnexpectedStatusCode /1",
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

    @Test
    void anExceptionIsToldBeforeTheEndOfItsPageAndTheLoopGoesOn() throws Exception {
        exception = new InterruptedException("on the way");
        assertNull(run());
        assertEquals(
                List.of(
                        "getNextURLs 1",
                        "handleUrlBeforeProcess /1",
                        "fetchPage /1",
                        "onUnhandledException on the way",
                        "setProcessed /1"),
                calls.subList(0, 5));
        assertEquals("setProcessed /2", calls.get(9));
    }

    @Test
    void anErrorEndsTheLoopWithoutAnEndOfItsPage() throws Exception {
        error = new StackOverflowError();
        assertSame(error, run());
        assertEquals(List.of("getNextURLs 1", "handleUrlBeforeProcess /1", "fetchPage /1"), calls);
    }

    /** Returns what ended the loop. */
    private Throwable run() throws Exception {
        CrawlConfig config = CrawlWorker.config();
        Fetcher fetcher = new Fetcher(config);
        CrawlController controller = new CrawlController(
                config,
                null,
                fetcher,
                new Unparsed(config),
                new RobotstxtServer(new RobotstxtConfig(), fetcher, null),
                null,
                configuration());
        Crawler crawler = new Crawler();
        crawler.init(0, controller);
        crawler.run();
        fetcher.shutDown();
        return crawler.fault();
    }

    private void note(String call) {
        calls.add(call);
        threads.add(Thread.currentThread());
    }

    /** The loop finds neither document numbers nor a factory of addresses. */
    private FrontierConfiguration configuration() {
        Frontier frontier = frontier();
        return (FrontierConfiguration) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {FrontierConfiguration.class},
                (proxy, method, arguments) -> method.getName().equals("getFrontier") ? frontier : null);
    }

    private Frontier frontier() {
        return (Frontier) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Frontier.class}, (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "getNextURLs" -> next((int) arguments[0], arguments[1]);
                        case "isFinished" -> {
                            return finished;
                        }
                        default -> note(method.getName() + " " + arguments[0]);
                    }
                    return null;
                });
    }

    private void next(int max, Object result) {
        note("getNextURLs " + max);
        if (pages.isEmpty()) {
            finished = true;
        } else {
            @SuppressWarnings("unchecked")
            List<WebURL> list = (List<WebURL>) result;
            list.add(pages.remove(0));
        }
    }

    private static final class Numbered extends AbstractWebURL {
        private static final long serialVersionUID = 1;

        private final String path;

        Numbered(String path) {
            this.path = path;
        }

        @Override
        public String getURL() {
            return path;
        }

        @Override
        public String toString() {
            return path;
        }
    }

    private final class Crawler extends WebCrawler {
        Throwable fault() {
            return getError();
        }

        @Override
        protected WebURL handleUrlBeforeProcess(WebURL url) {
            note("handleUrlBeforeProcess " + url);
            return admitted ? url : null;
        }

        @Override
        protected void onUnexpectedStatusCode(String url, int status, String contentType, String description) {
            note("onUnexpectedStatusCode " + url);
        }

        @Override
        protected void onUnhandledException(Page page, Throwable e) {
            note("onUnhandledException " + e.getMessage());
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
        public PageFetchResult fetchPage(WebURL url) throws InterruptedException {
            note("fetchPage " + url);
            if (error != null) {
                throw error;
            }
            if (exception != null) {
                throw exception;
            }
            PageFetchResult result = new PageFetchResult(false);
            result.setStatusCode(CrawlWorker.NOTHING_TO_PARSE);
            return result;
        }
    }

    private final class Unparsed extends Parser {
        Unparsed(CrawlConfig config) throws IOException {
            super(config, null, new HtmlParser() {}, null, null);
        }

        @Override
        public void parse(Page page) {
            note("parse " + page.getWebURL());
        }
    }
}
