package io.tagwave.store.frontier;

import io.tagwave.store.Crawls;
import io.tagwave.store.StoreException;
import io.tagwave.store.frontier.ProcessTable.Live;
import io.tagwave.store.frontier.ProcessTable.Moved;
import io.tagwave.web.Lease;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * The turns of a process: it renews its lease, ends those whose lease is over, gives up hosts that it has too many of and takes its
 * share, its mail and pages of the crawl's limit. One process at a time has its turn, so that no two meet at the same rows.
 */
final class ProcessHeartbeat implements AutoCloseable {

    private static final long PAUSE = 500_000_000;
    private static final long HUNGRY_PAUSE = 50_000_000;

    /** Pages of the crawl's limit that are granted at a time at most. */
    private static final long BLOCK = 100;

    private final Side side;
    private final CrawlProcess process;
    private final ProcessTable table;
    private final HostTransfers moves;
    private final CrossHostRequests guests;
    private final FrontierSettings settings;
    private final long crawlId;
    private final long doneBefore;
    private final long othersBefore;
    /** Pages done by others before this process came, as its own counts have them. */
    private final long base;

    private final Thread thread = new Thread(this::run, "crawl-turns");
    private volatile boolean closed;
    private List<HostQueue> gone = new ArrayList<>();
    private volatile boolean written;
    private long granted;

    /** The frontier of this process, as its turns see it. */
    interface Side {

        /** Does something while nobody else looks at the frontier, then wakes those who wait for pages. */
        <T> T alone(Supplier<T> work);

        /** How the process stands; called {@link #alone}. */
        Report report();

        /** Takes in what was left for hosts of this process. */
        void read(List<UrlOutbox.Letter> letters);

        /** Takes in a page that a redirect brought; called {@link #alone}. */
        void bring(Lease lease);

        /** Tells when all that was written before is committed. */
        void afterCommit(Runnable told);

        /** Nothing goes on. */
        void fail(StoreException reason);
    }

    /**
     * How a process stands.
     *
     * @param idle whether it has nothing to do, and nothing is left to be written
     * @param hungry whether workers wait for pages
     * @param atLimit whether it may begin no more pages of the crawl's limit
     * @param settled whether hosts may leave
     * @param hosts how many it has work for
     * @param used pages that it has done since it came, and that are under way
     * @param reading whether mail is being taken in
     * @param ranked see {@link HostLoader#added}
     */
    record Report(
            boolean idle,
            boolean hungry,
            boolean atLimit,
            boolean settled,
            int hosts,
            long used,
            boolean reading,
            boolean ranked) {}

