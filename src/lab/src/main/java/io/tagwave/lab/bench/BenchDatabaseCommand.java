package io.tagwave.lab.bench;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.BenchmarkTable;
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
        description = "Times writing, asking and exporting many invented records, in an H2 file of its own,"
                + " and stores the times in its table benchmark.")
final class BenchDatabaseCommand implements Callable<Integer> {

    /** What a person waits for without growing restless. */
    private static final double SLOW_MILLIS = 2000;

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

    private final List<DatabaseBenchmark.Timed> times = new ArrayList<>();

    private PrintWriter out;

    @Override
    public Integer call() throws IOException {
        out = spec.commandLine().getOut();
        DatabaseBenchmark trial = new DatabaseBenchmark(db, records);
        try {
            if (!keep) {
                rate(trial.insert());
                say("file            %,d MB", Files.size(Path.of(db + ".mv.db")) >> 20);
            }
            try (SqlSession session = SqlSession.open(db, false)) {
                rate(trial.export(session));
                heap(trial, session, records / 10);
                heap(trial, session, records);
                queries(trial.queries(session));
            }
        } catch (SqlStatementException e) {
            throw new UserException(e.getMessage());
        }
        store();
        return ExitStatus.DONE;
    }

    private void rate(DatabaseBenchmark.Timed timed) {
        times.add(timed);
        say(
                "%-14s  %,d records in %.1f s (%.1f s of CPU), %,.0f a second",
                timed.what(), timed.rows(), timed.millis() / 1000, timed.cpuMillis() / 1000, timed.rowsASecond());
    }

    private void heap(DatabaseBenchmark trial, SqlSession session, int some) throws IOException, SqlStatementException {
        long most = trial.heapOfExport(session, some);
        say("heap of export  at most %,d MB in use after a collection, for %,d records", most >> 20, some);
    }

    private void queries(List<DatabaseBenchmark.Timed> queries) {
        for (DatabaseBenchmark.Timed query : queries) {
            times.add(query);
            say(
                    "%-24s %5d rows  median %,8.1f ms, %,8.1f ms of CPU",
                    query.what(), query.rows(), query.millis(), query.cpuMillis());
        }
        say(
                "queries under %,.0f ms: %d of %d",
                SLOW_MILLIS,
                queries.stream().filter(query -> query.millis() < SLOW_MILLIS).count(),
                queries.size());
    }

    private void store() {
        String size = records + " records";
        List<BenchmarkRow> rows = new ArrayList<>();
        times.forEach(timed -> rows.addAll(timed.rows("database", size)));
        try (Database database = Database.open(db)) {
            new BenchmarkTable(database).add(rows);
        }
    }

    private void say(String format, Object... values) {
        out.printf(Locale.ROOT, format + "%n", values);
        out.flush();
    }
}
