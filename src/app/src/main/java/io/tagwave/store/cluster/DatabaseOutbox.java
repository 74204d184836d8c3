package io.tagwave.store.cluster;

import io.tagwave.store.Database;
import io.tagwave.store.IdAllocator;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.frontier.CommitCounts;
import io.tagwave.store.frontier.ProcessOutbox;
import io.tagwave.store.frontier.UrlBatch;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.PageRequest;
import io.tagwave.web.UrlHosts;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Passes URLs and redirected pages through tables to the processes that own their hosts. Not thread-safe. */
final class DatabaseOutbox implements ProcessOutbox {

    private static final SqlStatements SQL = SqlStatements.of(DatabaseOutbox.class);

    /** Maximum number of URLs that are imported together. */
    static final int BATCH = 20_000;

    private final Connection connection;
    private final long crawlId;
    private final CrawlProcess process;
    private final IdAllocator ids;
    private final PreparedStatement insertUrl;
    private boolean added;

    DatabaseOutbox(Database database, Connection connection, long crawlId, CrawlProcess process) throws SQLException {
        this.connection = connection;
        this.crawlId = crawlId;
        this.process = process;
        ids = new IdAllocator(database, "frontier_mail");
        insertUrl = connection.prepareStatement(SQL.get("insertUrl"));
    }

    /** Adds a URL unless its owner knows it. */
    @Override
    public void addUrl(String url, long hash, String host, int rank, int depth, @Nullable Long foundOn, boolean raised)
            throws SQLException {
        Sql.batch(insertUrl, ids.next(), crawlId, host, url, rank, depth, foundOn, raised, raised, crawlId, hash, host);
        added = true;
    }

    @Override
    public void send() throws SQLException {
        if (added) {
            insertUrl.executeBatch();
            added = false;
        }
    }

    @Override
    public void forget() throws SQLException {
        insertUrl.clearBatch();
        added = false;
    }

    @Override
    public void removeImported(Long[] imported) throws SQLException {
        Sql.update(connection, "DELETE FROM frontier_mail WHERE id = ANY (?)", (Object) imported);
    }

    @Override
    public void sendPage(Lease lease) throws SQLException {
        if (Sql.update(connection, SQL.get("leavePage"), lease.attempt(), lease.id()) == 0) {
            return;
        }
        removePage(lease.id());
        String request = lease.request().url();
        Sql.insert(
                connection,
                "frontier_forward",
                "page_id, crawl_id, host, url, request, depth, attempt, chain",
                lease.id(),
                crawlId,
                UrlHosts.of(request),
                lease.url(),
                request,
                lease.depth(),
                lease.attempt(),
                lease.chain().toArray(String[]::new));
    }

    @Override
    public void removePage(long page) throws SQLException {
        Sql.update(connection, "DELETE FROM frontier_forward WHERE page_id = ?", page);
    }

    @Override
    public boolean reserve(String sha256) throws SQLException {
        long key = ByteBuffer.wrap(HexFormat.of().parseHex(sha256)).getLong() ^ crawlId;
        return Sql.query(connection, "SELECT pg_try_advisory_xact_lock(?)", key)
                .first(row -> row.getBoolean(1))
                .orElseThrow();
    }

    @Override
    public void committing(CommitCounts counts) throws SQLException {
        int alive = Sql.update(
                connection,
                SQL.get("addCounts"),
                counts.pages(),
                counts.failed(),
                counts.records(),
                counts.found(),
                process.process());
        if (alive == 0) {
            throw new SQLException(process.lostLease());
        }
    }

    /** A URL for the owner of its host, see table {@code frontier_mail}. */
    record ReceivedUrl(
            long id,
            String host,
            String url,
            int rank,
            int depth,
            @Nullable Long foundOn,
            boolean raised) {

        private boolean wasFoundWith(ReceivedUrl other) {
            return rank == other.rank
                    && depth == other.depth
                    && raised == other.raised
                    && Objects.equals(foundOn, other.foundOn);
        }
    }

    /** Reads the URLs for hosts of a process, oldest first. */
    static List<ReceivedUrl> receiveUrls(Connection connection, long crawlId, long process) throws SQLException {
        return Sql.query(connection, SQL.get("receivedUrls"), crawlId, process, BATCH)
                .list(row -> new ReceivedUrl(
                        row.getLong(1),
                        row.getString(2),
                        row.getString(3),
                        row.getInt(4),
                        row.getInt(5),
                        row.getObject(6, Long.class),
                        row.getBoolean(7)));
    }

    /** Groups consecutive URLs that were found together. */
    static List<UrlBatch> batches(List<ReceivedUrl> urls) {
        List<UrlBatch> batches = new ArrayList<>();
        for (int start = 0, end; start < urls.size(); start = end) {
            ReceivedUrl first = urls.get(start);
            end = start + 1;
            while (end < urls.size() && first.wasFoundWith(urls.get(end))) {
                end++;
            }
            List<String> group =
                    urls.subList(start, end).stream().map(ReceivedUrl::url).toList();
            int firstRank = first.rank == 0 ? group.size() : 0;
            LinksToFollow follow = new LinksToFollow(group, firstRank, first.raised ? group.size() : 0);
            batches.add(new UrlBatch(follow, first.depth, first.foundOn));
        }
        return batches;
    }

    /** Reads the redirected pages for hosts of a process. */
    static List<Lease> receivePages(Connection connection, long crawlId, long process) throws SQLException {
        return Sql.query(connection, SQL.get("receivedPages"), crawlId, process)
                .list(row -> new Lease(
                        row.getLong(1),
                        row.getString(2),
                        PageRequest.of(row.getString(3)),
                        row.getInt(4),
                        row.getInt(5),
                        Sql.texts(row.getArray(6))));
    }
}
