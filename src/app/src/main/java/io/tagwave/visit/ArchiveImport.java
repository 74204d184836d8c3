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
import java.time.Duration;

/** A crawl of archives: every address of theirs is a seed, no link is followed, and nobody has to be waited for. */
public final class ArchiveImport implements AutoCloseable {

    /** Larger pages are refused, as a crawl does unless told otherwise. */
    public static final int LARGEST = 10 << 20;

    private final ArchiveIndex archives;
    private final HttpPageSource neverAsked;
    private final DatabaseFrontier frontier;
    private final Crawl<PageAnalysis> crawl;

    /**
     * Opens the frontier of a crawl; archives and database stay the caller's to close.
     *
     * @param id of the crawl
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
        neverAsked = new HttpPageSource(settings);
        crawl = new Crawl<>(settings, frontier, neverAsked, new ArchiveVisitor<>(archives, reader));
    }

    /** The crawl, for whoever may have to stop it. */
    public Crawl<PageAnalysis> crawl() {
        return crawl;
    }

    /** How far it is. */
    public FrontierProgress progress() {
        return frontier.progress();
    }

    /**
     * Stores all pages, or those up to where it is stopped.
     *
     * @throws StoreException when the database can not be written
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
        neverAsked.close();
    }
}
