package io.tagwave.render;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Watches pages, memory and latency of a session, and decides when to replace it. */
final class SessionHealth {

    /** Number of first pages that warm the browser up and do not count. */
    private static final int WARM_UP = 5;

    private static final int EARLY = 20;
    private static final int LATE = 20;

    /** A difference in latency below this is noise. */
    private static final double DRIFT_MILLIS = 50;

    /** Reading the memory of all processes takes about a millisecond. */
    private static final int PAGES_BETWEEN_MEMORY = 10;

    private final RenderSettings.Recycling recycling;
    private final List<Double> early = new ArrayList<>();
    private final Deque<Double> late = new ArrayDeque<>();
    private int pages;
    private @Nullable String reason;

    SessionHealth(RenderSettings.Recycling recycling) {
        this.recycling = recycling;
    }

    /** Adds a rendered page. */
    void page(double millis, @Nullable LocalBrowser browser) {
        pages++;
        if (pages > WARM_UP && early.size() < EARLY) {
            early.add(millis);
        } else if (pages > WARM_UP) {
            late.addLast(millis);
            if (late.size() > LATE) {
                late.removeFirst();
            }
        }
        if (pages >= recycling.pages()) {
            reason = "after " + pages + " pages";
        } else if (drifted()) {
            reason = "its latency drifted";
        } else if (browser != null
                && pages % PAGES_BETWEEN_MEMORY == 0
                && browser.privateBytes() > recycling.memoryBytes()) {
            reason = "it grew past its memory bound";
        }
    }

    /** Returns the reason to replace the session; null if it is healthy. */
    @Nullable
    String verdict() {
        return reason;
    }

    private boolean drifted() {
        if (late.size() < LATE) {
            return false;
        }
        double before = median(early);
        double now = median(late);
        return now > before * recycling.drift() && now - before > DRIFT_MILLIS;
    }

    static double median(Collection<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
