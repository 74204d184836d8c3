package io.tagwave.store.frontier;

import io.tagwave.store.StoreException;
import io.tagwave.web.Lease;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Lets the exchange with other processes look at the frontier of this one and change it. */
public final class FrontierControl {

    private final DatabaseFrontier frontier;
    private final FrontierState state;
    private final CrawlWriter writer;
    private final HostTransfers transfers;
    private final long doneBefore;
    private boolean importing;

    FrontierControl(DatabaseFrontier frontier, FrontierState state, CrawlWriter writer, HostOwnership ownership) {
        this.frontier = frontier;
        this.state = state;
        this.writer = writer;
        transfers = new HostTransfers(state, ownership);
        doneBefore = state.counts.done();
    }

    /**
     * The state of the process.
     *
     * @param idle true if it has no work and nothing waits to be written
     * @param hungry true if workers wait for pages
     * @param atLimit true if it may begin no more pages of the crawl's limit
     * @param settled true if hosts may leave
     * @param hosts number of hosts that it has work for
     * @param used number of pages done since it joined, and in progress
     * @param importing true while URLs of other processes are imported
     * @param ranked true if new pages may go before those in memory
     */
    public record Report(
            boolean idle,
            boolean hungry,
            boolean atLimit,
            boolean settled,
            int hosts,
            long used,
            boolean importing,
            boolean ranked) {}

    /** Returns the moves of hosts into and out of memory. */
    public HostTransfers transfers() {
        return transfers;
    }

    /** Returns the number of pages that were done when this process joined. */
    public long doneBefore() {
        return doneBefore;
    }

    public void connect(ProcessLink link) {
        frontier.connect(link);
    }

    /** Runs work under the frontier's lock, then wakes the threads that wait for pages and permits. */
    public <T> T exclusively(Supplier<T> work) {
        return frontier.underLock(() -> {
            T result = work.get();
            frontier.wakeAll();
            return result;
        });
    }

    /** Runs an action under the frontier's lock. */
    public void runExclusively(Runnable action) {
        exclusively(() -> {
            action.run();
            return true;
        });
    }

    /** Reports the state. Called {@link #exclusively}. */
    public Report report() {
        return new Report(
                state.settled() && state.quiet(),
                state.hungry(),
                state.limitReached(),
                state.settled(),
                transfers.staying(),
                state.begunPages() - doneBefore,
                importing,
                state.ranked);
    }

    /**
     * Imports URLs that other processes found for hosts of this one.
     *
     * @param ids their numbers in the outbox
     */
    public void importUrls(List<UrlBatch> batches, Long[] ids) {
        frontier.locked(() -> {
            importing = true;
            state.storing++;
        });
        writer.importUrls(
                batches,
                ids,
                added -> frontier.locked(() -> {
                    importing = false;
                    state.storing--;
                    state.register(added);
                }),
                failure -> {
                    frontier.locked(() -> state.storing--);
                    frontier.fail("cannot take in pages", failure);
                });
    }

    /** Queues pages that redirects brought from other processes. Called {@link #exclusively}. */
    public void receive(List<Lease> pages) {
        transfers.receive(pages).forEach(state::putFirst);
    }

    /** Sets the requests of other processes, as {@link HostDelays#setForeignRequests}. Called {@link #exclusively}. */
    public void setForeignRequests(Map<String, Boolean> requests) {
        state.delays.setForeignRequests(requests);
    }

    /** Returns the delay, as {@link HostDelays#millisUntilForeignRequest}. Called {@link #exclusively}. */
    public long millisUntilForeignRequest(String host) {
        return state.delays.millisUntilForeignRequest(host);
    }

    /** Runs an action after everything that was written before is committed. */
    public void afterCommit(Runnable action) {
        writer.afterCommit(action, failure -> frontier.fail("cannot write the crawl", failure));
    }

    /** Ends the work of the process. */
    public void fail(StoreException reason) {
        frontier.fail(reason);
    }
}
