package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PageWriter;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.StoredPageFacts;
import io.tagwave.store.UrlHash;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * The one writer of a crawl: a page, all its rows, its new links and its state in the frontier become visible together or
 * not at all. One thread writes, so that no two transactions ever wait for each other's rows, see {@link GroupCommit}.
 */
final class CrawlWriter implements AutoCloseable {

    /** A digest by pieces: the runtime takes the processor's own only after thousands of calls. */
    private static final int PIECE = 512;

    /** Nanoseconds after which one tries again to store what another process is in the way of. */
    private static final long WHILE_OTHERS_COMMIT = 5_000_000;

    /** Addresses that are added in one transaction. */
    private static final int AT_ONCE = 20_000;

    private final GroupCommit turns;
    private final long crawlId;
    private final PageWriter pages;
    private final KnownUrls known;
    private final HostOwnership share;
    private final Connection connection;
    /** Null where there is no other process. */
    private final UrlOutbox mail;

    private final RedirectOutbox forwards;
    private final PreparedStatement markDone;
    /** Null where pages of other processes count too. */
    private final DuplicateIndex ownBytes;

    private final PreparedStatement sameBytes;
    private final PreparedStatement sameAddress;

    CrawlWriter(Database database, long crawlId, HostOwnership share) throws SQLException {
        this.crawlId = crawlId;
        this.share = share;
        connection = database.connect();
        connection.setAutoCommit(false);
        share.writing(connection);
        pages = new PageWriter(database, connection);
        boolean alone = share.process() == 0;
        mail = alone ? null : new UrlOutbox(database, connection, crawlId);
        forwards = alone ? null : new RedirectOutbox(connection, crawlId);
        known = new KnownUrls(database, connection, crawlId, share, mail);
        turns = new GroupCommit(connection, new Memory());
        markDone =
                connection.prepareStatement("UPDATE frontier SET state = 2, attempt = ? WHERE id = ? AND state <> 2");
        ownBytes = SqlDialect.of(connection) == SqlDialect.H2 ? new DuplicateIndex(connection, crawlId) : null;
        sameBytes = connection.prepareStatement(
                "SELECT id FROM page WHERE sha256 = ? AND crawl_id = ? AND outcome = 'done' ORDER BY id LIMIT 1");
        sameAddress = connection.prepareStatement(FrontierTable.FIND);
    }

    /**
     * Adds pages. More than fit into one transaction are added in the order of their hashes, in which they stand in the index:
     * in any other, each transaction would write most of the index again.
     */
    KnownUrls.Added add(Collection<String> urls, int depth) throws SQLException {
        if (urls.size() <= AT_ONCE) {
            return turns.run(() -> known.add(new LinksToFollow(urls, urls.size()), depth, null));
        }
        int count = 0;
        Set<String> hosts = new HashSet<>();
        List<String> sorted = UrlHash.sorted(urls);
        for (int i = 0; i < sorted.size(); i += AT_ONCE) {
            List<String> part = sorted.subList(i, Math.min(sorted.size(), i + AT_ONCE));
            KnownUrls.Added added = turns.run(() -> known.add(new LinksToFollow(part, part.size()), depth, null));
            count += added.count();
            hosts.addAll(added.hosts());
        }
        return new KnownUrls.Added(count, hosts);
    }

    /**
     * Leaves a visit to be stored: nothing happens to a page that was done before.
     *
     * @param committed told what became of it
     * @param failed told why nothing did
     */
    void store(
            Lease lease,
            FetchedPage page,
            AnalyzedPage<PageAnalysis> read,
            LinksToFollow follow,
            Consumer<Stored> committed,
            Consumer<Throwable> failed) {
        String sha256 = page.body().length == 0 ? null : sha256(page.body());
        int weight = PageMemoryEstimate.of(page.body(), read);
        submit(() -> store(lease, page, sha256, read, follow), weight, committed, failed);
    }

    /** Work that another process is in the way of is done later. */
    private <T> void submit(GroupCommit.Work<T> work, int weight, Consumer<T> committed, Consumer<Throwable> failed) {
        turns.submit(work, weight, committed, failure -> {
            if (failure instanceof SameBytesElsewhere) {
                LockSupport.parkNanos(WHILE_OTHERS_COMMIT);
                submit(work, weight, committed, failed);
            } else {
                failed.accept(failure);
            }
        });
    }

    /** Takes in addresses that other processes have found. */
    void read(List<UrlOutbox.Letter> letters, Consumer<KnownUrls.Added> committed, Consumer<Throwable> failed) {
        turns.submit(() -> read(letters), 0, committed, failed);
        hurry();
    }

