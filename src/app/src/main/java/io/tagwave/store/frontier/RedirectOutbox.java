package io.tagwave.store.frontier;

import io.tagwave.store.StatementParameters;
import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import io.tagwave.web.UrlHosts;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Pages whose redirects led to a host of another process, which goes on with them. Not for use by two threads at once. */
final class RedirectOutbox {

    private final long crawlId;
    private final PreparedStatement away;
    private final PreparedStatement insert;
    private final PreparedStatement delete;

    RedirectOutbox(Connection connection, long crawlId) throws SQLException {
        this.crawlId = crawlId;
        away = connection.prepareStatement("UPDATE frontier SET state = 1, attempt = ? WHERE id = ? AND state <> 2");
        insert = connection.prepareStatement(
                "INSERT INTO frontier_forward (page_id, crawl_id, host, url, request, depth, attempt, chain)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        delete = connection.prepareStatement("DELETE FROM frontier_forward WHERE page_id = ?");
    }

    /** Leaves a page to the owner of the host that is to be asked next. */
    void send(Lease lease) throws SQLException {
        new StatementParameters(away).add(lease.attempt()).add(lease.id());
        if (away.executeUpdate() == 0) {
            return;
        }
        arrived(lease.id());
        String request = lease.request().url();
        new StatementParameters(insert)
                .add(lease.id())
                .add(crawlId)
                .add(UrlHosts.of(request))
                .add(lease.url())
                .add(request)
                .add(lease.depth())
                .add(lease.attempt())
                .add(lease.chain().toArray(String[]::new));
        insert.executeUpdate();
    }

    /** The page is done. */
    void arrived(long page) throws SQLException {
        new StatementParameters(delete).add(page);
        delete.executeUpdate();
    }

    /** The pages that were left to a process. */
    static List<Lease> read(Connection connection, long crawlId, long process) throws SQLException {
        List<Lease> leases = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT f.page_id, f.url, f.request, f.depth, f.attempt, f.chain FROM frontier_forward f"
                        + " JOIN frontier_host h ON h.crawl_id = f.crawl_id AND h.host = f.host"
                        + " WHERE f.crawl_id = ? AND h.owner = ? ORDER BY f.page_id")) {
            new StatementParameters(query).add(crawlId).add(process);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    List<String> chain = Stream.of((Object[]) row.getArray(6).getArray())
                            .map(String::valueOf)
                            .toList();
                    leases.add(new Lease(
                            row.getLong(1),
                            row.getString(2),
                            PageRequest.of(row.getString(3)),
                            row.getInt(4),
                            row.getInt(5),
                            chain));
                }
            }
        }
        return leases;
    }
}
