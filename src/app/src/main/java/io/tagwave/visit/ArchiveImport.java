package io.tagwave.visit;

import io.tagwave.archive.ArchiveIndex;
import io.tagwave.crawl.Crawl;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.StoreException;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.web.FrontierProgress;
import io.tagwave.web.VisitResult;
import java.time.Duration;

/** A crawl of archives: every URL in them is a seed, no link is followed, and there are no delays. */
public final class ArchiveImport implements AutoCloseable {

    /** Size above which pages are refused, the default of a crawl. */
    public static final int LARGEST = 10 << 20;

    private final ArchiveIndex archives;
    private final HttpPageSource unusedSource;
    private final DatabaseFrontier frontier;
    private final Crawl<PageAnalysis> crawl;

    /**
     * Opens the frontier of a crawl; archives and database stay the caller's to close.
     *
     * @param id number of the crawl
     * @param reader reads the pages
     * @param threads number of workers
     */
    public ArchiveImport(ArchiveIndex archives, Database database, long id, CrawlPageReader reader, int threads) {
        this.archives = archives;
        CrawlSettings settings = CrawlSettings.defaults()
                .threads(threads)
                .maxDepth(0)
                .maxBytes(LARGEST)
                .robots(false)
                .live(false);
        frontier = DatabaseFrontier.open(
                database,
                id,
                FrontierSettings.defaults().withDelay(Duration.ZERO).withPerHost(threads));
        unusedSource = new HttpPageSource(settings);
        crawl = new Crawl<>(
                settings,
                frontier,
                unusedSource,
                (lease, permit) -> VisitResult.of(archives.page(lease.request().url()), reader));
    }

    /** Returns the crawl, so that it can be stopped. */
    public Crawl<PageAnalysis> crawl() {
        return crawl;
    }

    /** Returns counts of pages by state. */
    public FrontierProgress progress() {
        return frontier.progress();
    }

    /**
     * Stores all pages, or those before the crawl is stopped.
     *
     * @throws StoreException if the database cannot be written
     */
    public void run() throws InterruptedException {
        crawl.seed(archives.urls());
        try {
            crawl.run();
        } catch (IllegalStateException e) {
            throw e.getCause() instanceof StoreException reason ? reason : e;
        }
    }

    @Override
    public void close() {
        frontier.close();
        unusedSource.close();
    }
}
