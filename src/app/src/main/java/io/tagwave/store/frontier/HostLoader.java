package io.tagwave.store.frontier;

import io.tagwave.store.Sql;
import io.tagwave.web.Lease;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Loads hosts and their next pages from the table into memory. Not thread-safe. */
final class HostLoader {

    private static final int MAX_HOSTS = 4096;
    private static final int BATCH = 64;
    private static final int SMALL_BATCH = 4;
    /** Number of hosts in memory from which each gets a small batch. */
    private static final int MANY_HOSTS = 256;

    private final FrontierSettings settings;
    private final FrontierTable table;
    private final HostSchedule schedule;
    private final HostOwnership ownership;
    private final UnloadedHosts unloaded;

    HostLoader(FrontierSettings settings, FrontierTable table, HostSchedule schedule, HostOwnership ownership) {
        this.settings = settings;
        this.ownership = ownership;
        this.table = table;
        this.schedule = schedule;
        unloaded = new UnloadedHosts(table);
    }

    /** Loads hosts that only the table knows. Returns false if there are none. */
    boolean loadHosts(long now) {
        if (!unloaded.mayExist()) {
            return false;
        }
        if (schedule.size() >= MAX_HOSTS) {
            schedule.forgetIdle(now);
        }
        int before = schedule.waiting();
        unloaded.startRound();
        while (schedule.size() < MAX_HOSTS && unloaded.mayExist()) {
            Sql.run("find hosts", unloaded::next)
                    .filter(host -> schedule.find(host) == null)
                    .ifPresent(host -> offer(queue(host, now), now));
        }
        return schedule.waiting() > before;
    }

    /**
     * Notes that a host has new pages.
     *
     * @param ranked whether they may go before those in memory, which are then returned to the table
     */
    void added(String host, boolean ranked, long now) {
        if (!ownership.owns(host)) {
            return;
        }
        if (schedule.find(host) == null && schedule.size() >= MAX_HOSTS) {
            unloaded.added();
            return;
        }
        HostQueue queue = queue(host, now);
        if (ranked) {
            schedule.remove(queue);
            List<Lease> returned = queue.buffer.stream()
                    .filter(lease -> lease.chain().isEmpty())
                    .toList();
            returned.forEach(table::giveBack);
            queue.buffer.removeAll(returned);
        }
        offer(queue, now);
    }

    /** Returns the host's queue, a new one if it is not in memory. */
    HostQueue queue(String host, long now) {
        HostQueue queue = schedule.find(host);
        if (queue == null) {
            queue = schedule.add(host, now);
            // A host that is asked for robots.txt or a sitemap may have pages that only the table knows.
            queue.more = unloaded.mayExist() && ownership.owns(host);
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

    /**
     * Iterates over the hosts with waiting pages in the table, in the order of their names: one look into an index for each
     * host, however many pages it has.
     */
    private static final class UnloadedHosts {
        private final FrontierTable table;
        private String last = "";
        private boolean fromStart = true;
        private boolean mayExist = true;

        UnloadedHosts(FrontierTable table) {
            this.table = table;
        }

        /** Returns whether there may be hosts that are not loaded. */
        boolean mayExist() {
            return mayExist;
        }

        /** Notes that a host was left to the table. */
        void added() {
            mayExist = true;
        }

        /** Continues where the last look stopped. */
        void startRound() {
            fromStart = last.isEmpty();
        }

        /** Returns the next host, or nothing at the end of a round; after a whole round all hosts are loaded. */
        Optional<String> next() throws SQLException {
            Optional<String> host = table.hostAfter(last);
            if (host.isEmpty()) {
                mayExist = !fromStart;
                fromStart = true;
            }
            last = host.orElse("");
            return host;
        }
    }
}
