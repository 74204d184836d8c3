package io.tagwave.store.cluster;

import io.tagwave.store.Crawls;
import io.tagwave.store.StoreException;
import io.tagwave.store.frontier.FrontierControl;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.store.frontier.HostTransfers;
import io.tagwave.store.frontier.MovedHost;
import io.tagwave.store.frontier.ProcessLink;
import io.tagwave.web.Lease;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs twice a second: renews this process's lease, ends dead processes, gives up surplus hosts, and takes its share of the
 * hosts, the URLs and pages that other processes found for them, and of the crawl's page limit. One process at a time runs
 * it, so that no two write the same rows.
 */
final class ProcessHeartbeat implements ProcessLink {

    private static final long PAUSE = 500_000_000;
    /** Pause while workers wait for pages. */
    private static final long HUNGRY_PAUSE = 50_000_000;

    /** Maximum number of pages of the crawl's limit that are granted together. */
    private static final long GRANT = 100;

    private final FrontierControl control;
    private final CrawlProcess process;
    private final ProcessTable table;
    private final HostTransfers transfers;
    private final CrossHostRequests requests;
    private final FrontierSettings settings;
    private final long crawlId;
    /** Number of pages that were done before processes were counted. */
    private final long doneUncounted;

    private final long othersBefore;

    private final Thread thread = new Thread(this::run, "process-heartbeat");
    private volatile boolean closed;
    private List<String> left = new ArrayList<>();
    private volatile boolean leftCommitted;
    private long granted;

    ProcessHeartbeat(
            FrontierControl control, CrawlProcess process, ProcessTable table, FrontierSettings settings, long crawlId)
            throws SQLException {
        this.control = control;
        this.process = process;
        this.table = table;
        this.settings = settings;
        this.crawlId = crawlId;
        transfers = control.transfers();
        requests = new CrossHostRequests(table.connection(), crawlId, process, control, this::wake);
        process.limitIdleTransactions(table.connection());
        doneUncounted = table.doneUncounted();
        othersBefore = table.pagesOfOthers();
        table.connection().commit();
        process.setLimit(settings.maxPages() > 0 ? control.doneBefore() : -1);
        thread.setDaemon(true);
    }

    void start() {
        control.connect(this);
        thread.start();
    }

    private void wake() {
        LockSupport.unpark(thread);
    }

    private void run() {
        try {
            while (!closed) {
                boolean soon = beat();
                LockSupport.parkNanos(soon ? HUNGRY_PAUSE : PAUSE);
            }
        } catch (SQLException e) {
            control.fail(process.failure("cannot take part in the crawl", e));
        } catch (RuntimeException | Error e) {
            control.fail(new StoreException("cannot take part in the crawl: " + e, e));
        }
    }

    /** Runs one heartbeat. Returns true if the next one should come soon. */
    private boolean beat() throws SQLException {
        Connection connection = table.connection();
        table.begin();
        long nanos = System.nanoTime();
        long millis = System.currentTimeMillis();
        if (!table.renew(process.lease().toMillis())) {
            connection.rollback();
            control.fail(new StoreException(process.lostLease()));
            return false;
        }
        FrontierControl.Report report = control.exclusively(control::report);
        table.endLost(settings.delay().toMillis());
        table.setHosts(report.hosts());
        giveUpLeft();
        requests.writeOwn();
        table.insertHosts();
        List<ProcessTable.LiveProcess> live = table.live();
        table.assign(live);
        process.setOthers(live.size(), table.pagesOfOthers() - othersBefore);
        List<MovedHost> gained = table.take();
        requests.exchangePermits();
        List<DatabaseOutbox.ReceivedUrl> urls =
                report.importing() ? List.of() : DatabaseOutbox.receiveUrls(connection, crawlId, process.process());
        List<Lease> pages = DatabaseOutbox.receivePages(connection, crawlId, process.process());
        long before = granted;
        grant(report, pagesLeft(report), live.size());
        long pagesLeft = pagesLeft(report);
        boolean idle = report.idle() && gained.isEmpty() && urls.isEmpty() && granted <= before;
        table.update(idle, granted);
        boolean othersIdle = live.stream().allMatch(other -> other.idle() || other.id() == process.process());
        boolean limitReached = settings.maxPages() > 0 && pagesLeft <= 0;
        boolean over = idle && othersIdle && (limitReached || !table.anythingLeft());
        connection.commit();
        process.renewed(nanos, millis);
        apply(report, gained, urls, pages, over);
        balance(report, live);
        boolean waits = !left.isEmpty() && leftCommitted || control.exclusively(requests::any);
        return report.hungry() || urls.size() == DatabaseOutbox.BATCH || waits;
    }

