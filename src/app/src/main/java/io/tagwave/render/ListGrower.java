package io.tagwave.render;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the list of a page grow until it is complete or a limit is reached. It scrolls; if that adds nothing, it
 * presses the buttons behind the list, and continues with the one that added records. Virtual lists, which remove their
 * first records, are scrolled from the top and put together.
 *
 * <p>A button is accepted by its effect: records with the list's template are added, and the old ones stay. Buttons
 * whose text says that they do something else are never pressed, see {@code list.js}; during the attempt the page can
 * neither navigate nor submit a form, and requests that may change something on a server are not sent.
 */
final class ListGrower {

    /** Time between two looks at the list. */
    private static final long INTERVAL_MILLIS = 40;

    /**
     * Time without requests and changes after which nothing more is expected: longer than scripts debounce scroll
     * events.
     */
    private static final long QUIET_MILLIS = 500;

    /** The same for the first stage of scrolling, which scripts notice with the next frames. */
    private static final long GLANCE_MILLIS = 120;

    /** A request that takes longer is assumed to stay open. */
    private static final long REQUEST_MILLIS = 5000;

    /** Maximum number of buttons to try: the nearest. */
    private static final int MAX_BUTTONS = 4;

    /** Nine of ten earlier records must remain after a list has grown. */
    private static final int MIN_REMAINING = 9;

    private static final int OUT_OF = 10;

    /** Length of a step through a virtual list, in heights of its visible part. */
    private static final double SCREEN = 0.8;

    /** Answer of the script if nothing can be scrolled, and scripts of the page wait for it. */
    private static final int STUCK = 2;

    private final BrowserWindow window;
    private final PageTraffic traffic;
    private final @Nullable PageGuard guard;
    private final RenderSettings settings;
    private final GrowthSettings growing;
    private final long end;
    private int screens = 1;
    /** Number of requests before the last step; -1 before the first. */
    private int requestsBefore = -1;

    private boolean fetches;
    private long lastWait;
    private int count;
    private boolean walks;
    private boolean stuck;
    /** True if the document does not hold each record of the list once. */
    private boolean forgets;
    /** Description of the button that adds records; null until one did. */
    private @Nullable String button;
    /** The document before a button was pressed without effect. */
    private @Nullable RenderedDocument before;

    /** Creates a grower for the list of one page; without DevTools, and thus without a guard, it presses no button. */
    ListGrower(
            BrowserWindow window,
            PageTraffic traffic,
            @Nullable PageGuard guard,
            RenderSettings settings,
            GrowthSettings growing) {
        this.window = window;
        this.traffic = traffic;
        this.guard = guard;
        this.settings = settings;
        this.growing = growing;
        this.end = System.nanoTime() + growing.limit().toNanos();
    }

    /** A page with its grown list, at the URL of the page, whatever its scripts make of that. */
    record Grown(RenderedDocument document, RenderedPage.Growth growth) {}

    /**
     * Makes the list grow.
     *
     * @param first the page before
     * @throws RenderFailure if the page stops responding, or the crawl is being stopped
     */
    Grown grow(RenderedDocument first) {
        String html = first.html();
        List<String> records = growing.screens() == 1 || html == null
                ? List.of()
                : growing.lists().apply(html, first.address());
        if (records.isEmpty() || number("begin", records) == 0) {
            return new Grown(first, RenderedPage.Growth.NONE);
        }
        count = look().count();
        boolean grew = true;
        while (grew && screens < growing.screens() && System.nanoTime() + lastWait < end) {
            grew = step();
            screens += grew ? 1 : 0;
        }
        RenderedDocument whole = screens == 1 ? first : before == null ? taken() : before;
        return whole.html() == null
                ? new Grown(first, new RenderedPage.Growth(1, true, false))
                : new Grown(
                        new RenderedDocument(whole.html(), first.address(), first.type(), first.status(), false),
                        new RenderedPage.Growth(screens, grew, stuck && screens == 1));
    }

    private boolean step() {
        if (growing.stopping().getAsBoolean()) {
            throw new RenderFailure(RenderFailure.Kind.PAGE_BROKEN, "stopped while its list was growing");
        }
        if (walks) {
            return walk();
        }
        return button == null ? scroll() || press() : press() || scroll();
    }

    private boolean scroll() {
        for (int stage = 0; stage <= 1; stage++) {
            awaitPermit();
            stuck = number("end", stage) == STUCK;
            Look look = settle(stage == 0 ? GLANCE_MILLIS : QUIET_MILLIS);
            if (look.isOther(count)) {
                return take(look);
            }
        }
        return false;
    }

    /**
     * Accepts new records. If none of the earlier ones remained, some in between may be missing: the list is then read
     * from the top.
     */
    private boolean take(Look look) {
        if (look.remained() * OUT_OF < look.former()) {
            forgets = true;
            walks = true;
            number("top");
            settle(QUIET_MILLIS);
            return walk();
        }
        forgets |= !look.stays();
        keep(look);
        return true;
    }

    /** Scrolls to the next screen with new records. */
    private boolean walk() {
        boolean moved = true;
        while (moved && System.nanoTime() < end) {
            awaitPermit();
            moved = number("down", SCREEN) > 0;
            Look look = settle(QUIET_MILLIS);
            if (look.fresh() > 0 && look.remained() == 0) { // too far: the records in between are missing
                number("down", -SCREEN / 2);
                look = settle(QUIET_MILLIS);
            }
            if (look.fresh() > 0) {
                keep(look);
                return true;
            }
        }
        return false;
    }

