package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets workers take turns on one connection, and commits for several at once when they come faster than the disk takes
 * them. Nobody returns before his work is committed, and whoever fails takes back his own work only.
 */
final class GroupCommit implements AutoCloseable {

    /** Work on the connection of its own transaction. */
    interface Work<T> {
        T run() throws SQLException;
    }

    private static final int MOST = 16;

    private final Connection connection;
    private final KnownUrls known;
    private final AtomicInteger waiting = new AtomicInteger();
    private Batch batch = new Batch();

    /**
     * A queue for a connection.
     *
     * @param known told what was committed and what was taken back
     */
    GroupCommit(Connection connection, KnownUrls known) {
        this.connection = connection;
        this.known = known;
    }

    /** Does the work and returns when it is committed. */
    <T> T run(Work<T> work) throws SQLException {
        waiting.incrementAndGet();
        synchronized (this) {
            waiting.decrementAndGet();
            Batch mine = batch;
            try {
                T result = attempt(work);
                mine.size++;
                commitOrLeave(mine);
                return result;
            } finally {
                // After a failure the others must not wait for a commit that nobody is left to make.
                if (batch == mine && waiting.get() == 0 && mine.size > 0) {
                    commit(mine);
                }
            }
        }
    }

    @Override
    public synchronized void close() throws SQLException {
        connection.close();
    }

    private <T> T attempt(Work<T> work) throws SQLException {
        Savepoint before = connection.setSavepoint();
        int knownBefore = known.uncommitted();
        boolean done = false;
        try {
            T result = work.run();
            done = true;
            return result;
        } finally {
            if (!done) {
                connection.rollback(before);
                known.takeBack(knownBefore);
            }
        }
    }

    /** Whoever waits to write next commits for both, unless the batch is full. */
    private void commitOrLeave(Batch mine) throws SQLException {
        if (waiting.get() == 0 || mine.size >= MOST) {
            commit(mine);
        }
        boolean interrupted = false;
        while (!mine.over) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (mine.failure != null) {
            throw mine.failure;
        }
    }

    private void commit(Batch mine) throws SQLException {
        try {
            connection.commit();
            known.committed();
        } catch (SQLException e) {
            mine.failure = e;
            known.takeBack(0);
            connection.rollback();
        } finally {
            mine.over = true;
            batch = new Batch();
            notifyAll();
        }
    }

    private static final class Batch {
        private int size;
        private boolean over;
        private SQLException failure;
    }
}
