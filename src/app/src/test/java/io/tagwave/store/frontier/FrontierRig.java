package io.tagwave.store.frontier;

import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import io.tagwave.store.ListPages;
import io.tagwave.store.PageAnalysis;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Crawls of a database in memory, whose pages are handed out and given back by hand. */
public final class FrontierRig implements AutoCloseable {

    public static final FrontierSettings AT_ONCE = FrontierSettings.defaults().withDelay(Duration.ZERO);

    public final Database database;
    private DatabaseFrontier open;

    public FrontierRig(String name) {
        database = Database.open("jdbc:h2:mem:" + name);
    }

    /** The frontier of a new crawl. */
    public DatabaseFrontier start(FrontierSettings settings) {
        return open(new Crawls(database).start(List.of("http://seed.example/"), "none"), settings);
    }

    /** The frontier of a crawl; the one before is closed. */
    public DatabaseFrontier open(long crawl, FrontierSettings settings) {
        if (open != null) {
            open.close();
        }
        open = DatabaseFrontier.open(database, crawl, settings);
        return open;
    }

    /** Ends a visit well, with links to follow. */
    public void done(Lease lease, String... links) {
        open.complete(lease, fetched(lease, "text of " + lease.url()), read(), new LinksToFollow(List.of(links), 0));
    }

    /** Takes and ends all pages that are left; their addresses in order. */
    public List<String> rest() throws InterruptedException {
        List<String> urls = new ArrayList<>();
        for (Lease lease = open.next(); lease != null; lease = open.next()) {
            urls.add(lease.url());
            done(lease);
        }
        return urls;
    }

    public static FetchedPage fetched(Lease lease, String body) {
        String url = lease.request().url();
        return new FetchedPage(
                lease.url(),
                url,
                Outcome.DONE,
                200,
                Map.of("content-type", "text/html", "etag", "\"e\"", "last-modified", "long ago"),
                null,
                body.getBytes(StandardCharsets.UTF_8),
                Instant.EPOCH,
                1,
                false,
                null);
    }

    public static AnalyzedPage<PageAnalysis> read() {
        return ListPages.read(List.of(), new PageAnalysis(null, null, 1, -1, null, List.of()));
    }

    /** Waits for the turn of a page's host, which is not over yet. */
    public static HostPermit turn(DatabaseFrontier frontier, Lease lease) throws InterruptedException {
        HostPermit turn = frontier.permit(lease.request().url());
        turn.await();
        return turn;
    }

    public double number(String sql) throws SQLException {
        return DatabaseTest.number(database, sql);
    }

    @Override
    public void close() {
        if (open != null) {
            open.close();
        }
        database.close();
    }
}
