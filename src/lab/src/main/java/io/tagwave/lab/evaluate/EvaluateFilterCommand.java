package io.tagwave.lab.evaluate;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.BenchmarkTable;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.lab.report.LabReport;
import io.tagwave.rows.CsvRows;
import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "filter",
        description = {
            "Prints the TPS filter papers' table again, from labeled pages, beside the published rows.",
            "DIR/truth.jsonl, or SET/truth.jsonl below it, names pages and their true titles."
        })
final class EvaluateFilterCommand implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", description = "Labeled pages.")
    private Path directory;

    @Option(
            names = "--rounds",
            defaultValue = "0",
            description = "Also time filters and MDR in so many rounds, and show the growth of time with pages"
                    + " (default: ${DEFAULT-VALUE}, no times).")
    private int rounds;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the rows as CSV.")
    private @Nullable Path csv;

    @Option(names = "--html", paramLabel = "FILE", description = "Write tables and figures as a page.")
    private @Nullable Path html;

    @Option(names = "--db", paramLabel = "DB", description = "Store the times in table benchmark.")
    private @Nullable String db;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        LabReport report = new LabReport(
                "Noise filters on labeled pages", spec.commandLine().getOut());
        PrintWriter err = spec.commandLine().getErr();
        List<FilterEvaluation.Labeled> pages = FilterEvaluation.pages(TruthPage.sets(directory), directory);
        List<FilterTables> tables = FilterEvaluation.run(pages, err);
        tables.forEach(table -> table.addTo(report));
        if (csv != null) {
            OutputFile.text(csv(tables), csv);
        }
        if (rounds > 0) {
            FilterTimes times = new FilterTimes(pages, rounds);
            times.addTo(report);
            if (db != null) {
                store(db, times.rows());
            }
        }
        report.writeHtml(html);
        return ExitStatus.DONE;
    }

    private static String csv(List<FilterTables> tables) {
        StringWriter text = new StringWriter();
        CsvRows rows = new CsvRows(text, FilterTables.csvHeaders());
        try {
            for (FilterTables table : tables) {
                for (List<@Nullable Object> row : table.csv()) {
                    rows.write(row);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
        return text.toString();
    }

    private static void store(String db, List<BenchmarkRow> rows) {
        try (Database database = Database.open(db)) {
            new BenchmarkTable(database).add(rows);
        } catch (StoreException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }
}
