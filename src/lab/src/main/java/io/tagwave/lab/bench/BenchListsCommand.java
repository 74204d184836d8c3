package io.tagwave.lab.bench;

import io.tagwave.bench.InventedCrawl;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "lists",
        description =
                "Times making a table of one long list of invented records, and querying it, in an H2 file of its own.")
final class BenchListsCommand implements Callable<Integer> {

    private static final double BAR_MILLIS = 300;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--records",
            defaultValue = "100000",
            description = "Number of records (default: ${DEFAULT-VALUE}).")
    private int records;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            defaultValue = "db/bench-lists",
            description = "File of the database; replaced (default: ${DEFAULT-VALUE}).")
    private String db;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        InventedCrawl oneList = new InventedCrawl(Math.max(1, records / InventedCrawl.RECORDS_A_PAGE));
        DatabaseBenchmark benchmark = new DatabaseBenchmark(db, records, oneList);
        try {
            benchmark.insert().printRate(out);
            benchmark.tables().printRate(out);
            benchmark.tables().printRate(out);
            try (SqlSession session = SqlSession.open(db, false)) {
                List<DatabaseBenchmark.Timed> queries = benchmark.questions(session, questions());
                queries.addAll(benchmark.queries(session));
                queries.forEach(query -> query.printMedian(out));
                DatabaseBenchmark.printQuick(queries, BAR_MILLIS, out);
            }
        } catch (SqlStatementException e) {
            throw new UserException(String.valueOf(e.getMessage()));
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
