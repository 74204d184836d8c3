package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.IdAllocator;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/**
 * How a process comes to work on a crawl beside others: the first puts right what was cut short.
 *
 * @param table on the connection that shares the crawl for as long as it is open
 */
record CrawlJoin(CrawlProcess process, ProcessTable table) {

    static CrawlJoin of(Database database, long crawlId, boolean joining, Duration lease) throws SQLException {
        long number = new IdAllocator(database, "crawl_process").single();
        Connection connection = CrawlLock.share(database, crawlId, joining, own -> {
            CrawlRecovery.run(own, crawlId);
            new ProcessTable(own, crawlId, number).takeOver();
            return null;
        });
        ProcessTable table = new ProcessTable(connection, crawlId, number);
        table.enter(name(), lease.toMillis());
        connection.commit();
        return new CrawlJoin(new CrawlProcess(crawlId, number, lease), table);
    }

    /** The machine and the number that it gives the process, to tell a person which it is. */
    private static String name() {
        long pid = ProcessHandle.current().pid();
        try {
            return InetAddress.getLocalHost().getHostName() + ":" + pid;
        } catch (UnknownHostException nameless) {
            return "localhost:" + pid;
        }
    }
}
