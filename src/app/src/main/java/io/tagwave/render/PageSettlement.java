package io.tagwave.render;

import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Waits until a page counts as finished, and reads its document. At the time limit the page is read as it is. */
final class PageSettlement {

    /** Time between two checks from here. */
    private static final long INTERVAL_MILLIS = 50;

    /** Time between two samples in the page; also the time for a script to process a response. */
    private static final long SAMPLE_MILLIS = 25;

    /** A request that takes longer is assumed to stay open, like that of a chat or a counter. */
    private static final Duration REQUEST_PATIENCE = Duration.ofSeconds(2);

    private static final Duration NETWORK_QUIET = Duration.ofMillis(500);

    private final BrowserWindow window;
    private final PageTraffic traffic;
    private final RenderSettings settings;
    private final WaitMemory memory;
    private final String site;
    private long end;
    private boolean extended;
    private final long patienceEnd;
    private double height = -1;

    /** Starts the clock; the host of the URL has the timers that are waited for in vain. */
    PageSettlement(BrowserWindow window, PageTraffic traffic, RenderSettings settings, String url, WaitMemory memory) {
        this.window = window;
        this.traffic = traffic;
        this.settings = settings;
        this.memory = memory;
        this.site = UrlHosts.of(url);
        this.end = System.nanoTime() + settings.waitLimit.toNanos();
        this.patienceEnd = System.nanoTime() + REQUEST_PATIENCE.toNanos();
    }

    RenderedDocument await() {
        WaitCondition wait = settings.waitFor;
        switch (wait.kind()) {
            case SEQUENCE -> {}
            case LOAD -> until(this::loaded);
            case NETWORK -> until(() -> loaded() && traffic.quietNanos() >= NETWORK_QUIET.toNanos());
            case SELECTOR -> until(() -> isTrue(window.run(PageScript.FOUND, Objects.requireNonNull(wait.selector()))));
            case TIME ->
                ProcessTree.pause(Math.min(Objects.requireNonNull(wait.time()).toMillis(), millisLeft()));
        }
        for (int i = 0; i < settings.scrolls && grows(); i++) {
            awaitSequence();
        }
        return wait.kind() == WaitCondition.Kind.SEQUENCE ? awaitSequence() : now();
    }

    /**
     * Waits for two equal samples, while no request of a script is pending and no response arrived: a script may not
     * have processed that yet. A page that leads to another has the limit again, once.
     */
    private RenderedDocument awaitSequence() {
        while (millisLeft() > 0) {
            int before = traffic.scriptAnswers();
            Optional<RenderedDocument> document = look(millisLeft());
            if (document.isPresent() && document.get().vain()) {
                memory.note(site);
            }
            if (document.isEmpty()) {
                ProcessTree.pause(INTERVAL_MILLIS);
                end += extended ? 0 : settings.waitLimit.toNanos();
                extended = true;
            } else if (traffic.pending().stream().noneMatch(this::isAwaited)
                    && (isLate() || traffic.scriptAnswers() == before)) {
                return document.get();
            } else {
                traffic.await(this::isAwaited, isLate() ? end : Math.min(patienceEnd, end));
            }
        }
        traffic.pending().stream().filter(PageTraffic.Pending::isData).forEach(request -> memory.note(request.url()));
        return now();
    }

    private boolean isLate() {
        return System.nanoTime() > patienceEnd;
    }

    /** Waits for scripts and frames a while, for data until the limit unless an earlier page did so in vain. */
    private boolean isAwaited(PageTraffic.Pending request) {
        return isLate() ? request.isData() && !memory.isVain(request.url()) : request.isScripted();
    }

    /** Returns the document as it is, also while the page navigates. */
    private RenderedDocument now() {
        Optional<RenderedDocument> document = look(0);
        for (int i = 0; document.isEmpty() && i < settings.waitLimit.toMillis() / INTERVAL_MILLIS; i++) {
            ProcessTree.pause(INTERVAL_MILLIS);
            document = look(0);
        }
        return document.orElseThrow(
                () -> new RenderFailure(RenderFailure.Kind.PAGE_BROKEN, "the page's document cannot be read"));
    }

    /**
     * Returns the document when its sequence has settled, at the latest after the given time; empty if the page
     * navigated meanwhile.
     */
    private Optional<RenderedDocument> look(long patienceMillis) {
        return RenderedDocument.of(window.run(
                PageScript.PAGE,
                settings.maxBytes,
                settings.deepDom,
                patienceMillis,
                SAMPLE_MILLIS,
                !memory.isVain(site)));
    }

    private boolean grows() {
        List<?> answer = window.run(PageScript.SCROLL);
        double now = answer.isEmpty() ? height : ((Number) answer.get(0)).doubleValue();
        boolean grew = now > height;
        height = now;
        ProcessTree.pause(INTERVAL_MILLIS);
        return grew;
    }

    private boolean loaded() {
        return isTrue(window.run(PageScript.LOADED));
    }

    private static boolean isTrue(List<?> answer) {
        return !answer.isEmpty() && Boolean.TRUE.equals(answer.get(0));
    }

    private void until(BooleanSupplier finished) {
        while (!finished.getAsBoolean() && millisLeft() > 0) {
            ProcessTree.pause(INTERVAL_MILLIS);
        }
    }

    private long millisLeft() {
        return Math.max(0, (end - System.nanoTime()) / 1_000_000);
    }
}
