package io.tagwave.render;

import io.tagwave.dom.html.FormAddress;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import io.tagwave.web.SecretText;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The steps of a person on the first pages of a run, such as a search, a choice or a login. A step that cannot be done as it is
 * written fails its page: what the page shows without it is not what was asked for.
 *
 * @param sendsPosts true if requests that may change something on a server are sent, as for a login
 * @param isFirst returns true for the URLs of the pages on which the steps are done
 */
public record PageSteps(List<Step> steps, boolean sendsPosts, Predicate<String> isFirst) {

    private static final Pattern FORM = Pattern.compile(
            "(?<verb>click|wait) (?<target>\\S.*)|(?<filling>type|select) (?<field>\\S.*?) = (?<text>.+)");

    private static final Pattern SECONDS = Pattern.compile("(\\d{1,2})s");

    private static final long INTERVAL_MILLIS = 50;

    /** Time in which a click begins to load a page or data. */
    private static final long START_MILLIS = 100;

    /**
     * One step.
     *
     * @param target a CSS selector, the text of a button or link in quotes, or a number of seconds
     * @param text to type, or of the option to choose
     */
    record Step(int line, String verb, String target, String text) {

        /** Returns the step without its text, which may be a password. */
        @Override
        public String toString() {
            return "line " + line + " of --steps (" + verb + " " + target + ")";
        }
    }

    /**
     * Reads a file with a step a line: {@code click TARGET}, {@code type TARGET = TEXT}, {@code select TARGET = OPTION}, {@code wait
     * TARGET} or {@code wait 2s}. A text may be {@code env:VARIABLE} or {@code file:FILE}.
     *
     * @throws IllegalArgumentException if it cannot be read, with the line and without its text
     */
    public static PageSteps read(Path file, boolean sendsPosts, Predicate<String> isFirst) {
        List<Step> steps = new ArrayList<>();
        int number = 0;
        for (String written : SecretText.lines("--steps", file)) {
            number++;
            String line = written.strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            Matcher step = FORM.matcher(line);
            if (!step.matches()) {
                throw new IllegalArgumentException(
                        "--steps: expected click TARGET, type TARGET = TEXT, select TARGET = OPTION"
                                + " or wait TARGET in line " + number + " of " + file);
            }
            steps.add(
                    step.group("verb") != null
                            ? new Step(number, step.group("verb"), step.group("target"), "")
                            : new Step(
                                    number,
                                    step.group("filling"),
                                    step.group("field"),
                                    SecretText.of("--steps", "line " + number, step.group("text"))));
        }
        return new PageSteps(steps, sendsPosts, isFirst);
    }

    /** Returns a redirect to where the form of a first page leads when the steps fill and send it; other answers as they are. */
    public FetchedPage submitted(FetchedPage page) {
        if (!isFirst.test(page.url()) || page.outcome() != Outcome.DONE && page.redirect() == null) {
            return page;
        }
        Object done = "--steps";
        try {
            FormAddress form = new FormAddress(page.body(), page.charset(), page.url());
            for (Step step : steps) {
                done = step;
                form.step(step.verb(), step.target(), step.text());
            }
            Map<String, String> redirect = Map.of("location", form.address());
            return FetchedPage.answered(
                    page.url(), Outcome.DONE, 303, redirect, page.body(), page.fetchedAt(), page.millis(), false, null);
        } catch (IllegalArgumentException | IllegalStateException e) {
            String why =
                    page.redirect() == null ? e.getMessage() : "name the page that it redirects to, " + page.redirect();
            return FetchedPage.failed(
                    page.url(), Outcome.STEP_FAILED, page.fetchedAt(), page.millis(), done + ": " + why);
        }
    }

    /**
     * Does the steps.
     *
     * @param limit time in which the element of a step has to appear
     * @param settle waits until the page has settled
     * @return the passwords that were typed
     * @throws RenderFailure if a step cannot be done
     */
    Set<String> run(BrowserWindow window, PageGuard guard, HostPermit permit, Duration limit, Runnable settle) {
        Set<String> passwords = new HashSet<>();
        guard.requests().steps(this);
        try {
            for (Step step : steps) {
                permit.await();
                Matcher pause = SECONDS.matcher(step.target());
                if (pause.matches()) {
                    ProcessTree.pause(Long.parseLong(pause.group(1)) * 1000);
                } else if (fillsPassword(step, window, limit)) {
                    passwords.add(step.text());
                }
                ProcessTree.pause(START_MILLIS);
                settle.run();
                permit.answered(System.nanoTime());
                String refused = guard.requests().refusedStep();
                if (refused != null) {
                    throw failed(step, refused);
                }
            }
            return passwords;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "interrupted", e);
        } finally {
            guard.requests().steps(null);
        }
    }

    /** Does a step as soon as its element is there; returns true if that is a field for a password. */
    private static boolean fillsPassword(Step step, BrowserWindow window, Duration limit) {
        for (long end = System.nanoTime() + limit.toNanos(); ; ProcessTree.pause(INTERVAL_MILLIS)) {
            List<?> answer = window.run(PageScript.STEP, step.verb(), step.target(), step.text());
            Object found = answer.isEmpty() ? 0 : answer.get(0);
            if (found instanceof String problem) {
                throw failed(step, problem);
            }
            int elements = ((Number) found).intValue();
            if (elements == 1) {
                return Boolean.TRUE.equals(answer.get(1));
            }
            if (elements > 1 || System.nanoTime() > end) {
                throw failed(step, "expected one visible element, found " + (elements == 0 ? "none" : elements));
            }
        }
    }

    private static RenderFailure failed(Step step, String why) {
        return new RenderFailure(RenderFailure.Kind.STEP_FAILED, step + ": " + why);
    }
}
