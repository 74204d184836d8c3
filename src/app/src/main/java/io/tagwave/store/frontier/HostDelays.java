package io.tagwave.store.frontier;

import io.tagwave.store.Sql;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** When hosts may be asked. Not for use by two threads at once. */
final class HostDelays {

    /** Added to every pause: a timer that fires early by a fraction of a millisecond must not break the promise. */
    private static final long MARGIN = 1_000_000;

    /** How soon to look again whether this process may ask hosts. */
    private static final long WITHOUT_LEASE = 10_000_000;

    /** How soon to look again at a host that answers; who waits is told of the answer. */
    private static final long UNANSWERED = 1_000_000_000;

    /** A shorter pause is over before another process can own the host. */
    private static final Duration OUTLIVES = Duration.ofSeconds(1);

    private final HostSchedule schedule;
    private final HostLoader supply;
    private final FrontierTable table;
    private final HostOwnership share;
    private final long gap;
    private Map<String, Boolean> guests = Map.of();

    HostDelays(
            FrontierSettings settings,
            HostSchedule schedule,
            HostLoader supply,
            FrontierTable table,
            HostOwnership share) {
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
        long pause = gap(queue) > 0 && (queue.unanswered > 0 || queue.guest) ? UNANSWERED : pause(queue, now);
        return share.mayAsk() ? pause : Math.max(pause, WITHOUT_LEASE);
    }

    private long pause(HostQueue queue, long now) {
        return queue.asked ? Math.max(0, queue.lastContact + gap(queue) - now) : 0;
    }

    /** A request to the host is sent. */
    void begin(String host, long now) {
        change(supply.queue(host, now), queue -> {
            queue.unanswered++;
            queue.contact(now);
        });
    }

    /** A request to the host was answered. */
    void answered(String host, long nanos) {
        change(supply.queue(host, nanos), queue -> {
            queue.unanswered--;
            queue.contact(nanos);
        });
    }

    /**
     * Requests of other processes to hosts of this one, see {@link CrossHostRequests}: the hosts are asked for nothing else until they are over.
     *
     * @param now those that there are, and whether the host may be asked
     */
    void guests(Map<String, Boolean> now) {
        long nanos = System.nanoTime();
        Set<String> hosts = new HashSet<>(guests.keySet());
        hosts.addAll(now.keySet());
        for (String host : hosts) {
            boolean over = guests.getOrDefault(host, false) && !now.getOrDefault(host, false);
            change(supply.queue(host, nanos), queue -> {
                queue.guest = now.containsKey(host);
                if (over) {
                    queue.contact(nanos);
                }
            });
        }
        guests = Map.copyOf(now);
    }

    /**
     * In how many milliseconds the next guest may ask the host, or -1 while it answers a request, and before {@link #guests} told of this
     * guest, or that the one before is gone.
     */
    long untilGuest(String host) {
        long now = System.nanoTime();
        HostQueue queue = share.owns(host) ? supply.queue(host, now) : null;
        boolean answers = guests.getOrDefault(host, false) || queue != null && gap(queue) > 0 && queue.unanswered > 0;
        return queue == null || !queue.guest || answers
                ? -1
                : (Math.max(pause(queue, now), queue.readyAt - now) + 999_999) / 1_000_000;
    }

    private void change(HostQueue queue, Consumer<HostQueue> change) {
        schedule.remove(queue);
        change.accept(queue);
        if (queue.asked) {
            queue.hold(queue.lastContact + gap(queue));
        }
        queue.engaged = gap(queue) > 0 && (queue.unanswered > 0 || queue.guest);
        schedule.place(queue, System.nanoTime());
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
