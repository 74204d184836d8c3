package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.FeatureStatistics;
import io.tagwave.eval.PagePairShape;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.eval.TemplateScore;
import io.tagwave.papers.template.TemplateAlgorithms;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables and figures of the template thesis, Chapter 5, from the scores of one run. */
public final class TemplateReport {

    /** The names of the algorithms in the tables. */
    public static final String REMARK = PrintedTable.notes("template-5-remark").get(0);

    private static final String ALL = "all pairs";
    private static final PrintedTable PRINTED = PrintedTable.read("template-5");

    /** The thesis' numbers of the correlations of its four methods. */
    private static final Map<TemplateAlgorithms, String> FIGURES = Map.of(
            TemplateAlgorithms.TOP_DOWN, "5.12",
            TemplateAlgorithms.BOTTOM_UP, "5.13",
            TemplateAlgorithms.PS, "5.14",
            TemplateAlgorithms.CPS, "5.15");

    private static final Map<TemplateAlgorithms, String> PRINTED_SPEED =
            Map.of(TemplateAlgorithms.PS, "4.000", TemplateAlgorithms.CPS, "10.000");

    private final List<TemplateScore> scores;
    private final List<TemplateAlgorithms> algorithms;
    private final List<String> sets;

    public TemplateReport(List<TemplateScore> scores) {
        this.scores = scores;
        algorithms = scores.stream().map(TemplateScore::algorithm).distinct().toList();
        sets = scores.stream().map(TemplateScore::set).distinct().toList();
    }

    /** Runs all algorithms on all pairs of a folder, with progress. */
    public static TemplateEvaluation.Result evaluate(
            Path folder, List<TemplateEvaluation.Pair> pairs, int runs, PrintWriter err) {
        if (pairs.isEmpty()) {
            throw new UserException(folder + ": expected folders of two pages or more, found none");
        }
        try (StepProgress progress = new StepProgress("pairs of pages", 2 * pairs.size(), err)) {
            return new TemplateEvaluation(List.of(TemplateAlgorithms.values()), runs, System::nanoTime)
                    .run(pairs, progress::step);
        }
    }

    /** Returns Table 5.1, Figures 5.1 and 5.2, times, and the share of answers that are a common subtree. */
    public List<ReportTable> tables() {
        return List.of(
                pairs(),
                f1(),
                bySet("Precision without penalty (Figure 5.1b)", TemplateScore::precision, "precision", false),
                bySet("Recall without penalty (Figure 5.1c)", TemplateScore::recall, "recall", false),
                bySet("F-scores, 0 for what is no common subtree (Figure 5.2a)", TemplateScore::penalizedF1, "F", true),
                bySet("Precision with penalty (Figure 5.2b)", s -> s.valid() ? s.precision() : 0, "precision", true),
                bySet("Recall with penalty (Figure 5.2c)", s -> s.valid() ? s.recall() : 0, "recall", true),
                bySet("Share of common subtrees", s -> s.valid() ? 1 : 0),
                bySet("Mean time in milliseconds", TemplateScore::millis),
                speed());
    }

    /** Returns the F-scores by set. */
    private ReportTable f1() {
        return bySet("F-scores without penalty (Figure 5.1a)", TemplateScore::f1, "F", false);
    }

    private ReportTable pairs() {
        ReportTable table = PrintedTable.empty("template-pairs");
        for (String set : sets) {
            List<TemplateScore> of = of(set, TemplateAlgorithms.TOP_DOWN);
            table = table.row(
                    set,
                    of.size(),
                    format("%.0f", mean(of, s -> s.shape().treeSize())),
                    format("%.2f", mean(of, s -> s.shape().totalChangeRatio())));
        }
        for (String set : PRINTED.names()) {
            table = table.row("printed: " + set, PRINTED.cell(set, "pairs"), "-", "-");
        }
        return table;
    }

    /** Returns measure, printed, published method and ours: F with penalty over all pairs, in percent. */
    public List<List<String>> summary() {
        double ours = mean(of(ALL, TemplateAlgorithms.HASHED), TemplateScore::penalizedF1);
        return Stream.of(TemplateAlgorithms.CPS, TemplateAlgorithms.PS, TemplateAlgorithms.BOTTOM_UP)
                .map(algorithm -> List.of(
                        "templates, " + algorithm.code() + ": F against top-down (Figure 5.2a)",
                        format("%.2f", 100 * printedMean("F", true, algorithm).orElse(Double.NaN)),
                        format("%.2f", 100 * mean(of(ALL, algorithm), TemplateScore::penalizedF1)),
                        format("%.2f", 100 * ours)))
                .toList();
    }

