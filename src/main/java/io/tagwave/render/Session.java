package io.tagwave.render;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Outcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import org.openqa.selenium.NoSuchWindowException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.UnhandledAlertException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** One browser with one window. Used by one thread at a time. */
final class Session implements AutoCloseable {

    /** Where the browser's own error pages stand. */
    private static final String BROWSERS_OWN = "chrome-error:";

    private static final String HTML = "text/html";
    private static final Set<String> PAGES = Set.of(HTML, "application/xhtml+xml", "application/xml", "text/xml", "");
    private static final int ERRORS = 400;

    /** For taking the document, beyond the limits of loading and waiting. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final RenderSettings settings;
    private final RemoteWebDriver driver;
    private final LocalBrowser local;
    private final Cdp cdp;
    private final Guard guard;
    private final ScheduledExecutorService timer;

    /**
     * A running session.
     *
     * @param local its processes, or null when it runs elsewhere
     * @param cdp null where the browser has no DevTools
     * @param guard null where the browser has no DevTools
     * @param timer what its watchdogs run on
     */
    Session(
            RenderSettings settings,
            RemoteWebDriver driver,
            LocalBrowser local,
            Cdp cdp,
            Guard guard,
            ScheduledExecutorService timer) {
        this.settings = settings;
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
     * @throws RenderFault when there is no page to take
     */
    RenderedPage render(String url) {
        Duration limit = settings.pageLimit().plus(settings.waitLimit()).plus(GRACE);
        Watchdog dog = new Watchdog(timer, guard, settings.scriptLimit(), limit, this::close);
        try (dog) {
            return take(url);
        } catch (WebDriverException e) {
            throw fault(e, dog);
        }
    }

    private RenderedPage take(String url) {
        Instant at = Instant.now();
        Stopwatch watch = new Stopwatch();
        Traffic traffic = startPage();
        watch.lap();
        navigate(url, traffic);
        double navigate = watch.lap();
        finish(traffic);
        double waiting = watch.lap();
        Document document = document(url, traffic);
        check(document, traffic);
        byte[] body = document.html().getBytes(StandardCharsets.UTF_8);
        double serialise = watch.lap();
        Path picture = picture(url);
        FetchedPage page = page(url, document, traffic, body, at, navigate + waiting + serialise);
        return new RenderedPage(
                page,
                traffic.redirects(),
                traffic.requests(),
                traffic.refused(),
                new RenderedPage.Times(0, navigate, waiting, serialise),
                picture);
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

    private Traffic startPage() {
        if (guard != null) {
            return guard.startPage();
        }
        driver.manage().deleteAllCookies();
        return new Traffic("");
    }

    private void navigate(String url, Traffic traffic) {
        try {
            driver.get(url);
        } catch (TimeoutException | NoSuchWindowException e) {
            throw e;
        } catch (WebDriverException e) {
            if (!String.valueOf(e.getMessage()).contains("net::ERR_")) {
                throw e;
            }
            if (traffic.status() == 0) {
                throw Failures.ofNetwork(firstLine(e));
            }
        }
        if (guard != null && guard.tooLarge()) {
            throw tooLarge("bytes");
        }
        Failures.check(traffic);
    }

    private void finish(Traffic traffic) {
        Settling settling = new Settling(driver, traffic, settings.waitLimit());
        settling.await(settings.waitFor());
        if (settings.scrolls() > 0) {
            settling.scroll(settings.scrolls());
        }
    }

    private Document document(String url, Traffic traffic) {
        Object answer = driver.executeScript(PageScript.PAGE.source(), settings.maxBytes(), settings.deepDom());
        if (!(answer instanceof List<?> values) || values.size() != 5) {
            throw new RenderFault(RenderFault.Kind.PAGE_BROKEN, "the page's document can not be read");
        }
        String address = String.valueOf(values.get(2));
        if (address.startsWith(BROWSERS_OWN) && traffic.status() >= ERRORS) {
            return new Document("", url, HTML, traffic.status());
        }
        return new Document(
                (String) values.get(0), address, String.valueOf(values.get(3)), ((Number) values.get(4)).intValue());
    }

    private void check(Document document, Traffic traffic) {
        if (!document.address().matches("(?i)https?://.*")) {
            throw new RenderFault(
                    document.address().startsWith(BROWSERS_OWN)
                            ? RenderFault.Kind.UNREACHABLE
                            : RenderFault.Kind.OFF_SCOPE,
                    "the page led to " + document.address());
        }
        if (!PAGES.contains(document.type().toLowerCase(Locale.ROOT))) {
            throw new RenderFault(RenderFault.Kind.NOT_HTML, "expected a page, found " + document.type());
        }
        if (document.html() == null) {
            throw tooLarge("characters");
        }
        if (guard != null && guard.crashed()) {
            throw new RenderFault(RenderFault.Kind.BROWSER_GONE, "the page's process died");
        }
    }

    private FetchedPage page(String url, Document document, Traffic traffic, byte[] body, Instant at, double millis) {
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
        Path file = settings.screenshots().resolve(Screenshots.name(url));
        try {
            Files.createDirectories(settings.screenshots());
            Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            return null; // a full disk is no reason to lose the page
        }
        return file;
    }

    private RenderFault fault(WebDriverException e, Watchdog dog) {
        if (guard != null && guard.tooLarge()) {
            return tooLarge("bytes");
        }
        if (e instanceof UnhandledAlertException) {
            return new RenderFault(RenderFault.Kind.TIMEOUT, "the page opened dialogs without an end", e);
        }
        if (dog.bitten() || e instanceof TimeoutException) { // of the page and of scripts
            return new RenderFault(RenderFault.Kind.TIMEOUT, "the page did not become ready in time", e);
        }
        if (e instanceof NoSuchWindowException && alive()) {
            return new RenderFault(RenderFault.Kind.PAGE_BROKEN, "the page closed its window", e);
        }
        return new RenderFault(RenderFault.Kind.BROWSER_GONE, firstLine(e), e);
    }

    private RenderFault tooLarge(String what) {
        return new RenderFault(
                RenderFault.Kind.TOO_LARGE, "expected at most " + settings.maxBytes() + " " + what + ", found more");
    }

    private boolean alive() {
        return local == null || local.processes().stream().allMatch(Processes::runs);
    }

    static String firstLine(Throwable e) {
        String message = String.valueOf(e.getMessage()).strip();
        int end = message.indexOf('\n');
        return end < 0 ? message : message.substring(0, end);
    }

    private record Document(String html, String address, String type, int status) {}

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
