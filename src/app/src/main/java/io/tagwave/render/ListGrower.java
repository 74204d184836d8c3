package io.tagwave.render;

import java.util.List;

/**
 * Makes the list of a page grow until it is whole, or a bound is met. It scrolls; where that brings nothing, it presses what stands
 * behind the list, and goes on with what brought records. Lists that forget their first screens are gone through from the top, and put
 * together again.
 *
 * <p>A button is known by what it does: records of the list's template come, and those that were there stay. Nothing is pressed that
 * says of itself that it does something else, see {@code list.js}; while it is tried, the page goes to no other document and sends no
 * form, and a request that may change something at a server is not sent.
 */
final class ListGrower {

    /** Between two looks. */
    private static final long INTERVAL_MILLIS = 40;

    /** Nothing was asked for and nothing changed for so long: nothing comes. Longer than scripts wait for scrolling to end. */
    private static final long QUIET_MILLIS = 500;

    /** The same for the look at the last record on the way down, which scripts hear of with the next frames. */
    private static final long GLANCE_MILLIS = 120;

    /** A request that still runs after this is taken for one that stays open. */
    private static final long REQUEST_MILLIS = 5000;

    /** What is pressed for a try, at most: the nearest. */
    private static final int MOST_BUTTONS = 4;

    /** As many of the records before are still there, of ten, after a list has grown. */
    private static final int STAY = 9;

    private static final int OF = 10;

    /** How far a step goes through a list that forgets, in heights of what is seen of it. */
    private static final double SCREEN = 0.8;

    private final BrowserWindow window;
    private final PageTraffic traffic;
    private final PageGuard guard;
    private final RenderSettings settings;
    private final GrowthSettings growing;
    private final long end;
    private int screens = 1;
    /** Requests before the step before; -1 before the first. */
    private int asked = -1;

    private boolean fetches;
    private long lastTurn;
    private int count;
    private boolean walks;
    /** Whether the document that is there has not, or not once, what the list has. */
    private boolean forgets;
    /** What the button is like that brings records; null as long as none did. */
    private String button;
    /** The document before something was pressed in vain. */
    private RenderedDocument before;

    /**
     * The growth of one page's list.
     *
     * @param guard null where the browser has no DevTools: then nothing is pressed
     */
    ListGrower(
            BrowserWindow window,
            PageTraffic traffic,
            PageGuard guard,
            RenderSettings settings,
            GrowthSettings growing) {
        this.window = window;
        this.traffic = traffic;
        this.guard = guard;
        this.settings = settings;
        this.growing = growing;
        this.end = System.nanoTime() + growing.limit().toNanos();
    }

    /**
     * A page with its list.
     *
     * @param document at the page's own address, whatever its scripts call it while the list grows
     */
    record Grown(RenderedDocument document, RenderedPage.Growth growth) {}

