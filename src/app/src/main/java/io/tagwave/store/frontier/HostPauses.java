package io.tagwave.store.frontier;

import io.tagwave.store.Sql;
import java.time.Duration;

/** When hosts may be asked. Not for use by two threads at once. */
final class HostPauses {

    /** Added to every pause: a timer that fires early by a fraction of a millisecond must not break the promise. */
    private static final long MARGIN = 1_000_000;

    /** How soon to look again whether this process may ask hosts. */
    private static final long WITHOUT_LEASE = 10_000_000;

    /** A shorter pause is over before another process can own the host. */
    private static final Duration OUTLIVES = Duration.ofSeconds(1);

    private final HostSchedule schedule;
    private final HostSupply supply;
    private final FrontierTable table;
    private final Share share;
    private final long gap;

    HostPauses(FrontierSettings settings, HostSchedule schedule, HostSupply supply, FrontierTable table, Share share) {
        this.schedule = schedule;
        this.supply = supply;
        this.table = table;
        this.share = share;
        gap = settings.delay().isZero() ? 0 : settings.delay().toNanos() + MARGIN;
    }

    /** Least time between two requests where a host asks for no other. */
    long gap() {
        return gap;
    }

    long gap(HostQueue queue) {
        return queue.ownGap < 0 ? gap : Math.max(gap, queue.ownGap);
    }

    /** How long the host's turn is to be waited for; it may have to be looked at again then. */
    long untilTurn(String host, long now) {
        HostQueue queue = supply.queue(host, now);
        long pause = queue.asked ? Math.max(0, queue.lastStart + gap(queue) - now) : 0;
        return share.mayAsk() ? pause : Math.max(pause, WITHOUT_LEASE);
    }

    /** A request to the host starts. */
    void begin(String host, long now) {
        HostQueue queue = supply.queue(host, now);
        schedule.remove(queue);
        queue.asked = true;
        queue.lastStart = now;
        queue.hold(now + gap(queue));
        schedule.place(queue, now);
    }

    /** The host is to be left alone. */
    void delay(String host, Duration pause) {
        long now = System.nanoTime();
        HostQueue queue = supply.queue(host, now);
        schedule.remove(queue);
        queue.hold(now + pause.toNanos());
        schedule.place(queue, now);
        if (share.process() != 0 && pause.compareTo(OUTLIVES) > 0) {
            Sql.run("delay " + host, () -> table.delay(host, pause.toMillis()));
        }
    }

    /** The host asks for a pause between two requests. */
    void space(String host, Duration pause) {
        HostQueue queue = supply.queue(host, System.nanoTime());
        long own = pause.toNanos() + MARGIN;
        if (share.process() != 0 && queue.ownGap != own) {
            Sql.run("space " + host, () -> table.space(host, pause.toMillis() + 1));
        }
        queue.ownGap = own;
    }
}
