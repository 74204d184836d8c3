package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.eval.TemplateScore;
import io.tagwave.papers.template.TemplateAlgorithms;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The tables of the template thesis, Chapter 5, from the scores of one run. */
public final class TemplateReport {

    /** The names of the algorithms in the tables. */
    public static final String REMARK = PrintedTable.notes("template-5-remark").get(0);

    private static final String ALL = "all pairs";
    private static final PrintedTable PRINTED = PrintedTable.read("template-5");

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
            Path folder, List<TemplateEvaluation.Pair> pairs, PrintWriter err) {
        if (pairs.isEmpty()) {
            throw new UserException(folder + ": expected folders of two pages or more, found none");
        }
        try (StepProgress progress = new StepProgress("pairs of pages", pairs.size(), err)) {
            return new TemplateEvaluation(List.of(TemplateAlgorithms.values())).run(pairs, progress::step);
        }
    }

    /** Returns Table 5.1, Figures 5.1 and 5.2, and the share of answers that are a common subtree. */
    public List<ReportTable> tables() {
        return List.of(
                pairs(),
                bySet("F-scores without penalty (Figure 5.1a)", s -> s.nodes().f1(), "F", false),
                bySet("Precision without penalty (Figure 5.1b)", s -> s.nodes().precision(), "precision", false),
                bySet("Recall without penalty (Figure 5.1c)", s -> s.nodes().recall(), "recall", false),
                bySet("F-scores, 0 for what is no common subtree (Figure 5.2a)", TemplateScore::penalizedF1, "F", true),
                bySet(
                        "Precision with penalty (Figure 5.2b)",
                        s -> s.valid() ? s.nodes().precision() : 0,
                        "precision",
                        true),
                bySet(
                        "Recall with penalty (Figure 5.2c)",
                        s -> s.valid() ? s.nodes().recall() : 0,
                        "recall",
                        true),
                table("Share of common subtrees", "set", rowsBySet(s -> s.valid() ? 1 : 0)));
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

    private static String format(String format, double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, format, value);
    }
}
