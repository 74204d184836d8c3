package io.tagwave.store.frontier;

import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Table {@code frontier_guest}, used at the turns of a process. Not for use by two threads at once. */
final class CrossHostRequestTable {

    private final Connection connection;
    private final long crawlId;
    private final long process;

    CrossHostRequestTable(Connection connection, long crawlId, long process) {
        this.connection = connection;
        this.crawlId = crawlId;
        this.process = process;
    }

    /** This process wants to ask a host of another, or of nobody yet. */
    void enter(String host) throws SQLException {
        update("INSERT INTO frontier_guest (crawl_id, host, process) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", host);
    }

    /** It does not, or has done so. */
    void remove(String host) throws SQLException {
        update("DELETE FROM frontier_guest WHERE crawl_id = ? AND host = ? AND process = ?", host);
    }

    /** What all processes want of hosts that belong to one. */
    List<Visit> read() throws SQLException {
        List<Visit> visits = new ArrayList<>();
        try (PreparedStatement query =
                connection.prepareStatement("SELECT g.host, g.process, h.owner, g.may_ask IS NOT NULL,"
                        + " CAST(CEIL(EXTRACT(EPOCH FROM g.may_ask - clock_timestamp()) * 1000) AS BIGINT)"
                        + " FROM frontier_guest g JOIN frontier_host h ON h.crawl_id = g.crawl_id AND h.host = g.host"
                        + " WHERE g.crawl_id = ? AND h.owner IS NOT NULL ORDER BY g.host, g.process")) {
            query.setLong(1, crawlId);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    visits.add(new Visit(
                            row.getString(1), row.getLong(2), row.getLong(3), row.getBoolean(4), row.getLong(5)));
                }
            }
        }
        return visits;
    }

    /** A request may be sent. */
    void grant(Visit visit, long millis) throws SQLException {
        try (PreparedStatement grant = connection.prepareStatement(
                "UPDATE frontier_guest SET may_ask ="
                        + " clock_timestamp() + ? * INTERVAL '1 millisecond' WHERE crawl_id = ? AND host = ? AND process = ?")) {
            new StatementParameters(grant)
                    .add(millis)
                    .add(crawlId)
                    .add(visit.host())
                    .add(visit.process());
            grant.executeUpdate();
        }
    }

    private void update(String sql, String host) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            new StatementParameters(statement).add(crawlId).add(host).add(process);
            statement.executeUpdate();
        }
    }

    /**
     * A request that a process wants to send to a host of another.
     *
     * @param owner the process that the host belongs to
     * @param granted whether it may be sent
     * @param millis in how many milliseconds; may be over
     */
    record Visit(String host, long process, long owner, boolean granted, long millis) {}
}
