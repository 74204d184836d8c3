package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Database;
import io.tagwave.store.DatabaseTest;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class GroupCommitTest {

    private final Database database = Database.open("jdbc:h2:mem:group");
    private final Remembered memory = new Remembered();
    private final List<Object> told = Collections.synchronizedList(new ArrayList<>());
    private Connection connection;
    private GroupCommit group;

    @BeforeEach
    void start() throws SQLException {
        DatabaseTest.execute(database, "CREATE TABLE t (i INT)");
        connection = database.connect();
        connection.setAutoCommit(false);
        group = new GroupCommit(connection, memory);
    }

    @AfterEach
    void close() throws SQLException {
        group.close();
        database.close();
    }

    @Test
    void workIsCommittedWhenItsResultIsThere() throws SQLException {
        assertEquals(7, group.run(() -> insert(7)));
        assertEquals(1, DatabaseTest.number(database, "SELECT COUNT(*) FROM t"));
        assertEquals(1, memory.committed);
    }

    @Test
    void workThatFailsTakesBackItsOwnRowsAndItsMemoryAlone() throws SQLException {
        CountDownLatch both = new CountDownLatch(3);
        submit(1, false, both);
        submit(2, true, both);
        submit(3, false, both);
        group.close();
        assertEquals(0, both.getCount());
        assertEquals(4, DatabaseTest.number(database, "SELECT SUM(i) FROM t"));
        assertEquals(List.of(1, "the work breaks", 3), told);
        assertEquals(List.of(1), memory.marks.subList(0, 1), "what was remembered before it stays");
        assertTrue(connection.isClosed());
    }

    @Test
    void whatIsLeftIsCommittedSoonByItself() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        submit(1, false, done);
        assertTrue(done.await(20, TimeUnit.SECONDS));
        assertEquals(1, DatabaseTest.number(database, "SELECT COUNT(*) FROM t"));
    }

    @Test
    void aFailureReachesWhoAskedForTheWork() {
        SQLException failed = assertThrows(
                SQLException.class,
                () -> group.run(() -> {
                    throw new SQLException("no such thing");
                }));
        assertEquals("no such thing", failed.getMessage());
        IllegalStateException fault = assertThrows(
                IllegalStateException.class,
                () -> group.run(() -> {
                    throw new IllegalArgumentException("a fault");
                }));
        assertEquals("a fault", fault.getCause().getMessage());
    }

    @Test
    void aCommitThatFailsIsToldToAllOfIt() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        group.submit(
                () -> {
                    int number = insert(1);
                    connection.close();
                    return number;
                },
                0,
                told::add,
                reason -> {
                    told.add(reason.getClass().getSuperclass());
                    done.countDown();
                });
        assertTrue(done.await(20, TimeUnit.SECONDS));
        assertEquals(1, told.size());
        assertTrue(told.get(0) instanceof Class, told.toString());
        assertEquals(0, memory.committed);
        assertEquals(List.of(0), memory.marks);
    }

    @Test
    void whereWhoIsToldBreaksNobodyWaitsForEver() throws Exception {
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(3);
        Consumer<Throwable> failed = reason -> {
            told.add(reason.getMessage());
            done.countDown();
        };
        group.submit(
                () -> {
                    await(hold);
                    return insert(1);
                },
                0,
                number -> {
                    throw new IllegalStateException("who was told broke");
                },
                failed);
        group.submit(() -> insert(2), 0, told::add, failed);
        hold.countDown();
        group.submit(() -> insert(3), 0, told::add, failed);
        assertTrue(done.await(20, TimeUnit.SECONDS));
        assertEquals(Collections.nCopies(3, "who was told broke"), told);
        assertThrows(IllegalStateException.class, () -> group.run(() -> insert(4)));
    }

    @Test
    void whoBringsMoreThanThereIsRoomForWaitsUntilItIsWritten() throws Exception {
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(2);
        group.submit(
                () -> {
                    await(hold);
                    return insert(1);
                },
                20 << 20,
                result -> done.countDown(),
                told::add);
        Thread second =
                new Thread(() -> group.submit(() -> insert(2), 13 << 20, result -> done.countDown(), told::add));
        second.start();
        while (second.getState() != Thread.State.WAITING) {
            assertFalse(second.getState() == Thread.State.TERMINATED, "there was no room for it");
            Thread.onSpinWait();
        }
        hold.countDown();
        assertTrue(done.await(20, TimeUnit.SECONDS));
        assertEquals(2, DatabaseTest.number(database, "SELECT COUNT(*) FROM t"));
    }

    @Test
    void asMuchAsThereIsRoomForMayWaitAndOneThatIsLargerGoesAlone() throws Exception {
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(3);
        group.submit(
                () -> {
                    await(hold);
                    return insert(1);
                },
                20 << 20,
                result -> done.countDown(),
                told::add);
        group.submit(() -> insert(2), 12 << 20, result -> done.countDown(), told::add);
        hold.countDown();
        group.submit(() -> insert(3), 40 << 20, result -> done.countDown(), told::add);
        assertTrue(done.await(20, TimeUnit.SECONDS));
    }

    @Test
    void nothingIsTakenAfterTheEnd() throws SQLException {
        group.close();
        assertThrows(IllegalStateException.class, () -> group.submit(() -> 1, 0, told::add, told::add));
    }

    @Test
    void whoIsInterruptedWhileWaitingStaysSo() throws Exception {
        CountDownLatch hold = new CountDownLatch(1);
        group.submit(
                () -> {
                    await(hold);
                    return insert(1);
                },
                0,
                told::add,
                told::add);
        Thread.currentThread().interrupt();
        assertThrows(SQLException.class, () -> group.run(() -> insert(2)));
        assertTrue(Thread.interrupted());
        hold.countDown();
        Thread.currentThread().interrupt();
        group.close();
        assertTrue(Thread.interrupted());
        assertEquals(
                2, DatabaseTest.number(database, "SELECT COUNT(*) FROM t"), "what was left is written all the same");
    }

    private void submit(int number, boolean fails, CountDownLatch done) {
        group.submit(
                () -> {
                    insert(number);
                    memory.size++;
                    if (fails) {
                        throw new SQLException("the work breaks");
                    }
                    return number;
                },
                100,
                result -> {
                    told.add(result);
                    done.countDown();
                },
                reason -> {
                    told.add(reason.getMessage());
                    done.countDown();
                });
    }

    private static void await(CountDownLatch latch) throws SQLException {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new SQLException(e);
        }
    }

    private int insert(int number) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("INSERT INTO t VALUES (" + number + ")");
        }
        return number;
    }

    /** Counts what it is told. */
    private static final class Remembered implements TransactionListener {
        private final List<Integer> marks = Collections.synchronizedList(new ArrayList<>());
        private volatile int size;
        private volatile int committed;

        @Override
        public int size() {
            return size;
        }

        @Override
        public void takeBack(int mark) {
            size = mark;
            marks.add(mark);
        }

        @Override
        public void committing(Collection<?> results) {
            // Nobody else is there.
        }

        @Override
        public void committed() {
            committed++;
        }

        @Override
        public void rolledBack() {
            takeBack(0);
        }
    }
}
