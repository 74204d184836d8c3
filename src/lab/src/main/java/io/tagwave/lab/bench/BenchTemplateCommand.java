package io.tagwave.lab.bench;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.BenchmarkTable;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.eval.TemplateScore;
import io.tagwave.lab.labels.TemplatePairs;
import io.tagwave.lab.report.LabReport;
import io.tagwave.papers.template.TemplateAlgorithms;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import io.tagwave.store.Database;
import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.PathLabels;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
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

    @Option(
            names = "--runs",
            defaultValue = "10",
            description = "Number of runs; the shortest counts (default: ${DEFAULT-VALUE}).")
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
            description = "Folder for bench-template.html and its figures (default: ${DEFAULT-VALUE}).")
    private Path reports;

    @Spec
    private CommandSpec spec;

    private final List<BenchmarkRow> rows = new ArrayList<>();
    private final String run = "template " + Instant.now().truncatedTo(ChronoUnit.SECONDS);

    @Override
    public Integer call() {
        TemplatePairs source = new TemplatePairs(spec.commandLine().getErr());
        List<TemplateEvaluation.Pair> pairsOfAll = new ArrayList<>();
        directories.forEach(directory -> pairsOfAll.addAll(source.below(directory, pairs)));
        if (pairsOfAll.isEmpty() || runs < 1) {
            throw new UserException("expected two pages or more and --runs of 1 or more, found " + pairsOfAll.size()
                    + " pairs and " + runs + " runs");
        }
        List<TemplateScore> scores = compare(pairsOfAll);
        TemplateReport templates = new TemplateReport(scores);
        LabReport report = new LabReport(
                "Template algorithms, timed side by side", spec.commandLine().getOut());
        report.table(templates.speed());
        report.table(slowest(scores));
        Chart growth = grow(report);
        Chart sizes = Objects.requireNonNull(templates.charts().get("figure-5.5-to-5.9-all"));
        report.figure(sizes, "A mark is a pair of pages.");
        report.figure(growth, "Two versions of a generated page.");
        save(report, sizes, growth);
        return source.failed() == 0 ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    private List<TemplateScore> compare(List<TemplateEvaluation.Pair> all) {
        TemplateEvaluation.Result result =
                new TemplateEvaluation(List.of(TemplateAlgorithms.values()), runs, System::nanoTime).run(all, () -> {});
        result.refused().forEach(spec.commandLine().getErr()::println);
        List<TemplateScore> scores = result.scores().stream()
                .filter(s -> 1 - s.shape().totalChangeRatio() >= leastTemplate)
                .toList();
        scores.forEach(s -> addRow(name(s), s.algorithm(), s.millis(), s.shape().treeSize()));
        return scores;
    }

    private static String name(TemplateScore score) {
        return score.set() + "/" + score.pair().name();
    }

    private static ReportTable slowest(List<TemplateScore> scores) {
        ReportTable table = ReportTable.of("Slowest pair of each algorithm", "algorithm", "pair", "nodes", "ms");
        for (TemplateAlgorithms algorithm : TemplateAlgorithms.values()) {
            for (TemplateScore slowest : scores.stream()
                    .filter(s -> s.algorithm() == algorithm)
                    .max(Comparator.comparingDouble(TemplateScore::millis))
                    .stream()
                    .toList()) {
                table = table.row(
                        algorithm.code(),
                        name(slowest),
                        Integer.toString(slowest.shape().treeSize()),
                        digits(slowest.millis(), 2));
            }
        }
        return table;
    }

    /** Measures the growth of time with pages. */
    private Chart grow(LabReport report) {
        List<String> headers = new ArrayList<>(List.of("nodes of a page"));
        Chart chart =
                Chart.of("Time by page size", "nodes of a page", "milliseconds").logarithmic(true, true);
        List<List<String>> cells = new ArrayList<>();
        SIZES.forEach(size -> cells.add(new ArrayList<>(List.of(String.format(Locale.ROOT, "%,d", size)))));
        for (TemplateAlgorithms algorithm : TemplateAlgorithms.values()) {
            headers.add(algorithm.code() + " ms");
            List<double[]> points = new ArrayList<>();
            for (int i = 0; i < SIZES.size(); i++) {
                int size = SIZES.get(i);
                OptionalDouble millis = timeOf(size, algorithm);
                cells.get(i).add(millis.isEmpty() ? "refused" : digits(millis.getAsDouble(), 2));
                millis.ifPresent(time -> {
                    points.add(new double[] {size, time});
                    addRow("generated " + size, algorithm, time, size);
                });
            }
            chart = chart.line(
                    algorithm.code(),
                    points.stream().mapToDouble(p -> p[0]).toArray(),
                    points.stream().mapToDouble(p -> p[1]).toArray());
        }
        report.table(new ReportTable("Generated pages that grow", headers, cells));
        return chart;
    }

    /** Returns the shortest of three times, or the first when it is over a second; empty when the algorithm refuses. */
    private static OptionalDouble timeOf(int nodes, TemplateAlgorithms algorithm) {
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
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(least);
    }

    private void addRow(String page, TemplateAlgorithms algorithm, double millis, int nodes) {
        rows.add(new BenchmarkRow(run, page, algorithm.code(), "template", millis, nodes, null, null));
    }

    private void save(LabReport report, Chart sizes, Chart growth) {
        try (Database opened = Database.open(db.name())) {
            new BenchmarkTable(opened).add(rows);
        }
        Path file = reports.resolve("bench-template.html");
        report.writeHtml(file);
        OutputFile.text(sizes.toSvg(), reports.resolve("bench-template-sizes.svg"));
        OutputFile.text(growth.toSvg(), reports.resolve("bench-template-growth.svg"));
        spec.commandLine().getOut().println("Rows: " + db.name() + ", benchmark.run = '" + run + "'. Report: " + file);
    }
}
