package io.tagwave.lab.bench;

import io.tagwave.eval.Correlation;
import io.tagwave.eval.PagePairShape;
import io.tagwave.eval.TemplateScore;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import io.tagwave.template.TemplateAlgorithms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The tables and figures of the template thesis, Chapter 5, out of scores of one run. */
public final class TemplateReport {

    /** The thesis' numbers of the correlations of its four methods. */
    private static final Map<TemplateAlgorithms, String> FIGURES = Map.of(
            TemplateAlgorithms.TOP_DOWN, "5.12",
            TemplateAlgorithms.BOTTOM_UP, "5.13",
            TemplateAlgorithms.PS_PRINTED, "5.14",
            TemplateAlgorithms.CPS_PRINTED, "5.15");

    private final List<TemplateScore> scores;
    private final List<TemplateAlgorithms> algorithms;
    private final List<String> sets;

    public TemplateReport(List<TemplateScore> scores) {
        this.scores = scores;
        algorithms = scores.stream().map(TemplateScore::algorithm).distinct().toList();
        sets = scores.stream().map(TemplateScore::set).distinct().toList();
    }

    /** Table 5.1, Figures 5.1 and 5.2, times, and how often the answer is a common subtree. */
    public List<ReportTable> tables() {
        return List.of(
                pairs(),
                bySet("F-scores without penalty (Figure 5.1a)", TemplateScore::f1, "a", false),
                bySet("Precision without penalty (Figure 5.1b)", TemplateScore::precision, "b", false),
                bySet("Recall without penalty (Figure 5.1c)", TemplateScore::recall, "c", false),
                bySet("F-scores, 0 for what is no common subtree (Figure 5.2a)", TemplateScore::penalisedF1, "a", true),
                bySet("Precision with penalty (Figure 5.2b)", s -> s.valid() ? s.precision() : 0, "b", true),
                bySet("Recall with penalty (Figure 5.2c)", s -> s.valid() ? s.recall() : 0, "c", true),
                bySet("Share of common subtrees", s -> s.valid() ? 1 : 0, null, false),
                bySet("Mean time in milliseconds", TemplateScore::millis, null, false),
                speed());
    }

    private ReportTable pairs() {
        List<List<String>> rows = new ArrayList<>();
        for (String set : sets) {
            List<TemplateScore> of = of(set, TemplateAlgorithms.TOP_DOWN);
            rows.add(List.of(
                    set,
                    Integer.toString(of.size()),
                    format("%.0f", mean(of, s -> s.shape().treeSize())),
                    format("%.2f", mean(of, s -> s.shape().totalChangeRatio()))));
        }
        rows.addAll(PublishedTemplates.sets());
        return new ReportTable(
                "Test sets (Table 5.1)", List.of("set", "pairs", "nodes of a pair", "total-change ratio"), rows);
    }

    /** Measure, printed, published method and ours: F with penalty over all pairs, in percent. */
    public List<List<String>> summary() {
        List<List<String>> rows = new ArrayList<>();
        for (TemplateAlgorithms algorithm :
                List.of(TemplateAlgorithms.CPS_PRINTED, TemplateAlgorithms.PS_PRINTED, TemplateAlgorithms.BOTTOM_UP)) {
            rows.add(List.of(
                    "templates, " + algorithm.code() + ": F against top-down (Figure 5.2a)",
                    format("%.2f", 100 * PublishedTemplates.penalisedF1(algorithm)),
                    format("%.2f", 100 * mean(of(null, algorithm), TemplateScore::penalisedF1)),
                    format("%.2f", 100 * mean(of(null, TemplateAlgorithms.HASHED), TemplateScore::penalisedF1))));
        }
        return rows;
    }

    /** How much faster each algorithm is than top-down, over all pairs together. */
    ReportTable speed() {
        List<String> headers = new ArrayList<>(List.of("pairs"));
        List<List<String>> rows = new ArrayList<>();
        algorithms.forEach(a -> headers.add(a.code()));
        rows.add(speedRow("all pages", 0));
        rows.add(speedRow("pages over 2,000 nodes", 2000));
        rows.add(PublishedTemplates.speed(algorithms));
        return new ReportTable("Time of top-down by own time, times summed over pairs", headers, rows);
    }

    private List<String> speedRow(String name, int nodes) {
        Map<TemplateAlgorithms, Double> total = new LinkedHashMap<>();
        int pairs = 0;
        for (TemplateScore score : scores) {
            if (score.shape().treeSize() > 2 * nodes) {
                total.merge(score.algorithm(), score.millis(), Double::sum);
                pairs += score.algorithm() == TemplateAlgorithms.TOP_DOWN ? 1 : 0;
            }
        }
        List<String> row = new ArrayList<>(List.of(name + " (" + pairs + " pairs)"));
        double topDown = total.getOrDefault(TemplateAlgorithms.TOP_DOWN, Double.NaN);
        algorithms.forEach(a -> row.add(format("%.1f", topDown / total.getOrDefault(a, Double.NaN))));
        return row;
    }

