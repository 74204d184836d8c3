package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "lists",
        description =
                "Times making one long list of invented records a table, and asking it, in an H2 file of its own.")
final class BenchListsCommand implements Callable<Integer> {

    private static final double BAR_MILLIS = 300;

    @Spec
    private CommandSpec spec;

    @Option(names = "--records", defaultValue = "100000", description = "How many (default: ${DEFAULT-VALUE}).")
    private int records;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            defaultValue = "db/bench-lists",
            description = "Where; made anew (default: ${DEFAULT-VALUE}).")
    private String db;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        DatabaseBenchmark trial = DatabaseBenchmark.ofOneList(db, records);
        try {
            List<DatabaseBenchmark.Timed> times =
                    new ArrayList<>(List.of(trial.insert(), trial.tables(), trial.tables()));
            for (DatabaseBenchmark.Timed timed : times) {
                out.printf(
                        Locale.ROOT,
                        "%-24s %,d records in %.1f s (%.1f s of CPU), %,.0f a second%n",
                        timed.what(),
                        timed.rows(),
                        timed.millis() / 1000,
                        timed.cpuMillis() / 1000,
                        timed.rowsASecond());
            }
            try (SqlSession session = SqlSession.open(db, false)) {
                List<DatabaseBenchmark.Timed> asked = trial.questions(session, questions());
                asked.addAll(trial.queries(session));
                for (DatabaseBenchmark.Timed timed : asked) {
                    out.printf(
                            Locale.ROOT,
                            "%-24s %6d rows  median %,8.1f ms, %,8.1f ms of CPU%n",
                            timed.what(),
                            timed.rows(),
                            timed.millis(),
                            timed.cpuMillis());
                }
                long quick = asked.stream().filter(t -> t.millis() < BAR_MILLIS).count();
                out.printf(Locale.ROOT, "under %.0f ms: %d of %d%n", BAR_MILLIS, quick, asked.size());
            }
        } catch (SqlStatementException e) {
            throw new UserException(e.getMessage());
        }
        return ExitStatus.DONE;
    }

    private static Map<String, String> questions() {
        Map<String, String> questions = new LinkedHashMap<>();
        questions.put("count", "SELECT COUNT(*) FROM merged_1");
        questions.put("group by number", "SELECT number, COUNT(*), AVG(price) FROM merged_1 GROUP BY number");
        questions.put("group by day", "SELECT date, COUNT(*), MAX(price) FROM current_1 GROUP BY date");
        questions.put("dearest ten", "SELECT title, price FROM current_1 ORDER BY price DESC LIMIT 10");
        questions.put(
                "join on the link",
                "SELECT COUNT(*), SUM(a.price - b.price) FROM current_1 a JOIN merged_1 b ON b.link = a.link");
        questions.put("one by its key", "SELECT * FROM current_1 WHERE key = (SELECT MAX(key) FROM current_1)");
        return questions;
    }
}
