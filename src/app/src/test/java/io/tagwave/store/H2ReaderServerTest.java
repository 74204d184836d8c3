package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class H2ReaderServerTest {

    /** As often as one likes, by {@code -Dtagwave.closings=500}. */
    private static final int CLOSINGS = Integer.getInteger("tagwave.closings", 8);

    private static final int READERS = 3;

    @TempDir
    Path folder;

    /** H2 can be brought to wait for itself: what the readers are at has to be ended before their sessions are. */
    @Test
    void isClosedWhateverItsReadersAreAt() throws InterruptedException {
        for (int i = 0; i < CLOSINGS; i++) {
            Database database = Database.open(folder.resolve("db").toString());
            database.shareReading();
            AtomicInteger reads = new AtomicInteger();
            List<Thread> readers = new ArrayList<>();
            for (int reader = 0; reader < READERS; reader++) {
                Thread thread = new Thread(() -> readOnAndOn(database.nameForReaders(), reads));
                thread.start();
                readers.add(thread);
            }
            while (reads.get() < 2 * READERS && readers.stream().anyMatch(Thread::isAlive)) {
                Thread.sleep(1);
            }
            database.close();
            for (Thread reader : readers) {
                reader.join();
            }
            assertTrue(reads.get() >= 2 * READERS, "they read until it was closed");
        }
    }

    /** Until it is closed. */
    private static void readOnAndOn(String name, AtomicInteger reads) {
        try (SqlSession session = SqlSession.open(name, false)) {
            while (true) {
                try (QueryResult rows = session.run("SELECT COUNT(*) FROM SYSTEM_RANGE(1, 20000) WHERE X % 7 = 3")) {
                    rows.next();
                    reads.incrementAndGet();
                }
            }
        } catch (StoreException | SqlStatementException e) {
            // It was.
        }
    }
}
