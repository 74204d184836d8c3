package io.tagwave.store.frontier;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * One thread that writes for all workers, and commits for several at once: a commit costs more than the rows of a page.
 * Workers do not wait for it. Work that fails takes back its own rows only.
 */
final class GroupCommit implements AutoCloseable {

    /** Work on the connection, within a transaction that is not its own to end. */
    interface Work<T> {
        T run() throws SQLException;
    }

    /** Pages of one transaction at first. */
    private static final int MOST = 8;

    /** How long work may stay uncommitted at first while more of it comes. */
    private static final long LONGEST = 50_000_000;

    /** Both grow with the crawl up to so many times. */
    private static final int GROWTH = 10;

    /** How often the time that a crash would cost goes into the time the crawl has run. */
    private static final long SHARE = 100;

    /** Bytes of pages that are not committed at most, before who brings more has to wait: no great part of a small heap. */
    private static final long MOST_BYTES =
            Math.min(32 << 20, Runtime.getRuntime().maxMemory() / 8);

    private final Connection connection;
    private final TransactionListener memory;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();
    private final Condition room = lock.newCondition();
    private final Deque<Task<?>> waiting = new ArrayDeque<>();
    private final long started = System.nanoTime();
    private final Thread writer = new Thread(this::write, "crawl-writer");
    private long bytes;
    private boolean hurry;
    private boolean closed;
    /** What ended the writer, or null. */
    private Throwable fault;

    /**
     * Starts the writer.
     *
     * @param memory told what was committed and what was taken back
     */
    GroupCommit(Connection connection, TransactionListener memory) {
        this.connection = connection;
        this.memory = memory;
        writer.setDaemon(true);
        writer.start();
    }

    /**
     * Leaves work to the writer.
     *
     * @param weight about how many bytes the work holds in memory
     * @param committed told the result, by the writer's thread, when it is committed
     * @param failed told why not, if the work or its commit fails
     */
    <T> void submit(Work<T> work, int weight, Consumer<T> committed, Consumer<Throwable> failed) {
        Task<T> task = new Task<>(work, weight, committed, failed);
        lock.lock();
        try {
            // What weighs nothing never waits: it may come from who holds a lock that the writer's reports need.
            while (Thread.currentThread() != writer && weight > 0 && bytes > 0 && bytes + weight > MOST_BYTES) {
                hurry = true;
                arrived.signal();
                room.awaitUninterruptibly();
            }
            if (closed && Thread.currentThread() != writer) {
                throw new IllegalStateException("the crawl is closed");
            }
            if (fault == null) {
                waiting.add(task);
                bytes += weight;
                arrived.signal();
                return;
            }
        } finally {
            lock.unlock();
        }
        failed.accept(fault);
    }

    /** Does the work and returns when it is committed. */
    <T> T run(Work<T> work) throws SQLException {
        CompletableFuture<T> result = new CompletableFuture<>();
        submit(work, 0, result::complete, result::completeExceptionally);
        hurry();
        try {
            return result.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof SQLException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SQLException("interrupted while waiting for the writer", e);
        }
    }

    /** Asks for a commit of what was submitted: someone has nothing else to do. */
    void hurry() {
        lock.lock();
        try {
            hurry = true;
            arrived.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Writes and commits what is left. */
    @Override
    public void close() throws SQLException {
        lock.lock();
        try {
            closed = true;
            arrived.signal();
        } finally {
            lock.unlock();
        }
        boolean interrupted = false;
        while (writer.isAlive()) {
            try {
                writer.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        connection.close();
    }

    private void write() {
        List<Task<?>> batch = new ArrayList<>();
        try {
            while (waitForWork()) {
                long since = System.nanoTime();
                for (Task<?> task = next(batch, since); task != null; task = next(batch, since)) {
                    batch.add(task);
                    task.attempt();
                }
                commit(batch);
                release(batch);
            }
        } catch (RuntimeException | Error e) {
            // Neither the work's nor the database's own: who is told of a commit may break too.
            breakOff(batch, e);
        }
    }

    /** Nothing can be written any more: who waits for it, and who comes later, is told why, and nobody waits for ever. */
    private void breakOff(List<Task<?>> batch, Throwable reason) {
        List<Task<?>> left = new ArrayList<>(batch);
        lock.lock();
        try {
            fault = reason;
            left.addAll(waiting);
            waiting.clear();
            bytes = 0;
            room.signalAll();
        } finally {
            lock.unlock();
        }
        left.forEach(task -> task.failed.accept(reason));
    }

    private void release(List<Task<?>> batch) {
        lock.lock();
        try {
            batch.forEach(task -> bytes -= task.weight);
            batch.clear();
            room.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** False when there will be none any more. */
    private boolean waitForWork() {
        lock.lock();
        try {
            while (waiting.isEmpty() && !closed) {
                hurry = false;
                arrived.awaitUninterruptibly();
            }
            return !waiting.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /** The next work of the transaction, or null when it is time to commit. */
    private Task<?> next(List<Task<?>> batch, long since) {
        lock.lock();
        try {
            long patience = patience(since - started);
            long left = since + patience - System.nanoTime();
            while (waiting.isEmpty() && !hurry && !closed && left > 0) {
                left = awaitNanos(left);
            }
            return batch.size() < MOST * patience / LONGEST ? waiting.poll() : null;
        } finally {
            lock.unlock();
        }
    }

    /** The longer the crawl has run, the less a commit that comes late can cost of it. */
    private static long patience(long running) {
        return Math.max(LONGEST, Math.min(GROWTH * LONGEST, running / SHARE));
    }

    private long awaitNanos(long nanos) {
        try {
            return arrived.awaitNanos(nanos);
        } catch (InterruptedException nobodyDoes) {
            return 0;
        }
    }

    private void commit(List<Task<?>> batch) {
        try {
            memory.committing(batch.stream().flatMap(Task::result).toList());
            connection.commit();
            memory.committed();
            batch.forEach(Task::report);
        } catch (SQLException e) {
            rollback();
            batch.forEach(task -> task.failed.accept(e));
        }
    }

    private void rollback() {
        try {
            memory.rolledBack();
            connection.rollback();
        } catch (SQLException alreadyLost) {
            // Each page of the transaction is told why it was not committed.
            return;
        }
    }

    private final class Task<T> {
        private final FutureTask<T> work;
        private final int weight;
        private final Consumer<T> committed;
        private final Consumer<Throwable> failed;

        Task(Work<T> work, int weight, Consumer<T> committed, Consumer<Throwable> failed) {
            this.work = new FutureTask<>(() -> guarded(work));
            this.weight = weight;
            this.committed = committed;
            this.failed = failed;
        }

        void attempt() {
            work.run();
        }

        private T guarded(Work<T> work) throws SQLException {
            Savepoint before = connection.setSavepoint();
            int known = memory.size();
            boolean done = false;
            try {
                T result = work.run();
                done = true;
                return result;
            } finally {
                if (!done) {
                    connection.rollback(before);
                    memory.takeBack(known);
                }
            }
        }

        /** Nothing where the work failed. */
        Stream<T> result() {
            try {
                return Stream.ofNullable(work.get());
            } catch (ExecutionException toldLater) {
                return Stream.empty();
            } catch (InterruptedException e) {
                throw new IllegalStateException("the work is done, nobody has to wait for it", e);
            }
        }

        /** After the commit. */
        void report() {
            T result;
            try {
                result = work.get();
            } catch (ExecutionException e) {
                failed.accept(e.getCause());
                return;
            } catch (InterruptedException e) {
                throw new IllegalStateException("the work is done, nobody has to wait for it", e);
            }
            committed.accept(result);
        }
    }
}
