package io.tagwave.render;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Waits until a page counts as finished, and takes its document. At the limit what is there then is taken. */
final class PageSettlement {

    /** Between two questions from here. */
    private static final long INTERVAL_MILLIS = 50;

    /** Between two samples in the page; also the time a script has to act on an answer. */
    private static final long SAMPLE_MILLIS = 25;

    /** A request that still runs after this is taken for one that stays open, as of a chat or a counter. */
    private static final Duration REQUEST_PATIENCE = Duration.ofSeconds(2);

    private static final Duration NETWORK_QUIET = Duration.ofMillis(500);

    private final BrowserWindow window;
    private final PageTraffic traffic;
    private final RenderSettings settings;
    private final long end;
    private final long patienceEnd;
    private double height = -1;

    /**
     * Starts the clock.
     *
     * @param traffic what the page sends and receives
     */
    PageSettlement(BrowserWindow window, PageTraffic traffic, RenderSettings settings) {
        this.window = window;
        this.traffic = traffic;
        this.settings = settings;
        this.end = System.nanoTime() + settings.waitLimit().toNanos();
        this.patienceEnd = System.nanoTime() + REQUEST_PATIENCE.toNanos();
    }

    /** The finished document. */
    RenderedDocument await() {
        WaitCondition wait = settings.waitFor();
        switch (wait.kind()) {
            case SEQUENCE -> {}
            case LOAD -> until(this::loaded);
            case NETWORK -> until(() -> loaded() && traffic.quietNanos() >= NETWORK_QUIET.toNanos());
            case SELECTOR -> until(() -> isTrue(window.run(PageScript.FOUND, wait.selector())));
            case TIME -> ProcessTree.pause(Math.min(wait.time().toMillis(), millisLeft()));
        }
        for (int i = 0; i < settings.scrolls() && grows(); i++) {
            awaitSequence();
        }
        return wait.kind() == WaitCondition.Kind.SEQUENCE ? awaitSequence() : now();
    }

    /**
     * Two samples that agree, with nothing on its way that a script asked for, and nothing that came while they were taken: a
     * script may not have acted on that yet.
     */
    private RenderedDocument awaitSequence() {
        while (millisLeft() > 0) {
            int before = traffic.scriptAnswers();
            Optional<RenderedDocument> document = look(millisLeft());
            if (document.isEmpty()) {
                ProcessTree.pause(INTERVAL_MILLIS);
            } else if (System.nanoTime() > patienceEnd || !traffic.scriptsLoad() && traffic.scriptAnswers() == before) {
                return document.get();
            } else {
                traffic.awaitScripts(Math.min(patienceEnd, end));
            }
        }
        return now();
    }

    /** The document as it is, also while the page moves on. */
    private RenderedDocument now() {
        Optional<RenderedDocument> document = look(0);
        for (int i = 0; document.isEmpty() && i < settings.waitLimit().toMillis() / INTERVAL_MILLIS; i++) {
            ProcessTree.pause(INTERVAL_MILLIS);
            document = look(0);
        }
        return document.orElseThrow(
                () -> new RenderFailure(RenderFailure.Kind.PAGE_BROKEN, "the page's document can not be read"));
    }

    /** The document when its sequence has settled, at the latest after so long; nothing when it went away meanwhile. */
    private Optional<RenderedDocument> look(long patienceMillis) {
        return RenderedDocument.of(
                window.run(PageScript.PAGE, settings.maxBytes(), settings.deepDom(), patienceMillis, SAMPLE_MILLIS));
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
