package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.IdAllocator;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.UrlHash;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.UrlHosts;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes pages known to a crawl, each once. The transaction is its caller's. A cache of fixed size spares asking the
 * database for the links that stand on every page of a site. Not for use by two threads at once.
 */
final class KnownUrls {

    private static final int CACHE = 1 << 17;

    private final long crawlId;
    private final HostOwnership share;
    private final UrlOutbox mail;
    private final IdAllocator ids;
    private final PreparedStatement insert;
    private final PreparedStatement raise;
    private final long[] cache = new long[CACHE];
    private final List<Long> fresh = new ArrayList<>();

    KnownUrls(Database database, Connection connection, long crawlId) throws SQLException {
        this(database, connection, crawlId, new HostOwnership.Sole(0), null);
    }

    /**
     * The pages of a crawl as a process makes them known.
     *
     * @param mail for hosts that are not the process's
     */
    KnownUrls(Database database, Connection connection, long crawlId, HostOwnership share, UrlOutbox mail)
            throws SQLException {
        this.crawlId = crawlId;
        this.share = share;
        this.mail = mail;
        ids = new IdAllocator(database, "frontier");
        insert = connection.prepareStatement(
                "INSERT INTO frontier (id, crawl_id, state, host, rank, depth, url, url_hash, attempt, found_on)"
                        + " SELECT ?, ?, 0, ?, ?, ?, ?, ?, 1, ? WHERE NOT EXISTS"
                        + " (SELECT 1 FROM frontier WHERE crawl_id = ? AND url_hash = ? AND url = ?)");
        raise = connection.prepareStatement("UPDATE frontier SET rank = 0"
                + " WHERE crawl_id = ? AND url_hash = ? AND url = ? AND state = 0 AND rank > 0");
    }

    /**
     * Adds the pages that are not known. Some that are to go first do so though they are known.
     *
     * @param foundOn number of the page that links to them, or null
     */
    Added add(LinksToFollow follow, int depth, Long foundOn) throws SQLException {
        return add(follow, depth, foundOn, true);
    }

    /** The same for mail: it may have been left by this process, which remembers the addresses. */
    Added addMailed(LinksToFollow follow, int depth, Long foundOn) throws SQLException {
        return add(follow, depth, foundOn, false);
    }

    private Added add(LinksToFollow follow, int depth, Long foundOn, boolean remembered) throws SQLException {
        List<String> hosts = new ArrayList<>();
        insert.clearBatch();
        int first = follow.first();
        for (String url : follow.urls()) {
            int rank = first-- > 0 ? 0 : 1;
            long hash = UrlHash.of(url);
            if (!remembered || cache[slot(hash)] != hash) {
                String host = UrlHosts.of(url);
                if (share.owns(host)) {
                    addRow(url, hash, host, rank, depth, foundOn);
                    hosts.add(host);
                } else {
                    mail.write(url, hash, host, rank, depth, foundOn, false);
                }
                fresh.add(hash);
            }
        }
        if (mail != null) {
            mail.send();
        }
        Added added = hosts.isEmpty() ? Added.NOTHING : added(hosts);
        return follow.raised() == 0 ? added : added.with(raised(follow));
    }

    /** Hosts of pages that were known and go first from now on; a page that was just added does so already. */
    private Set<String> raised(LinksToFollow follow) throws SQLException {
        Set<String> hosts = new TreeSet<>();
        int left = follow.raised();
        for (String url : follow.urls()) {
            if (left-- == 0) {
                break;
            }
            if (!share.owns(UrlHosts.of(url))) {
                mail.write(url, UrlHash.of(url), UrlHosts.of(url), 0, 0, null, true);
                mail.send();
                continue;
            }
            new StatementParameters(raise).add(crawlId).add(UrlHash.of(url)).add(url);
            if (raise.executeUpdate() > 0) {
                hosts.add(UrlHosts.of(url));
            }
        }
        return hosts;
    }

    /** How many addresses were added and not committed. */
    int size() {
        return fresh.size();
    }

    /** Forgets what was added after the first {@code size} uncommitted addresses: it was rolled back. */
    void takeBack(int size) {
        fresh.subList(size, fresh.size()).clear();
    }

    /** To be called when the transaction was committed. */
    void committed() {
        fresh.forEach(hash -> cache[slot(hash)] = hash);
        fresh.clear();
    }

    private void addRow(String url, long hash, String host, int rank, int depth, Long foundOn) throws SQLException {
        new StatementParameters(insert)
                .add(ids.next())
                .add(crawlId)
                .add(host)
                .add(rank)
                .add(depth)
                .add(url)
                .add(hash)
                .add(foundOn)
                .add(crawlId)
                .add(hash)
                .add(url);
        insert.addBatch();
    }

    private Added added(List<String> hosts) throws SQLException {
        int[] rows = insert.executeBatch();
        Set<String> news = new TreeSet<>();
        int count = 0;
        for (int i = 0; i < rows.length; i++) {
            if (rows[i] > 0) {
                count += rows[i];
                news.add(hosts.get(i));
            }
        }
        return new Added(count, news);
    }

    private static int slot(long hash) {
        return (int) hash & CACHE - 1;
    }

    /**
     * What became known.
     *
     * @param count number of pages
     * @param hosts their hosts, and those of pages that go first now
     */
    record Added(int count, Set<String> hosts) {
        static final Added NOTHING = new Added(0, Set.of());

        private Added with(Set<String> others) {
            if (others.isEmpty()) {
                return this;
            }
            Set<String> all = new TreeSet<>(hosts);
            all.addAll(others);
            return new Added(count, all);
        }
    }
}
