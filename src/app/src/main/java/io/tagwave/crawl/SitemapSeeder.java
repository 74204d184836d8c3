package io.tagwave.crawl;

import io.tagwave.dom.WebUrl;
import io.tagwave.web.Frontier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Adds the pages that sitemaps list to a frontier while the crawl runs, up to a limit for each site. */
final class SitemapSeeder {

    /** Maximum number of URLs of one site: sitemaps may name millions, and the same pages under ever other URLs. */
    static final int MAX_URLS = 200_000;

    /** Maximum number of URLs to add at once, the size of one sitemap file: large batches are cheaper. */
    private static final int BATCH = 50_000;

    private static final int THREADS = 4;

    private final SitemapReader sitemaps;
    private final Frontier<?> frontier;
    private final CrawlScope scope;
    private final BooleanSupplier ended;
    private final Queue<String> origins;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger reading = new AtomicInteger();
    private final Queue<String> notes = new ConcurrentLinkedQueue<>();

    SitemapSeeder(
            SitemapReader sitemaps,
            Frontier<?> frontier,
            CrawlScope scope,
            Collection<String> origins,
            BooleanSupplier ended) {
        this.sitemaps = sitemaps;
        this.frontier = frontier;
        this.scope = scope;
        this.origins = new ConcurrentLinkedQueue<>(origins);
        this.ended = ended;
    }

    /** Starts to read, in threads of its own; until all is read the frontier expects more pages. */
    void start(Consumer<Throwable> faults) {
        for (int i = 0; i < Math.min(THREADS, origins.size()); i++) {
            threads.add(new Thread(() -> read(faults), "sitemaps-" + (i + 1)));
        }
        reading.set(threads.size());
        frontier.expectMore(true);
        threads.forEach(Thread::start);
    }

    /** Interrupts reading. */
    void end() throws InterruptedException {
        threads.forEach(Thread::interrupt);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Returns what was found and left out, a sentence for each site. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    private void read(Consumer<Throwable> faults) {
        try {
            readAll();
        } catch (RuntimeException | Error fault) {
            if (!ended.getAsBoolean()) {
                faults.accept(fault);
            }
        } finally {
            if (reading.decrementAndGet() == 0) {
                frontier.expectMore(false);
            }
        }
    }

    private void readAll() {
        for (String origin = origins.poll(); origin != null && !ended.getAsBoolean(); origin = origins.poll()) {
            SiteUrls site = new SiteUrls();
            List<String> lost = new ArrayList<>();
            try {
                sitemaps.read(origin, site::take, lost::add);
            } catch (StackOverflowError tooDeep) {
                notes.add("sitemaps of " + origin + ": nested too deeply to be read");
            }
            site.add();
            notes.add("sitemaps of " + origin + ": "
                    + (site.full
                            ? "only the first " + MAX_URLS + " URLs were added"
                            : site.count == 0 ? "no page in scope was found" : site.count + " pages in scope")
                    + (lost.isEmpty() ? "" : "; " + lost.size() + " sitemaps were not read, such as " + lost.get(0)));
        }
    }

    private final class SiteUrls {
        private final List<String> batch = new ArrayList<>();
        private int count;
        private boolean full;

        /** Adds a page; returns false if no more are wanted. */
        boolean take(String page) {
            if (ended.getAsBoolean()) {
                return false;
            }
            String url = WebUrl.address(page);
            if (url != null && scope.follows(url)) {
                full = count == MAX_URLS;
                if (full) {
                    return false;
                }
                batch.add(url);
                count++;
                if (batch.size() == BATCH) {
                    add();
                }
            }
            return true;
        }

        void add() {
            frontier.add(batch, 0);
            batch.clear();
        }
    }
}
