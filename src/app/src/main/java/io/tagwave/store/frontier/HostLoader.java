package io.tagwave.store.frontier;

import io.tagwave.store.Sql;
import io.tagwave.web.Lease;
import java.util.List;

/** Brings hosts and their next pages from the table into memory. Not for use by two threads at once. */
final class HostLoader {

    private static final int MAX_HOSTS = 4096;
    private static final int BATCH = 64;
    private static final int SMALL_BATCH = 4;
    private static final int MANY_HOSTS = 256;

    private final FrontierSettings settings;
    private final FrontierTable table;
    private final HostSchedule schedule;
    private final UnloadedHosts unlisted;
    private final HostOwnership share;

    HostLoader(FrontierSettings settings, FrontierTable table, HostSchedule schedule, HostOwnership share) {
        this.settings = settings;
        this.share = share;
        this.table = table;
        this.schedule = schedule;
        unlisted = new UnloadedHosts(table);
    }

    /** Brings hosts that only the table knows into memory. False when there are none. */
    boolean takeFromTable(long now) {
        if (!unlisted.mayHold()) {
            return false;
        }
        if (schedule.size() >= MAX_HOSTS) {
            schedule.forgetIdle(now);
        }
        int before = schedule.waiting();
        unlisted.begin();
        while (schedule.size() < MAX_HOSTS && unlisted.mayHold()) {
            String host = Sql.run("find hosts", unlisted::next);
            if (host != null && schedule.find(host) == null) {
                offer(queue(host, now), now);
            }
        }
        return schedule.waiting() > before;
    }

    /**
     * A host has new pages.
     *
     * @param ranked whether they may go before those in memory, which then go back to the table
     */
    void added(String host, boolean ranked, long now) {
        if (!share.owns(host)) {
            return;
        }
        if (schedule.find(host) == null && schedule.size() >= MAX_HOSTS) {
            unlisted.added();
            return;
        }
        HostQueue queue = queue(host, now);
        if (ranked) {
            schedule.remove(queue);
            List<Lease> back = queue.buffer.stream()
                    .filter(lease -> lease.chain().isEmpty())
                    .toList();
            back.forEach(table::giveBack);
            queue.buffer.removeAll(back);
        }
        offer(queue, now);
    }

    /** The host's queue, new if need be. */
    HostQueue queue(String host, long now) {
        HostQueue queue = schedule.find(host);
        if (queue == null) {
            queue = schedule.add(host, now);
            // A host that is asked for robots.txt or a sitemap may have pages that only the table knows.
            queue.more = unlisted.mayHold() && share.owns(host);
            schedule.place(queue, now);
            if (settings.maxHostPages() > 0) {
                queue.visited = Sql.run("count pages", () -> table.done(host));
            }
        }
        return queue;
    }

    /** Leases the host's next pages. */
    void fill(HostQueue queue, boolean ranked, long now) {
        schedule.remove(queue);
        int batch = ranked || schedule.size() > MANY_HOSTS ? SMALL_BATCH : BATCH;
        List<Lease> leases = Sql.run("lease pages", () -> table.lease(queue.host, batch, settings.revisit()));
        queue.buffer.addAll(leases);
        queue.more = leases.size() == batch;
        schedule.place(queue, now);
    }

    private void offer(HostQueue queue, long now) {
        schedule.remove(queue);
        queue.more = !queue.leaving;
        schedule.place(queue, now);
    }
}
