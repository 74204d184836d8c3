package io.tagwave.store;

import io.tagwave.page.Lease;
import io.tagwave.page.PageRequest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/** The statements that hand out the pages of one crawl. Commits by itself. Not for use by two threads at once. */
final class FrontierTable implements AutoCloseable {

    private final Connection connection;
    private final long crawlId;
    private final PreparedStatement waiting;
    private final PreparedStatement lease;
    private final PreparedStatement attempt;
    private final PreparedStatement nextHost;
    private final PreparedStatement find;
    private final PreparedStatement earlier;

    FrontierTable(Connection connection, long crawlId) throws SQLException {
        this.connection = connection;
        this.crawlId = crawlId;
        waiting = connection.prepareStatement("SELECT id, url, depth, attempt FROM frontier"
                + " WHERE crawl_id = ? AND state = 0 AND host = ? ORDER BY depth, id LIMIT ?");
        lease = connection.prepareStatement("UPDATE frontier SET state = 1, lease_until = ? WHERE id = ?");
        attempt = connection.prepareStatement("UPDATE frontier SET attempt = ? WHERE id = ?");
        nextHost = connection.prepareStatement("SELECT host FROM frontier"
                + " WHERE crawl_id = ? AND state = 0 AND host > ? ORDER BY crawl_id, state, host LIMIT 1");
        find = connection.prepareStatement("SELECT id FROM frontier WHERE crawl_id = ? AND url_hash = ? AND url = ?");
        earlier = connection.prepareStatement("SELECT etag, last_modified FROM page WHERE url = ? AND crawl_id < ?"
                + " AND outcome IN ('done', 'not_modified') ORDER BY crawl_id DESC LIMIT 1");
    }

    /** Leases the next waiting pages of a host, lowest depth first. */
    List<Lease> lease(String host, int limit, Duration time, boolean revisit) throws SQLException {
        List<Lease> leases = new ArrayList<>(limit);
        new Row(waiting).add(crawlId).add(host).add(limit);
        try (ResultSet row = waiting.executeQuery()) {
            while (row.next()) {
                String url = row.getString(2);
                PageRequest request = revisit ? conditional(url) : PageRequest.of(url);
                leases.add(new Lease(row.getLong(1), url, request, row.getInt(3), row.getInt(4), List.of()));
            }
        }
        OffsetDateTime until = OffsetDateTime.now().plus(time);
        for (Lease leased : leases) {
            new Row(lease).add(until).add(leased.id());
            lease.addBatch();
        }
        lease.executeBatch();
        connection.commit();
        return leases;
    }

    /** Writes down which attempt a page is at, so that it does not start anew after a crash. */
    int attempt(long id, int number) throws SQLException {
        new Row(attempt).add(number).add(id);
        int rows = attempt.executeUpdate();
        connection.commit();
        return rows;
    }

    /** The first host with waiting pages after {@code host} in the order of their names, or null. */
    String hostAfter(String host) throws SQLException {
        new Row(nextHost).add(crawlId).add(host);
        try (ResultSet row = nextHost.executeQuery()) {
            return row.next() ? row.getString(1) : null;
        }
    }

    /** The number of a known page, or -1. */
    long find(String url) throws SQLException {
        new Row(find).add(crawlId).add(UrlHash.of(url)).add(url);
        try (ResultSet row = find.executeQuery()) {
            return row.next() ? row.getLong(1) : -1;
        }
    }

    /** Gives back all that is leased. */
    void giveBack() throws SQLException {
        try (PreparedStatement back =
                connection.prepareStatement("UPDATE frontier SET state = 0 WHERE crawl_id = ? AND state = 1")) {
            new Row(back).add(crawlId);
            back.executeUpdate();
        }
        connection.commit();
    }

    /** Number of pages of the host that are done. */
    long done(String host) throws SQLException {
        try (PreparedStatement count = connection.prepareStatement(
                "SELECT COUNT(*) FROM frontier WHERE crawl_id = ? AND state = 2 AND host = ?")) {
            new Row(count).add(crawlId).add(host);
            try (ResultSet row = count.executeQuery()) {
                row.next();
                return row.getLong(1);
            }
        }
    }

    /** The links of the page's last visit by an earlier crawl. */
    List<String> earlierLinks(String url) throws SQLException {
        List<String> links = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT url FROM link WHERE page_id ="
                + " (SELECT MAX(id) FROM page WHERE url = ? AND crawl_id < ? AND outcome = 'done') ORDER BY ordinal")) {
            new Row(query).add(url).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    links.add(row.getString(1));
                }
            }
        }
        return links;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    private PageRequest conditional(String url) throws SQLException {
        new Row(earlier).add(url).add(crawlId);
        try (ResultSet row = earlier.executeQuery()) {
            return row.next() ? new PageRequest(url, row.getString(1), row.getString(2)) : PageRequest.of(url);
        }
    }
}
