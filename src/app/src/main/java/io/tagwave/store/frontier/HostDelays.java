package io.tagwave.store.frontier;

import io.tagwave.store.Sql;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Keeps the delays between requests to the same host. Not thread-safe. */
final class HostDelays {

    /** Added to every delay: a timer that fires a fraction of a millisecond early must not break the promise. */
    private static final long MARGIN = 1_000_000;

    /** Nanoseconds until the next look whether this process may send requests. */
    private static final long WITHOUT_LEASE = 10_000_000;

    /** Nanoseconds until the next look at a host that has to answer; waiting threads are notified of the answer. */
    private static final long UNANSWERED = 1_000_000_000;

    /** A shorter delay is over before another process can own the host. */
    private static final Duration MIN_STORED = Duration.ofSeconds(1);

    private final HostSchedule schedule;
    private final HostLoader loader;
    private final FrontierTable table;
    private final HostOwnership ownership;
    private final long gap;
    /** UrlHosts with requests of other processes; true where one is permitted. */
    private Map<String, Boolean> foreignRequests = Map.of();

    HostDelays(
            FrontierSettings settings,
            HostSchedule schedule,
            HostLoader loader,
            FrontierTable table,
            HostOwnership ownership) {
        this.schedule = schedule;
        this.loader = loader;
        this.table = table;
        this.ownership = ownership;
        gap = settings.delay().isZero() ? 0 : settings.delay().toNanos() + MARGIN;
    }

    /** Returns the minimum time between two requests to hosts that ask for no other. */
    long gap() {
        return gap;
    }

    long gap(HostQueue queue) {
        return queue.ownGap < 0 ? gap : Math.max(gap, queue.ownGap);
    }

    /** Returns the nanoseconds until a request to the host may be sent, or until the next look. */
    long untilPermitted(String host, long now) {
        HostQueue queue = loader.queue(host, now);
        long pause = isBlocked(queue) ? UNANSWERED : pause(queue, now);
        return ownership.mayRequest() ? pause : Math.max(pause, WITHOUT_LEASE);
    }

    private boolean isBlocked(HostQueue queue) {
        return gap(queue) > 0 && (queue.unanswered > 0 || queue.foreignRequest);
    }

    private long pause(HostQueue queue, long now) {
        return queue.requested ? Math.max(0, queue.lastContact + gap(queue) - now) : 0;
    }

    void sent(String host, long now) {
        change(loader.queue(host, now), queue -> {
            queue.unanswered++;
            queue.contact(now);
        });
    }

    void answered(String host, long nanos) {
        change(loader.queue(host, nanos), queue -> {
            queue.unanswered--;
            queue.contact(nanos);
        });
    }

    /**
     * Notes the requests of other processes to hosts of this one, which get no other requests until those are over.
     *
     * @param now hosts with such requests, true where one is permitted
     */
    void setForeignRequests(Map<String, Boolean> now) {
        long nanos = System.nanoTime();
        Set<String> hosts = new HashSet<>(foreignRequests.keySet());
        hosts.addAll(now.keySet());
        for (String host : hosts) {
            boolean over = foreignRequests.getOrDefault(host, false) && !now.getOrDefault(host, false);
            change(loader.queue(host, nanos), queue -> {
                queue.foreignRequest = now.containsKey(host);
                if (over) {
                    queue.contact(nanos);
                }
            });
        }
        foreignRequests = Map.copyOf(now);
    }

    /**
     * Returns the milliseconds until another process may send a request to the host, or -1 while the host answers another
     * request, and before {@link #setForeignRequests} named this request or the end of the previous one.
     */
    long millisUntilForeignRequest(String host) {
        long now = System.nanoTime();
        HostQueue queue = ownership.owns(host) ? loader.queue(host, now) : null;
        if (queue == null || !queue.foreignRequest) {
            return -1;
        }
        boolean answers = foreignRequests.getOrDefault(host, false) || gap(queue) > 0 && queue.unanswered > 0;
        return answers ? -1 : (Math.max(pause(queue, now), queue.readyAt - now) + 999_999) / 1_000_000;
    }

    private void change(HostQueue queue, Consumer<HostQueue> change) {
        schedule.remove(queue);
        change.accept(queue);
        if (queue.requested) {
            queue.hold(queue.lastContact + gap(queue));
        }
        queue.blocked = isBlocked(queue);
        schedule.place(queue, System.nanoTime());
    }

    void delay(String host, Duration pause) {
        long now = System.nanoTime();
        HostQueue queue = loader.queue(host, now);
        schedule.remove(queue);
        queue.hold(now + pause.toNanos());
        schedule.place(queue, now);
        if (ownership.process() != 0 && pause.compareTo(MIN_STORED) > 0) {
            Sql.run("delay " + host, () -> table.delay(host, pause.toMillis()));
        }
    }

    /** Sets the minimum time between two requests that the host asks for. */
    void space(String host, Duration pause) {
        HostQueue queue = loader.queue(host, System.nanoTime());
        long own = pause.toNanos() + MARGIN;
        if (ownership.process() != 0 && queue.ownGap != own) {
            Sql.run("space " + host, () -> table.space(host, pause.toMillis() + 1));
        }
        queue.ownGap = own;
    }
}
