package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import io.tagwave.web.UrlHosts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** Moves hosts that change their owner into and out of memory. Used under the frontier's lock. */
public final class HostTransfers {

    private static final long MILLI = 1_000_000;

    private final HostSchedule schedule;
    private final HostLoader loader;
    private final FrontierTable table;
    private final HostOwnership ownership;
    private final long gap;

    /** UrlHosts that get no pages any more and leave when those in progress are done. */
    private final List<HostQueue> leaving = new ArrayList<>();

    /** UrlHosts that have left and are not yet handed over. */
    private final Map<String, HostQueue> left = new HashMap<>();

    /** UrlHosts of the pages that redirects brought from other processes, by the pages' numbers. */
    private final Map<Long, String> received = new HashMap<>();

    HostTransfers(FrontierState state, HostOwnership ownership) {
        this.schedule = state.schedule;
        this.loader = state.loader;
        this.table = state.table;
        this.ownership = ownership;
        this.gap = state.delays.gap();
    }

    /** Loads hosts that this process owns now. */
    public void gain(List<MovedHost> hosts, boolean ranked) {
        long now = System.nanoTime();
        for (MovedHost moved : hosts) {
            loader.added(moved.host(), ranked, now);
            HostQueue queue = moved.pauseMillis() > 0 || moved.gapMillis() != null
                    ? loader.queue(moved.host(), now)
                    : schedule.find(moved.host());
            if (queue != null) {
                queue.leaving = false;
                schedule.remove(queue);
                queue.ownGap = moved.gapMillis() == null ? -1 : moved.gapMillis() * MILLI;
                queue.contact(now + moved.pauseMillis() * MILLI - Math.max(gap, queue.ownGap));
                queue.hold(now + moved.pauseMillis() * MILLI);
                schedule.place(queue, now);
            }
        }
    }

    /** Returns those redirected pages that are new to this process. */
    public List<Lease> receive(List<Lease> pages) {
        List<Lease> news = new ArrayList<>();
        for (Lease page : pages) {
            String host = UrlHosts.of(page.request().url());
            if (ownership.owns(host) && received.putIfAbsent(page.id(), host) == null) {
                news.add(page);
            }
        }
        return news;
    }

    /** Forgets a page that is done or has gone on to another process. */
    public void forget(Lease lease) {
        received.remove(lease.id());
    }

    /** Selects hosts to leave; those with pages in progress leave when they are done. */
    public void startLeaving(int hosts) {
        List<HostQueue> candidates = schedule.all().stream()
                .filter(queue -> queue.hasTask() && !queue.leaving && ownership.owns(queue.host))
                .sorted(Comparator.comparingInt((HostQueue queue) -> queue.inFlight)
                        .thenComparing(queue -> queue.host))
                .limit(hosts)
                .toList();
        long now = System.nanoTime();
        for (HostQueue queue : candidates) {
            queue.leaving = true;
            leaving.add(queue);
            schedule.remove(queue);
            List<Lease> back = queue.buffer.stream()
                    .filter(lease -> lease.chain().isEmpty() && lease.attempt() == 1)
                    .toList();
            back.forEach(table::giveBack);
            queue.buffer.removeAll(back);
            queue.more = false;
            schedule.place(queue, now);
        }
    }

    /**
     * Returns the hosts whose last pages are done: from now on, what is found of them is left to their next owner.
     *
     * @param lose called for each of them
     */
    public List<String> finishLeaving(Consumer<String> lose) {
        List<String> hosts = new ArrayList<>();
        leaving.removeIf(queue -> {
            boolean done = queue.isIdle()
                    && queue.buffer.isEmpty()
                    && !table.holds(queue.host)
                    && !received.containsValue(queue.host);
            if (done) {
                lose.accept(queue.host);
                left.put(queue.host, queue);
                hosts.add(queue.host);
            }
            return done;
        });
        return hosts;
    }

    /** Removes a host that has left from memory and returns the delay that its next owner has to keep. */
    public MovedHost handOver(String host) {
        HostQueue queue = Objects.requireNonNull(left.remove(host));
        schedule.forget(queue);
        return moved(queue, System.nanoTime());
    }

    private MovedHost moved(HostQueue queue, long now) {
        long start = queue.requested ? queue.lastContact + Math.max(gap, queue.ownGap) - now : 0;
        long pause = Math.max(0, Math.max(start, queue.readyAt - now));
        Long ownGap = queue.ownGap < 0 ? null : (queue.ownGap + MILLI - 1) / MILLI;
        return new MovedHost(queue.host, (pause + MILLI - 1) / MILLI, ownGap);
    }

    /** Returns all hosts in memory whose delays outlive this process. */
    public List<MovedHost> delayed() {
        long now = System.nanoTime();
        return schedule.all().stream()
                .map(queue -> moved(queue, now))
                .filter(moved -> moved.pauseMillis() > 0 || moved.gapMillis() != null)
                .toList();
    }

    /** Returns the number of hosts with work that stay. */
    int staying() {
        return (int) schedule.all().stream()
                .filter(queue -> queue.hasTask() && !queue.leaving)
                .count();
    }
}
