package io.tagwave.crawl;

import edu.uci.ics.crawler4j.frontier.DocIDServer;
import edu.uci.ics.crawler4j.frontier.Frontier;
import edu.uci.ics.crawler4j.frontier.FrontierConfiguration;
import edu.uci.ics.crawler4j.url.WebURL;
import edu.uci.ics.crawler4j.url.WebURLFactory;
import io.tagwave.web.FrontierProgress;
import io.tagwave.web.Lease;
import java.util.List;

/** Our frontier as crawler4j's loop sees it: pages are handed out here and given back at their end, and that is all. */
final class FrontierAdapter<A> implements Frontier, FrontierConfiguration {

    private final LeasedUrl.Stations<A> stations;
    private final io.tagwave.web.Frontier<A> frontier;
    private volatile boolean finished;

    FrontierAdapter(LeasedUrl.Stations<A> stations) {
        this.stations = stations;
        frontier = stations.frontier();
    }

    /** Blocks until a page is ready: an empty answer would put the loop to sleep for three seconds. */
    @Override
    public void getNextURLs(int max, List<WebURL> result) {
        try {
            Lease lease = finished ? null : frontier.next();
            if (lease == null) {
                finished = true;
            } else {
                result.add(new LeasedUrl<>(lease, stations));
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
        throw unasked();
    }

    @Override
    public void schedule(WebURL url) {
        throw unasked();
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

    /** None: the frontier alone knows pages, by numbers of 64 bits. */
    @Override
    public DocIDServer getDocIDServer() {
        return null;
    }

    /** None: crawler4j makes no address. */
    @Override
    public WebURLFactory getWebURLFactory() {
        return null;
    }

    @Override
    public void close() {
        // Whoever opened the frontier closes it.
    }

    private static UnsupportedOperationException unasked() {
        return new UnsupportedOperationException("seeds, links and redirects do not go through crawler4j");
    }
}
