package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a task to one process of those that share a PostgreSQL database, until it is closed or the process ends. An H2 file belongs to
 * one process anyway.
 */
public record TaskLock(@Nullable Connection connection) implements AutoCloseable {

    /** Kind of these locks among others in the same database, "task" in ASCII. */
    private static final int KIND = 0x7461736b;

    /** Waits until no other process has the task. */
    public static TaskLock await(Database database, String task) {
        Connection own = database.isShared() ? database.connect() : null;
        return own == null
                ? new TaskLock(null)
                : locked(own, "SELECT 1 FROM pg_advisory_lock(?, ?)", task).orElseThrow();
    }

    /** Returns the lock; empty if another process has the task. */
    public static Optional<TaskLock> ifFree(Database database, String task) {
        Connection own = database.isShared() ? database.connect() : null;
        return own == null
                ? Optional.of(new TaskLock(null))
                : locked(own, "SELECT 1 WHERE pg_try_advisory_lock(?, ?)", task);
    }

    private static Optional<TaskLock> locked(Connection own, String sql, String task) {
        TaskLock lock = new TaskLock(own);
        boolean locked = false;
        try {
            locked = Sql.run("lock " + task, () -> Sql.exists(own, sql, KIND, task.hashCode()));
        } finally {
            if (!locked) {
                lock.close();
            }
        }
        return locked ? Optional.of(lock) : Optional.empty();
    }

    @Override
    public void close() {
        Connection held = connection;
        if (held != null) {
            Sql.perform("release a lock", () -> release(held));
        }
    }

    /** Closes a connection, whose locks are free at once: PostgreSQL ends a closed one a moment later. A lost one has no lock any more. */
    public static void release(Connection held) throws SQLException {
        try (held) {
            if (held.isValid(1) && SqlDialect.of(held) != SqlDialect.H2) {
                if (!held.getAutoCommit()) {
                    held.rollback();
                }
                Sql.execute(held, "SELECT pg_advisory_unlock_all()");
            }
        }
    }
}
