package io.tagwave.store.frontier;

import io.tagwave.store.StatementParameters;
import io.tagwave.store.UrlHash;
import io.tagwave.web.EarlierLinks;
import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The statements that hand out the pages of one crawl. Which are leased is kept in memory: an embedded database belongs to
 * one process, and what was leased when it ended was lost. Commits by itself. Not for use by two threads at once.
 */
final class FrontierTable implements AutoCloseable {

    /**
     * The next pages of a host. H2 reads them from the index in its order only if all its columns are named, those too that are
     * the same in every row; otherwise it sorts all that wait.
     */
    static final String WAITING = "SELECT id, url, depth, attempt FROM frontier"
            + " WHERE crawl_id = ? AND state = 0 AND host = ? ORDER BY crawl_id, state, host, rank, depth, id LIMIT ?";

    /** The first host from a text on, one look into the same index. With {@code >} H2 reads all pages of the host before. */
    static final String NEXT_HOST = "SELECT host FROM frontier"
            + " WHERE crawl_id = ? AND state = 0 AND host >= ? ORDER BY crawl_id, state, host LIMIT 1";

    /** The next host of a process. */
    private static final String NEXT_OWN_HOST =
            "SELECT host FROM frontier_host" + " WHERE crawl_id = ? AND owner = ? AND host > ? ORDER BY host LIMIT 1";

    /** A page by its address. */
    static final String FIND = "SELECT id FROM frontier WHERE crawl_id = ? AND url_hash = ? AND url = ?";

    private final Connection connection;
    private final long crawlId;
    private final long process;
    private final PreparedStatement waiting;
    private final PreparedStatement attempt;
    private final PreparedStatement nextHost;
    private final PreparedStatement find;
    private final PreparedStatement earlier;

    /** Numbers of leased pages by their host, until it is committed that they are done. */
    private final Map<String, Set<Long>> leased = new HashMap<>();

    FrontierTable(Connection connection, long crawlId) throws SQLException {
        this(connection, crawlId, 0);
    }

    /**
     * The table as a process sees it.
     *
     * @param process as {@link HostOwnership#process}
     */
    FrontierTable(Connection connection, long crawlId, long process) throws SQLException {
        this.connection = connection;
        this.crawlId = crawlId;
        this.process = process;
        waiting = connection.prepareStatement(WAITING);
        attempt = connection.prepareStatement("UPDATE frontier SET attempt = ? WHERE id = ?");
        nextHost = connection.prepareStatement(process == 0 ? NEXT_HOST : NEXT_OWN_HOST);
        find = connection.prepareStatement(FIND);
        earlier = connection.prepareStatement("SELECT etag, last_modified FROM page WHERE url = ? AND crawl_id < ?"
                + " AND outcome IN ('done', 'not_modified') ORDER BY crawl_id DESC LIMIT 1");
    }

    /** Leases the next waiting pages of a host, lowest depth first. */
    List<Lease> lease(String host, int limit, boolean revisit) throws SQLException {
        List<Lease> leases = new ArrayList<>(limit);
        Set<Long> taken = leased.computeIfAbsent(host, h -> new HashSet<>());
        new StatementParameters(waiting).add(crawlId).add(host).add(limit + taken.size());
        try (ResultSet row = waiting.executeQuery()) {
            while (leases.size() < limit && row.next()) {
                if (taken.add(row.getLong(1))) {
                    String url = row.getString(2);
                    PageRequest request = revisit ? conditional(url) : PageRequest.of(url);
                    leases.add(new Lease(row.getLong(1), url, request, row.getInt(3), row.getInt(4), List.of()));
                }
            }
        }
        if (taken.isEmpty()) {
            leased.remove(host);
        }
        return leases;
    }

    /** The page is done, which is committed, or waits again. */
    void giveBack(Lease lease) {
        Set<Long> taken = leased.get(lease.host());
        if (taken != null && taken.remove(lease.id()) && taken.isEmpty()) {
            leased.remove(lease.host());
        }
    }

