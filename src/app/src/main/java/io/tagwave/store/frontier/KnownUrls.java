package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.IdAllocator;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
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
import org.jspecify.annotations.Nullable;

/**
 * Makes URLs known to a crawl, each once, in the caller's transaction. A cache of fixed size saves asking the database for
 * links that stand on every page of a site. Not thread-safe.
 */
final class KnownUrls {

    private static final SqlStatements SQL = SqlStatements.of(KnownUrls.class);

    private static final int CACHE = 1 << 17;

    private final long crawlId;
    private final HostOwnership ownership;
    private final ProcessOutbox outbox;
    private final IdAllocator ids;
    private final PreparedStatement insert;
    private final PreparedStatement raise;
    private final long[] cache = new long[CACHE];
    private final List<Long> fresh = new ArrayList<>();

    KnownUrls(Database database, Connection connection, long crawlId, HostOwnership ownership, ProcessOutbox outbox)
            throws SQLException {
        this.crawlId = crawlId;
        this.ownership = ownership;
        this.outbox = outbox;
        ids = new IdAllocator(database, "frontier");
        insert = connection.prepareStatement(SQL.get("insertUrl"));
        raise = connection.prepareStatement(SQL.get("raiseUrl"));
    }

    /** Adds the URLs that are not known, and raises some that are. */
    Added add(LinksToFollow follow, int depth, @Nullable Long foundOn) throws SQLException {
        return add(new UrlBatch(follow, depth, foundOn), true);
    }

    /** Adds URLs of the outbox without the cache: this process may have sent them itself, and remembers them. */
    Added addReceived(UrlBatch batch) throws SQLException {
        return add(batch, false);
    }

    private Added add(UrlBatch batch, boolean cached) throws SQLException {
        List<String> hosts = new ArrayList<>();
        insert.clearBatch();
        LinksToFollow follow = batch.follow();
        int first = follow.first();
        for (String url : follow.urls()) {
            int rank = first-- > 0 ? 0 : 1;
            long hash = UrlHash.ofKey(url);
            if (!cached || cache[slot(hash)] != hash) {
                String host = UrlHosts.of(url);
                if (ownership.owns(host)) {
                    Sql.batch(
                            insert,
                            ids.next(),
                            crawlId,
                            host,
                            rank,
                            batch.depth(),
                            url,
                            hash,
                            batch.foundOn(),
                            crawlId,
                            hash,
                            host);
                    hosts.add(host);
                } else {
                    outbox.addUrl(url, hash, host, rank, batch.depth(), batch.foundOn(), false);
                }
                fresh.add(hash);
            }
        }
        outbox.send();
        Added added = hosts.isEmpty() ? Added.NOTHING : execute(hosts);
        return follow.raised() == 0 ? added : added.with(raise(follow));
    }

    /** Raises known pages to the front and returns their hosts; a page that was just added is there already. */
    private Set<String> raise(LinksToFollow follow) throws SQLException {
        Set<String> hosts = new TreeSet<>();
        for (String url : follow.urls().stream().limit(follow.raised()).toList()) {
            String host = UrlHosts.of(url);
            long hash = UrlHash.ofKey(url);
            if (!ownership.owns(host)) {
                outbox.addUrl(url, hash, host, 0, 0, null, true);
                outbox.send();
            } else if (Sql.update(raise, crawlId, hash, host) > 0) {
                hosts.add(host);
            }
        }
        return hosts;
    }

    private Added execute(List<String> hosts) throws SQLException {
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

    /** Returns the number of URLs that were added and not committed. */
    int size() {
        return fresh.size();
    }

    /** Forgets the URLs after the first {@code size} uncommitted ones because they were rolled back. */
    void takeBack(int size) {
        fresh.subList(size, fresh.size()).clear();
    }

    void committed() {
        fresh.forEach(hash -> cache[slot(hash)] = hash);
        fresh.clear();
    }

    private static int slot(long hash) {
        return (int) hash & CACHE - 1;
    }

    /**
     * The result of adding URLs.
     *
     * @param count number of new pages
     * @param hosts their hosts, and those of raised pages
     */
    record Added(int count, Set<String> hosts) {
        static final Added NOTHING = new Added(0, Set.of());

        Added plus(Added other) {
            return new Added(count + other.count, with(other.hosts).hosts);
        }

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
