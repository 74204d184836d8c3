package io.tagwave.crawl;

import io.tagwave.web.Frontier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Takes the pages that the sitemaps of sites list into a frontier, while the crawl runs. Bounded for each site. */
final class SitemapSeeder {

    /** Addresses of one site: sitemaps may name millions, and many name the same pages under ever other ones. */
    static final int MOST = 200_000;

    /** What a file holds at most: many at once are added more cheaply. */
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

    /**
     * What reads the sitemaps of some sites.
     *
     * @param ended whether nobody asks for more pages
     */
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

    /**
     * Begins to read, in threads of its own; until all is read the frontier expects more pages.
     *
     * @param faults told why pages could not be added
     */
    void start(Consumer<Throwable> faults) {
        for (int i = 0; i < Math.min(THREADS, origins.size()); i++) {
            threads.add(new Thread(() -> read(faults), "sitemaps-" + (i + 1)));
        }
        reading.set(threads.size());
        frontier.expectMore(true);
        threads.forEach(Thread::start);
    }

    /** Breaks off what is being read. */
    void end() throws InterruptedException {
        threads.forEach(Thread::interrupt);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** What was left out, a sentence for each site. */
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
            Taking taking = new Taking();
            try {
                sitemaps.read(origin, taking::take);
            } catch (StackOverflowError tooDeep) {
                notes.add("sitemaps of " + origin + ": nested too deeply to be read");
            }
            taking.add();
            if (taking.full) {
                notes.add("sitemaps of " + origin + ": the first " + MOST + " addresses were taken, the rest left out");
            }
        }
    }

    /** The addresses of one site. */
    private final class Taking {
        private final List<String> batch = new ArrayList<>();
        private int taken;
        private boolean full;

        /** False when no more is wanted. */
        boolean take(String page) {
            if (ended.getAsBoolean()) {
                return false;
            }
            String url = UrlNormalizer.canonical(page);
            if (url != null && scope.follows(url)) {
                full = taken == MOST;
                if (full) {
                    return false;
                }
                batch.add(url);
                taken++;
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
