package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.tagwave.store.query.SqlStatementException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever sends or reads slowly, or never, does not keep others from the server. */
class SlowReadersTest {

    @TempDir
    Path folder;

    @Test
    void headsWithoutAnEndKeepNobodyOut() throws Exception {
        List<Socket> open = new ArrayList<>();
        try (ServedShop shop = new ServedShop(folder)) {
            for (int i = 0; i < 2500; i++) {
                Socket socket = new Socket("127.0.0.1", shop.address("/").getPort());
                socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: 127".getBytes(StandardCharsets.US_ASCII));
                open.add(socket);
            }
            Thread.sleep(500);
            assertTimeoutPreemptively(
                    Duration.ofSeconds(5), () -> assertEquals(200, shop.get("/").statusCode()));
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }

    @Test
    void downloadsThatNobodyReadsLeaveSessionsForPages() throws Exception {
        CountDownLatch isRead = new CountDownLatch(1);
        ExecutorService readers = Executors.newFixedThreadPool(20);
        try (ServedShop shop = new ServedShop(folder);
                SessionPool pool = new SessionPool(folder.resolve("shop").toString())) {
            CountDownLatch reading = new CountDownLatch(2);
            for (int i = 0; i < 20; i++) {
                readers.execute(() -> read(pool, reading, isRead));
            }
            reading.await();
            Object one = assertTimeoutPreemptively(
                    Duration.ofSeconds(5),
                    () -> pool.read(session -> session.rows("SELECT 1").get(0).get(0)));
            assertEquals("1", String.valueOf(one));
            assertEquals(200, shop.get("/").statusCode());
        } finally {
            isRead.countDown();
            readers.shutdownNow();
        }
    }

    private static void read(SessionPool pool, CountDownLatch reading, CountDownLatch isRead) {
        try {
            pool.readLong(Duration.ofMinutes(1), session -> {
                reading.countDown();
                try {
                    return isRead.await(1, TimeUnit.MINUTES);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
        } catch (SqlStatementException | RuntimeException e) {
            // The test is over.
        }
    }
}
