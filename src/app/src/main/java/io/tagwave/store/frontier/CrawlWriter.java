package io.tagwave.store.frontier;

import io.tagwave.extract.Extraction;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PageWriter;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.StoredPageFacts;
import io.tagwave.store.UrlHash;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import io.tagwave.web.Sha256;
import io.tagwave.web.UrlHosts;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes a crawl: a page, all its rows, its new links and its state in the frontier become visible together or not at all. One
 * thread writes, so that no two transactions ever wait for each other's rows; see {@link GroupCommit}.
 */
final class CrawlWriter implements AutoCloseable {

    private static final SqlStatements SQL = SqlStatements.of(CrawlWriter.class);

    /** Nanoseconds until the next attempt to store what another process blocks. */
    private static final long WAIT_FOR_OTHERS = 5_000_000;

    /** Maximum number of URLs that are added in one transaction. */
    private static final int BATCH = 20_000;

    private final GroupCommit commits;
    private final long crawlId;
    private final PageWriter pages;
    private final KnownUrls known;
    private final ProcessOutbox outbox;
    private final PreparedStatement markDone;
    /** Null where pages of other processes count too. */
    private final @Nullable DuplicateIndex duplicates;

    private final PreparedStatement sameBytes;
    private final PreparedStatement sameUrl;
    private final PreparedStatement hostOf;
    /** Null where pages are stored though they have not changed. */
    private final @Nullable PreparedStatement earlierBytes;

    /** @param revisit whether a page with the same bytes as in an earlier crawl is stored as one that has not changed */
    CrawlWriter(Database database, long crawlId, HostOwnership ownership, boolean revisit) throws SQLException {
        this.crawlId = crawlId;
        Connection connection = database.connect();
        connection.setAutoCommit(false);
        outbox = ownership.outbox(database, connection);
        pages = new PageWriter(database, connection);
        known = new KnownUrls(database, connection, crawlId, ownership, outbox);
        markDone = connection.prepareStatement(SQL.get("markDone"));
        duplicates = SqlDialect.of(connection) == SqlDialect.H2 ? new DuplicateIndex(connection, crawlId) : null;
        sameBytes = connection.prepareStatement(SQL.get("sameBytes"));
        sameUrl = connection.prepareStatement(FrontierTable.FIND);
        hostOf = connection.prepareStatement("SELECT host FROM frontier WHERE id = ?");
        earlierBytes = revisit ? connection.prepareStatement(SQL.get("earlierBytes")) : null;
        commits = new GroupCommit(connection, new Memory());
    }

    /**
     * Adds pages. If they do not fit into one transaction, they are added in the order of their hashes, as in the index: in
     * any other order, each transaction would rewrite most of the index.
     */
    KnownUrls.Added add(Collection<String> urls, int depth) throws SQLException {
        List<String> all = urls.size() <= BATCH ? List.copyOf(urls) : UrlHash.sorted(urls);
        KnownUrls.Added added = KnownUrls.Added.NOTHING;
        for (int i = 0; i < all.size(); i += BATCH) {
            List<String> part = all.subList(i, Math.min(all.size(), i + BATCH));
            added = added.plus(commits.run(() -> known.add(new LinksToFollow(part, part.size()), depth, null)));
        }
        return added;
    }

    /**
     * Submits a visit. A page that is done already stays as it is.
     *
     * @param committed gets the result
     * @param failed gets the reason if nothing was stored
     */
    void store(
            Lease lease,
            FetchedPage page,
            @Nullable AnalyzedPage<PageAnalysis> read,
            LinksToFollow follow,
            Consumer<Stored> committed,
            Consumer<Throwable> failed) {
        String sha256 = page.body().length == 0 ? null : Sha256.hex(page.body());
        int weight = PageMemoryEstimate.of(page.body(), read);
        submit(() -> store(lease, page, sha256, read, follow), weight, committed, failed);
    }

    /** Submits work, and submits it again while another process blocks it. */
    private <T> void submit(Sql.Work<T> work, int weight, Consumer<T> committed, Consumer<Throwable> failed) {
        commits.submit(work, weight, committed, failure -> {
            if (failure instanceof SameBytesElsewhere) {
                LockSupport.parkNanos(WAIT_FOR_OTHERS);
                submit(work, weight, committed, failed);
            } else {
                failed.accept(failure);
            }
        });
    }

    /** Imports URLs that other processes found, which have these numbers in the outbox. */
    void importUrls(
            List<UrlBatch> batches, Long[] ids, Consumer<KnownUrls.Added> committed, Consumer<Throwable> failed) {
        submit(
                () -> {
                    KnownUrls.Added added = KnownUrls.Added.NOTHING;
                    for (UrlBatch batch : batches) {
                        added = added.plus(known.addReceived(batch));
                    }
                    outbox.removeImported(ids);
                    return added;
                },
                0,
                committed,
                failed);
        flush();
    }

