package io.tagwave.store.frontier;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.TaskLock;
import io.tagwave.store.UrlHash;
import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import io.tagwave.web.UrlHosts;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Runs the statements that lease the pages of one crawl. Which pages are leased is kept in memory: a crash returns them all.
 * Commits by itself. Not thread-safe.
 */
final class FrontierTable implements AutoCloseable {

    private static final SqlStatements SQL = SqlStatements.of(FrontierTable.class);

    /**
     * Selects the next pages of a host. H2 reads them from the index in its order only if all its columns are named, even
     * those that are the same in every row; otherwise it sorts everything that waits.
     */
    static final String WAITING = "SELECT id, url, depth, attempt FROM frontier"
            + " WHERE crawl_id = ? AND state = 0 AND host = ? ORDER BY crawl_id, state, host, rank, depth, id LIMIT ?";

    /** Selects the first host from a text on, with one look into the same index. For {@code >} H2 reads all pages of the host. */
    static final String NEXT_HOST = "SELECT host FROM frontier"
            + " WHERE crawl_id = ? AND state = 0 AND host >= ? ORDER BY crawl_id, state, host LIMIT 1";

    private static final String NEXT_OWN_HOST =
            "SELECT host FROM frontier_host WHERE crawl_id = ? AND owner = ? AND host > ? ORDER BY host LIMIT 1";

    /** Selects a page by its key; two keys of one host may be taken to never have the same hash of 64 bits. */
    static final String FIND = "SELECT id FROM frontier WHERE crawl_id = ? AND url_hash = ? AND host = ?";

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

    FrontierTable(Connection connection, long crawlId, long process) throws SQLException {
        this.connection = connection;
        this.crawlId = crawlId;
        this.process = process;
        waiting = connection.prepareStatement(WAITING);
        attempt = connection.prepareStatement("UPDATE frontier SET attempt = ? WHERE id = ?");
        nextHost = connection.prepareStatement(process == 0 ? NEXT_HOST : NEXT_OWN_HOST);
        find = connection.prepareStatement(FIND);
        earlier = connection.prepareStatement(SQL.get("earlierHeaders"));
    }

    /** Leases the next waiting pages of a host, lowest depth first. */
    List<Lease> lease(String host, int limit, boolean revisit) throws SQLException {
        record Waiting(long id, String url, int depth, int attempt) {}
        Set<Long> taken = leased.computeIfAbsent(host, h -> new HashSet<>());
        List<Waiting> pages = new ArrayList<>(limit);
        Sql.query(waiting, crawlId, host, limit + taken.size()).each(row -> {
            if (pages.size() < limit && taken.add(row.getLong(1))) {
                pages.add(new Waiting(row.getLong(1), row.getString(2), row.getInt(3), row.getInt(4)));
            }
        });
        if (taken.isEmpty()) {
            leased.remove(host);
        }
        List<Lease> leases = new ArrayList<>(pages.size());
        for (Waiting page : pages) {
            PageRequest request = revisit ? conditional(page.url()) : PageRequest.of(page.url());
            leases.add(new Lease(page.id(), page.url(), request, page.depth(), page.attempt(), List.of()));
        }
        return leases;
    }

    private PageRequest conditional(String url) throws SQLException {
        return Sql.query(earlier, url, crawlId)
                .first(row -> new PageRequest(url, row.getString(1), row.getString(2)))
                .orElse(PageRequest.of(url));
    }

    /** Ends the lease of a page that is done and committed, or waits again. */
    void giveBack(Lease lease) {
        Set<Long> taken = leased.get(lease.host());
        if (taken != null && taken.remove(lease.id()) && taken.isEmpty()) {
            leased.remove(lease.host());
        }
    }

    /** Returns whether pages of the host are leased. */
    boolean holds(String host) {
        return leased.containsKey(host);
    }

    /** Stores the number of a page's attempt, so that it does not start anew after a crash. */
    int attempt(long id, int number) throws SQLException {
        int rows = Sql.update(attempt, number, id);
        if (process == 0) {
            connection.commit();
        }
        return rows;
    }

    /** Delays the next request to a host, whoever owns it then. */
    int delay(String host, long millis) throws SQLException {
        return Sql.update(connection, SQL.get("delayHost"), millis, crawlId, host, process);
    }

    /** Sets the minimum time between two requests that a host asks for, whoever owns it then. */
    int space(String host, long millis) throws SQLException {
        return Sql.update(connection, SQL.get("spaceHost"), millis, crawlId, host, process);
    }

    /** Returns the first host with waiting pages after a host in the order of their names. */
    Optional<String> hostAfter(String host) throws SQLException {
        return process == 0
                ? Sql.query(nextHost, crawlId, justAfter(host)).first(row -> row.getString(1))
                : Sql.query(nextHost, crawlId, process, host).first(row -> row.getString(1));
    }

    /** Returns a text that sorts after a host and before every other host after it. */
    static String justAfter(String host) {
        return host + '\u0001';
    }

    /** Returns the number of a known page, or -1. */
    long find(String url) throws SQLException {
        return Sql.query(find, crawlId, UrlHash.ofKey(url), UrlHosts.of(url))
                .first(row -> row.getLong(1))
                .orElse(-1L);
    }

    long done(String host) throws SQLException {
        String states = process == 0 ? "= 2" : "IN (1, 2)";
        return Sql.number(
                connection,
                "SELECT COUNT(*) FROM frontier WHERE crawl_id = ? AND state " + states + " AND host = ?",
                crawlId,
                host);
    }

    /** Returns the links of the page's last visit by an earlier crawl. */
    List<String> earlierLinks(String url) throws SQLException {
        return Sql.query(connection, SQL.get("earlierLinks"), url, crawlId).list(row -> row.getString(1));
    }

    /** Returns the next page of the list on the page as its last visit by an earlier crawl found it. */
    Optional<String> earlierNextPage(String url) throws SQLException {
        return Sql.query(connection, SQL.get("earlierNextPage"), url, crawlId).first(row -> row.getString(1));
    }

    @Override
    public void close() throws SQLException {
        TaskLock.release(connection);
    }
}