    private KnownUrls.Added read(List<UrlOutbox.Letter> letters) throws SQLException {
        int count = 0;
        Set<String> hosts = new HashSet<>();
        for (List<UrlOutbox.Letter> group : UrlOutbox.Letter.together(letters)) {
            UrlOutbox.Letter first = group.get(0);
            KnownUrls.Added added = known.addMailed(UrlOutbox.Letter.follow(group), first.depth(), first.foundOn());
            count += added.count();
            hosts.addAll(added.hosts());
        }
        mail.remove(letters);
        return new KnownUrls.Added(count, hosts);
    }

    /** Leaves a page to the process whose host it redirects to. */
    void forward(Lease lease, Consumer<Boolean> committed, Consumer<Throwable> failed) {
        turns.submit(
                () -> {
                    forwards.send(lease);
                    return true;
                },
                0,
                committed,
                failed);
    }

    /** Tells when all that was left to be written is committed. */
    void afterCommit(Runnable told, Consumer<Throwable> failed) {
        turns.submit(() -> true, 0, done -> told.run(), failed);
        hurry();
    }

    /** Asks for visits that were left to be stored now. */
    void hurry() {
        turns.hurry();
    }

    @Override
    public void close() throws SQLException {
        turns.close();
    }

    private Stored store(
            Lease lease, FetchedPage page, String sha256, AnalyzedPage<PageAnalysis> read, LinksToFollow follow)
            throws SQLException {
        new StatementParameters(markDone).add(lease.attempt()).add(lease.id());
        if (markDone.executeUpdate() == 0) {
            return Stored.NOTHING;
        }
        if (forwards != null) {
            forwards.arrived(lease.id());
        }
        if (page.outcome() == Outcome.DONE && sha256 != null && !share.reserves(connection, sha256)) {
            throw new SameBytesElsewhere();
        }
        Long first = original(lease, page, sha256);
        boolean repeats = first != null && page.outcome() == Outcome.DONE;
        FetchedPage kept = repeats ? page.with(Outcome.DUPLICATE, null) : page;
        KnownUrls.Added added = repeats ? KnownUrls.Added.NOTHING : known.add(follow, lease.depth() + 1, lease.id());
        AnalyzedPage<PageAnalysis> keptRead = repeats ? null : read;
        pages.write(crawlId, lease, kept, keptRead, new StoredPageFacts(sha256, first, added.count()));
        if (ownBytes != null && kept.outcome() == Outcome.DONE && sha256 != null) {
            ownBytes.add(sha256, lease.id());
        }
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
                    new StatementParameters(sameAddress)
                            .add(crawlId)
                            .add(UrlHash.of(target))
                            .add(target));
        }
        if (page.outcome() == Outcome.DONE && sha256 != null) {
            return ownBytes != null
                    ? ownBytes.first(sha256)
                    : first(
                            sameBytes,
                            new StatementParameters(sameBytes).add(sha256).add(crawlId));
        }
        return null;
    }

    private static Long first(PreparedStatement query, StatementParameters parameters) throws SQLException {
        try (ResultSet row = query.executeQuery()) {
            return row.next() ? row.getLong(1) : null;
        }
    }

    private static String sha256(byte[] bytes) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (int i = 0; i < bytes.length; i += PIECE) {
                digest.update(bytes, i, Math.min(PIECE, bytes.length - i));
            }
            return HexFormat.of().formatHex(digest.digest());
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

    /** Another process's transaction stores a page of the same bytes: which of them is the first is not known yet. */
    private static final class SameBytesElsewhere extends SQLException {
        private static final long serialVersionUID = 1;
    }

    /** Of this transaction. */
    private final class Memory implements TransactionListener {
        @Override
        public int size() {
            return known.size();
        }

        @Override
        public void takeBack(int size) throws SQLException {
            known.takeBack(size);
            pages.forget();
            if (mail != null) {
                mail.forget();
            }
        }

        @Override
        public void committing(Collection<?> results) throws SQLException {
            if (share.process() != 0) {
                share.committing(connection, CommitCounts.of(results));
            }
        }

        @Override
        public void committed() {
            known.committed();
            if (ownBytes != null) {
                ownBytes.committed();
            }
        }

        @Override
        public void rolledBack() throws SQLException {
            takeBack(0);
            if (ownBytes != null) {
                ownBytes.rolledBack();
            }
        }
    }
}