    /** Returns the speed of each algorithm relative to top-down, over all pairs together. */
    private ReportTable speed() {
        return table(
                "Time of top-down by own time, times summed over pairs",
                "pairs",
                List.of(
                        speedRow("all pages", 0),
                        speedRow("pages over 2,000 nodes", 2000),
                        row("printed, about (Figure 5.10b)", a -> PRINTED_SPEED.getOrDefault(a, "-"))));
    }

    private List<String> speedRow(String name, int nodes) {
        Map<TemplateAlgorithms, Double> total = scores.stream()
                .filter(score -> score.shape().treeSize() > 2 * nodes)
                .collect(Collectors.groupingBy(
                        TemplateScore::algorithm, Collectors.summingDouble(TemplateScore::millis)));
        long pairs = of(ALL, TemplateAlgorithms.TOP_DOWN).stream()
                .filter(score -> score.shape().treeSize() > 2 * nodes)
                .count();
        double topDown = total.getOrDefault(TemplateAlgorithms.TOP_DOWN, Double.NaN);
        return row(name + " (" + pairs + " pairs)", a -> format("%.1f", topDown / total.getOrDefault(a, Double.NaN)));
    }

    /** Returns Figures 5.12 to 5.15, and the same for the other algorithms: one table each. */
    public List<ReportTable> correlations() {
        List<ReportTable> tables = new ArrayList<>();
        for (TemplateAlgorithms algorithm : algorithms) {
            String number = FIGURES.get(algorithm);
            ReportTable table = new ReportTable(
                    "Correlation of the running time of " + algorithm.code()
                            + (number == null ? ", not in the thesis" : " (Figure " + number + ")"),
                    ReportTable.cells("set", parameters()),
                    List.of());
            for (String set : withAll()) {
                table = table.row(
                        set,
                        Arrays.stream(correlations(of(set, algorithm)))
                                .mapToObj(r -> format("%.2f", r))
                                .toList());
            }
            tables.add(table);
        }
        return tables;
    }

    /** Returns the correlation of time with each parameter; not a number for fewer than three pairs. */
    private static double[] correlations(List<TemplateScore> of) {
        return PagePairShape.PARAMETERS.stream()
                .mapToDouble(parameter -> of.size() < 3
                        ? Double.NaN
                        : FeatureStatistics.correlation(
                                values(of, s -> parameter.value().applyAsDouble(s.shape())),
                                values(of, TemplateScore::millis)))
                .toArray();
    }

    /** Returns the figures by file name. */
    public Map<String, Chart> charts() {
        Map<String, Chart> charts = new LinkedHashMap<>();
        charts.put("figure-5.5-to-5.9-all", timeBySize("all sets", ALL).logarithmic(true, true));
        for (String set : sets) {
            charts.put("figure-5.5-to-5.9-" + set, timeBySize(set, set));
        }
        List<String> all = List.of(ALL);
        charts.put("figure-5.10a", timeByScore("without penalty, by set", TemplateScore::f1, sets));
        charts.put("figure-5.10b", timeByScore("without penalty, all pairs", TemplateScore::f1, all));
        charts.put("figure-5.11a", timeByScore("with penalty, by set", TemplateScore::penalizedF1, sets));
        charts.put("figure-5.11b", timeByScore("with penalty, all pairs", TemplateScore::penalizedF1, all));
        for (TemplateAlgorithms algorithm : algorithms) {
            String number = FIGURES.get(algorithm);
            charts.put(
                    (number == null ? "correlations" : "figure-" + number) + "-" + algorithm.code(),
                    correlationBars(algorithm));
        }
        return charts;
    }

    private Chart timeBySize(String title, String set) {
        Chart chart = Chart.of("Time by tree size, " + title, "nodes of both pages", "milliseconds");
        for (TemplateAlgorithms algorithm : algorithms) {
            List<TemplateScore> of = of(set, algorithm);
            chart = chart.points(
                    algorithm.code(), values(of, s -> s.shape().treeSize()), values(of, TemplateScore::millis));
        }
        return chart;
    }

