package io.tagwave.crawl;

import edu.uci.ics.crawler4j.frontier.Frontier;
import edu.uci.ics.crawler4j.url.WebURL;
import io.tagwave.page.Follow;
import io.tagwave.page.Lease;
import java.util.ArrayList;
import java.util.List;

/**
 * Our frontier as crawler4j's loop sees it. Between {@link #getNextURLs} and {@link #setProcessed} a page belongs to one
 * thread, and links are only collected: nothing is written before the page's end.
 */
final class LoopFrontier<A> implements Frontier {

    private final io.tagwave.page.Frontier<A> frontier;
    private final Verdicts<A> verdicts;
    private final ThreadLocal<LeasedUrl<A>> current = new ThreadLocal<>();
    private volatile boolean finished;

    LoopFrontier(io.tagwave.page.Frontier<A> frontier, Verdicts<A> verdicts) {
        this.frontier = frontier;
        this.verdicts = verdicts;
    }

    /** Blocks until a page is ready: an empty answer would put the loop to sleep for three seconds. */
    @Override
    public void getNextURLs(int max, List<WebURL> result) {
        try {
            Lease lease = finished ? null : frontier.next();
            if (lease == null) {
                finished = true;
            } else {
                LeasedUrl<A> url = new LeasedUrl<>(lease);
                current.set(url);
                result.add(url);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            finished = true;
        }
    }

    @Override
    public void scheduleAll(List<WebURL> urls) {
        List<String> follow = new ArrayList<>(urls.size());
        int first = 0;
        for (WebURL url : urls) {
            follow.add(url.getURL());
            first += url.getPriority() == PlainUrl.FIRST ? 1 : 0;
        }
        current.get().follow(new Follow(follow, first));
    }

    @Override
    public void setProcessed(WebURL ignored) {
        LeasedUrl<A> url = current.get();
        verdicts.judge(url);
        current.remove();
    }

    /** The page that the calling thread has not finished, or null. */
    LeasedUrl<A> unfinished() {
        return current.get();
    }

    /** The calling thread's page was given back otherwise. */
    void forget() {
        current.remove();
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
    public void schedule(WebURL url) {
        throw new UnsupportedOperationException("seeds and redirects do not go through crawler4j");
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
        return frontier.progress().done() + frontier.progress().waiting();
    }

    @Override
    public void close() {
        // Whoever opened the frontier closes it.
    }
}
