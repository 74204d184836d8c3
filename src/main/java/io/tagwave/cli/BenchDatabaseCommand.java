package io.tagwave.cli;

import io.tagwave.store.Database;
import io.tagwave.store.InventedCrawl;
import io.tagwave.store.QueryRows;
import io.tagwave.store.SqlProblem;
import io.tagwave.store.SqlSession;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "database",
        description = "Times writing, asking and exporting many invented records, in an H2 file of its own.")
final class BenchDatabaseCommand implements Callable<Integer> {

    private static final String EXPORT = "SELECT p.url, r.id AS region, d.ordinal, d.text, d.href, d.image, d.cells"
            + " FROM page p JOIN region r ON r.page_id = p.id JOIN data_record d ON d.region_id = r.id"
            + " WHERE r.content";
    private static final int REPEATS = 3;

    @Spec
    private CommandSpec spec;

    @Option(names = "--records", defaultValue = "1000000", description = "How many (default: ${DEFAULT-VALUE}).")
    private int records;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            defaultValue = "db/bench-database",
            description = "Where; made anew unless --keep (default: ${DEFAULT-VALUE}).")
    private String db;

    @Option(names = "--keep", description = "Use the records that an earlier run left there.")
    private boolean keep;

    private PrintWriter out;

    @Override
    public Integer call() throws IOException {
        out = spec.commandLine().getOut();
        if (!keep) {
            insert();
        }
        try (SqlSession session = SqlSession.open(db, false)) {
            export(session);
            queries(session);
        } catch (SqlProblem e) {
            throw new UserException(e.getMessage());
        }
        return Main.DONE;
    }

    private void insert() throws IOException {
        Files.deleteIfExists(Path.of(db + ".mv.db"));
        resetPeak();
        long start = System.nanoTime();
        try (Database database = Database.open(db)) {
            new InventedCrawl().write(database, records);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        say("insert", seconds);
        out.printf(Locale.ROOT, "file    %,d MB%n", Files.size(Path.of(db + ".mv.db")) >> 20);
    }

    private void export(SqlSession session) throws IOException, SqlProblem {
        Path folder = Files.createTempDirectory("tagwave-bench");
        try {
            resetPeak();
            long start = System.nanoTime();
            try (QueryRows rows = session.run(EXPORT)) {
                new ExportFiles(folder, RowFormat.CSV).write("records", EXPORT, rows);
            }
            say("export", (System.nanoTime() - start) / 1e9);
        } finally {
            Files.deleteIfExists(folder.resolve("records.csv"));
            Files.delete(folder);
        }
    }

    private void say(String what, double seconds) {
        out.printf(
                Locale.ROOT,
                "%s  %,d records in %.1f s, %,.0f a second, at most %,d MB of heap used%n",
                what,
                records,
                seconds,
                records / seconds,
                peak() >> 20);
        out.flush();
    }

    private void queries(SqlSession session) throws SqlProblem {
        double slowest = 0;
        double slowestCpu = 0;
        for (SavedQuery query : SavedQueries.load().all()) {
            double[] millis = new double[REPEATS];
            double[] cpu = new double[REPEATS];
            long rows = 0;
            for (int i = 0; i < REPEATS; i++) {
                long start = System.nanoTime();
                long startCpu = cpuNanos();
                rows = count(session, query);
                millis[i] = (System.nanoTime() - start) / 1e6;
                cpu[i] = (cpuNanos() - startCpu) / 1e6;
            }
            Arrays.sort(millis);
            Arrays.sort(cpu);
            out.printf(
                    Locale.ROOT,
                    "%-24s %5d rows  median %,8.1f ms, %,8.1f ms of CPU%n",
                    query.name(),
                    rows,
                    millis[REPEATS / 2],
                    cpu[REPEATS / 2]);
            out.flush();
            slowest = Math.max(slowest, millis[REPEATS / 2]);
            slowestCpu = Math.max(slowestCpu, cpu[REPEATS / 2]);
        }
        out.printf(Locale.ROOT, "slowest query %,.1f ms, %,.1f ms of CPU%n", slowest, slowestCpu);
    }

    private static long count(SqlSession session, SavedQuery query) throws SqlProblem {
        long count = 0;
        try (QueryRows rows = session.run(query.sql(), query.with(Map.of()))) {
            while (rows.next() != null) {
                count++;
            }
        }
        return count;
    }

    /** An embedded database works on the thread that asks: on a busy machine its time alone can be compared. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void resetPeak() {
        System.gc();
        ManagementFactory.getMemoryPoolMXBeans().forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    /** The sum of the pools' own peaks: never less than the heap that was in use at any moment. */
    private static long peak() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                .sum();
    }
}