    /**
     * Makes the list grow.
     *
     * @param first the page as it began
     * @throws RenderFailure when the page does not answer any more, and when the crawl is being stopped
     */
    Grown grow(RenderedDocument first) {
        List<String> records =
                growing.screens() == 1 ? List.of() : growing.lists().records(first.html(), first.address());
        if (records.isEmpty() || number("begin", records) == 0) {
            return new Grown(first, RenderedPage.Growth.NONE);
        }
        count = look().count();
        boolean grew = true;
        while (grew && screens < growing.screens() && System.nanoTime() + lastTurn < end) {
            grew = step();
            screens += grew ? 1 : 0;
        }
        RenderedDocument whole = screens == 1 ? first : before == null ? taken() : before;
        return whole.html() == null
                ? new Grown(first, new RenderedPage.Growth(1, true))
                : new Grown(
                        new RenderedDocument(whole.html(), first.address(), first.type(), first.status()),
                        new RenderedPage.Growth(screens, grew));
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
            awaitTurn();
            number("end", stage);
            Look look = settle(stage == 0 ? GLANCE_MILLIS : QUIET_MILLIS);
            if (look.isOther(count)) {
                return take(look);
            }
        }
        return false;
    }

    /** Keeps what has come; where nothing of what was there is left, something between may be missing. */
    private boolean take(Look look) {
        if (look.remained() * OF < look.former()) {
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

    /** From where the list is seen to the next screen that has something new. */
    private boolean walk() {
        boolean moved = true;
        while (moved && System.nanoTime() < end) {
            awaitTurn();
            moved = number("down", SCREEN) > 0;
            Look look = settle(QUIET_MILLIS);
            if (look.fresh() > 0 && look.remained() == 0) { // it went too far
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
        if (guard == null || forgets && button == null) {
            return false;
        }
        List<?> found = window.run(PageScript.LIST, "buttons", MOST_BUTTONS);
        if (button != null) {
            return found.contains(button) && isPressed(found.indexOf(button));
        }
        RenderedDocument untouched = found.isEmpty() ? null : taken();
        for (int i = 0; i < found.size(); i++) {
            if (isPressed(i)) {
                button = found.get(i).toString();
                before = null;
                return true;
            }
            before = untouched;
            if (!look().stays()) {
                return false; // it shows another list now
            }
        }
        return false;
    }

    /** Presses a button; whether the list has grown by it. */
    private boolean isPressed(int which) {
        guard.readingOnly(true);
        try {
            awaitTurn();
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

    /** Waits for the host's turn: before the first step, and from the first on that has asked for anything. */
    private void awaitTurn() {
        int now = traffic.requests() - traffic.refused();
        boolean first = asked < 0;
        fetches |= !first && now > asked;
        asked = now;
        if (!first && !fetches) {
            return;
        }
        long start = System.nanoTime();
        try {
            growing.turn().await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "interrupted", e);
        }
        lastTurn = System.nanoTime() - start;
    }

    /**
     * Waits until what came is all there, or until nothing comes. What was asked for by then had been the host's turn.
     *
     * @param quiet for how long nothing has to happen before that is believed, in milliseconds
     */
    private Look settle(long quiet) {
        try {
            return settled(quiet);
        } finally {
            growing.turn().answered(System.nanoTime() - traffic.quietNanos());
        }
    }

    private Look settled(long quiet) {
        long start = System.nanoTime();
        long changed = start;
        int answers = traffic.scriptAnswers();
        Look last = null;
        while (true) {
            ProcessTree.pause(INTERVAL_MILLIS);
            boolean loads = traffic.scriptsLoad() && millisSince(start) < REQUEST_MILLIS;
            Look now = look();
            if (loads || traffic.scriptAnswers() != answers) {
                answers = traffic.scriptAnswers();
                changed = System.nanoTime();
            }
            boolean came = now.isOther(count) && now.isLike(last);
            boolean nothing = Math.min(millisSince(changed), Math.max(now.quietMillis(), 0)) >= quiet;
            if (!loads && (came || nothing)
                    || millisSince(start) >= settings.waitLimit().toMillis()) {
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
        return RenderedDocument.of(window.run(script, settings.maxBytes(), settings.deepDom(), 0, 0))
                .orElseThrow(() -> new RenderFailure(
                        RenderFailure.Kind.PAGE_BROKEN, "the document went away while its list grew"));
    }

    /**
     * What is seen of the list.
     *
     * @param fresh records that are not yet kept
     * @param count records that are there
     * @param remained those of the former that are still there
     * @param former records that were kept last
     * @param quietMillis how long nothing has changed
     */
    private record Look(int fresh, int count, int remained, int former, long quietMillis) {

        /** Whether the records before stay where they were. */
        boolean stays() {
            return remained * OF >= former * STAY;
        }

        /** Whether there are new records, more than before or in the place of others; not such as merely say something else. */
        boolean isOther(int before) {
            return fresh > 0 && (count > before || remained < former);
        }

        /** Whether there are more records than before, but none that is new: what is kept has each once. */
        boolean repeats(int before) {
            return fresh == 0 && count > before;
        }

        boolean isLike(Look other) {
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

    /** The first number that a command answers, 0 without any. */
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
