package io.tagwave.store.cluster;

import io.tagwave.store.Database;
import io.tagwave.store.IdAllocator;
import io.tagwave.store.frontier.CrawlLock;
import io.tagwave.store.frontier.CrawlRecovery;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** Lets this process work on a crawl together with others. */
public final class CrawlJoin {

    private CrawlJoin() {}

    /**
     * Opens the frontier of a crawl that several processes may work on, each with hosts of its own. An embedded database
     * belongs to one process.
     *
     * @param joining whether other processes may be there already
     * @throws io.tagwave.store.StoreException if they are and must not be
     */
    public static DatabaseFrontier open(Database database, long crawlId, FrontierSettings settings, boolean joining) {
        return open(database, crawlId, settings, joining, CrawlProcess.LEASE);
    }

    /** Joins with a lease of another length. */
    static DatabaseFrontier open(
            Database database, long crawlId, FrontierSettings settings, boolean joining, Duration lease) {
        if (!database.isShared()) {
            return DatabaseFrontier.open(database, crawlId, settings);
        }
        return database.call("take part in crawl " + crawlId, unused -> {
            ProcessTable table = enter(database, crawlId, joining, lease);
            CrawlProcess process = new CrawlProcess(crawlId, table.process(), lease);
            DatabaseFrontier frontier = DatabaseFrontier.open(database, crawlId, settings, process, database.connect());
            new ProcessHeartbeat(frontier.control(), process, table, settings, crawlId).start();
            return frontier;
        });
    }

    /** Enters the process in the table; the first process repairs what was interrupted. */
    private static ProcessTable enter(Database database, long crawlId, boolean joining, Duration lease)
            throws SQLException {
        long number = new IdAllocator(database, "crawl_process").single();
        Connection connection = CrawlLock.share(database, crawlId, joining, own -> {
            CrawlRecovery.run(own, crawlId);
            new ProcessTable(own, crawlId, number).takeOver();
        });
        ProcessTable table = new ProcessTable(connection, crawlId, number);
        table.enter(processName(), lease.toMillis());
        connection.commit();
        return table;
    }

    /** Returns the machine and its number of the process, for people. */
    private static String processName() {
        long pid = ProcessHandle.current().pid();
        try {
            return InetAddress.getLocalHost().getHostName() + ":" + pid;
        } catch (UnknownHostException nameless) {
            return "localhost:" + pid;
        }
    }
}
