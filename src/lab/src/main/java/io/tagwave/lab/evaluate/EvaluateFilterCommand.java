package io.tagwave.lab.evaluate;

import io.tagwave.bench.BenchmarkTable;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.FilterRow;
import io.tagwave.eval.FilterTable;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.rows.CsvRows;
import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "filter",
        description = {
            "Prints the TPS filter papers' table again, from labelled pages, beside the published rows.",
            "DIR/truth.jsonl, or SET/truth.jsonl below it, names pages and their true titles."
        })
final class EvaluateFilterCommand implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", description = "Labelled pages.")
    private Path directory;

    @Option(
            names = "--rounds",
            defaultValue = "0",
            description = "Also time filters and MDR, so many rounds, and show how time grows with pages"
                    + " (default: ${DEFAULT-VALUE}, no times).")
    private int rounds;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the rows as CSV.")
    private Path csv;

    @Option(names = "--html", paramLabel = "FILE", description = "Write tables and figures as a page.")
    private Path html;

    @Option(names = "--db", paramLabel = "DB", description = "Store the times in table benchmark.")
    private String db;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        EvaluationReport findings = new EvaluationReport(
                "Noise filters on labelled pages", spec.commandLine().getOut());
        PrintWriter err = spec.commandLine().getErr();
        List<FilterEvaluation.Labelled> pages = pages(TruthPage.sets(directory), directory);
        List<FilterEvaluation.Outcome> outcomes = FilterEvaluation.run(pages, err);
        FilterTables.show(outcomes, findings);
        write(outcomes);
        if (rounds > 0) {
            FilterTimesReport times = FilterTimesReport.measure(pages, rounds);
            times.show(findings);
            store(times);
        }
        findings.save(html);
        return ExitStatus.DONE;
    }

    private void write(List<FilterEvaluation.Outcome> outcomes) {
        if (csv == null) {
            return;
        }
        StringWriter text = new StringWriter();
        CsvRows rows = new CsvRows(text, FilterTables.csvHeader());
        outcomes.forEach(
                outcome -> write(rows, outcome.version(), outcome.table(), PublishedFilters.of(outcome.version())));
        OutputFile.text(text.toString(), csv);
    }

    /** The pages of sets that hold records. */
    static List<FilterEvaluation.Labelled> pages(List<Path> sets, Path directory) {
        List<FilterEvaluation.Labelled> pages = new ArrayList<>();
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            for (Path set : sets) {
                for (TruthPage truth : TruthPage.of(set)) {
                    // A page without a list has no content whose presence could be told by its titles.
                    if (truth.records() > 1) {
                        pages.add(FilterEvaluation.Labelled.of(
                                truth, loader.load(truth.file().toString()).page()));
                    }
                }
            }
        } catch (PageLoadException e) {
            throw new UserException(directory + ": " + e.getMessage());
        }
        if (pages.isEmpty()) {
            throw new UserException(directory + ": expected a truth.jsonl that names pages with records, found none");
        }
        return pages;
    }

    private static void write(CsvRows rows, FilterVersion version, FilterTable table, PublishedFilters published) {
        try {
            for (FilterRow row : table.rows()) {
                FilterRow printed =
                        published == null ? null : published.byFile().get(row.page());
                rows.write(FilterTables.csv(version, row, printed));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
    }

    private void store(FilterTimesReport times) {
        if (db == null) {
            return;
        }
        try (Database database = Database.open(db)) {
            new BenchmarkTable(database).add(times.rows());
        } catch (StoreException e) {
            throw new UserException(e.getMessage());
        }
    }
}