    /** Figures 5.12 to 5.15, and the same for the other algorithms: one table each. */
    public List<ReportTable> correlations() {
        List<ReportTable> tables = new ArrayList<>();
        for (TemplateAlgorithms algorithm : algorithms) {
            List<String> headers = new ArrayList<>(List.of("set"));
            PagePairShape.PARAMETERS.forEach(p -> headers.add(p.name()));
            List<List<String>> rows = new ArrayList<>();
            for (String set : sets) {
                rows.add(correlationRow(set, of(set, algorithm)));
            }
            rows.add(correlationRow("all pairs", of(null, algorithm)));
            tables.add(new ReportTable(
                    "Correlation of the running time of " + algorithm.code() + figure(algorithm), headers, rows));
        }
        return tables;
    }

    private static List<String> correlationRow(String name, List<TemplateScore> of) {
        List<String> row = new ArrayList<>(List.of(name));
        for (PagePairShape.Parameter parameter : PagePairShape.PARAMETERS) {
            double r = of.size() < 3
                    ? Double.NaN
                    : Correlation.of(
                            values(of, s -> parameter.value().applyAsDouble(s.shape())),
                            values(of, TemplateScore::millis));
            row.add(Double.isNaN(r) ? "-" : format("%.2f", r));
        }
        return row;
    }

    /** Figures by file name. */
    public Map<String, Chart> charts() {
        Map<String, Chart> charts = new LinkedHashMap<>();
        charts.put("figure-5.5-to-5.9-all", timeBySize("all sets", null).logarithmic(true, true));
        for (String set : sets) {
            charts.put("figure-5.5-to-5.9-" + set, timeBySize(set, set));
        }
        charts.put("figure-5.10a", timeByScore("without penalty, by set", TemplateScore::f1, sets));
        charts.put("figure-5.10b", timeByScore("without penalty, all pairs", TemplateScore::f1, null));
        charts.put("figure-5.11a", timeByScore("with penalty, by set", TemplateScore::penalisedF1, sets));
        charts.put("figure-5.11b", timeByScore("with penalty, all pairs", TemplateScore::penalisedF1, null));
        for (TemplateAlgorithms algorithm : algorithms) {
            String number = FIGURES.get(algorithm);
            charts.put(
                    (number == null ? "correlations" : "figure-" + number) + "-" + algorithm.code(),
                    correlationBars(algorithm));
        }
        return charts;
    }

    private static String figure(TemplateAlgorithms algorithm) {
        String number = FIGURES.get(algorithm);
        return number == null ? ", not in the thesis" : " (Figure " + number + ")";
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

    private Chart timeByScore(String title, ToDoubleFunction<TemplateScore> score, List<String> by) {
        Chart chart = Chart.of("Mean time by mean F-score, " + title, "milliseconds", "F-score");
        for (TemplateAlgorithms algorithm : algorithms) {
            List<List<TemplateScore>> groups = by == null
                    ? List.of(of(null, algorithm))
                    : by.stream().map(set -> of(set, algorithm)).toList();
            chart = chart.points(
                    algorithm.code(),
                    groups.stream()
                            .mapToDouble(g -> mean(g, TemplateScore::millis))
                            .toArray(),
                    groups.stream().mapToDouble(g -> mean(g, score)).toArray());
        }
        return chart.logarithmic(true, false);
    }

    private Chart correlationBars(TemplateAlgorithms algorithm) {
        List<TemplateScore> of = of(null, algorithm);
        List<String> names = PagePairShape.PARAMETERS.stream()
                .map(PagePairShape.Parameter::name)
                .toList();
        double[] r = PagePairShape.PARAMETERS.stream()
                .mapToDouble(p -> of.size() < 3
                        ? 0
                        : Correlation.of(
                                values(of, s -> p.value().applyAsDouble(s.shape())), values(of, TemplateScore::millis)))
                .map(x -> Double.isNaN(x) ? 0 : x)
                .toArray();
        return Chart.of("Correlation of time, " + algorithm.code() + ", all pairs", "parameter", "Pearson's r")
                .bars("", names, r);
    }

    /** Our sets, and below them the printed ones where a part of a figure holds them. */
    private ReportTable bySet(String caption, ToDoubleFunction<TemplateScore> value, String part, boolean penalised) {
        List<String> headers = new ArrayList<>(List.of("set"));
        algorithms.forEach(a -> headers.add(a.code()));
        List<List<String>> rows = new ArrayList<>();
        for (String set : sets) {
            rows.add(row(set, set, value, "%.3f"));
        }
        rows.add(row("all pairs", null, value, "%.3f"));
        if (part != null) {
            rows.addAll(PublishedTemplates.rows(part, penalised, algorithms));
        }
        return new ReportTable(caption, headers, rows);
    }

    private List<String> row(String name, String set, ToDoubleFunction<TemplateScore> value, String format) {
        List<String> row = new ArrayList<>(List.of(name));
        algorithms.forEach(a -> row.add(format(format, mean(of(set, a), value))));
        return row;
    }

    /** The scores of an algorithm on a set, or on all for null. */
    private List<TemplateScore> of(String set, TemplateAlgorithms algorithm) {
        return scores.stream()
                .filter(s ->
                        s.algorithm() == algorithm && (set == null || s.set().equals(set)))
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
