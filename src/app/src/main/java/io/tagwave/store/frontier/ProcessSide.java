package io.tagwave.store.frontier;

import io.tagwave.page.Lease;
import io.tagwave.store.StoreException;
import java.util.List;
import java.util.function.Supplier;

/** The frontier of one of several processes, as its turns see it. */
final class ProcessSide implements CrawlTurns.Side {

    private final H2Frontier frontier;
    private final FrontierState state;
    private final CrawlWriter writer;
    private final HostMoves moves;
    private final long before;
    private boolean reading;

    ProcessSide(H2Frontier frontier, FrontierState state, CrawlWriter writer, HostMoves moves) {
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
    public CrawlTurns.Report report() {
        return new CrawlTurns.Report(
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
    public void read(List<Mail.Letter> letters) {
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
