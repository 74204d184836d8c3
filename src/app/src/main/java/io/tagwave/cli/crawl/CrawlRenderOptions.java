package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.Crawl;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.crawl.PublicProxy;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.store.PageAnalysis;
import io.tagwave.visit.AutoRenderingVisitor;
import io.tagwave.visit.BrowserVisitor;
import io.tagwave.visit.CrawlPageReader;
import io.tagwave.web.PageVisitor;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a crawl that choose the pages to render in a browser. */
final class CrawlRenderOptions {

    /** The pages of a crawl that are rendered in a browser. */
    enum RenderMode {
        /** None. */
        NEVER,
        /** All, instead of fetching them by HTTP. */
        ALWAYS,
        /** Those whose scripts seem to add records. */
        AUTO
    }

    @Option(names = "--render", defaultValue = "never", paramLabel = "WHEN")
    private RenderMode mode;

    @Option(names = "--strict-subrequests")
    private boolean strict;

    @Mixin
    private BrowserOptions browser;

    /** Rejects settings that no browser can be started with. */
    void check(CrawlSettings settings) {
        if (browser.hasSteps() && mode == RenderMode.AUTO) {
            throw new UserException("--steps: expected --render always, or never for a form that is sent by its URL");
        }
        if (mode == RenderMode.NEVER) {
            browser.formSteps(settings.session());
            return;
        }
        if (settings.isPublicOnly() && browser.isRemote()) {
            throw new UserException("--public-only: not with --webdriver, whose browsers reach any host");
        }
        try {
            browser.settings(settings.session())
                    .policy(strict ? url -> true : null)
                    .checked();
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    boolean hasSteps() {
        return browser.hasSteps();
    }

    /** Starts the browsers, if the crawl needs any. */
    Visits start(CrawlSettings settings, Duration delay, HttpPageSource http, CrawlPageReader reader) {
        if (mode == RenderMode.NEVER) {
            http.answers(browser.formSteps(settings.session()));
            return new Visits(http.visitor(reader.withoutBrowser()), null, null, null);
        }
        PublicProxy proxy = settings.isPublicOnly() ? new PublicProxy(settings) : null;
        try {
            return start(settings, delay, http, reader, proxy);
        } catch (RuntimeException e) {
            if (proxy != null) {
                proxy.close();
            }
            throw e;
        }
    }

    private Visits start(
            CrawlSettings settings,
            Duration delay,
            HttpPageSource http,
            CrawlPageReader reader,
            @Nullable PublicProxy proxy) {
        LateCrawl crawl = new LateCrawl();
        BrowserVisitor.Growth growth = new BrowserVisitor.Growth(settings.listPages(), crawl::isStopping);
        RenderSettings render = browser.settings(settings.session())
                .maxBytes(settings.maxBytes())
                .pageLimit(settings.timeout())
                .userAgent(settings.userAgent())
                .proxy(proxy == null ? settings.proxy() : proxy.address())
                .growing(growth.isWanted())
                .policy(strict ? crawl::admits : null)
                .stepsTo(crawl::admits);
        BrowserPool pool = BrowserOptions.start(render);
        BrowserVisitor shown =
                new BrowserVisitor(pool, reader, host -> proxy == null ? null : proxy.refusal(host), growth);
        return new Visits(
                mode == RenderMode.ALWAYS
                        ? shown
                        : new AutoRenderingVisitor(http, shown, reader, delay, crawl::isStopping),
                pool,
                crawl,
                proxy);
    }

    /**
     * The visitor of a crawl's pages with its resources.
     *
     * @param pool the browsers; null for plain HTTP
     * @param late null for plain HTTP
     * @param proxy for the requests of the browsers
     */
    record Visits(
            PageVisitor<PageAnalysis> visitor,
            @Nullable BrowserPool pool,
            @Nullable LateCrawl late,
            @Nullable PublicProxy proxy)
            implements AutoCloseable {

        /**
         * Sets the crawl that uses the browsers.
         *
         * @param letGo returns, at the end of the program, when the crawl needs no browser any more
         */
        void serve(Crawl<?> crawl, Runnable letGo) {
            if (late != null && pool != null) {
                late.crawl = crawl;
                pool.beforeExit(letGo);
            }
        }

        @Override
        public void close() {
            if (pool != null) {
                pool.close();
            }
            if (proxy != null) {
                proxy.close();
            }
        }
    }

    /** Holds the crawl, which is created after the browsers that ask it. */
    private static final class LateCrawl {
        private volatile @Nullable Crawl<?> crawl;

        boolean admits(String url) {
            Crawl<?> current = crawl;
            return current != null && current.admits(url);
        }

        boolean isStopping() {
            Crawl<?> current = crawl;
            return current != null && current.isStopping();
        }
    }
}