    private Chart timeByScore(String title, ToDoubleFunction<TemplateScore> score, List<String> groups) {
        Chart chart = Chart.of("Mean time by mean F-score, " + title, "milliseconds", "F-score");
        for (TemplateAlgorithms algorithm : algorithms) {
            chart = chart.points(
                    algorithm.code(),
                    groups.stream()
                            .mapToDouble(group -> mean(of(group, algorithm), TemplateScore::millis))
                            .toArray(),
                    groups.stream()
                            .mapToDouble(group -> mean(of(group, algorithm), score))
                            .toArray());
        }
        return chart.logarithmic(true, false);
    }

    private Chart correlationBars(TemplateAlgorithms algorithm) {
        double[] r = Arrays.stream(correlations(of(ALL, algorithm)))
                .map(x -> Double.isNaN(x) ? 0 : x)
                .toArray();
        return Chart.of("Correlation of time, " + algorithm.code() + ", all pairs", "parameter", "Pearson's r")
                .bars("", parameters(), r);
    }

    private static List<String> parameters() {
        return PagePairShape.PARAMETERS.stream()
                .map(PagePairShape.Parameter::name)
                .toList();
    }

    private ReportTable bySet(String caption, ToDoubleFunction<TemplateScore> value) {
        return table(caption, "set", rowsBySet(value));
    }

    /** Returns our sets, and below them the printed ones and their mean. */
    private ReportTable bySet(
            String caption, ToDoubleFunction<TemplateScore> value, String measure, boolean penalized) {
        List<List<String>> rows = new ArrayList<>(rowsBySet(value));
        for (String set : PRINTED.names()) {
            rows.add(row("printed: " + set, a -> header(measure, penalized, a)
                    .map(header -> format("%.3f", PRINTED.number(set, header)))
                    .orElse("-")));
        }
        rows.add(row("printed: mean of its sets", a -> printedMean(measure, penalized, a)
                .map(mean -> format("%.3f", mean))
                .orElse("-")));
        return table(caption, "set", rows);
    }

    private List<List<String>> rowsBySet(ToDoubleFunction<TemplateScore> value) {
        return withAll().stream()
                .map(set -> row(set, a -> format("%.3f", mean(of(set, a), value))))
                .toList();
    }

    /** Returns the header of a printed column; only bottom-up mapping differs with penalty. */
    private static Optional<String> header(String measure, boolean penalized, TemplateAlgorithms algorithm) {
        boolean penalty = penalized && algorithm == TemplateAlgorithms.BOTTOM_UP;
        return Optional.of((penalty ? "penalized" : measure) + " " + algorithm.code())
                .filter(PRINTED.table().headers()::contains);
    }

    private static Optional<Double> printedMean(String measure, boolean penalized, TemplateAlgorithms algorithm) {
        return header(measure, penalized, algorithm)
                .map(header -> Arrays.stream(PRINTED.column(header)).average().orElse(Double.NaN));
    }

    private ReportTable table(String caption, String first, List<List<String>> rows) {
        return new ReportTable(caption, row(first, TemplateAlgorithms::code), rows);
    }

    /** Returns a row with a cell for each algorithm. */
    private List<String> row(String first, Function<TemplateAlgorithms, String> cell) {
        return Stream.concat(Stream.of(first), algorithms.stream().map(cell)).toList();
    }

    private List<String> withAll() {
        return Stream.concat(sets.stream(), Stream.of(ALL)).toList();
    }

    /** Returns the scores of an algorithm on a set, or on all. */
    private List<TemplateScore> of(String set, TemplateAlgorithms algorithm) {
        return scores.stream()
                .filter(s -> s.algorithm() == algorithm
                        && (set.equals(ALL) || s.set().equals(set)))
                .toList();
    }

    private static double mean(List<TemplateScore> of, ToDoubleFunction<TemplateScore> value) {
        return of.stream().mapToDouble(value).average().orElse(Double.NaN);
    }

    private static double[] values(List<TemplateScore> of, ToDoubleFunction<TemplateScore> value) {
        return of.stream().mapToDouble(value).toArray();
    }

    private static String format(String format, double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, format, value);
    }
}
