package io.tagwave.lab.bench;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.BenchmarkTable;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.eval.TemplateScore;
import io.tagwave.lab.labels.TemplatePairs;
import io.tagwave.report.Chart;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.ReportTable;
import io.tagwave.store.Database;
import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.PathLabels;
import io.tagwave.template.TemplateAlgorithms;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "template",
        description = "Times the template algorithms on the same pairs of pages in one warmed run, and on pages that"
                + " grow up to 100,000 nodes.")
final class BenchTemplateCommand implements Callable<Integer> {

    private static final List<Integer> SIZES = List.of(1_000, 3_000, 10_000, 30_000, 100_000);

    @Parameters(paramLabel = "DIR", arity = "1..*", description = "Folders of pages of one site, or folders of such.")
    private List<Path> directories;

    @Option(names = "--pairs", defaultValue = "15", description = "Pairs a set at most (default: ${DEFAULT-VALUE}).")
    private int pairs;

    @Option(names = "--runs", defaultValue = "10", description = "The least time counts (default: ${DEFAULT-VALUE}).")
    private int runs;

    @Option(
            names = "--least-template",
            defaultValue = "0.5",
            description = "Leave out pairs with a smaller share of common nodes, which are not of one template"
                    + " (default: ${DEFAULT-VALUE}).")
    private double leastTemplate;

    @Mixin
    private DatabaseOption db;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            defaultValue = "reports",
            description = "Where bench-template.html and its figures go (default: ${DEFAULT-VALUE}).")
    private Path reports;

    @Spec
    private CommandSpec spec;

    private final List<BenchmarkRow> rows = new ArrayList<>();
    private final String run = "template " + Instant.now().truncatedTo(ChronoUnit.SECONDS);

    @Override
    public Integer call() {
        TemplatePairs source = new TemplatePairs(spec.commandLine().getErr());
        List<TemplateEvaluation.Pair> all = new ArrayList<>();
        directories.forEach(directory -> all.addAll(source.below(directory, pairs)));
        if (all.isEmpty() || runs < 1) {
            throw new UserException("expected two pages or more and --runs of 1 or more, found " + all.size()
                    + " pairs and " + runs + " runs");
        }
        List<TemplateScore> scores = compare(all);
        TemplateReport figures = new TemplateReport(scores);
        Growth growth = grow();
        HtmlReport report = new HtmlReport("Template algorithms, timed side by side");
        for (ReportTable table : List.of(figures.speed(), slowest(scores), growth.table)) {
            spec.commandLine().getOut().println(table.toText());
            report.table(table);
        }
        Chart sizes = figures.charts().get("figure-5.5-to-5.9-all");
        report.figure(sizes, "A mark is a pair of pages.").figure(growth.chart, "Two versions of a generated page.");
        save(report, sizes, growth.chart);
        return source.failed() == 0 ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    private List<TemplateScore> compare(List<TemplateEvaluation.Pair> all) {
        TemplateEvaluation.Result result =
                new TemplateEvaluation(List.of(TemplateAlgorithms.values()), runs, System::nanoTime).run(all, () -> {});
        result.refused().forEach(spec.commandLine().getErr()::println);
        List<TemplateScore> scores = result.scores().stream()
                .filter(s -> 1 - s.shape().totalChangeRatio() >= leastTemplate)
                .toList();
        for (TemplateScore s : scores) {
            rows.add(row(
                    s.set() + "/" + s.pair().name(),
                    s.algorithm(),
                    s.millis(),
                    s.shape().treeSize()));
        }
        return scores;
    }

    private ReportTable slowest(List<TemplateScore> scores) {
        ReportTable table = ReportTable.of("Slowest pair of each algorithm", "algorithm", "pair", "nodes", "ms");
        for (TemplateAlgorithms algorithm : TemplateAlgorithms.values()) {
            TemplateScore slowest = scores.stream()
                    .filter(s -> s.algorithm() == algorithm)
                    .max(Comparator.comparingDouble(TemplateScore::millis))
                    .orElse(null);
            if (slowest != null) {
                table = table.row(
                        algorithm.code(),
                        slowest.set() + "/" + slowest.pair().name(),
                        "" + slowest.shape().treeSize(),
                        millis(slowest.millis()));
            }
        }
        return table;
    }

    /** How time grows with pages. */
    private record Growth(ReportTable table, Chart chart) {}

    private Growth grow() {
        List<String> headers = new ArrayList<>(List.of("nodes of a page"));
        Chart chart =
                Chart.of("Time by page size", "nodes of a page", "milliseconds").logarithmic(true, true);
        List<List<String>> cells = new ArrayList<>();
        SIZES.forEach(size -> cells.add(new ArrayList<>(List.of(String.format(Locale.ROOT, "%,d", size)))));
        for (TemplateAlgorithms algorithm : TemplateAlgorithms.values()) {
            headers.add(algorithm.code() + " ms");
            List<double[]> points = new ArrayList<>();
            for (int i = 0; i < SIZES.size(); i++) {
                double millis = grown(SIZES.get(i), algorithm);
                cells.get(i).add(Double.isNaN(millis) ? "refused" : millis(millis));
                if (!Double.isNaN(millis)) {
                    points.add(new double[] {SIZES.get(i), millis});
                    rows.add(row("generated " + SIZES.get(i), algorithm, millis, SIZES.get(i)));
                }
            }
            chart = chart.line(
                    algorithm.code(),
                    points.stream().mapToDouble(p -> p[0]).toArray(),
                    points.stream().mapToDouble(p -> p[1]).toArray());
        }
        return new Growth(new ReportTable("Generated pages that grow", headers, cells), chart);
    }

    /** The least of three times, or the first when it is over a second; not a number when the algorithm refuses. */
    private static double grown(int nodes, TemplateAlgorithms algorithm) {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(SyntheticPages.page(nodes, 1));
        LabeledTree second = labels.read(SyntheticPages.page(nodes, 2));
        double least = Double.POSITIVE_INFINITY;
        try {
            for (int i = 0; i < 3 && (i == 0 || least < 1000); i++) {
                long start = System.nanoTime();
                NodeMapping mapping = algorithm.algorithm().map(first, second);
                least = Math.min(least, (System.nanoTime() - start) / 1e6);
                if (algorithm != TemplateAlgorithms.BOTTOM_UP && !mapping.isCommonSubtree(first, second)) {
                    throw new IllegalStateException(algorithm.code() + " gave no common subtree at " + nodes);
                }
            }
        } catch (AlgorithmLimitException e) {
            return Double.NaN;
        }
        return least;
    }

    private BenchmarkRow row(String page, TemplateAlgorithms algorithm, double millis, int nodes) {
        return new BenchmarkRow(run, page, algorithm.code(), "template", millis, nodes, null, null);
    }

    private void save(HtmlReport report, Chart sizes, Chart growth) {
        try (Database opened = Database.open(db.name())) {
            new BenchmarkTable(opened).add(rows);
        }
        OutputFile.page(report, reports.resolve("bench-template.html"));
        OutputFile.text(sizes.toSvg(), reports.resolve("bench-template-sizes.svg"));
        OutputFile.text(growth.toSvg(), reports.resolve("bench-template-growth.svg"));
        spec.commandLine()
                .getOut()
                .println("Rows: " + db.name() + ", benchmark.run = '" + run + "'. Report: "
                        + reports.resolve("bench-template.html"));
    }

    private static String millis(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
