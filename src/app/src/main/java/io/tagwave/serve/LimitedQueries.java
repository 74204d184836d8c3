package io.tagwave.serve;

import io.tagwave.report.QueryTable;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Runs statements of users: read only, with limits on time, rows and memory. Each runs in a process of its own, which is
 * killed at its limit: whatever a statement does to its heap, neither this server nor the crawl that it shows notices.
 */
final class LimitedQueries implements AutoCloseable {

    static final int DEFAULT_ROWS = 1000;
    static final int MAX_ROWS = 10_000;
    static final Duration TIMEOUT = Duration.ofSeconds(20);

    private static final int HEAP_MEGABYTES = 192;
    private static final int MAX_PROCESSES = 3;

    /** Exit status of a JVM that ran with ExitOnOutOfMemoryError. */
    private static final int OUT_OF_MEMORY = 3;

    private static final ObjectInputFilter PLAIN =
            ObjectInputFilter.Config.createFilter("io.tagwave.serve.*;java.lang.*;java.util.*;java.math.*;!*");

    private final String database;
    private final Semaphore permits = new Semaphore(MAX_PROCESSES, true);
    private final Set<Process> running = ConcurrentHashMap.newKeySet();

    LimitedQueries(String database) {
        this.database = database;
    }

    /** Rejects statements that do not return rows. */
    static void check(String sql) {
        if (!SqlSession.asksForRows(sql)) {
            throw RejectedRequestException.bad("expected a query such as SELECT: this server only reads the database");
        }
    }

    /**
     * Runs a statement.
     *
     * @throws SqlStatementException if the database refuses it
     * @throws RejectedRequestException if it takes longer or more memory than the limits
     */
    QueryTable run(String sql, int limit) throws SqlStatementException {
        check(sql);
        try {
            if (!permits.tryAcquire(TIMEOUT.toSeconds(), TimeUnit.SECONDS)) {
                throw new RejectedRequestException(503, "too many queries are running: try again later");
            }
            try {
                return answer(new QueryProcess.Request(database, sql, limit)).table();
            } finally {
                permits.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RejectedRequestException(503, "the server is ending");
        } catch (IOException e) {
            throw new RejectedRequestException(503, "cannot start a process for the query: " + e.getMessage());
        }
    }

    private QueryProcess.Answer answer(QueryProcess.Request request) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        running.add(process);
        try {
            CompletableFuture<QueryProcess.Answer> answer = CompletableFuture.supplyAsync(
                    () -> exchange(process, request), run -> new Thread(run, "query").start());
            if (!process.waitFor(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new RejectedRequestException(408, "the query was stopped after " + TIMEOUT.toSeconds() + " s");
            }
            if (process.exitValue() == OUT_OF_MEMORY) {
                throw RejectedRequestException.bad("the query needs more than " + HEAP_MEGABYTES
                        + " MB of memory: ask for less at a time, or run it with tagwave sql");
            }
            return Objects.requireNonNull(answer.join());
        } catch (CompletionException e) {
            throw new IOException("it ended with status " + (process.isAlive() ? "none" : process.exitValue()), e);
        } finally {
            process.destroyForcibly();
            running.remove(process);
        }
    }

    /** Sends the request and reads the answer, while the caller watches the time. */
    private static QueryProcess.Answer exchange(Process process, QueryProcess.Request request) {
        try (ObjectOutputStream out = new ObjectOutputStream(process.getOutputStream())) {
            out.writeObject(request);
            out.flush();
            try (ObjectInputStream in = new ObjectInputStream(process.getInputStream())) {
                in.setObjectInputFilter(PLAIN);
                return (QueryProcess.Answer) in.readObject();
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xmx" + HEAP_MEGABYTES + "m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("java.class.path"),
                QueryProcess.class.getName()));
        return command;
    }

    @Override
    public void close() {
        running.forEach(Process::destroyForcibly);
    }
}
