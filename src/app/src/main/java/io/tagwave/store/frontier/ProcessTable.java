package io.tagwave.store.frontier;

import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * The processes of a crawl and the hosts that belong to them, in PostgreSQL. What is called here belongs to one turn, which is one
 * transaction: {@link #begin} lets one process at a time have it. Not for use by two threads at once.
 */
final class ProcessTable {

    /** Tells the lock of turns from those of others in the same database: "tagt". */
    private static final int KIND = 0x74616774;

    /** Hosts that are given to processes in a turn. */
    private static final int HOSTS = 1000;

    private static final String MILLIS = " * INTERVAL '1 millisecond'";

    private final Connection connection;
    private final long crawlId;
    private final long process;

    ProcessTable(Connection connection, long crawlId, long process) {
        this.connection = connection;
        this.crawlId = crawlId;
        this.process = process;
    }

    Connection connection() {
        return connection;
    }

    /** Waits for the turn, which ends with the transaction. */
    void begin() throws SQLException {
        each("SELECT pg_advisory_xact_lock(?, ?)", row -> {}, KIND, (int) crawlId);
    }

    /** Enters this process. */
    void enter(String name, long leaseMillis) throws SQLException {
        update(
                "INSERT INTO crawl_process SELECT ?, ?, ?, COALESCE((SELECT MIN(since) FROM crawl_process WHERE crawl_id = ?"
                        + " AND ended_at IS NULL), clock_timestamp()), clock_timestamp(), clock_timestamp() + ?"
                        + MILLIS
                        + ", NULL, FALSE, FALSE, 0, 0, 0, 0, 0, 0",
                process,
                crawlId,
                name,
                crawlId,
                leaseMillis);
    }

    /** False when this process was ended by another. */
    boolean renew(long leaseMillis) throws SQLException {
        return update(
                        "UPDATE crawl_process SET lease_until = clock_timestamp() + ?" + MILLIS
                                + " WHERE id = ? AND ended_at IS NULL",
                        leaseMillis,
                        process)
                > 0;
    }

    /** Ends processes whose lease is over; their hosts are left alone for a pause, since nobody knows when they were asked last. */
    void endLost(long gapMillis) throws SQLException {
        List<Long> lost = new ArrayList<>();
        each(
                "UPDATE crawl_process SET ended_at = clock_timestamp(), lost = TRUE, granted = pages WHERE id IN"
                        + " (SELECT id FROM crawl_process WHERE crawl_id = ? AND ended_at IS NULL"
                        + " AND lease_until < clock_timestamp() FOR UPDATE SKIP LOCKED) RETURNING id",
                row -> lost.add(row.getLong(1)),
                crawlId);
        for (long dead : lost) {
            update(
                    "UPDATE frontier_host SET owner = NULL, next_turn = GREATEST(next_turn, clock_timestamp() + GREATEST(?,"
                            + " COALESCE(gap_millis, 0))" + MILLIS + ") WHERE crawl_id = ? AND owner = ?",
                    gapMillis,
                    crawlId,
                    dead);
            update("DELETE FROM frontier_guest WHERE process = ?", dead);
        }
    }

    /** The processes that live, this one among them. */
    List<Live> live() throws SQLException {
        List<Live> live = new ArrayList<>();
        each(
                "SELECT id, idle, hosts FROM crawl_process WHERE crawl_id = ? AND ended_at IS NULL ORDER BY id",
                row -> live.add(new Live(row.getLong(1), row.getBoolean(2), row.getInt(3))),
                crawlId);
        return live;
    }

    /** How many pages the other processes have done or may do. */
    long grantedToOthers() throws SQLException {
        return number(
                "SELECT COALESCE(SUM(CASE WHEN ended_at IS NULL THEN granted ELSE pages END), 0) FROM crawl_process"
                        + " WHERE crawl_id = ? AND id <> ?",
                crawlId,
                process);
    }

    /** How many pages the other processes have done, those that have ended included. */
    long pagesOfOthers() throws SQLException {
        return number(
                "SELECT COALESCE(SUM(pages), 0) FROM crawl_process WHERE crawl_id = ? AND id <> ?", crawlId, process);
    }

    /** Pages that were done when processes were not counted yet. */
    long doneBefore() throws SQLException {
        return number(
                "SELECT (SELECT COUNT(*) FROM frontier WHERE crawl_id = ? AND state = 2)"
                        + " - (SELECT COALESCE(SUM(pages), 0) FROM crawl_process WHERE crawl_id = ?)",
                crawlId,
                crawlId);
    }

    /** Makes known hosts that mail, redirects and guests lead to. */
    void enterHosts() throws SQLException {
        update(
                "INSERT INTO frontier_host (crawl_id, host, taken) SELECT crawl_id, host, FALSE FROM frontier_mail m"
                        + " WHERE crawl_id = ? AND NOT EXISTS (SELECT 1 FROM frontier_host h WHERE h.crawl_id = m.crawl_id"
                        + " AND h.host = m.host) UNION SELECT crawl_id, host, FALSE FROM frontier_forward"
                        + " WHERE crawl_id = ? UNION SELECT crawl_id, host, FALSE FROM frontier_guest WHERE crawl_id = ?"
                        + " ON CONFLICT DO NOTHING",
                crawlId,
                crawlId,
                crawlId);
    }

    /** Gives hosts that belong to nobody to those processes that have the fewest. */
    void assign(List<Live> live) throws SQLException {
        List<String> free = new ArrayList<>();
        each(
                "SELECT host FROM frontier_host WHERE crawl_id = ? AND owner IS NULL ORDER BY host LIMIT " + HOSTS,
                row -> free.add(row.getString(1)),
                crawlId);
        if (free.isEmpty()) {
            return;
        }
        int[] hosts = live.stream().mapToInt(Live::hosts).toArray();
        try (PreparedStatement give = connection.prepareStatement(
                "UPDATE frontier_host SET owner = ?, taken = FALSE WHERE crawl_id = ? AND host = ?")) {
            for (String host : free) {
                int fewest = 0;
                for (int i = 1; i < hosts.length; i++) {
                    fewest = hosts[i] < hosts[fewest] ? i : fewest;
                }
                hosts[fewest]++;
                new StatementParameters(give)
                        .add(live.get(fewest).id())
                        .add(crawlId)
                        .add(host);
                give.addBatch();
            }
            give.executeBatch();
        }
        for (int i = 0; i < hosts.length; i++) {
            update(
                    "UPDATE crawl_process SET hosts = ? WHERE id = ?",
                    hosts[i],
                    live.get(i).id());
        }
    }

    /** The hosts that were given to this process since it looked last. */
    List<Moved> take() throws SQLException {
        List<Moved> gained = new ArrayList<>();
        each(
                "UPDATE frontier_host SET taken = TRUE WHERE crawl_id = ? AND owner = ? AND NOT taken RETURNING host,"
                        + " CAST(CEIL(EXTRACT(EPOCH FROM next_turn - clock_timestamp()) * 1000) AS BIGINT), gap_millis",
                row -> gained.add(
                        new Moved(row.getString(1), Math.max(0, row.getLong(2)), row.getObject(3, Long.class))),
                crawlId,
                process);
        return gained;
    }

    /** Hosts belong to this process no longer. */
    void giveUp(List<Moved> hosts) throws SQLException {
        for (Moved moved : hosts) {
            update(
                    "UPDATE frontier_host SET owner = NULL, next_turn = clock_timestamp() + ?" + MILLIS
                            + ", gap_millis = ? WHERE crawl_id = ? AND host = ? AND owner = ?",
                    moved.pauseMillis(),
                    moved.gapMillis(),
                    crawlId,
                    moved.host(),
                    process);
        }
    }

    /** Writes down how this process stands. */
    void note(boolean idle, long granted) throws SQLException {
        update("UPDATE crawl_process SET idle = ?, granted = ? WHERE id = ?", idle, granted, process);
    }

    /** How many hosts this process had work for, before hosts are given to it. */
    void noteHosts(int hosts) throws SQLException {
        update("UPDATE crawl_process SET hosts = ? WHERE id = ?", hosts, process);
    }

    /** Whether something waits to be taken by some process. */
    boolean anythingLeft() throws SQLException {
        return number(
                        "SELECT CASE WHEN EXISTS (SELECT 1 FROM frontier_mail WHERE crawl_id = ?) OR EXISTS"
                                + " (SELECT 1 FROM frontier_forward WHERE crawl_id = ?) OR EXISTS (SELECT 1 FROM frontier_host"
                                + " WHERE crawl_id = ? AND (owner IS NULL OR NOT taken)) THEN 1 ELSE 0 END",
                        crawlId,
                        crawlId,
                        crawlId)
                > 0;
    }

    /** Takes over a crawl that nobody works on: whoever did can write no more. */
    void takeOver() throws SQLException {
        update(
                "UPDATE crawl_process SET ended_at = clock_timestamp(), lost = TRUE, granted = pages"
                        + " WHERE crawl_id = ? AND ended_at IS NULL",
                crawlId);
        update("UPDATE frontier_host SET owner = NULL, taken = FALSE WHERE crawl_id = ?", crawlId);
        update("DELETE FROM frontier_forward WHERE crawl_id = ?", crawlId);
        update("DELETE FROM frontier_guest WHERE crawl_id = ?", crawlId);
        update(
                "INSERT INTO frontier_host (crawl_id, host, taken) SELECT DISTINCT crawl_id, host, FALSE FROM frontier"
                        + " WHERE crawl_id = ? AND state <> 2 ON CONFLICT DO NOTHING",
                crawlId);
    }

    /**
     * Ends this process.
     *
     * @return milliseconds that the crawl has run if this was the last process, else -1
     */
    long leave() throws SQLException {
        long millis = number(
                "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp() - since) * 1000 AS BIGINT) FROM crawl_process"
                        + " WHERE id = ?",
                process);
        update(
                "UPDATE crawl_process SET ended_at = clock_timestamp(), granted = pages WHERE id = ? AND ended_at IS NULL",
                process);
        update("UPDATE frontier_host SET owner = NULL WHERE crawl_id = ? AND owner = ?", crawlId, process);
        update("DELETE FROM frontier_guest WHERE process = ?", process);
        return live().isEmpty() ? millis : -1;
    }

    /** Whether every page is done. */
    boolean isDone() throws SQLException {
        return number(
                        "SELECT CASE WHEN EXISTS (SELECT 1 FROM frontier WHERE crawl_id = ? AND state <> 2) THEN 0 ELSE 1 END",
                        crawlId)
                > 0;
    }

    private interface Reader {
        void read(ResultSet row) throws SQLException;
    }

    private void each(String sql, Reader reader, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            add(statement, values);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    reader.read(row);
                }
            }
        }
    }

    private long number(String sql, Object... values) throws SQLException {
        long[] found = new long[1];
        each(sql, row -> found[0] = row.getLong(1), values);
        return found[0];
    }

    private int update(String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            add(statement, values);
            return statement.executeUpdate();
        }
    }

    private static void add(PreparedStatement statement, Object... values) throws SQLException {
        StatementParameters row = new StatementParameters(statement);
        for (Object value : values) {
            row.add(value);
        }
    }

    /** A process that lives. */
    record Live(long id, boolean idle, int hosts) {}

    /**
     * A host that changes its owner.
     *
     * @param pauseMillis how long it is to be left alone
     * @param gapMillis the pause between two requests that it asks for, or null
     */
    record Moved(String host, long pauseMillis, Long gapMillis) {}
}
