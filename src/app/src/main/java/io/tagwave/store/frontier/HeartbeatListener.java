package io.tagwave.store.frontier;

import io.tagwave.store.StoreException;
import io.tagwave.web.Lease;
import java.util.List;
import java.util.function.Supplier;

/** The frontier of one of several processes, as its turns see it. */
final class HeartbeatListener implements ProcessHeartbeat.Side {

    private final DatabaseFrontier frontier;
    private final FrontierState state;
    private final CrawlWriter writer;
    private final HostTransfers moves;
    private final long before;
    private boolean reading;

    HeartbeatListener(DatabaseFrontier frontier, FrontierState state, CrawlWriter writer, HostTransfers moves) {
        this.frontier = frontier;
        this.state = state;
        this.writer = writer;
        this.moves = moves;
        before = state.counts.done();
    }

    @Override
    public <T> T alone(Supplier<T> work) {
        return frontier.underLock(() -> {
            T result = work.get();
            frontier.locked(frontier::lookAtTurns);
            return result;
        });
    }

    @Override
    public ProcessHeartbeat.Report report() {
        return new ProcessHeartbeat.Report(
                state.settled() && state.quiet(),
                state.hungry(),
                state.limitReached(),
                state.settled(),
                moves.hosts(),
                state.begun() - before,
                reading,
                state.ranked);
    }

    @Override
    public void read(List<UrlOutbox.Letter> letters) {
        frontier.locked(() -> {
            reading = true;
            state.storing++;
        });
        writer.read(letters, added -> frontier.locked(() -> taken(added)), this::broken);
    }

    private void taken(KnownUrls.Added added) {
        reading = false;
        state.storing--;
        state.register(added);
    }

    private void broken(Throwable failure) {
        frontier.locked(() -> state.storing--);
        frontier.fail("cannot take in pages", failure);
    }

    @Override
    public void bring(Lease lease) {
        state.putFirst(lease);
    }

    @Override
    public void afterCommit(Runnable told) {
        writer.afterCommit(told, failure -> frontier.fail("cannot write the crawl", failure));
    }

    @Override
    public void fail(StoreException reason) {
        frontier.fail(reason);
    }
}