    /** Leaves a page to the process that owns the host to which it was redirected. */
    void forward(Lease lease, Consumer<Boolean> committed, Consumer<Throwable> failed) {
        submit(
                () -> {
                    outbox.sendPage(lease);
                    return true;
                },
                0,
                committed,
                failed);
    }

    /** Runs an action after everything that was submitted before is committed. */
    void afterCommit(Runnable action, Consumer<Throwable> failed) {
        submit(() -> true, 0, done -> action.run(), failed);
        flush();
    }

    /** Asks for an early commit. */
    void flush() {
        commits.flush();
    }

    @Override
    public void close() throws SQLException {
        commits.close();
    }

    private Stored store(
            Lease lease,
            FetchedPage page,
            @Nullable String sha256,
            @Nullable AnalyzedPage<PageAnalysis> read,
            LinksToFollow follow)
            throws SQLException {
        if (Sql.update(markDone, lease.attempt(), lease.id()) == 0) {
            return Stored.NOTHING;
        }
        outbox.removePage(lease.id());
        if (page.outcome() == Outcome.DONE && sha256 != null && !outbox.reserve(sha256)) {
            throw new SameBytesElsewhere();
        }
        Long first = original(page, sha256);
        boolean repeats = first != null && page.outcome() == Outcome.DONE;
        boolean isSame = !repeats && isUnchanged(page, sha256);
        FetchedPage decoded =
                read == null ? page : page.decodedAs(read.analysis().encoding());
        FetchedPage kept = repeats
                ? decoded.with(Outcome.DUPLICATE, null)
                : isSame ? decoded.with(Outcome.NOT_MODIFIED, page.error()) : decoded;
        // The same relative links lead elsewhere on another host; on the same one, they may be a trap.
        boolean isFollowed =
                first == null || !repeats || !UrlHosts.of(page.url()).equals(host(first));
        KnownUrls.Added added = isFollowed ? known.add(follow, lease.depth() + 1, lease.id()) : KnownUrls.Added.NOTHING;
        AnalyzedPage<PageAnalysis> keptRead = repeats || isSame ? null : read;
        pages.write(crawlId, lease, kept, keptRead, new StoredPageFacts(sha256, first, added.count()));
        if (duplicates != null && kept.outcome() == Outcome.DONE && sha256 != null) {
            duplicates.add(sha256, lease.id());
        }
        Extraction extraction = keptRead == null ? null : keptRead.analysis().extraction();
        return new Stored(kept.outcome(), extraction == null ? 0 : extraction.recordCount(), added);
    }

    /** Returns whether a page has the same bytes as when an earlier crawl read it, whatever its server says. */
    private boolean isUnchanged(FetchedPage page, @Nullable String sha256) throws SQLException {
        return earlierBytes != null
                && page.outcome() == Outcome.DONE
                && sha256 != null
                && Sql.query(earlierBytes, page.url(), crawlId)
                        .first(row -> row.getString(1))
                        .filter(sha256::equals)
                        .isPresent();
    }

    /** Returns the page of this crawl that has the same bytes or is the target of a redirect that was not followed, or null. */
    private @Nullable Long original(FetchedPage page, @Nullable String sha256) throws SQLException {
        if (page.outcome() == Outcome.DUPLICATE) {
            String target = page.finalUrl();
            return Sql.query(sameUrl, crawlId, UrlHash.ofKey(target), UrlHosts.of(target))
                    .first(row -> row.getLong(1))
                    .orElse(null);
        }
        if (page.outcome() != Outcome.DONE || sha256 == null) {
            return null;
        }
        return duplicates != null
                ? duplicates.first(sha256)
                : Sql.query(sameBytes, sha256, crawlId)
                        .first(row -> row.getLong(1))
                        .orElse(null);
    }

    private @Nullable String host(long page) throws SQLException {
        return Sql.query(hostOf, page).first(row -> row.getString(1)).orElse(null);
    }

    /**
     * The result of storing a visit.
     *
     * @param outcome the outcome that was stored, or null if the page was done before
     */
    record Stored(@Nullable Outcome outcome, int records, KnownUrls.Added added) {
        static final Stored NOTHING = new Stored(null, 0, KnownUrls.Added.NOTHING);
    }

    /** Reports that another process's transaction stores a page with the same bytes: which of them is first is still open. */
    private static final class SameBytesElsewhere extends SQLException {
        private static final long serialVersionUID = 1;
    }

    /** Keeps caches consistent with the transaction. */
    private final class Memory implements TransactionListener {
        @Override
        public int size() {
            return known.size();
        }

        @Override
        public void takeBack(int size) throws SQLException {
            known.takeBack(size);
            pages.forget();
            outbox.forget();
        }

        @Override
        public void committing(Collection<?> results) throws SQLException {
            outbox.committing(CommitCounts.of(results));
        }

        @Override
        public void committed() {
            known.committed();
            if (duplicates != null) {
                duplicates.committed();
            }
        }

        @Override
        public void rolledBack() throws SQLException {
            takeBack(0);
            if (duplicates != null) {
                duplicates.rolledBack();
            }
        }
    }
}
