package io.tagwave.render;

import io.tagwave.web.PasswordMask;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Says how pages are rendered. Immutable: each method with a parameter returns a changed copy. Within the package, fields are
 * read directly.
 */
public final class RenderSettings implements Cloneable {

    final BrowserConfig browser;

    @Nullable
    URI webdriver;

    int sessions = 1;
    WaitCondition waitFor = WaitCondition.SEQUENCE;
    Duration pageLimit = Duration.ofSeconds(20);
    Duration waitLimit = Duration.ofSeconds(5);
    Duration scriptLimit = Duration.ofSeconds(3);
    int scrolls;
    boolean growing;
    long maxBytes = 20_000_000;
    boolean deepDom;

    @Nullable
    Predicate<String> policy;

    @Nullable
    Function<String, Map<String, String>> headers;

    List<Map<String, Object>> cookies = List.of();

    @Nullable
    PageSteps steps;

    Predicate<String> stepsTo = url -> true;

    @Nullable
    String userAgent;

    @Nullable
    String proxy;

    boolean offline;
    Recycling recycling = Recycling.DEFAULT;

    private RenderSettings(BrowserConfig browser) {
        this.browser = browser;
    }

    /** Returns one session; the sequence has 5 s to settle after the document, which has 20 s and 20 MB. */
    public static RenderSettings of(BrowserConfig browser) {
        return new RenderSettings(browser);
    }

    /**
     * When a session is replaced by a fresh one.
     *
     * @param pages after so many pages
     * @param memoryBytes when its processes hold more private memory
     */
    public record Recycling(int pages, long memoryBytes) {

        /** 200 pages; 1.5 GB, the need of a large page. */
        public static final Recycling DEFAULT = new Recycling(200, 1_500_000_000L);
    }

    /** Sets the URL of a Selenium Grid or WebDriver server; null to start a driver here. */
    public RenderSettings webdriver(@Nullable URI server) {
        return changed(copy -> copy.webdriver = server);
    }

    /** Sets the number of browsers. */
    public RenderSettings sessions(int number) {
        return changed(copy -> copy.sessions = number);
    }

    /** Sets when a page counts as finished. */
    public RenderSettings waitFor(WaitCondition condition) {
        return changed(copy -> copy.waitFor = condition);
    }

    /** Sets the time limit for the document to arrive and be parsed. */
    public RenderSettings pageLimit(Duration time) {
        return changed(copy -> copy.pageLimit = time);
    }

    /** Returns the time limit for waiting after the document was parsed. */
    public Duration waitLimit() {
        return waitLimit;
    }

    /** Sets the time limit for waiting after that; the page is then read as it is. */
    public RenderSettings waitLimit(Duration time) {
        return changed(copy -> copy.waitLimit = time);
    }

    /** Sets the time limit for one script that blocks the page. */
    RenderSettings scriptLimit(Duration time) {
        return changed(copy -> copy.scriptLimit = time);
    }

    /** Sets the number of times to scroll down to load more, 0 for never. */
    public RenderSettings scrolls(int times) {
        return changed(copy -> copy.scrolls = times);
    }

    /** Sets whether lists of pages may be made to grow, see {@link GrowthSettings}; such windows are drawn. */
    public RenderSettings growing(boolean mayGrow) {
        return changed(copy -> copy.growing = mayGrow);
    }

    /** Sets the maximum size of the document, in bytes received and in characters serialized. */
    public RenderSettings maxBytes(long bytes) {
        return changed(copy -> copy.maxBytes = bytes);
    }

    /** Sets whether shadow roots and frames of the same origin are part of the page. */
    public RenderSettings deepDom(boolean included) {
        return changed(copy -> copy.deepDom = included);
    }

    /**
     * Sets which of a page's own requests a browser may send, by their http or https URL; null for all. Called by several
     * threads; may be slow.
     */
    public RenderSettings policy(@Nullable Predicate<String> allowed) {
        return changed(copy -> copy.policy = allowed);
    }

    /**
     * Sets what each page has of a session.
     *
     * @param sent returns the headers to add to a request, by its URL; called by several threads
     * @param known cookies as the parameters of Chromium's {@code Network.setCookie}
     */
    public RenderSettings session(Function<String, Map<String, String>> sent, List<Map<String, Object>> known) {
        return changed(copy -> {
            copy.headers = sent;
            copy.cookies = known;
        });
    }

    /** Sets the steps on first pages: one browser does them, and keeps its cookies and storage for the pages after that. */
    public RenderSettings steps(PageSteps ofPerson) {
        return sessions(1)
                .recycling(new Recycling(Integer.MAX_VALUE, Long.MAX_VALUE))
                .changed(copy -> copy.steps = ofPerson);
    }

    /** Sets to which pages the steps may lead, by their URL. */
    public RenderSettings stepsTo(Predicate<String> pages) {
        return changed(copy -> copy.stepsTo = pages);
    }

    /** Sets the User-Agent header; null for the browser's own. */
    public RenderSettings userAgent(@Nullable String header) {
        return changed(copy -> copy.userAgent = header);
    }

    /** Sets {@code host:port} of a proxy for every request of the browser, those to this machine included. */
    public RenderSettings proxy(@Nullable String hostAndPort) {
        return changed(copy -> copy.proxy = hostAndPort);
    }

    /** Sets whether only the loopback's names are resolved. */
    public RenderSettings offline(boolean only) {
        return changed(copy -> copy.offline = only);
    }

    /** Sets when a session is replaced. */
    RenderSettings recycling(Recycling limits) {
        return changed(copy -> copy.recycling = limits);
    }

    /**
     * Returns these settings.
     *
     * @throws IllegalArgumentException if no browser can have them
     */
    public RenderSettings checked() {
        if (sessions < 1) {
            throw new IllegalArgumentException("expected 1 or more browsers, found " + sessions);
        }
        if (webdriver != null && (webdriver.getHost() == null || !isHttp(webdriver.getScheme()))) {
            throw new IllegalArgumentException("--webdriver: expected an address such as http://HOST:4444, found "
                    + PasswordMask.masked(webdriver.toString()));
        }
        if (pausesRequests() && browser.engine() == BrowserConfig.Engine.FIREFOX) {
            throw new IllegalArgumentException(
                    (policy != null ? "--strict-subrequests" : "--header, --cookie-file and --steps")
                            + ": expected a browser with DevTools, as chromium, found firefox");
        }
        return this;
    }

    /** Returns true if each request waits until it is judged or has its headers. */
    boolean pausesRequests() {
        return policy != null || headers != null || steps != null;
    }

    private static boolean isHttp(@Nullable String scheme) {
        return "http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme);
    }

    private RenderSettings changed(Consumer<RenderSettings> change) {
        try {
            RenderSettings copy = (RenderSettings) clone();
            change.accept(copy);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
