package io.tagwave.cli.crawl;

import io.tagwave.archive.ArchiveWriter;
import io.tagwave.crawl.Crawl;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.rows.CommandText;
import io.tagwave.site.SiteLookup;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.StoreException;
import io.tagwave.store.cluster.CrawlJoin;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.visit.ArchivingVisitor;
import io.tagwave.visit.CrawlPageReader;
import io.tagwave.visit.GracefulShutdown;
import io.tagwave.web.ExchangeListener;
import io.tagwave.web.PasswordMask;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * One run of a crawl, from its seeds to the tables of its lists.
 *
 * @param id the crawl's number
 * @param found canonical URLs to fetch in addition to the seeds and their links
 * @param sites the files of the sites
 * @param sitemaps whether the pages of sitemaps are seeds too
 * @param archive records requests and responses
 * @param joining whether other processes may work on the crawl
 */
record CrawlRun(
        Database database,
        long id,
        CrawlSettings settings,
        FrontierSettings waiting,
        CrawlRenderOptions rendering,
        CrawlPageReader reader,
        List<String> found,
        SiteLookup sites,
        boolean sitemaps,
        @Nullable ArchiveWriter archive,
        boolean joining) {

    private static final Duration RECONNECT = Duration.ofMinutes(5);
    private static final int MAX_RECONNECTS = 20;

    /** Returns the command line without passwords and with absolute paths of files: it may be resumed from another folder. */
    static String command(CommandLine command) {
        List<String> words = PasswordMask.masked(
                command.getCommandSpec().root().commandLine().getParseResult().expandedArgs());
        return CommandText.of(CommandText.withValues(
                words,
                (option, value) -> ResumeOptions.readsFile(
                                command.getCommandSpec().optionsMap().get(option), value)
                        ? Path.of(value).toAbsolutePath().toString()
                        : value));
    }

    /**
     * Crawls until the frontier is empty or the crawl is stopped; a finished crawl's lists are then made tables.
     *
     * @param seeds of the crawl, including those that are added to it
     * @param fresh whether this run started the crawl: if it fails to begin, it is removed from the database
     */
    void run(List<String> seeds, boolean fresh, GracefulShutdown stop, PrintWriter err) throws InterruptedException {
        DatabaseFrontier ended;
        try {
            ended = crawlAndReconnect(seeds, stop, err);
        } catch (RuntimeException e) {
            if (fresh) {
                takeBack(e);
            }
            throw e;
        }
        if (ended != null && ended.wasLast()) {
            ListTableBuilder.make(database, id, sites).forEach(err::println);
        }
    }

    private void takeBack(RuntimeException reason) {
        try {
            new Crawls(database).takeBack(id);
        } catch (StoreException gone) {
            reason.addSuppressed(gone);
        }
    }

    /** Continues with what is committed when a database server was away for a while, such as for a restart. */
    private @Nullable DatabaseFrontier crawlAndReconnect(List<String> seeds, GracefulShutdown stop, PrintWriter err)
            throws InterruptedException {
        for (int lost = 0; ; lost++) {
            try {
                return crawl(seeds, lost > 0, stop, err);
            } catch (StoreException e) {
                if (!e.isConnectionLost() || lost == MAX_RECONNECTS || !reconnect(e, stop, err)) {
                    throw e;
                }
            }
        }
    }

    private boolean reconnect(StoreException reason, GracefulShutdown stop, PrintWriter err)
            throws InterruptedException {
        err.println(reason.getMessage() + "; trying again for " + RECONNECT.toMinutes() + " minutes");
        for (long end = System.nanoTime() + RECONNECT.toNanos(); System.nanoTime() - end < 0; ) {
            Thread.sleep(1000);
            if (stop.isProgramEnding()) {
                return false;
            }
            try {
                if (database.isShared()) {
                    err.println("connected again; the crawl continues");
                    return true;
                }
            } catch (StoreException away) {
                continue;
            }
        }
        return false;
    }

    /** Returns the frontier at its end, or null if the crawl was stopped. */
    private @Nullable DatabaseFrontier crawl(List<String> seeds, boolean again, GracefulShutdown stop, PrintWriter err)
            throws InterruptedException {
        CrawlSettings started = settings.startingAt(seeds, rendering.hasSteps());
        try (HttpPageSource http = new HttpPageSource(started, archive == null ? ExchangeListener.NONE : archive);
                CrawlRenderOptions.Visits visits = rendering.start(started, waiting.delay(), http, reader);
                DatabaseFrontier frontier = CrawlJoin.open(database, id, waiting, joining || again);
                CrawlProgress progress = new CrawlProgress(frontier::progress, err)) {
            ArchivingVisitor<PageAnalysis> kept =
                    archive == null ? null : new ArchivingVisitor<>(visits.visitor(), archive);
            Crawl<PageAnalysis> crawl = new Crawl<>(started, frontier, http, kept == null ? visits.visitor() : kept);
            if (kept != null) {
                kept.serve(crawl::stop);
            }
            visits.serve(crawl, stop::awaitLetGo);
            stop.of(crawl);
            // After everything that may fail: a run that is rejected leaves the crawl as it was.
            new Crawls(database).addSeeds(id, seeds);
            ListTableBuilder.forget(database, id);
            crawl.seed(seeds);
            int left = crawl.follow(found);
            if (left > 0) {
                err.println(
                        left + " of " + found.size() + " pages of items are skipped because they are out of --scope");
            }
            if (sitemaps) {
                crawl.seedFromSitemaps(seeds);
            }
            try {
                crawl.run();
            } catch (IllegalStateException e) {
                throw e.getCause() instanceof StoreException reason ? reason : e;
            }
            progress.show();
            crawl.notes().forEach(err::println);
            if (!crawl.isStopping() && settings.listPages() == 1) {
                tellFewPages(crawl, err);
            }
            return crawl.isStopping() ? null : frontier;
        }
    }

    /** Reports why a crawl that read hardly a page did not read more. */
    private void tellFewPages(Crawl<?> crawl, PrintWriter err) {
        Crawls crawls = new Crawls(database);
        long read = crawls.read(id);
        if (read >= Crawl.FEW_PAGES || !crawls.anySeedFetched(id)) {
            return;
        }
        List<String> reasons = new ArrayList<>(crawl.skippedLinks());
        reasons.addAll(crawls.failures(id));
        reasons.addAll(crawls.notes(id));
        if (!crawls.waiting(id).isEmpty()) {
            reasons.add("more pages wait for a larger --max-pages or --max-host-pages");
        }
        err.println("Only " + read + (read == 1 ? " page was" : " pages were") + " read"
                + (reasons.isEmpty() ? ": no link leads to another page" : ""));
        reasons.forEach(reason -> err.println("  " + reason));
    }
}
