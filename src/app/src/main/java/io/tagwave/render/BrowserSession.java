package io.tagwave.render;

import io.tagwave.dom.HtmlParser;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** One browser with one window. Used by one thread at a time. */
final class BrowserSession implements AutoCloseable {

    /** The URL scheme of Chromium's own error pages. */
    private static final String ERROR_PAGE = "chrome-error:";

    private static final String HTML = "text/html";
    private static final Set<String> PAGES = Set.of(HTML, "application/xhtml+xml", "application/xml", "text/xml", "");
    private static final int ERRORS = 400;

    /** Time for a step, with the pause that its host needs. */
    private static final Duration STEP = Duration.ofMinutes(2);

    /** Time for reading the document, beyond the limits of loading and waiting. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final RenderSettings settings;
    private final BrowserWindow window;
    private final RemoteWebDriver driver;
    private final @Nullable LocalBrowser local;
    private final @Nullable DevToolsConnection connection;
    private final @Nullable PageGuard guard;
    private final ScheduledExecutorService timer;
    private final WaitMemory memory = new WaitMemory();
    private Set<String> passwords = Set.of();
    private boolean anySteps;

    /** Creates a running session, without local processes if it runs elsewhere, without connection and guard if it has no DevTools. */
    BrowserSession(
            RenderSettings settings,
            BrowserWindow window,
            RemoteWebDriver driver,
            @Nullable LocalBrowser local,
            @Nullable DevToolsConnection connection,
            @Nullable PageGuard guard,
            ScheduledExecutorService timer) {
        this.settings = settings;
        this.window = window;
        this.driver = driver;
        this.local = local;
        this.connection = connection;
        this.guard = guard;
        this.timer = timer;
    }

    /**
     * Renders a page and reads its DOM.
     *
     * @param url absolute http or https URL
     * @param permit permit of the host, already awaited; returned when the document has arrived
     * @param growing how its list is made to grow
     * @throws RenderFailure if there is no page to read
     */
    RenderedPage render(String url, HostPermit permit, @Nullable GrowthSettings growing) {
        Duration limit =
                settings.pageLimit.plus(settings.waitLimit.multipliedBy(2)).plus(GRACE);
        limit = settings.steps == null
                ? limit
                : limit.plus(STEP.multipliedBy(settings.steps.steps().size()));
        limit = growing == null ? limit : limit.plus(growing.limit()).plus(settings.waitLimit);
        PageWatchdog watchdog = new PageWatchdog(timer, guard, settings.scriptLimit, limit, this::close);
        try (watchdog) {
            return take(url, permit, growing);
        } catch (RenderFailure e) {
            throw watchdog.killed()
                    ? new RenderFailure(RenderFailure.Kind.TIMEOUT, "the page was not done in time", e)
                    : known(e);
        }
    }

