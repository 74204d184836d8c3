package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotFileTest {

    private static final String COUNT = "SELECT COUNT(*) FROM t";

    @TempDir
    Path folder;

    @Test
    void aSessionSeesEachCommitOfTheProcessThatWrites() throws SqlStatementException {
        try (Database database = Database.open(name())) {
            execute(database, "CREATE TABLE t (x INT)");
            try (SqlSession session = SqlSession.open(name(), false)) {
                assertEquals(0L, session.rows(COUNT).get(0).get(0));
                execute(database, "INSERT INTO t VALUES (1)");
                assertEquals(1L, session.rows(COUNT).get(0).get(0));
            }
        }
    }

    @Test
    void anOpenTransactionIsNotSeenAndNotDisturbed() throws Exception {
        try (Database database = Database.open(name());
                Connection writer = database.connect()) {
            execute(database, "CREATE TABLE t (x INT)");
            writer.setAutoCommit(false);
            Sql.execute(writer, "INSERT INTO t SELECT x FROM SYSTEM_RANGE(1, 1000)");
            // Another commit writes the changes of the open transaction, too.
            execute(database, "CREATE TABLE other (x INT)");
            try (SqlSession session = SqlSession.open(name(), false)) {
                assertEquals(0L, session.rows(COUNT).get(0).get(0));
                writer.commit();
                assertEquals(1000L, session.rows(COUNT).get(0).get(0));
            }
        }
    }

    @Test
    void readersLeaveTheFileAsItIs() throws IOException, SqlStatementException {
        try (Database database = Database.open(name())) {
            execute(database, "CREATE TABLE t (x INT)");
        }
        byte[] before = Files.readAllBytes(file());
        try (SqlSession session = SqlSession.open(name(), false)) {
            assertEquals(0L, session.rows(COUNT).get(0).get(0));
            assertThrows(SqlStatementException.class, () -> session.run("INSERT INTO t VALUES (1)"));
            assertThrows(SqlStatementException.class, () -> session.rows("SELECT FILE_READ('" + file() + "')"));
            // The file is free for a writer while it is read.
            Database.open(name()).close();
        }
        assertTrue(Files.size(file()) >= before.length);
    }

    /** Reads a database again and again while it is written as fast as possible. */
    @Test
    void everyOpeningOfABusyFileIsConsistent() throws Exception {
        AtomicBoolean isEnded = new AtomicBoolean();
        try (Database database = Database.open(name())) {
            execute(database, "CREATE TABLE t (x INT)");
            Thread writer = new Thread(() -> {
                for (int i = 0; !isEnded.get(); i++) {
                    int value = i;
                    database.execute("write", connection -> {
                        connection.setAutoCommit(false);
                        Sql.update(connection, "INSERT INTO t SELECT ? FROM SYSTEM_RANGE(1, 10)", value);
                        connection.commit();
                    });
                    LockSupport.parkNanos(1_000_000);
                }
            });
            writer.start();
            long last = 0;
            for (int i = 0; i < 40; i++) {
                try (SqlSession session = SqlSession.open(name(), false)) {
                    List<Object> row = session.rows("SELECT COUNT(*), MOD(COUNT(*), 10) FROM t")
                            .get(0);
                    assertEquals(0L, row.get(1));
                    assertFalse((long) row.get(0) < last);
                    last = (long) row.get(0);
                }
            }
            isEnded.set(true);
            writer.join();
            assertTrue(last > 0);
        }
    }

    private static void execute(Database database, String sql) {
        database.execute("test", connection -> Sql.execute(connection, sql));
    }

    private String name() {
        return folder.resolve("db").toString();
    }

    private Path file() {
        return folder.resolve("db.mv.db");
    }
}
