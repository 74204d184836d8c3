package io.tagwave.serve;

import io.tagwave.store.StoreException;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.web.DaemonThreads;
import java.time.Duration;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Keeps sessions that read the database, opened on demand and closed soon after: an idle server holds neither memory nor
 * connections.
 */
final class SessionPool implements AutoCloseable {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private static final int MAX_SESSIONS = 4;
    private static final long MAX_IDLE_NANOS = Duration.ofMillis(700).toNanos();
    /** A session caches the columns of lists, which change during a crawl. */
    private static final long MAX_AGE_NANOS = Duration.ofSeconds(10).toNanos();

    private static final Duration QUEUE_TIMEOUT = Duration.ofSeconds(20);

    private final String database;
    private final Semaphore permits = new Semaphore(MAX_SESSIONS, true);
    /** Those who read answers slowly leave half of the sessions to the others. */
    private final Semaphore longReads = new Semaphore(MAX_SESSIONS / 2, true);

    private final Deque<Pooled> idle = new ConcurrentLinkedDeque<>();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("serve-clock"));

    private record Pooled(SqlSession session, long openedAt, long idleSince) {}

    interface Query<T> {
        T run(SqlSession session) throws SqlStatementException;
    }

    SessionPool(String database) {
        this.database = database;
        clock.scheduleWithFixedDelay(() -> closeIdle(MAX_IDLE_NANOS), 200, 200, TimeUnit.MILLISECONDS);
    }

    /** Reads with the default timeout from a shared session. */
    <T> T read(Query<T> query) throws SqlStatementException {
        return read(TIMEOUT, query);
    }

    /** Reads what is sent while it is read; not with the last sessions. */
    <T> T readLong(Duration timeout, Query<T> query) throws SqlStatementException {
        acquire(longReads);
        try {
            return read(timeout, query);
        } finally {
            longReads.release();
        }
    }

    /**
     * Reads from a session.
     *
     * @throws RejectedRequestException if it takes longer than the timeout, or all sessions stay in use
     * @throws StoreException if the database cannot be opened
     */
    <T> T read(Duration timeout, Query<T> query) throws SqlStatementException {
        acquire(permits);
        try {
            Pooled pooled = take();
            AtomicBoolean late = new AtomicBoolean();
            boolean succeeded = false;
            ScheduledFuture<?> timer =
                    clock.schedule(() -> cancel(pooled.session(), late), timeout.toMillis(), TimeUnit.MILLISECONDS);
            try {
                T result = query.run(pooled.session());
                succeeded = true;
                return result;
            } catch (SqlStatementException e) {
                if (late.get()) {
                    throw new RejectedRequestException(
                            408, "the query was stopped after " + timeout.toSeconds() + " s");
                }
                throw e;
            } finally {
                timer.cancel(false);
                if (succeeded && !late.get()) {
                    idle.addFirst(new Pooled(pooled.session(), pooled.openedAt(), System.nanoTime()));
                } else {
                    close(pooled);
                }
            }
        } finally {
            permits.release();
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        closeIdle(-1);
    }

    private static void acquire(Semaphore permits) {
        try {
            if (permits.tryAcquire(QUEUE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new RejectedRequestException(503, "too many queries are running: try again later");
    }

    private Pooled take() {
        for (Pooled found = idle.pollFirst(); found != null; found = idle.pollFirst()) {
            if (System.nanoTime() - found.openedAt() < MAX_AGE_NANOS
                    && found.session().isAlive()) {
                return found;
            }
            close(found);
        }
        long now = System.nanoTime();
        return new Pooled(SqlSession.open(database, false), now, now);
    }

    private void closeIdle(long maxIdleNanos) {
        long now = System.nanoTime();
        idle.stream()
                .filter(one -> now - one.idleSince() > maxIdleNanos)
                .filter(idle::remove)
                .forEach(SessionPool::close);
    }

    private static void cancel(SqlSession session, AtomicBoolean late) {
        late.set(true);
        try {
            session.cancel();
        } catch (StoreException e) {
            // The query has just ended.
        }
    }

    private static void close(Pooled pooled) {
        try {
            pooled.session().close();
        } catch (StoreException e) {
            // The connection went away with the process that crawled.
        }
    }
}