    private RenderedPage take(String url, HostPermit permit, @Nullable GrowthSettings growing) {
        Instant at = Instant.now();
        PageSteps steps = settings.steps;
        boolean isFirst = steps == null || steps.isFirst().test(url);
        if (!isFirst && !anySteps) {
            throw new RenderFailure(
                    RenderFailure.Kind.STEP_FAILED,
                    "the browser has not done the steps, which belong to the first pages; run the same command from the start");
        }
        PageTraffic traffic = startPage(isFirst);
        Stopwatch watch = new Stopwatch();
        long opened = System.nanoTime();
        String missing = window.open(url);
        permit.answered(System.nanoTime());
        refuseTooLarge();
        double fetch = traffic.responseMillis(opened);
        double navigate = watch.lap() - fetch;
        RenderedDocument document = settled(traffic, url);
        if (steps != null && isFirst && guard != null && !traffic.answeredWithError()) {
            passwords = steps.run(window, guard, permit, settings.waitLimit, () -> settled(traffic, url));
            anySteps = true;
            document = settled(traffic, url);
            refuseAddressWithPassword(document.address(), traffic);
        }
        double waiting = watch.lap();
        if (document.address().startsWith(ERROR_PAGE) && traffic.answeredWithError()) {
            document = new RenderedDocument("", url, HTML, traffic.status(), false);
        }
        check(document, traffic);
        if (BrowserWindow.CUT_SHORT.equals(missing)
                && !new HtmlParser().parse(source(document), "").hasText()) {
            throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "the page did not become ready in time");
        }
        double waited = watch.lap();
        ListGrower.Grown grown = growing == null || traffic.answeredWithError()
                ? new ListGrower.Grown(document, RenderedPage.Growth.NONE)
                : new ListGrower(window, traffic, guard, settings, growing).grow(document);
        document = grown.document();
        double growth = watch.lap();
        byte[] body = masked(source(document)).getBytes(StandardCharsets.UTF_8);
        double serialise = watch.lap();
        return new RenderedPage(
                page(url, document, traffic, body, at, fetch + navigate + waiting + growth + serialise, missing),
                traffic.redirects(),
                traffic.requests(),
                traffic.refused(),
                new RenderedPage.Times(0, fetch, navigate, waiting, serialise),
                grown.growth());
    }

    private RenderedDocument settled(PageTraffic traffic, String url) {
        return new PageSettlement(window, traffic, settings, url, memory).await();
    }

    /** Rejects a form that puts a password into an address: addresses are stored and shown. */
    private void refuseAddressWithPassword(String address, PageTraffic traffic) {
        String all = address + " " + String.join(" ", traffic.redirects());
        if (passwords.stream()
                .anyMatch(secret -> all.contains("=" + URLEncoder.encode(secret, StandardCharsets.UTF_8)))) {
            throw new RenderFailure(
                    RenderFailure.Kind.STEP_FAILED, "the form sends the password in an address, which would be stored");
        }
    }

    /** Returns the text of a document with stars in the place of passwords that its fields still hold. */
    private String masked(String html) {
        String masked = html;
        for (String secret : passwords) {
            String written = secret.replace("&", "&amp;").replace("\"", "&quot;");
            masked = masked.replace("value=\"" + written + "\"", "value=\"***\"");
        }
        return masked;
    }

    /** Returns the local processes; null if the browser runs elsewhere. */
    @Nullable
    LocalBrowser local() {
        return local;
    }

    @Override
    public void close() {
        if (connection != null) {
            connection.close();
        }
        if (local != null) {
            local.kill();
            return;
        }
        try {
            driver.quit();
        } catch (WebDriverException e) {
            // The Grid ends an unused session itself.
        }
    }

    private PageTraffic startPage(boolean anew) {
        if (guard != null) {
            return guard.startPage(anew);
        }
        window.forget();
        return new PageTraffic("");
    }

    private void check(RenderedDocument document, PageTraffic traffic) {
        refuseTooLarge();
        NetworkErrors.check(traffic);
        if (!document.address().matches("(?i)https?://.*")) {
            throw new RenderFailure(
                    document.address().startsWith(ERROR_PAGE)
                            ? RenderFailure.Kind.UNREACHABLE
                            : RenderFailure.Kind.OFF_SCOPE,
                    "the page led to " + document.address());
        }
        if (!PAGES.contains(document.type().toLowerCase(Locale.ROOT))) {
            throw new RenderFailure(RenderFailure.Kind.NOT_HTML, "expected a page, found " + document.type());
        }
        source(document);
    }

    private String source(RenderedDocument document) {
        String html = document.html();
        if (html == null) {
            throw tooLarge("characters");
        }
        return html;
    }

    private FetchedPage page(
            String url,
            RenderedDocument document,
            PageTraffic traffic,
            byte[] body,
            Instant at,
            double millis,
            @Nullable String missing) {
        int status = traffic.status() == 0 ? document.status() : traffic.status();
        Map<String, String> headers =
                traffic.headers().isEmpty() ? Map.of("content-type", document.type()) : traffic.headers();
        Outcome outcome = status >= ERRORS ? Outcome.HTTP_ERROR : Outcome.DONE;
        String error = outcome == Outcome.DONE ? missing : "status " + status;
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

    /** Replaces a failure by the more precise one of the guard. */
    private RenderFailure known(RenderFailure e) {
        if (guard != null && guard.tooLarge()) {
            return tooLarge("bytes");
        }
        boolean isAlive = local == null || local.processes().stream().allMatch(ProcessTree::runs);
        if (e.kind() == RenderFailure.Kind.PAGE_BROKEN && !isAlive) {
            return new RenderFailure(RenderFailure.Kind.BROWSER_GONE, String.valueOf(e.getMessage()), e);
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
                RenderFailure.Kind.TOO_LARGE, "expected at most " + settings.maxBytes + " " + what + ", found more");
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
