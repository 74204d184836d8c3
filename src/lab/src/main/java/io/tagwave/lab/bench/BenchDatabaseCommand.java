package io.tagwave.lab.bench;

import io.tagwave.bench.BenchmarkTable;
import io.tagwave.bench.InventedCrawl;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.store.Database;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "database",
        description = "Times writing, querying and exporting many invented records in an H2 file of its own,"
                + " and stores the times in its table benchmark.")
final class BenchDatabaseCommand implements Callable<Integer> {

    /** Longest time that a person waits patiently. */
    private static final double SLOW_MILLIS = 2000;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--records",
            defaultValue = "1000000",
            description = "Number of records (default: ${DEFAULT-VALUE}).")
    private int records;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            defaultValue = "db/bench-database",
            description = "File of the database; replaced unless --keep (default: ${DEFAULT-VALUE}).")
    private String db;

    @Option(names = "--keep", description = "Use the records of an earlier run.")
    private boolean keep;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        DatabaseBenchmark benchmark = new DatabaseBenchmark(db, records, new InventedCrawl());
        List<DatabaseBenchmark.Timed> times = new ArrayList<>();
        try {
            if (!keep) {
                times.add(benchmark.insert());
                times.get(0).printRate(out);
                out.printf(Locale.ROOT, "file            %,d MB%n", Files.size(Path.of(db + ".mv.db")) >> 20);
            }
            try (SqlSession session = SqlSession.open(db, false)) {
                DatabaseBenchmark.Timed export = benchmark.export(session);
                export.printRate(out);
                times.add(export);
                for (int some : new int[] {records / 10, records}) {
                    out.printf(
                            Locale.ROOT,
                            "heap of export  at most %,d MB in use after a collection, for %,d records%n",
                            benchmark.heapOfExport(session, some) >> 20,
                            some);
                }
                List<DatabaseBenchmark.Timed> queries = benchmark.queries(session);
                queries.forEach(query -> query.printMedian(out));
                DatabaseBenchmark.printQuick(queries, SLOW_MILLIS, out);
                times.addAll(queries);
            }
        } catch (SqlStatementException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
        try (Database database = Database.open(db)) {
            new BenchmarkTable(database)
                    .add(times.stream()
                            .flatMap(timed -> timed.rows("database", records + " records").stream())
                            .toList());
        }
        return ExitStatus.DONE;
    }
}
