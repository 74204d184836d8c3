package io.tagwave.render;

import io.tagwave.web.PasswordMask;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How pages are rendered; made by a {@link Builder}.
 *
 * @param browser browser to start, and what it may not load
 * @param webdriver URL of a Selenium Grid or WebDriver server; null to start a driver here
 * @param sessions number of browsers
 * @param waitFor when a page counts as finished
 * @param pageLimit time limit for the document to arrive and be parsed
 * @param waitLimit time limit for waiting after that; the page is then read as it is
 * @param scriptLimit time limit for one script that blocks the page
 * @param scrolls number of times to scroll down to load more, 0 for never
 * @param growing true if lists of pages may be made to grow, see {@link GrowthSettings}; such windows are drawn
 * @param maxBytes maximum size of the document, in bytes received and in characters serialized
 * @param deepDom true if shadow roots and frames of the same origin are part of the page
 * @param screenshots folder for screenshots
 * @param policy requests that pages may send; null for all
 * @param userAgent User-Agent header; null for the browser's own
 * @param offline true to resolve only the loopback's names
 * @param proxy {@code host:port} of a proxy for every request of the browser, those to this machine included
 * @param recycling when a session is replaced
 */
public record RenderSettings(
        BrowserConfig browser,
        @Nullable URI webdriver,
        int sessions,
        WaitCondition waitFor,
        Duration pageLimit,
        Duration waitLimit,
        Duration scriptLimit,
        int scrolls,
        boolean growing,
        long maxBytes,
        boolean deepDom,
        @Nullable Path screenshots,
        @Nullable RequestPolicy policy,
        @Nullable String userAgent,
        boolean offline,
        @Nullable String proxy,
        Recycling recycling) {

    /**
     * When a session is replaced by a fresh one.
     *
     * @param pages after so many pages
     * @param drift when the median latency of its last pages exceeds that of its first by this factor
     * @param memoryBytes when its processes hold more private memory
     */
    public record Recycling(int pages, double drift, long memoryBytes) {

        /**
         * 200 pages; twice the early latency, beyond the variation between pages of one site; 1.5 GB, the need of a
         * large page.
         */
        public static final Recycling DEFAULT = new Recycling(200, 2.0, 1_500_000_000L);
    }

    public RenderSettings {
        if (sessions < 1) {
            throw new IllegalArgumentException("expected 1 or more browsers, found " + sessions);
        }
        if (webdriver != null && (webdriver.getHost() == null || !isHttp(webdriver.getScheme()))) {
            throw new IllegalArgumentException("--webdriver: expected an address such as http://HOST:4444, found "
                    + PasswordMask.masked(webdriver.toString()));
        }
        if (policy != null && browser.engine() == BrowserConfig.Engine.FIREFOX) {
            throw new IllegalArgumentException(
                    "--strict-subrequests: expected a browser with DevTools, as chromium, found firefox");
        }
    }

    private static boolean isHttp(@Nullable String scheme) {
        return "http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme);
    }

    /** Returns one session; the sequence has 5 s to settle after the document, which has 20 s and 20 MB. */
    public static RenderSettings defaults(BrowserConfig browser) {
        return new Builder(browser).build();
    }

    /** Collects the settings that differ from the defaults. */
    public static final class Builder {

        private final BrowserConfig browser;
        private @Nullable URI webdriver;
        private int sessions = 1;
        private WaitCondition waitFor = WaitCondition.SEQUENCE;
        private Duration pageLimit = Duration.ofSeconds(20);
        private Duration waitLimit = Duration.ofSeconds(5);
        private Duration scriptLimit = Duration.ofSeconds(3);
        private int scrolls;
        private boolean growing;
        private long maxBytes = 20_000_000;
        private boolean deepDom;
        private @Nullable Path screenshots;
        private @Nullable RequestPolicy policy;
        private @Nullable String userAgent;
        private @Nullable String proxy;
        private boolean offline;
        private Recycling recycling = Recycling.DEFAULT;

        public Builder(BrowserConfig browser) {
            this.browser = browser;
        }

        public Builder webdriver(@Nullable URI value) {
            webdriver = value;
            return this;
        }

        public Builder sessions(int value) {
            sessions = value;
            return this;
        }

        public Builder waitFor(WaitCondition value) {
            waitFor = value;
            return this;
        }

        public Builder pageLimit(Duration value) {
            pageLimit = value;
            return this;
        }

        public Builder waitLimit(Duration value) {
            waitLimit = value;
            return this;
        }

        public Builder scriptLimit(Duration value) {
            scriptLimit = value;
            return this;
        }

        public Builder scrolls(int value) {
            scrolls = value;
            return this;
        }

        public Builder growing(boolean value) {
            growing = value;
            return this;
        }

        public Builder maxBytes(long value) {
            maxBytes = value;
            return this;
        }

        public Builder deepDom(boolean value) {
            deepDom = value;
            return this;
        }

        public Builder screenshots(@Nullable Path value) {
            screenshots = value;
            return this;
        }

        public Builder policy(@Nullable RequestPolicy value) {
            policy = value;
            return this;
        }

        public Builder userAgent(@Nullable String value) {
            userAgent = value;
            return this;
        }

        public Builder offline(boolean value) {
            offline = value;
            return this;
        }

        public Builder proxy(@Nullable String value) {
            proxy = value;
            return this;
        }

        public Builder recycling(Recycling value) {
            recycling = value;
            return this;
        }

        /**
         * Creates the settings.
         *
         * @throws IllegalArgumentException if one is out of range
         */
        public RenderSettings build() {
            return new RenderSettings(
                    browser,
                    webdriver,
                    sessions,
                    waitFor,
                    pageLimit,
                    waitLimit,
                    scriptLimit,
                    scrolls,
                    growing,
                    maxBytes,
                    deepDom,
                    screenshots,
                    policy,
                    userAgent,
                    offline,
                    proxy,
                    recycling);
        }
    }
}
