package io.tagwave.store.frontier;

import io.tagwave.store.frontier.ProcessTable.Moved;
import io.tagwave.web.Lease;
import io.tagwave.web.UrlHosts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What in memory comes and goes with hosts that change their owner. Not for use by two threads at once. */
final class HostTransfers {

    private static final long MILLI = 1_000_000;

    private final HostSchedule schedule;
    private final HostLoader supply;
    private final FrontierTable table;
    private final CrawlProcess process;
    private final long gap;

    /** Hosts that are given no pages any more, until those under way are done. */
    private final List<HostQueue> leaving = new ArrayList<>();

    /** Hosts of the pages that redirects brought from other processes, by the pages' numbers. */
    private final Map<Long, String> brought = new HashMap<>();

    HostTransfers(HostSchedule schedule, HostLoader supply, FrontierTable table, CrawlProcess process, long gap) {
        this.schedule = schedule;
        this.supply = supply;
        this.table = table;
        this.process = process;
        this.gap = gap;
    }

    /** Takes hosts in. */
    void gain(List<Moved> hosts, boolean ranked) {
        long now = System.nanoTime();
        for (Moved moved : hosts) {
            process.gain(moved.host());
            supply.added(moved.host(), ranked, now);
            HostQueue queue = moved.pauseMillis() > 0 || moved.gapMillis() != null
                    ? supply.queue(moved.host(), now)
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

    /** Takes in those pages that are new here. */
    List<Lease> bring(List<Lease> pages) {
        List<Lease> news = pages.stream()
                .filter(lease -> process.owns(UrlHosts.of(lease.request().url())))
                .filter(lease -> brought.putIfAbsent(
                                lease.id(), UrlHosts.of(lease.request().url()))
                        == null)
                .toList();
        return news;
    }

    /** A page is done or has gone on to another process. */
    void forget(Lease lease) {
        brought.remove(lease.id());
    }

    /** Lets so many hosts go, of which some leave at once and others when their pages under way are done. */
    void letGo(int hosts) {
        List<HostQueue> candidates = new ArrayList<>();
        for (HostQueue queue : schedule.all()) {
            if (queue.hasTask() && !queue.leaving && process.owns(queue.host)) {
                candidates.add(queue);
            }
        }
        candidates.sort(Comparator.comparingInt((HostQueue q) -> q.inFlight).thenComparing(q -> q.host));
        long now = System.nanoTime();
        for (HostQueue queue : candidates.subList(0, Math.min(hosts, candidates.size()))) {
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

    /** Hosts whose last pages are done: from now on what is found of them is left to their next owner. */
    List<HostQueue> gone() {
        List<HostQueue> gone = new ArrayList<>();
        leaving.removeIf(queue -> {
            boolean done = queue.isIdle()
                    && queue.buffer.isEmpty()
                    && !table.holds(queue.host)
                    && !brought.containsValue(queue.host);
            if (done) {
                process.lose(queue.host);
                gone.add(queue);
            }
            return done;
        });
        return gone;
    }

    /** How a host is handed over. */
    Moved moved(HostQueue queue) {
        schedule.forget(queue);
        return moved(queue, System.nanoTime());
    }

    private Moved moved(HostQueue queue, long now) {
        long start = queue.asked ? queue.lastContact + Math.max(gap, queue.ownGap) - now : 0;
        long pause = Math.max(0, Math.max(start, queue.readyAt - now));
        return new Moved(
                queue.host, (pause + MILLI - 1) / MILLI, queue.ownGap < 0 ? null : (queue.ownGap + MILLI - 1) / MILLI);
    }

    /** All hosts in memory that owe a pause, when the process leaves. */
    List<Moved> pauses() {
        long now = System.nanoTime();
        List<Moved> pauses = new ArrayList<>();
        for (HostQueue queue : schedule.all()) {
            Moved moved = moved(queue, now);
            if (moved.pauseMillis() > 0 || moved.gapMillis() != null) {
                pauses.add(moved);
            }
        }
        return pauses;
    }

    /** Hosts with something to do. */
    int hosts() {
        int count = 0;
        for (HostQueue queue : schedule.all()) {
            count += queue.hasTask() && !queue.leaving ? 1 : 0;
        }
        return count;
    }

    /** Whether hosts are about to leave. */
    boolean anyLeaving() {
        return !leaving.isEmpty();
    }
}
