package io.tagwave.render;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** One browser with one window. Used by one thread at a time. */
final class BrowserSession implements AutoCloseable {

    /** Where the browser's own error pages stand. */
    private static final String BROWSERS_OWN = "chrome-error:";

    private static final String HTML = "text/html";
    private static final Set<String> PAGES = Set.of(HTML, "application/xhtml+xml", "application/xml", "text/xml", "");
    private static final int ERRORS = 400;

    /** For taking the document, beyond the limits of loading and waiting. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final RenderSettings settings;
    private final BrowserWindow window;
    private final RemoteWebDriver driver;
    private final LocalBrowser local;
    private final DevToolsConnection cdp;
    private final PageGuard guard;
    private final ScheduledExecutorService timer;

    /**
     * A running session.
     *
     * @param local its processes, or null when it runs elsewhere
     * @param cdp null where the browser has no DevTools
     * @param guard null where the browser has no DevTools
     * @param timer what its watchdogs run on
     */
    BrowserSession(
            RenderSettings settings,
            BrowserWindow window,
            RemoteWebDriver driver,
            LocalBrowser local,
            DevToolsConnection cdp,
            PageGuard guard,
            ScheduledExecutorService timer) {
        this.settings = settings;
        this.window = window;
        this.driver = driver;
        this.local = local;
        this.cdp = cdp;
        this.guard = guard;
        this.timer = timer;
    }

    /**
     * Shows a page and takes its DOM.
     *
     * @param url absolute http or https address
     * @param turn the host's, which was waited for; over when the document is there
     * @param growing how its list is made to grow, or null
     * @throws RenderFailure when there is no page to take
     */
    RenderedPage render(String url, HostPermit turn, GrowthSettings growing) {
        Duration limit = settings.pageLimit().plus(settings.waitLimit()).plus(GRACE);
        limit = growing == null ? limit : limit.plus(growing.limit()).plus(settings.waitLimit());
        PageWatchdog dog = new PageWatchdog(timer, guard, settings.scriptLimit(), limit, this::close);
        try (dog) {
            return take(url, turn, growing);
        } catch (RenderFailure e) {
            throw dog.bitten()
                    ? new RenderFailure(RenderFailure.Kind.TIMEOUT, "the page was not done in time", e)
                    : known(e);
        }
    }

    private RenderedPage take(String url, HostPermit turn, GrowthSettings growing) {
        Instant at = Instant.now();
        PageTraffic traffic = startPage();
        Stopwatch watch = new Stopwatch();
        window.open(url);
        turn.answered(System.nanoTime());
        refuseTooLarge();
        double navigate = watch.lap();
        RenderedDocument document = new PageSettlement(window, traffic, settings).await();
        double waiting = watch.lap();
        if (document.address().startsWith(BROWSERS_OWN) && traffic.answeredWithError()) {
            document = new RenderedDocument("", url, HTML, traffic.status());
        }
        check(document, traffic);
        double waited = watch.lap();
        ListGrower.Grown grown = growing == null || traffic.answeredWithError()
                ? new ListGrower.Grown(document, RenderedPage.Growth.NONE)
                : new ListGrower(window, traffic, guard, settings, growing).grow(document);
        document = grown.document();
        double growth = watch.lap();
        byte[] body = document.html().getBytes(StandardCharsets.UTF_8);
        double serialise = watch.lap();
        Path picture = picture(url);
        return new RenderedPage(
                page(url, document, traffic, body, at, navigate + waiting + growth + serialise),
                traffic.redirects(),
                traffic.requests(),
                traffic.refused(),
                new RenderedPage.Times(0, navigate, waiting, serialise),
                picture,
                grown.growth());
    }

    /** Process and memory of the browser on this machine, otherwise null. */
    LocalBrowser local() {
        return local;
    }

    @Override
    public void close() {
        if (cdp != null) {
            cdp.close();
        }
        if (local != null) {
            local.kill();
            return;
        }
        try {
            driver.quit();
        } catch (WebDriverException e) {
            // The Grid ends a session that is not used any more by itself.
        }
    }

    private PageTraffic startPage() {
        if (guard != null) {
            return guard.startPage();
        }
        window.forget();
        return new PageTraffic("");
    }

    private void check(RenderedDocument document, PageTraffic traffic) {
        refuseTooLarge();
        NetworkErrors.check(traffic);
        if (!document.address().matches("(?i)https?://.*")) {
            throw new RenderFailure(
                    document.address().startsWith(BROWSERS_OWN)
                            ? RenderFailure.Kind.UNREACHABLE
                            : RenderFailure.Kind.OFF_SCOPE,
                    "the page led to " + document.address());
        }
        if (!PAGES.contains(document.type().toLowerCase(Locale.ROOT))) {
            throw new RenderFailure(RenderFailure.Kind.NOT_HTML, "expected a page, found " + document.type());
        }
        if (document.html() == null) {
            throw tooLarge("characters");
        }
    }

    private FetchedPage page(
            String url, RenderedDocument document, PageTraffic traffic, byte[] body, Instant at, double millis) {
        int status = traffic.status() == 0 ? document.status() : traffic.status();
        Map<String, String> headers =
                traffic.headers().isEmpty() ? Map.of("content-type", document.type()) : traffic.headers();
        Outcome outcome = status >= ERRORS ? Outcome.HTTP_ERROR : Outcome.DONE;
        String error = outcome == Outcome.DONE ? null : "status " + status;
        return new FetchedPage(
                url,
                document.address(),
                outcome,
                status,
                headers,
                StandardCharsets.UTF_8,
                body,
                at,
                millis,
                true,
                error);
    }

    private Path picture(String url) {
        if (settings.screenshots() == null) {
            return null;
        }
        Path file = settings.screenshots().resolve(ScreenshotNames.name(url));
        try {
            Files.createDirectories(settings.screenshots());
            Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            return null; // a full disk is no reason to lose the page
        } catch (WebDriverException e) {
            return null; // nor is a browser that dies now: the next page finds out
        }
        return file;
    }

    /** What the guard knows better than the one who waited. */
    private RenderFailure known(RenderFailure e) {
        if (guard != null && guard.tooLarge()) {
            return tooLarge("bytes");
        }
        if (e.kind() == RenderFailure.Kind.PAGE_BROKEN && !alive()) {
            return new RenderFailure(RenderFailure.Kind.BROWSER_GONE, e.getMessage(), e);
        }
        return e;
    }

    private void refuseTooLarge() {
        if (guard != null && guard.tooLarge()) {
            throw tooLarge("bytes");
        }
    }

    private RenderFailure tooLarge(String what) {
        return new RenderFailure(
                RenderFailure.Kind.TOO_LARGE, "expected at most " + settings.maxBytes() + " " + what + ", found more");
    }

    private boolean alive() {
        return local == null || local.processes().stream().allMatch(ProcessTree::runs);
    }

    private static final class Stopwatch {
        private long last = System.nanoTime();

        /** Milliseconds since the last call. */
        double lap() {
            long now = System.nanoTime();
            double millis = (now - last) / 1e6;
            last = now;
            return millis;
        }
    }
}
