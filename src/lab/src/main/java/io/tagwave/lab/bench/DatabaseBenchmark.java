package io.tagwave.lab.bench;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.InventedCrawl;
import io.tagwave.cli.data.ExportFiles;
import io.tagwave.rows.RowFormat;
import io.tagwave.store.Database;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes invented records to an H2 file, queries and exports them. */
final class DatabaseBenchmark {

    private static final String EXPORT = "SELECT p.url, r.id AS region, d.ordinal, d.text, d.href, d.image, d.cells"
            + " FROM page p JOIN region r ON r.page_id = p.id JOIN data_record d ON d.region_id = r.id"
            + " WHERE r.content";
    private static final int REPEATS = 3;

    private final String db;
    private final int records;
    private final InventedCrawl crawl;

    /**
     * A timed task.
     *
     * @param cpuMillis of the thread that asked: an embedded database works on it, and on a busy machine only this can be
     *     compared
     * @param rows that were written, found or exported
     */
    record Timed(String task, double millis, double cpuMillis, long rows) {

        /** Prints the time as a rate of records. */
        void printRate(PrintWriter out) {
            out.printf(
                    Locale.ROOT,
                    "%-24s %,d records in %.1f s (%.1f s of CPU), %,.0f a second%n",
                    task,
                    rows,
                    millis / 1000,
                    cpuMillis / 1000,
                    rows / millis * 1000);
            out.flush();
        }

        /** Prints the time as the median of several queries. */
        void printMedian(PrintWriter out) {
            out.printf(
                    Locale.ROOT, "%-24s %6d rows  median %,8.1f ms, %,8.1f ms of CPU%n", task, rows, millis, cpuMillis);
            out.flush();
        }

        /** Returns the times as two rows of table benchmark. */
        List<BenchmarkRow> rows(String run, String size) {
            return List.of(
                    new BenchmarkRow(run, size, task, "total", millis, null, null, (int) rows),
                    new BenchmarkRow(run, size, task, "cpu", cpuMillis, null, null, (int) rows));
        }
    }

    /** A task that returns the number of rows it went through. */
    private interface Work {
        long run() throws IOException, SqlStatementException;
    }

    DatabaseBenchmark(String db, int records, InventedCrawl crawl) {
        this.db = db;
        this.records = records;
        this.crawl = crawl;
    }

    /** Prints the number of queries below a limit. */
    static void printQuick(List<Timed> queries, double limitMillis, PrintWriter out) {
        long quick =
                queries.stream().filter(query -> query.millis() < limitMillis).count();
        out.printf(Locale.ROOT, "under %,.0f ms: %d of %d%n", limitMillis, quick, queries.size());
    }

    /** Writes the records as every crawl does, into a new database. */
    Timed insert() throws IOException, SqlStatementException {
        Files.deleteIfExists(Path.of(db + ".mv.db"));
        return timed("insert", () -> {
            try (Database database = Database.open(db)) {
                crawl.write(database, records);
            }
            return records;
        });
    }

    /** Makes tables of the lists, as the end of a crawl does. */
    Timed tables() throws IOException, SqlStatementException {
        return timed("tables", () -> {
            try (Database database = Database.open(db)) {
                ListTableBuilder.make(database, 1);
            }
            return records;
        });
    }

    /** Runs queries by name. */
    List<Timed> questions(SqlSession session, Map<String, String> questions) throws IOException, SqlStatementException {
        List<Timed> all = new ArrayList<>();
        for (Map.Entry<String, String> question : questions.entrySet()) {
            SavedQuery query = new SavedQuery(question.getKey(), "", question.getValue(), Map.of());
            all.add(median(question.getKey(), () -> count(session, query, Map.of())));
        }
        return all;
    }

    /** Exports all records to one file. */
    Timed export(SqlSession session) throws IOException, SqlStatementException {
        return timed("export", () -> export(session, Integer.MAX_VALUE));
    }

    /** Returns the most bytes of heap that an export of some of the records keeps in use. */
    long heapOfExport(SqlSession session, int some) throws IOException, SqlStatementException {
        try (HeapSampler heap = new HeapSampler()) {
            export(session, some / InventedCrawl.RECORDS_A_PAGE);
            return heap.most();
        }
    }

    /** Runs each saved query; a search also for a rare word. */
    List<Timed> queries(SqlSession session) throws IOException, SqlStatementException {
        List<Timed> all = new ArrayList<>();
        for (SavedQuery query : SavedQueries.load().all()) {
            all.add(median(query.name(), () -> count(session, query, Map.of())));
            if (query.defaults().containsKey("word")) {
                all.add(median(
                        query.name() + " rare", () -> count(session, query, Map.of("word", InventedCrawl.RARE_WORD))));
            }
        }
        return all;
    }

    private static long export(SqlSession session, int regions) throws IOException, SqlStatementException {
        Path folder = Files.createTempDirectory("tagwave-bench");
        String query = EXPORT + (regions == Integer.MAX_VALUE ? "" : " AND r.id <= " + regions);
        try (QueryResult rows = session.run(query)) {
            ExportFiles files = new ExportFiles(folder, RowFormat.CSV);
            files.write("records", query, rows);
            return files.rows();
        } finally {
            Files.deleteIfExists(folder.resolve("records.csv"));
            Files.delete(folder);
        }
    }

    private static long count(SqlSession session, SavedQuery query, Map<String, String> parameters)
            throws SqlStatementException {
        long count = 0;
        try (QueryResult rows = session.run(query.sql(), query.with(parameters))) {
            while (rows.next() != null) {
                count++;
            }
        }
        return count;
    }

    /** Returns the median of three runs. */
    private static Timed median(String task, Work work) throws IOException, SqlStatementException {
        List<Timed> runs = new ArrayList<>();
        for (int i = 0; i < REPEATS; i++) {
            runs.add(timed(task, work));
        }
        runs.sort(Comparator.comparingDouble(Timed::millis));
        return runs.get(REPEATS / 2);
    }

    private static Timed timed(String task, Work work) throws IOException, SqlStatementException {
        long start = System.nanoTime();
        long startCpu = cpuNanos();
        long rows = work.run();
        return new Timed(task, (System.nanoTime() - start) / 1e6, (cpuNanos() - startCpu) / 1e6, rows);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
