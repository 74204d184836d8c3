package io.tagwave.cli;

import static io.tagwave.cli.FeatureTables.digits;

import io.tagwave.bench.Medians;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.dom.PrunedHtml;
import io.tagwave.eval.FilterRow;
import io.tagwave.eval.FilterTable;
import io.tagwave.eval.LinearFit;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.report.Chart;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.Table;
import io.tagwave.store.BenchmarkRow;
import io.tagwave.store.Benchmarks;
import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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

    private static final int[] CHAINS = {10_000, 30_000, 100_000, 300_000, 1_000_000};

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

    private final HtmlReport report = new HtmlReport("Noise filters on labelled pages");

    @Override
    public Integer call() {
        List<FilterTrial.Labelled> pages = pages();
        FilterTrial trial = new FilterTrial(pages, new Mdr(MdrSettings.PUBLISHED));
        StringWriter text = new StringWriter();
        CsvRows rows = new CsvRows(text, FilterTables.csvHeader());
        for (FilterVersion version : FilterVersion.values()) {
            FilterTable table = trial.table(new PageFilter(version, FilterCommand.MARGIN, false));
            PublishedFilters published = PublishedFilters.of(version);
            show(FilterTables.table(version, table, published));
            if (published != null) {
                say(FilterTables.agreement(version, table, published));
            }
            write(rows, version, table, published);
        }
        if (csv != null) {
            Saved.text(text.toString(), csv);
        }
        if (rounds > 0) {
            time(pages);
        }
        Saved.page(report, html);
        return Main.DONE;
    }

    private List<FilterTrial.Labelled> pages() {
        List<FilterTrial.Labelled> pages = new ArrayList<>();
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            for (Path set : TruthPage.sets(directory)) {
                for (TruthPage truth : TruthPage.of(set)) {
                    // A page without a list has no content whose presence could be told by its titles.
                    if (truth.records() > 1) {
                        pages.add(FilterTrial.Labelled.of(
                                truth, loader.load(truth.file().toString()).page()));
                    }
                }
            }
        } catch (PageException e) {
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

    private void time(List<FilterTrial.Labelled> pages) {
        FilterTimes times = new FilterTimes(rounds);
        double[] nodes = pages.stream().mapToDouble(p -> p.page().tree().size()).toArray();
        List<String> sources = pages.stream()
                .map(page -> PrunedHtml.of(page.page(), node -> true))
                .toList();
        List<Medians> medians = times.pages(sources, new Mdr(MdrSettings.PUBLISHED));
        Table table = Table.of("Time over all pages, median of " + rounds + " rounds", "what", "ms", "of parsing");
        double parse = medians.get(0).total(FilterTimes.TOTAL);
        for (Medians m : medians) {
            double total = m.total(FilterTimes.TOTAL);
            table = table.row(m.mode(), digits(total, 1), digits(total / parse, 3));
        }
        show(table);
        Medians chains = times.chains(CHAINS);
        double[] lengths = Arrays.stream(CHAINS).asDoubleStream().toArray();
        for (Medians filter : medians.subList(1, 4)) {
            growth(filter.mode() + " on the pages", nodes, filter.millis(FilterTimes.TOTAL));
        }
        growth("filter gap on chains of disjoint alphabets", lengths, chains.millis(FilterTimes.TOTAL));
        store(pages, nodes, medians, chains, lengths);
    }

    private void growth(String what, double[] sizes, double[] millis) {
        LinearFit fit = FilterTimes.growth(sizes, millis);
        say("Growth of time, " + what + ": size to the power of " + digits(fit.slope(), 3) + ", R² "
                + digits(fit.r2(), 3));
        report.figure(
                Chart.of(what, "nodes", "ms").points("median", sizes, millis).logarithmic(true, true),
                "Both axes are logarithmic: a slope of 1 is linear growth.");
    }

    private void store(
            List<FilterTrial.Labelled> pages, double[] nodes, List<Medians> medians, Medians chains, double[] lengths) {
        if (db == null) {
            return;
        }
        List<BenchmarkRow> rows = new ArrayList<>();
        List<String> names = pages.stream().map(FilterTrial.Labelled::name).toList();
        medians.forEach(m -> rows.addAll(m.rows("filter", names, nodes)));
        List<String> chainNames =
                Arrays.stream(CHAINS).mapToObj(length -> "chain of " + length).toList();
        rows.addAll(chains.rows("filter chains", chainNames, lengths));
        try (Database database = Database.open(db)) {
            new Benchmarks(database).add(rows);
        } catch (StoreException e) {
            throw new UserException(e.getMessage());
        }
    }

    private void show(Table table) {
        spec.commandLine().getOut().println(table.toText());
        report.table(table);
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().println();
        report.paragraph(line);
    }
}
