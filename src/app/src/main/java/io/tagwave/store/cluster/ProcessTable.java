package io.tagwave.store.cluster;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.frontier.MovedHost;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the processes of a crawl and the hosts that they own, in PostgreSQL. All calls belong to one heartbeat, which
 * is one transaction: {@link #begin} admits one process at a time. Not thread-safe.
 */
record ProcessTable(Connection connection, long crawlId, long process) {

    private static final SqlStatements SQL = SqlStatements.of(ProcessTable.class);

    /** Kind of the lock among others in the same database, "tagt" in ASCII. */
    private static final int KIND = 0x74616774;

    /** Maximum number of hosts that are assigned at a heartbeat. */
    private static final int HOSTS = 1000;

    /** Waits for other processes; the lock ends with the transaction. */
    void begin() throws SQLException {
        Sql.exists(connection, "SELECT pg_advisory_xact_lock(?, ?)", KIND, (int) crawlId);
    }

    void enter(String name, long leaseMillis) throws SQLException {
        update(SQL.get("insertProcess"), process, crawlId, name, crawlId, leaseMillis);
    }

    /** Renews the lease. Returns false if another process has ended this one. */
    boolean renew(long leaseMillis) throws SQLException {
        return update(SQL.get("renewLease"), leaseMillis, process) > 0;
    }

    /** Ends dead processes; their hosts get a pause, since the time of their last request is unknown. */
    void endLost(long gapMillis) throws SQLException {
        List<Long> lost =
                Sql.query(connection, SQL.get("endExpiredProcesses"), crawlId).list(row -> row.getLong(1));
        for (long dead : lost) {
            update(SQL.get("releaseHostsOfExpired"), gapMillis, crawlId, dead);
            update("DELETE FROM frontier_guest WHERE process = ?", dead);
        }
    }

    record LiveProcess(long id, boolean idle, int hosts) {}

    /** Returns the live processes, this one among them. */
    List<LiveProcess> live() throws SQLException {
        return Sql.query(connection, SQL.get("liveProcesses"), crawlId)
                .list(row -> new LiveProcess(row.getLong(1), row.getBoolean(2), row.getInt(3)));
    }

    /** Returns the number of pages that the other processes have done or may do. */
    long grantedToOthers() throws SQLException {
        return Sql.number(connection, SQL.get("grantedToOthers"), crawlId, process);
    }

    /** Returns the number of pages that the other processes have done, ended ones included. */
    long pagesOfOthers() throws SQLException {
        return Sql.number(connection, SQL.get("pagesOfOthers"), crawlId, process);
    }

    /** Returns the number of pages that no process counts: they were done before there were several. */
    long doneUncounted() throws SQLException {
        return Sql.number(connection, SQL.get("doneUncounted"), crawlId, crawlId);
    }

    /** Inserts the hosts of sent URLs, redirected pages and requests. */
    void insertHosts() throws SQLException {
        update(SQL.get("insertHosts"), crawlId, crawlId, crawlId);
    }

    /** Assigns hosts without an owner to the processes with the fewest. */
    void assign(List<LiveProcess> live) throws SQLException {
        List<String> free = Sql.query(
                        connection,
                        "SELECT host FROM frontier_host WHERE crawl_id = ? AND owner IS NULL ORDER BY host LIMIT "
                                + HOSTS,
                        crawlId)
                .list(row -> row.getString(1));
        if (free.isEmpty()) {
            return;
        }
        int[] hosts = live.stream().mapToInt(LiveProcess::hosts).toArray();
        try (PreparedStatement give = connection.prepareStatement(SQL.get("assignHost"))) {
            for (String host : free) {
                int fewest = 0;
                for (int i = 1; i < hosts.length; i++) {
                    fewest = hosts[i] < hosts[fewest] ? i : fewest;
                }
                hosts[fewest]++;
                Sql.batch(give, live.get(fewest).id(), crawlId, host);
            }
            give.executeBatch();
        }
        for (int i = 0; i < hosts.length; i++) {
            setHosts(live.get(i).id(), hosts[i]);
        }
    }

    /** Returns the hosts that were assigned to this process since its last heartbeat. */
    List<MovedHost> take() throws SQLException {
        return Sql.query(connection, SQL.get("takeHosts"), crawlId, process)
                .list(row ->
                        new MovedHost(row.getString(1), Math.max(0, row.getLong(2)), row.getObject(3, Long.class)));
    }

    /** Removes this process as the owner of hosts. */
    void giveUp(List<MovedHost> hosts) throws SQLException {
        for (MovedHost moved : hosts) {
            update(SQL.get("giveUpHost"), moved.pauseMillis(), moved.gapMillis(), crawlId, moved.host(), process);
        }
    }

    /** Stores the state of this process. */
    void update(boolean idle, long granted) throws SQLException {
        update("UPDATE crawl_process SET idle = ?, granted = ? WHERE id = ?", idle, granted, process);
    }

    /** Stores the number of hosts that this process has work for, before hosts are assigned. */
    void setHosts(int hosts) throws SQLException {
        setHosts(process, hosts);
    }

    private void setHosts(long id, int hosts) throws SQLException {
        update("UPDATE crawl_process SET hosts = ? WHERE id = ?", hosts, id);
    }

    /** Returns whether something waits to be taken by some process. */
    boolean anythingLeft() throws SQLException {
        return Sql.exists(connection, SQL.get("anythingLeft"), crawlId, crawlId, crawlId);
    }

    /** Takes over a crawl without live processes: former ones can write no more. */
    void takeOver() throws SQLException {
        update(SQL.get("endAllProcesses"), crawlId);
        update(SQL.get("releaseAllHosts"), crawlId);
        update("DELETE FROM frontier_forward WHERE crawl_id = ?", crawlId);
        update("DELETE FROM frontier_guest WHERE crawl_id = ?", crawlId);
        update(SQL.get("insertHostsOfWaitingPages"), crawlId);
    }

    /** Ends this process, and returns the milliseconds that the crawl has run if it was the last one, else -1. */
    long leave() throws SQLException {
        long millis = Sql.number(connection, SQL.get("runningMillis"), process);
        update(SQL.get("endProcess"), process);
        update(SQL.get("releaseHosts"), crawlId, process);
        update("DELETE FROM frontier_guest WHERE process = ?", process);
        return live().isEmpty() ? millis : -1;
    }

    /** Returns whether every page is done. */
    boolean isDone() throws SQLException {
        return !Sql.exists(connection, "SELECT 1 FROM frontier WHERE crawl_id = ? AND state <> 2 LIMIT 1", crawlId);
    }

    private int update(String sql, @Nullable Object... values) throws SQLException {
        return Sql.update(connection, sql, values);
    }
}
