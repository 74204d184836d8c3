package io.tagwave.render;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** Waits until a page counts as finished. Reaching the limit is no failure: what is there then is taken. */
final class Settling {

    /** Between two samples; also the time a script has to act on an answer. */
    private static final long INTERVAL_MILLIS = 50;

    /** A request that still runs after this is taken for one that stays open, as of a chat or a counter. */
    private static final Duration REQUEST_PATIENCE = Duration.ofSeconds(2);

    private static final Duration NETWORK_QUIET = Duration.ofMillis(500);

    private final RemoteWebDriver driver;
    private final Traffic traffic;
    private final long end;
    private final long patienceEnd;

    /**
     * Starts the clock.
     *
     * @param traffic what the page sends and receives
     * @param limit greatest time to wait
     */
    Settling(RemoteWebDriver driver, Traffic traffic, Duration limit) {
        this.driver = driver;
        this.traffic = traffic;
        this.end = System.nanoTime() + limit.toNanos();
        this.patienceEnd = System.nanoTime() + REQUEST_PATIENCE.toNanos();
    }

    void await(Wait wait) {
        switch (wait.kind()) {
            case SEQUENCE -> awaitSequence();
            case LOAD -> until(() -> sample().loaded());
            case NETWORK -> until(() -> sample().loaded() && traffic.quietNanos() >= NETWORK_QUIET.toNanos());
            case SELECTOR ->
                until(() ->
                        !driver.findElements(By.cssSelector(wait.selector())).isEmpty());
            case TIME -> Processes.pause(Math.min(wait.time().toMillis(), millisLeft()));
        }
    }

    /** Scrolls down until nothing is added any more, or often enough. */
    void scroll(int times) {
        String before = "";
        for (int i = 0; i < times && millisLeft() > 0; i++) {
            driver.executeScript(PageScript.SCROLL.source());
            Processes.pause(INTERVAL_MILLIS);
            String after = awaitSequence();
            if (after.equals(before)) {
                return;
            }
            before = after;
        }
    }

    /** Two samples that agree, with nothing on its way that a script asked for. */
    private String awaitSequence() {
        Sample before = sample();
        while (before.scripted() && millisLeft() > 0) {
            Processes.pause(INTERVAL_MILLIS);
            Sample now = sample();
            boolean idle = now.loaded() && !traffic.scriptsLoad() || System.nanoTime() > patienceEnd;
            if (idle && now.fingerprint().equals(before.fingerprint())) {
                return now.fingerprint();
            }
            before = now;
        }
        return before.fingerprint();
    }

    private void until(BooleanSupplier finished) {
        while (!finished.getAsBoolean() && millisLeft() > 0) {
            Processes.pause(INTERVAL_MILLIS);
        }
    }

    private long millisLeft() {
        return Math.max(0, (end - System.nanoTime()) / 1_000_000);
    }

    private Sample sample() {
        try {
            return Sample.of(driver.executeScript(PageScript.SAMPLE.source()));
        } catch (JavascriptException e) {
            return Sample.NONE; // the page is moving on to another document
        }
    }

    private record Sample(String fingerprint, boolean loaded, boolean scripted) {

        static final Sample NONE = new Sample("", false, true);

        static Sample of(Object answer) {
            if (!(answer instanceof List<?> values) || values.size() != 4) {
                return NONE;
            }
            return new Sample(
                    String.valueOf(values.get(0)),
                    Boolean.TRUE.equals(values.get(2)),
                    Boolean.TRUE.equals(values.get(3)));
        }
    }
}
