package io.tagwave.store;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Lease;
import io.tagwave.page.Outcome;
import io.tagwave.page.ReadPage;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HexFormat;

/**
 * The one writer of a crawl: a page, all its rows, its new links and its state in the frontier become visible together or
 * not at all. Workers take turns, so that no two transactions ever wait for each other's rows, see {@link GroupCommit}.
 */
final class CrawlWriter implements AutoCloseable {

    private final GroupCommit turns;
    private final long crawlId;
    private final PageWriter pages;
    private final KnownUrls known;
    private final PreparedStatement markDone;
    private final PreparedStatement sameBytes;
    private final PreparedStatement sameAddress;

    CrawlWriter(Database database, long crawlId) throws SQLException {
        this.crawlId = crawlId;
        Connection connection = database.connect();
        connection.setAutoCommit(false);
        pages = new PageWriter(database, connection);
        known = new KnownUrls(database, connection, crawlId);
        turns = new GroupCommit(connection, known);
        markDone = connection.prepareStatement(
                "UPDATE frontier SET state = 2, lease_until = NULL, attempt = ? WHERE id = ? AND state = 1");
        sameBytes = connection.prepareStatement(
                "SELECT id FROM page WHERE sha256 = ? AND crawl_id = ? AND outcome = 'done' ORDER BY id LIMIT 1");
        sameAddress =
                connection.prepareStatement("SELECT id FROM frontier WHERE crawl_id = ? AND url_hash = ? AND url = ?");
    }

    KnownUrls.Added add(Collection<String> urls, int depth) throws SQLException {
        return turns.run(() -> known.add(urls, depth, null));
    }

    /** Stores a visit, or nothing when the page was done before. */
    Stored store(Lease lease, FetchedPage page, ReadPage<PageAnalysis> read, Collection<String> follow)
            throws SQLException {
        return turns.run(() -> {
            new Row(markDone).add(lease.attempt()).add(lease.id());
            return markDone.executeUpdate() == 0 ? Stored.NOTHING : write(lease, page, read, follow);
        });
    }

    @Override
    public void close() throws SQLException {
        turns.close();
    }

    private Stored write(Lease lease, FetchedPage page, ReadPage<PageAnalysis> read, Collection<String> follow)
            throws SQLException {
        String sha256 = page.body().length == 0 ? null : sha256(page.body());
        Long first = original(lease, page, sha256);
        boolean repeats = first != null && page.outcome() == Outcome.DONE;
        FetchedPage kept = repeats ? page.with(Outcome.DUPLICATE, null) : page;
        KnownUrls.Added added = repeats ? KnownUrls.Added.NOTHING : known.add(follow, lease.depth() + 1, lease.id());
        ReadPage<PageAnalysis> keptRead = repeats ? null : read;
        pages.write(crawlId, lease, kept, keptRead, new PageFacts(sha256, first, added.count()));
        int records = keptRead == null || keptRead.analysis().extraction() == null
                ? 0
                : keptRead.analysis().extraction().recordCount();
        return new Stored(true, kept.outcome(), records, added);
    }

    /** The page of this crawl that has the same bytes or, for a redirect that was not followed, is its target. */
    private Long original(Lease lease, FetchedPage page, String sha256) throws SQLException {
        if (page.outcome() == Outcome.DUPLICATE) {
            String target = page.finalUrl();
            return first(
                    sameAddress,
                    new Row(sameAddress).add(crawlId).add(UrlHash.of(target)).add(target));
        }
        if (page.outcome() == Outcome.DONE && sha256 != null) {
            return first(sameBytes, new Row(sameBytes).add(sha256).add(crawlId));
        }
        return null;
    }

    private static Long first(PreparedStatement query, Row parameters) throws SQLException {
        try (ResultSet row = query.executeQuery()) {
            return row.next() ? row.getLong(1) : null;
        }
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /**
     * What became of a visit.
     *
     * @param stored false when the page was done before
     * @param outcome the outcome that was stored
     */
    record Stored(boolean stored, Outcome outcome, int records, KnownUrls.Added added) {
        static final Stored NOTHING = new Stored(false, null, 0, KnownUrls.Added.NOTHING);
    }
}
