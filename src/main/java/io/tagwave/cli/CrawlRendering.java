package io.tagwave.cli;

import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.page.PageReader;
import io.tagwave.page.PageSource;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.render.RequestPolicy;
import io.tagwave.store.PageAnalysis;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a crawl that say which pages are shown in a browser. */
final class CrawlRendering {

    @Option(
            names = "--render",
            defaultValue = "never",
            description =
                    "Show pages in a browser, so that their scripts run: ${COMPLETION-CANDIDATES}; auto shows those that"
                            + " look as if scripts would add records (default: ${DEFAULT-VALUE}).")
    private RenderMode mode;

    @Option(
            names = "--strict-subrequests",
            description = "A page in a browser may ask only for addresses in scope that robots.txt allows.")
    private boolean strict;

    @Mixin
    private BrowserOptions browser;

    /** Starts the browsers that the crawl needs. */
    Browsers start(CrawlSettings settings, Duration delay, CrawlReader reader) {
        if (mode == RenderMode.NEVER) {
            return new Browsers(reader, null, null);
        }
        LatePolicy policy = strict ? new LatePolicy() : null;
        RenderSettings.Builder render = browser.settings()
                .maxBytes(settings.maxBytes())
                .pageLimit(settings.timeout())
                .userAgent(settings.userAgent())
                .policy(policy);
        BrowserPool pool = BrowserOptions.start(render);
        if (mode == RenderMode.ALWAYS) {
            return new Browsers(reader, pool, policy);
        }
        AutoRendering auto = new AutoRendering(new HttpPageSource(settings), pool, reader, delay);
        return new Browsers(auto, auto, policy);
    }

    /**
     * What a crawl gets its pages from, and reads them with.
     *
     * @param source null for plain HTTP
     * @param policy null when pages may ask for anything
     */
    record Browsers(PageReader<PageAnalysis> reader, PageSource source, LatePolicy policy) implements AutoCloseable {

        /** Names who is asked what pages may ask for. */
        void ask(RequestPolicy crawl) {
            if (policy != null) {
                policy.crawl = crawl;
            }
        }

        @Override
        public void close() {
            if (source != null) {
                source.close();
            }
        }
    }

    /** The crawl that answers is made after the browsers it uses. */
    private static final class LatePolicy implements RequestPolicy {
        private volatile RequestPolicy crawl = url -> false;

        @Override
        public boolean allows(String url) {
            return crawl.allows(url);
        }
    }
}
