package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.CrawlController;
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

/**
 * A crawl: hands the pages of a frontier to workers until nothing is left or it is stopped. All that must survive is the
 * frontier's; what is here can be thrown away at any time.
 *
 * @param <A> see {@link io.tagwave.web.AnalyzedPage}
 */
public final class Crawl<A> {

    private final CrawlSettings settings;
    private final Frontier<A> frontier;
    private final CrawlScope scope;
    private final HttpPageSource http;
    private final VisitOutcomes<A> verdicts;
    private final RobotsTxt robots;
    private final FrontierAdapter<A> pages;
    private final CrawlController controller;
    /** Null without sitemaps. */
    private SitemapSeeder listed;

    private final AtomicReference<Throwable> fault = new AtomicReference<>();

    /**
     * A crawl over a frontier, which stays the caller's to close, as the source does.
     *
     * @param http what robots.txt and sitemaps are asked for with
     * @param visitor visits the pages, as {@link HttpVisitor} do
     */
    public Crawl(CrawlSettings settings, Frontier<A> frontier, HttpPageSource http, PageVisitor<A> visitor) {
        this.settings = settings;
        this.frontier = frontier;
        this.http = http;
        scope = new CrawlScope(settings);
        HostHealth health = new HostHealth();
        LinkSelector choice = new LinkSelector(settings, scope);
        verdicts = new VisitOutcomes<>(settings, frontier, scope, choice, health);
        robots = settings.robots() ? new RobotsTxt(settings, http) : null;
        PreFetchCheck<A> door = new PreFetchCheck<>(frontier, robots, health);
        pages = new FrontierAdapter<>(new LeasedUrl.Stations<>(frontier, door, visitor, verdicts));
        controller = CrawlWorker.controller(pages);
    }

    /**
     * Adds addresses to start from, and their sites to the scope.
     *
     * @return how many were not known
     */
    public int seed(Collection<String> urls) {
        List<String> canonical = new ArrayList<>();
        for (String url : urls) {
            String seed = UrlNormalizer.canonical(url);
            if (seed == null) {
                throw new IllegalArgumentException("expected an http or https address, found " + url);
            }
            // A million of them are held in memory once.
            canonical.add(seed.equals(url) ? url : seed);
        }
        scope.addSeeds(canonical);
        return frontier.add(canonical, 0);
    }

    /**
     * Adds pages that seeds lead to and that are known from elsewhere, as far as they are in scope.
     *
     * @return how many are not
     */
    public int follow(Collection<String> urls) {
        List<String> inScope = urls.stream().filter(scope::follows).toList();
        frontier.add(inScope, 1);
        return urls.size() - inScope.size();
    }

    /** While the crawl runs, pages that the sitemaps of the seeds' sites list are added, as far as they are in scope. */
    public void seedFromSitemaps(Collection<String> seeds) {
        SitemapReader sitemaps =
                new SitemapReader(http, robots == null ? new RobotsTxt(settings, http) : robots, frontier::permit);
        Set<String> origins = new LinkedHashSet<>();
        seeds.forEach(seed -> origins.add(UrlHosts.origin(seed)));
        listed = new SitemapSeeder(sitemaps, frontier, scope, origins, pages::isFinished);
    }

    /** What of the sites was left out, in sentences. */
    public List<String> notes() {
        return listed == null ? List.of() : listed.notes();
    }

    /** Crawls until nothing is left, or until {@link #stop}. Pages that are being worked on are finished first. */
    public void run() throws InterruptedException {
        if (listed != null) {
            listed.start(this::stopFor);
        }
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i <= settings.threads(); i++) {
            Thread thread = new Thread(this::work, "crawler-" + i);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (listed != null) {
            listed.end();
        }
        if (fault.get() != null) {
            throw new IllegalStateException(
                    "the crawl was stopped by a fault: " + fault.get().getMessage(), fault.get());
        }
    }

    /**
     * Whether a page that is shown in a browser may ask for an address: in scope, and not forbidden by robots.txt. Rules that
     * are not known are fetched first, without a turn: the parts of a page wait for none either.
     */
    public boolean admits(String url) {
        return scope.holds(url) && (robots == null || robots.admits(url, address -> HostPermit.IMMEDIATE));
    }

    /** Ends {@link #run} as soon as the pages that are being worked on are done. */
    public void stop() {
        verdicts.stopping();
        pages.finish();
    }

    /** Whether {@link #stop} was called. */
    public boolean isStopping() {
        return verdicts.isStopping();
    }

    /** After {@link #stop}: cuts off the requests under way; their pages wait for the next run. */
    public void abort() {
        http.close();
    }

    /** A page may break its worker's loop (a StackOverflowError does): it is stored as a fault, and the worker goes on. */
    private void work() {
        while (!pages.isFinished()) {
            CrawlWorker loop = CrawlWorker.of(controller);
            loop.run();
            LeasedUrl<?> unfinished = loop.unfinished();
            if (unfinished != null) {
                endOrStop(unfinished, loop.fault());
            } else if (loop.fault() != null) {
                stopFor(loop.fault());
            }
        }
    }

    /** What can not be stored either is not the page's fault: the database is gone, or the program is wrong. */
    private void endOrStop(LeasedUrl<?> unfinished, Throwable reason) {
        unfinished.failed(reason);
        boolean stored = false;
        try {
            unfinished.end();
            stored = true;
        } finally {
            if (!stored) {
                stopFor(reason);
            }
        }
    }

    private void stopFor(Throwable reason) {
        fault.compareAndSet(null, reason);
        stop();
    }
}