    private boolean press() {
        PageGuard pageGuard = guard;
        if (pageGuard == null || forgets && button == null) {
            return false;
        }
        List<?> found = window.run(PageScript.LIST, "buttons", MAX_BUTTONS);
        if (button != null) {
            return found.contains(button) && press(pageGuard, found.indexOf(button));
        }
        RenderedDocument untouched = found.isEmpty() ? null : taken();
        for (int i = 0; i < found.size(); i++) {
            if (press(pageGuard, i)) {
                button = String.valueOf(found.get(i));
                before = null;
                return true;
            }
            before = untouched;
            if (!look().stays()) {
                return false; // the button has replaced the list
            }
        }
        return false;
    }

    /** Presses a button; returns true if the list has grown. */
    private boolean press(PageGuard guard, int which) {
        guard.readingOnly(true);
        try {
            awaitPermit();
            if (number("press", which) == 0) {
                return false;
            }
            Look look = settle(QUIET_MILLIS);
            if (look.fresh() == 0 || look.count() <= count || !look.stays()) {
                return false;
            }
            keep(look);
            return true;
        } finally {
            guard.readingOnly(false);
        }
    }

    private void keep(Look look) {
        number("keep");
        count = look.count();
    }

    /**
     * Waits for the permit of the host: before the first step, and before each step once one of them has sent requests.
     */
    private void awaitPermit() {
        int now = traffic.requests() - traffic.refused();
        boolean first = requestsBefore < 0;
        fetches |= !first && now > requestsBefore;
        requestsBefore = now;
        if (!first && !fetches) {
            return;
        }
        long start = System.nanoTime();
        try {
            growing.permit().await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "interrupted", e);
        }
        lastWait = System.nanoTime() - start;
    }

    /**
     * Waits until new records are complete, or until none are expected. The permit covers the requests of this time.
     *
     * @param quiet time without changes after which none are expected, in milliseconds
     */
    private Look settle(long quiet) {
        try {
            return settled(quiet);
        } finally {
            growing.permit().answered(System.nanoTime() - traffic.quietNanos());
        }
    }

    private Look settled(long quiet) {
        long start = System.nanoTime();
        long changed = start;
        int answers = traffic.scriptAnswers();
        @Nullable Look last = null;
        while (true) {
            ProcessTree.pause(INTERVAL_MILLIS);
            boolean loads = traffic.pending().stream().anyMatch(PageTraffic.Pending::isScripted)
                    && millisSince(start) < REQUEST_MILLIS;
            Look now = look();
            if (loads || traffic.scriptAnswers() != answers) {
                answers = traffic.scriptAnswers();
                changed = System.nanoTime();
            }
            boolean came = now.isOther(count) && now.isLike(last);
            boolean nothing = Math.min(millisSince(changed), Math.max(now.quietMillis(), 0)) >= quiet;
            if (!loads && (came || nothing) || millisSince(start) >= settings.waitLimit.toMillis()) {
                forgets |= now.repeats(count);
                return now;
            }
            last = now;
        }
    }

    private static long millisSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }

    private RenderedDocument taken() {
        PageScript script = forgets ? PageScript.WHOLE_LIST : PageScript.PAGE;
        return RenderedDocument.of(window.run(script, settings.maxBytes, settings.deepDom, 0, 0))
                .orElseThrow(() -> new RenderFailure(
                        RenderFailure.Kind.PAGE_BROKEN, "the document went away while its list grew"));
    }

    /**
     * The visible state of the list.
     *
     * @param fresh records that are not yet kept
     * @param count records in the document
     * @param remained records of the last state that are still there
     * @param former records of the last state
     * @param quietMillis time since the last change
     */
    private record Look(int fresh, int count, int remained, int former, long quietMillis) {

        boolean stays() {
            return remained * OUT_OF >= former * MIN_REMAINING;
        }

        /**
         * Returns true if there are new records, more than before or in place of others; changed texts do not count.
         */
        boolean isOther(int before) {
            return fresh > 0 && (count > before || remained < former);
        }

        /** Returns true if there are more records than before, but none is new: what is kept has each once. */
        boolean repeats(int before) {
            return fresh == 0 && count > before;
        }

        boolean isLike(@Nullable Look other) {
            return other != null && fresh == other.fresh && count == other.count && remained == other.remained;
        }
    }

    private Look look() {
        List<?> answer = window.run(PageScript.LIST, "look");
        if (answer.isEmpty()) {
            throw new RenderFailure(RenderFailure.Kind.PAGE_BROKEN, "the list went away while it grew");
        }
        return new Look(at(answer, 0), at(answer, 1), at(answer, 2), at(answer, 3), at(answer, 4));
    }

    /** Runs a command of the script and returns its first number, 0 without any. */
    private int number(String command, Object... arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = command;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        List<?> answer = window.run(PageScript.LIST, all);
        return answer.isEmpty() ? 0 : at(answer, 0);
    }

    private static int at(List<?> answer, int index) {
        return ((Number) answer.get(index)).intValue();
    }
}