    /** Writes down which attempt a page is at, so that it does not start anew after a crash. */
    int attempt(long id, int number) throws SQLException {
        new StatementParameters(attempt).add(number).add(id);
        int rows = attempt.executeUpdate();
        commit();
        return rows;
    }

    /** The host is to be left alone, whoever owns it then. */
    int delay(String host, long millis) throws SQLException {
        try (PreparedStatement delay = connection.prepareStatement(
                "UPDATE frontier_host SET next_turn = GREATEST(next_turn, clock_timestamp() + ? * INTERVAL '1 millisecond')"
                        + " WHERE crawl_id = ? AND host = ? AND owner = ?")) {
            new StatementParameters(delay).add(millis).add(crawlId).add(host).add(process);
            return delay.executeUpdate();
        }
    }

    /** The host asks for a pause between two requests, whoever owns it then. */
    int space(String host, long millis) throws SQLException {
        try (PreparedStatement space = connection.prepareStatement(
                "UPDATE frontier_host SET gap_millis = ? WHERE crawl_id = ? AND host = ? AND owner = ?")) {
            new StatementParameters(space).add(millis).add(crawlId).add(host).add(process);
            return space.executeUpdate();
        }
    }

    /** Whether pages of the host are leased. */
    boolean holds(String host) {
        return leased.containsKey(host);
    }

    /** A connection of several processes has nothing to commit: it would keep them from the views. */
    private void commit() throws SQLException {
        if (process == 0) {
            connection.commit();
        }
    }

    /** The first host with waiting pages after {@code host} in the order of their names, or null. */
    String hostAfter(String host) throws SQLException {
        if (process == 0) {
            new StatementParameters(nextHost).add(crawlId).add(justAfter(host));
        } else {
            new StatementParameters(nextHost).add(crawlId).add(process).add(host);
        }
        try (ResultSet row = nextHost.executeQuery()) {
            return row.next() ? row.getString(1) : null;
        }
    }

    /** Text that stands before every host that comes after this one. */
    static String justAfter(String host) {
        return host + '\u0001';
    }

    /** The number of a known page, or -1. */
    long find(String url) throws SQLException {
        new StatementParameters(find).add(crawlId).add(UrlHash.of(url)).add(url);
        try (ResultSet row = find.executeQuery()) {
            return row.next() ? row.getLong(1) : -1;
        }
    }

    /** Number of pages of the host that are done. */
    long done(String host) throws SQLException {
        try (PreparedStatement count =
                connection.prepareStatement("SELECT COUNT(*) FROM frontier WHERE crawl_id = ? AND state "
                        + (process == 0 ? "= 2" : "IN (1, 2)") + " AND host = ?")) {
            new StatementParameters(count).add(crawlId).add(host);
            try (ResultSet row = count.executeQuery()) {
                row.next();
                return row.getLong(1);
            }
        }
    }

    /** The links of the page's last visit by an earlier crawl. */
    EarlierLinks earlierLinks(String url) throws SQLException {
        List<String> links = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT url FROM link WHERE page_id ="
                + " (SELECT MAX(id) FROM page WHERE url = ? AND crawl_id < ? AND outcome = 'done') ORDER BY ordinal")) {
            new StatementParameters(query).add(url).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    links.add(row.getString(1));
                }
            }
        }
        return new EarlierLinks(links, earlierNext(url));
    }

    /** Where the list of a page went on at the page's last visit by an earlier crawl, or null. */
    private String earlierNext(String url) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT url FROM next_page WHERE page_id ="
                + " (SELECT MAX(id) FROM page WHERE url = ? AND crawl_id < ? AND outcome = 'done')")) {
            new StatementParameters(query).add(url).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? row.getString(1) : null;
            }
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    private PageRequest conditional(String url) throws SQLException {
        new StatementParameters(earlier).add(url).add(crawlId);
        try (ResultSet row = earlier.executeQuery()) {
            return row.next() ? new PageRequest(url, row.getString(1), row.getString(2)) : PageRequest.of(url);
        }
    }
}
