package io.tagwave.store.frontier;

import io.tagwave.store.Sql;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes for all workers on one thread, and commits the work of several together: a commit costs more than the rows of a page.
 * Workers do not wait for it. Work that fails rolls back its own rows only.
 */
final class GroupCommit implements AutoCloseable {

    /** Maximum tasks of one transaction at first. */
    private static final int MAX_TASKS = 8;

    /** Maximum nanoseconds that work stays uncommitted at first while more arrives. */
    private static final long MAX_WAIT = 50_000_000;

    /** Factor by which both limits grow with the crawl. */
    private static final int GROWTH = 10;

    /** Divisor of the time the crawl has run, which gives the time that a crash may cost. */
    private static final long WAIT_SHARE = 100;

    /** Maximum bytes of uncommitted pages before workers have to wait: a small part of a small heap. */
    private static final long MAX_BYTES =
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
    private boolean flush;
    private boolean closed;
    /** The failure that ended the writer, or null. */
    private @Nullable Throwable fault;

    GroupCommit(Connection connection, TransactionListener memory) {
        this.connection = connection;
        this.memory = memory;
        writer.setDaemon(true);
        writer.start();
    }

    /**
     * Submits work to the writer.
     *
     * @param weight approximate bytes that the work holds in memory
     * @param committed gets the result on the writer's thread when it is committed
     * @param failed gets the reason if the work or its commit fails
     */
    <T> void submit(Sql.Work<T> work, int weight, Consumer<T> committed, Consumer<Throwable> failed) {
        Task<T> task = new Task<>(work, weight, committed, failed);
        lock.lock();
        try {
            // Work without weight never waits: its caller may hold a lock that the writer's notifications need.
            while (Thread.currentThread() != writer && weight > 0 && bytes > 0 && bytes + weight > MAX_BYTES) {
                flush = true;
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

    /** Runs work and returns when it is committed. */
    <T> T run(Sql.Work<T> work) throws SQLException {
        CompletableFuture<T> result = new CompletableFuture<>();
        submit(work, 0, result::complete, result::completeExceptionally);
        flush();
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

    /** Asks for an early commit: a worker has nothing else to do. */
    void flush() {
        locked(() -> {
            flush = true;
            arrived.signal();
            return true;
        });
    }

    private <T extends @Nullable Object> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** Writes and commits the remaining work. */
    @Override
    public void close() throws SQLException {
        locked(() -> {
            closed = true;
            arrived.signal();
            return true;
        });
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
            // Not a failure of the work or the database: a notification of a commit may fail too.
            abort(batch, e);
        }
    }

    /** Ends the writer: all waiting and later work gets the reason, and no thread waits forever. */
    private void abort(List<Task<?>> batch, Throwable reason) {
        List<Task<?>> left = new ArrayList<>(batch);
        locked(() -> {
            fault = reason;
            left.addAll(waiting);
            waiting.clear();
            bytes = 0;
            room.signalAll();
            return true;
        });
        left.forEach(task -> task.failed.accept(reason));
    }

    private void release(List<Task<?>> batch) {
        locked(() -> {
            batch.forEach(task -> bytes -= task.weight);
            batch.clear();
            room.signalAll();
            return true;
        });
    }

    /** Waits for work. Returns false if there will be no more. */
    private boolean waitForWork() {
        return locked(() -> {
            while (waiting.isEmpty() && !closed) {
                flush = false;
                arrived.awaitUninterruptibly();
            }
            return !waiting.isEmpty();
        });
    }

    /** Returns the next task of the transaction, or null when it is time to commit. */
    private @Nullable Task<?> next(List<Task<?>> batch, long since) {
        return locked(() -> {
            long maxWait = maxWait(since - started);
            long left = since + maxWait - System.nanoTime();
            while (waiting.isEmpty() && !flush && !closed && left > 0) {
                left = awaitNanos(left);
            }
            return batch.size() < MAX_TASKS * maxWait / MAX_WAIT ? waiting.poll() : null;
        });
    }

    /** Returns the maximum wait: the longer the crawl has run, the less a late commit costs in proportion. */
    private static long maxWait(long running) {
        return Math.max(MAX_WAIT, Math.min(GROWTH * MAX_WAIT, running / WAIT_SHARE));
    }

    private long awaitNanos(long nanos) {
        try {
            return arrived.awaitNanos(nanos);
        } catch (InterruptedException neverHappens) {
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
            // Each task of the transaction gets the reason why it was not committed.
            return;
        }
    }

    private final class Task<T> {
        private final Sql.Work<T> work;
        private final int weight;
        private final Consumer<T> committed;
        private final Consumer<Throwable> failed;
        private @Nullable T result;
        private @Nullable Throwable failure;

        Task(Sql.Work<T> work, int weight, Consumer<T> committed, Consumer<Throwable> failed) {
            this.work = work;
            this.weight = weight;
            this.committed = committed;
            this.failed = failed;
        }

        /** Runs the work; what fails takes its own rows back, and is reported at the end of the transaction. */
        void attempt() {
            try {
                result = guarded();
            } catch (SQLException | RuntimeException | Error e) {
                failure = e;
            }
        }

        private T guarded() throws SQLException {
            Savepoint before = connection.setSavepoint();
            int known = memory.size();
            boolean done = false;
            try {
                T made = work.run();
                done = true;
                return made;
            } finally {
                if (!done) {
                    connection.rollback(before);
                    memory.takeBack(known);
                }
            }
        }

        /** Returns the result, nothing if the work failed. */
        Stream<T> result() {
            return Stream.ofNullable(result);
        }

        /** Passes on the result after the commit. */
        void report() {
            if (result == null) {
                failed.accept(Objects.requireNonNull(failure));
            } else {
                committed.accept(result);
            }
        }
    }
}