    ProcessHeartbeat(
            Side side,
            CrawlProcess process,
            ProcessTable table,
            HostTransfers moves,
            CrossHostRequests guests,
            FrontierSettings settings,
            long crawlId,
            long base)
            throws SQLException {
        this.side = side;
        this.process = process;
        this.table = table;
        this.moves = moves;
        this.guests = guests;
        this.settings = settings;
        this.crawlId = crawlId;
        this.base = base;
        process.letGo(table.connection());
        doneBefore = table.doneBefore();
        othersBefore = table.pagesOfOthers();
        table.connection().commit();
        process.limit(settings.maxPages() > 0 ? base : -1);
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /** Asks for a turn soon. */
    void hurry() {
        LockSupport.unpark(thread);
    }

    private void run() {
        try {
            while (!closed) {
                boolean hungry = turn();
                LockSupport.parkNanos(hungry ? HUNGRY_PAUSE : PAUSE);
            }
        } catch (SQLException e) {
            side.fail(process.failure("cannot take part in the crawl", e));
        } catch (RuntimeException | Error e) {
            side.fail(new StoreException("cannot take part in the crawl: " + e, e));
        }
    }

    /** True when the next is to come soon. */
    private boolean turn() throws SQLException {
        Connection connection = table.connection();
        table.begin();
        long nanos = System.nanoTime();
        long millis = System.currentTimeMillis();
        if (!table.renew(process.lease().toMillis())) {
            connection.rollback();
            side.fail(new StoreException(process.lost()));
            return false;
        }
        Report report = side.alone(side::report);
        table.endLost(settings.delay().toMillis());
        table.noteHosts(report.hosts());
        giveUp();
        guests.enterWanted(side);
        table.enterHosts();
        List<Live> live = table.live();
        table.assign(live);
        process.others(live.size(), table.pagesOfOthers() - othersBefore);
        List<Moved> gained = table.take();
        guests.read(side);
        List<UrlOutbox.Letter> letters =
                report.reading() ? List.of() : UrlOutbox.read(connection, crawlId, process.process());
        List<Lease> brought = RedirectOutbox.read(connection, crawlId, process.process());
        long before = granted;
        grant(report, left(report), live.size());
        long left = left(report);
        boolean idle = report.idle() && gained.isEmpty() && letters.isEmpty() && granted <= before;
        table.note(idle, granted);
        boolean others = live.stream().allMatch(other -> other.idle() || other.id() == process.process());
        boolean over = idle && others && (settings.maxPages() > 0 && left <= 0 || !table.anythingLeft());
        connection.commit();
        process.renewed(nanos, millis);
        apply(report, gained, letters, brought, over);
        share(report, live);
        boolean waits = !gone.isEmpty() && written || side.alone(guests::any);
        return report.hungry() || letters.size() == UrlOutbox.AT_ONCE || waits;
    }

    /** Hosts that have left, once nothing of theirs can be written here any more. */
    private void giveUp() throws SQLException {
        if (!gone.isEmpty() && written) {
            List<HostQueue> all = gone;
            gone = new ArrayList<>();
            table.giveUp(side.alone(() -> all.stream().map(moves::moved).toList()));
        }
    }

    /** Pages of the crawl's limit that nobody may do yet. */
    private long left(Report report) throws SQLException {
        return settings.maxPages() == 0
                ? 0
                : settings.maxPages() - doneBefore - table.grantedToOthers() - Math.max(granted, report.used());
    }

    private void grant(Report report, long left, int processes) {
        if (report.idle() && !report.atLimit()) {
            granted = report.used();
        } else if (report.atLimit() && left > 0) {
            granted += Math.max(1, Math.min(BLOCK, left / (2L * processes)));
        }
    }

    private void apply(
            Report report, List<Moved> gained, List<UrlOutbox.Letter> letters, List<Lease> brought, boolean over) {
        side.alone(() -> {
            process.limit(settings.maxPages() > 0 ? base + granted : -1);
            moves.gain(gained, report.ranked());
            guests.apply();
            moves.bring(brought).forEach(side::bring);
            if (over) {
                process.end();
            }
            return null;
        });
        List<UrlOutbox.Letter> own =
                letters.stream().filter(letter -> process.owns(letter.host())).toList();
        if (!own.isEmpty()) {
            side.read(own);
        }
    }

    /** Lets hosts go that are more than an equal share, where another process has less. */
    private void share(Report report, List<Live> live) {
        int all = report.hosts();
        int fewest = Integer.MAX_VALUE;
        for (Live other : live) {
            if (other.id() != process.process()) {
                all += other.hosts();
                fewest = Math.min(fewest, other.hosts());
            }
        }
        int most = (all + live.size() - 1) / live.size();
        if (report.settled() && report.hosts() > most && fewest < most) {
            side.alone(() -> {
                moves.letGo(report.hosts() - most);
                return null;
            });
        }
        if (gone.isEmpty()) {
            gone = side.alone(moves::gone);
            if (!gone.isEmpty()) {
                written = false;
                side.afterCommit(() -> {
                    written = true;
                    hurry();
                });
            }
        }
    }

    /** No turns any more. */
    @Override
    public void close() {
        closed = true;
        boolean interrupted = false;
        while (thread.isAlive()) {
            hurry();
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** A page is done or another process's. */
    void forget(Lease lease) {
        moves.forget(lease);
    }

    /**
     * Gives up all hosts and ends the process.
     *
     * @return whether it was the last
     */
    boolean leave() throws SQLException {
        try (Connection connection = table.connection()) {
            // A turn may have been broken off.
            connection.rollback();
            table.begin();
            table.giveUp(moves.pauses());
            long millis = table.leave();
            if (millis >= 0) {
                Crawls.addTime(connection, crawlId, millis, table.isDone() ? "finished" : "stopped");
            }
            connection.commit();
            return millis >= 0;
        }
    }
}