    /** Gives up hosts that have left, once everything that was found of them here is committed. */
    private void giveUpLeft() throws SQLException {
        if (!left.isEmpty() && leftCommitted) {
            List<String> hosts = left;
            left = new ArrayList<>();
            table.giveUp(control.exclusively(
                    () -> hosts.stream().map(transfers::handOver).toList()));
        }
    }

    /** Returns the pages of the crawl's limit that are not granted to any process. */
    private long pagesLeft(FrontierControl.Report report) throws SQLException {
        return settings.maxPages() == 0
                ? 0
                : settings.maxPages() - doneUncounted - table.grantedToOthers() - Math.max(granted, report.used());
    }

    private void grant(FrontierControl.Report report, long pagesLeft, int processes) {
        if (report.idle() && !report.atLimit()) {
            granted = report.used();
        } else if (report.atLimit() && pagesLeft > 0) {
            granted += Math.max(1, Math.min(GRANT, pagesLeft / (2L * processes)));
        }
    }

    private void apply(
            FrontierControl.Report report,
            List<MovedHost> gained,
            List<DatabaseOutbox.ReceivedUrl> urls,
            List<Lease> pages,
            boolean over) {
        control.runExclusively(() -> {
            process.setLimit(settings.maxPages() > 0 ? control.doneBefore() + granted : -1);
            gained.forEach(moved -> process.gain(moved.host()));
            transfers.gain(gained, report.ranked());
            requests.apply();
            control.receive(pages);
            if (over) {
                process.end();
            }
        });
        List<DatabaseOutbox.ReceivedUrl> own =
                urls.stream().filter(url -> process.owns(url.host())).toList();
        if (!own.isEmpty()) {
            Long[] ids = own.stream().map(DatabaseOutbox.ReceivedUrl::id).toArray(Long[]::new);
            control.importUrls(DatabaseOutbox.batches(own), ids);
        }
    }

    /** Lets hosts beyond an equal share leave if another process has fewer. */
    private void balance(FrontierControl.Report report, List<ProcessTable.LiveProcess> live) {
        int all = report.hosts();
        int fewest = Integer.MAX_VALUE;
        for (ProcessTable.LiveProcess other : live) {
            if (other.id() != process.process()) {
                all += other.hosts();
                fewest = Math.min(fewest, other.hosts());
            }
        }
        int share = (all + live.size() - 1) / live.size();
        if (report.settled() && report.hosts() > share && fewest < share) {
            control.runExclusively(() -> transfers.startLeaving(report.hosts() - share));
        }
        if (left.isEmpty()) {
            left = control.exclusively(() -> transfers.finishLeaving(process::lose));
            if (!left.isEmpty()) {
                leftCommitted = false;
                control.afterCommit(() -> {
                    leftCommitted = true;
                    wake();
                });
            }
        }
    }

    @Override
    public Ticket enqueue(String host) {
        return requests.enqueue(host);
    }

    @Override
    public void answered(String host) {
        requests.answered(host);
    }

    @Override
    public void forget(Lease lease) {
        transfers.forget(lease);
    }

    @Override
    public void stop() {
        closed = true;
        boolean interrupted = false;
        while (thread.isAlive()) {
            wake();
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

    @Override
    public boolean leave() throws SQLException {
        try (Connection connection = table.connection()) {
            // The last heartbeat may have been interrupted.
            connection.rollback();
            table.begin();
            table.giveUp(transfers.delayed());
            long millis = table.leave();
            if (millis >= 0) {
                Crawls.addTime(connection, crawlId, millis, table.isDone() ? "finished" : "stopped");
            }
            connection.commit();
            return millis >= 0;
        }
    }
}
