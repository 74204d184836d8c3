package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlController;
import io.tagwave.dom.WebUrl;
import io.tagwave.web.Frontier;
import io.tagwave.web.HostPermit;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.UrlHosts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Leases the pages of a frontier to workers until nothing is left or it is stopped. All durable state is in the
 * frontier.
 *
 * @param <A> see {@link io.tagwave.web.AnalyzedPage}
 */
public final class Crawl<A> {

    /** A crawl that read fewer pages has probably left out what it was started for. */
    public static final int FEW_PAGES = 3;

    private final CrawlSettings settings;
    private final Frontier<A> frontier;
    private final CrawlScope scope;
    private final LinkSelector links;
    private final HttpPageSource http;
    private final VisitOutcomes<A> outcomes;
    private final @Nullable RobotsTxt robots;
    private final FrontierAdapter<A> pages;
    private final CrawlController controller;
    private @Nullable SitemapSeeder sitemapSeeder;

    private final AtomicReference<Throwable> fault = new AtomicReference<>();

    /**
     * Creates a crawl over a frontier. Frontier and source stay the caller's to close.
     *
     * @param http fetches robots.txt and sitemaps
     * @param visitor visits the pages, as {@link HttpPageSource#visitor} does
     */
    public Crawl(CrawlSettings settings, Frontier<A> frontier, HttpPageSource http, PageVisitor<A> visitor) {
        this.settings = settings;
        this.frontier = frontier;
        this.http = http;
        scope = new CrawlScope(settings);
        HostHealth health = new HostHealth();
        links = new LinkSelector(settings, scope);
        AddressFamilies families = new AddressFamilies();
        outcomes = new VisitOutcomes<>(settings, frontier, scope, links, health, families);
        robots = settings.robots ? new RobotsTxt(settings, http) : null;
        PreFetchCheck<A> check = new PreFetchCheck<>(settings, frontier, robots, health, families);
        pages = new FrontierAdapter<>(new LeasedUrl.Steps<>(frontier, check, visitor, outcomes));
        controller = CrawlWorker.controller(pages);
    }

    /**
     * Adds URLs to start from, and their sites to the scope.
     *
     * @return number of new URLs
     */
    public int seed(Collection<String> urls) {
        List<String> addresses = new ArrayList<>();
        for (String url : urls) {
            String seed = WebUrl.address(url);
            if (seed == null) {
                throw new IllegalArgumentException("expected an http or https address, found " + url);
            }
            addresses.add(seed);
        }
        scope.addSeeds(addresses);
        return frontier.add(addresses, 0);
    }

    /**
     * Adds those of the pages that are in scope, one level below the seeds.
     *
     * @return number of pages out of scope
     */
    public int follow(Collection<String> urls) {
        List<String> inScope = urls.stream().filter(scope::follows).toList();
        frontier.add(inScope, 1);
        return urls.size() - inScope.size();
    }

    /** Adds pages in scope from the sitemaps of the seeds' sites, while the crawl runs. */
    public void seedFromSitemaps(Collection<String> seeds) {
        SitemapReader sitemaps =
                new SitemapReader(http, robots == null ? new RobotsTxt(settings, http) : robots, frontier::permit);
        Set<String> origins = new LinkedHashSet<>();
        seeds.forEach(seed -> origins.add(UrlHosts.origin(seed)));
        sitemapSeeder = new SitemapSeeder(sitemaps, frontier, scope, origins, pages::isFinished);
    }

    /** Returns what was left out of the sites, in sentences. */
    public List<String> notes() {
        return sitemapSeeder == null ? List.of() : sitemapSeeder.notes();
    }

    /** Returns why links were not followed, in sentences, if that left few pages to read. */
    public List<String> skippedLinks() {
        return links.skipped();
    }

    /**
     * Crawls until nothing is left, or until {@link #stop}. Pages that workers hold are finished first. Interrupting the thread
     * stops the crawl and cancels its requests.
     */
    public void run() throws InterruptedException {
        if (sitemapSeeder != null) {
            sitemapSeeder.start(this::stopFor);
        }
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i <= settings.threads; i++) {
            Thread thread = new Thread(this::work, "crawler-" + i);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                stop();
                abort();
                thread.join();
            }
        }
        if (sitemapSeeder != null) {
            sitemapSeeder.end();
        }
        if (fault.get() != null) {
            throw new IllegalStateException(
                    "the crawl was stopped by a fault: " + fault.get().getMessage(), fault.get());
        }
    }

    /**
     * Returns true if a page in a browser may request a URL: in scope, and not forbidden by robots.txt. Unknown rules
     * are fetched first, without a permit, since the resources of a page wait for none either.
     */
    public boolean admits(String url) {
        return scope.holds(url) && (robots == null || robots.admits(url, address -> HostPermit.IMMEDIATE));
    }

    /** Ends {@link #run} as soon as the pages that workers hold are done. */
    public void stop() {
        outcomes.stopping();
        pages.finish();
    }

    /** Returns true if {@link #stop} was called. */
    public boolean isStopping() {
        return outcomes.isStopping();
    }

    /** Cancels the current requests, after {@link #stop}; their pages wait for the next run. */
    public void abort() {
        http.close();
    }

    /**
     * Runs the loop of one worker. A page may break it, as a StackOverflowError does: the page is stored as failed, and
     * the worker starts again.
     */
    private void work() {
        while (!pages.isFinished()) {
            CrawlWorker worker = CrawlWorker.of(controller);
            worker.run();
            LeasedUrl<?> unfinished = worker.unfinished();
            if (unfinished != null) {
                endOrStop(unfinished, worker.fault());
            } else if (worker.fault() != null) {
                stopFor(worker.fault());
            }
        }
    }

    /** Stops the crawl if the page cannot be stored as failed either: the database is gone, or the program is wrong. */
    private void endOrStop(LeasedUrl<?> unfinished, @Nullable Throwable reason) {
        unfinished.failed(reason);
        try {
            unfinished.end();
        } catch (RuntimeException | Error e) {
            stopFor(reason);
            throw e;
        }
    }

    private void stopFor(@Nullable Throwable reason) {
        fault.compareAndSet(null, reason);
        stop();
    }
}
