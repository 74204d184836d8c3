package io.tagwave.render;

import io.tagwave.web.PasswordMask;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;

/**
 * How pages are rendered. Start from {@link #defaults} and change what differs.
 *
 * @param browser what to start, and what it may not load
 * @param webdriver address of a Selenium Grid or WebDriver server, or null to start a driver here
 * @param sessions browsers that run at the same time
 * @param waitFor when a page counts as finished
 * @param pageLimit time for the document to arrive and be parsed
 * @param waitLimit time to wait after that; what is there then is taken
 * @param scriptLimit how long one script may keep the page busy before it is cut off
 * @param scrolls how often to scroll down to load more, 0 for never
 * @param growing whether lists of pages are made to grow, see {@link GrowthSettings}; such windows are drawn
 * @param maxBytes greatest size of the document, in bytes received and in characters serialised
 * @param deepDom whether shadow roots and frames of the same origin are part of the page
 * @param screenshots folder for a picture of each page, or null
 * @param policy which requests pages may send, or null for all
 * @param userAgent what the browser calls itself, or null for its own name
 * @param offline whether names other than the loopback's are left unresolved
 * @param proxy {@code host:port} that every request of the browser goes through, those to this machine too, or null
 * @param recycling when a session is replaced
 */
public record RenderSettings(
        BrowserConfig browser,
        URI webdriver,
        int sessions,
        WaitCondition waitFor,
        Duration pageLimit,
        Duration waitLimit,
        Duration scriptLimit,
        int scrolls,
        boolean growing,
        long maxBytes,
        boolean deepDom,
        Path screenshots,
        RequestPolicy policy,
        String userAgent,
        boolean offline,
        String proxy,
        Recycling recycling) {

    /**
     * When a session is replaced by a fresh one.
     *
     * @param pages after so many pages
     * @param drift when the median of its last pages exceeds the median of its first by this factor
     * @param memoryBytes when its processes hold more private memory
     */
    public record Recycling(int pages, double drift, long memoryBytes) {

        /** 200 pages; twice the early latency, beyond what pages of one site differ by; 1.5 GB, a large page's need. */
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

    private static boolean isHttp(String scheme) {
        return "http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme);
    }

    /** One session; the sequence has to settle within 5 s of the document, which has 20 s and 20 MB. */
    public static RenderSettings defaults(BrowserConfig browser) {
        return new Builder(browser).build();
    }

    /** Collects the settings that differ from the defaults. */
    public static final class Builder {

        private final BrowserConfig browser;
        private URI webdriver;
        private int sessions = 1;
        private WaitCondition waitFor = WaitCondition.SEQUENCE;
        private Duration pageLimit = Duration.ofSeconds(20);
        private Duration waitLimit = Duration.ofSeconds(5);
        private Duration scriptLimit = Duration.ofSeconds(3);
        private int scrolls;
        private boolean growing;
        private long maxBytes = 20_000_000;
        private boolean deepDom;
        private Path screenshots;
        private RequestPolicy policy;
        private String userAgent;
        private String proxy;
        private boolean offline;
        private Recycling recycling = Recycling.DEFAULT;

        public Builder(BrowserConfig browser) {
            this.browser = browser;
        }

        public Builder webdriver(URI value) {
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

        public Builder screenshots(Path value) {
            screenshots = value;
            return this;
        }

        public Builder policy(RequestPolicy value) {
            policy = value;
            return this;
        }

        public Builder userAgent(String value) {
            userAgent = value;
            return this;
        }

        public Builder offline(boolean value) {
            offline = value;
            return this;
        }

        public Builder proxy(String value) {
            proxy = value;
            return this;
        }

        public Builder recycling(Recycling value) {
            recycling = value;
            return this;
        }

        /**
         * The settings.
         *
         * @throws IllegalArgumentException when one is out of range
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
