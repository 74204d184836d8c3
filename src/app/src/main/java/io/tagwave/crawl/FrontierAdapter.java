package io.tagwave.crawl;

import edu.uci.ics.crawler4j.frontier.DocIDServer;
import edu.uci.ics.crawler4j.frontier.Frontier;
import edu.uci.ics.crawler4j.frontier.FrontierConfiguration;
import edu.uci.ics.crawler4j.url.WebURL;
import edu.uci.ics.crawler4j.url.WebURLFactory;
import io.tagwave.web.FrontierProgress;
import io.tagwave.web.Lease;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Presents our frontier to crawler4j: pages are leased here and given back at their end, and that is all. */
final class FrontierAdapter<A> implements Frontier, FrontierConfiguration {

    private final LeasedUrl.Steps<A> steps;
    private final io.tagwave.web.Frontier<A> frontier;
    private volatile boolean finished;

    FrontierAdapter(LeasedUrl.Steps<A> steps) {
        this.steps = steps;
        frontier = steps.frontier();
    }

    /** Blocks until a page is ready: an empty result would make the loop sleep for three seconds. */
    @Override
    public void getNextURLs(int max, List<WebURL> result) {
        try {
            Lease lease = finished ? null : frontier.next();
            if (lease == null) {
                finished = true;
            } else {
                result.add(new LeasedUrl<>(lease, steps));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            finished = true;
        }
    }

    @Override
    public void setProcessed(WebURL url) {
        ((LeasedUrl<?>) url).end();
    }

    @Override
    public void finish() {
        finished = true;
        frontier.stop();
    }

    @Override
    public boolean isFinished() {
        return finished;
    }

    @Override
    public void scheduleAll(List<WebURL> urls) {
        throw new UnsupportedOperationException("seeds, links and redirects do not go through crawler4j");
    }

    @Override
    public void schedule(WebURL url) {
        scheduleAll(List.of(url));
    }

    @Override
    public long getQueueLength() {
        return frontier.progress().waiting();
    }

    @Override
    public long getNumberOfAssignedPages() {
        return frontier.progress().leased();
    }

    @Override
    public long getNumberOfProcessedPages() {
        return frontier.progress().done();
    }

    @Override
    public long getNumberOfScheduledPages() {
        FrontierProgress progress = frontier.progress();
        return progress.done() + progress.waiting();
    }

    @Override
    public Frontier getFrontier() {
        return this;
    }

    /** Returns null: only the frontier knows pages, by numbers of 64 bits. */
    @Override
    public @Nullable DocIDServer getDocIDServer() {
        return null;
    }

    /** Returns null: crawler4j creates no URL. */
    @Override
    public @Nullable WebURLFactory getWebURLFactory() {
        return null;
    }

    @Override
    public void close() {
        // The owner of the frontier closes it.
    }
}
