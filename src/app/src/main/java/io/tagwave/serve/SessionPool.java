package io.tagwave.serve;

import io.tagwave.store.StoreException;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Sessions that read the database, opened when they are wanted and closed soon after: an H2 file that is open for reading
 * can not be opened by a crawl.
 */
final class SessionPool implements AutoCloseable {

    /** For what a page of ours asks. */
    static final Duration USUAL = Duration.ofSeconds(30);

    private static final int MOST = 4;
    private static final long IDLE_NANOS = Duration.ofMillis(700).toNanos();
    /** A session remembers the columns of lists, which change while a crawl goes on. */
    private static final long OLD_NANOS = Duration.ofSeconds(10).toNanos();

    private static final Duration LONGEST_QUEUE = Duration.ofSeconds(20);

    private final String database;
    private final Semaphore places = new Semaphore(MOST, true);
    private final Deque<Idle> idle = new ArrayDeque<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "serve-clock");
        thread.setDaemon(true);
        return thread;
    });

    private record Idle(SqlSession session, long openedAt, long since) {}

    /** What is done with a session. */
    interface Reading<T> {
        T of(SqlSession session) throws SqlStatementException, RejectedRequestException;
    }

    SessionPool(String database) {
        this.database = database;
        clock.scheduleWithFixedDelay(() -> closeIdle(IDLE_NANOS), 200, 200, TimeUnit.MILLISECONDS);
    }

    /** Reads with the usual limit of time. */
    <T> T read(Reading<T> reading) throws SqlStatementException, RejectedRequestException {
        return read(USUAL, true, reading);
    }

    /**
     * Reads with a session that others have used or will use.
     *
     * @param shared false for statements of people, which may leave something behind in their session
     * @throws Refused when it took longer than the limit, or too many others are at it
     * @throws StoreException when the database can not be opened
     */
    <T> T read(Duration limit, boolean shared, Reading<T> reading)
            throws SqlStatementException, RejectedRequestException {
        enter();
        try {
            Idle lent = shared ? lend() : opened();
            AtomicBoolean late = new AtomicBoolean();
            boolean good = false;
            ScheduledFuture<?> alarm =
                    clock.schedule(() -> stop(lent.session(), late), limit.toMillis(), TimeUnit.MILLISECONDS);
            try {
                T result = reading.of(lent.session());
                good = true;
                return result;
            } catch (SqlStatementException e) {
                if (late.get()) {
                    throw new RejectedRequestException(408, "the query was stopped after " + limit.toSeconds() + " s");
                }
                throw e;
            } finally {
                alarm.cancel(false);
                giveBack(lent, good && shared && !late.get());
            }
        } finally {
            places.release();
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        closeIdle(-1);
    }

    private void enter() throws RejectedRequestException {
        try {
            if (places.tryAcquire(LONGEST_QUEUE.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new RejectedRequestException(503, "too many queries are at work: try again later");
    }

    private Idle lend() {
        for (Idle found = take(); found != null; found = take()) {
            if (System.nanoTime() - found.openedAt() < OLD_NANOS
                    && found.session().isAlive()) {
                return found;
            }
            close(found.session());
        }
        return opened();
    }

    private Idle opened() {
        long now = System.nanoTime();
        return new Idle(SqlSession.open(database, false), now, now);
    }

    private synchronized Idle take() {
        return idle.pollFirst();
    }

    private void giveBack(Idle lent, boolean usable) {
        if (!usable) {
            close(lent.session());
            return;
        }
        synchronized (this) {
            idle.addFirst(new Idle(lent.session(), lent.openedAt(), System.nanoTime()));
        }
    }

    private void closeIdle(long idleNanos) {
        List<Idle> done = new ArrayList<>();
        synchronized (this) {
            long now = System.nanoTime();
            idle.removeIf(one -> now - one.since() > idleNanos && done.add(one));
        }
        done.forEach(one -> close(one.session()));
    }

    private static void stop(SqlSession session, AtomicBoolean late) {
        late.set(true);
        try {
            session.cancel();
        } catch (StoreException e) {
            // It has ended meanwhile.
        }
    }

    private static void close(SqlSession session) {
        try {
            session.close();
        } catch (StoreException e) {
            // Its crawl has ended, and with it the connection.
        }
    }
}
