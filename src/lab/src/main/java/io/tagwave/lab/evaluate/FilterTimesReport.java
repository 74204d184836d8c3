package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.MedianTimes;
import io.tagwave.dom.html.PrunedHtml;
import io.tagwave.eval.LinearFit;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What filters cost and how that grows with the page, as tables, figures and rows of the database. */
final class FilterTimesReport {

    private static final int[] CHAINS = {10_000, 30_000, 100_000, 300_000, 1_000_000};

    private final List<String> names;
    private final double[] nodes;
    private final List<MedianTimes> pages;
    private final MedianTimes chains;

    private FilterTimesReport(List<String> names, double[] nodes, List<MedianTimes> pages, MedianTimes chains) {
        this.names = names;
        this.nodes = nodes;
        this.pages = pages;
        this.chains = chains;
    }

    /** Measures, so many rounds. */
    static FilterTimesReport measure(List<FilterEvaluation.Labelled> labelled, int rounds) {
        FilterTimes times = new FilterTimes(rounds);
        List<String> sources = labelled.stream()
                .map(page -> PrunedHtml.of(page.page(), node -> true))
                .toList();
        return new FilterTimesReport(
                labelled.stream().map(FilterEvaluation.Labelled::name).toList(),
                labelled.stream().mapToDouble(page -> page.page().tree().size()).toArray(),
                times.pages(sources, new Mdr(MdrSettings.PUBLISHED)),
                times.chains(CHAINS));
    }

    void show(EvaluationReport findings) {
        findings.show(totals());
        for (MedianTimes m : pages) {
            if (m.mode().startsWith("filter")) {
                growth(findings, m.mode() + " on the pages", nodes, m);
            }
        }
        growth(findings, "filter gap on chains of disjoint alphabets", lengths(), chains);
    }

    /** One row for each page and stage. */
    List<BenchmarkRow> rows() {
        List<BenchmarkRow> rows = new ArrayList<>();
        pages.forEach(m -> rows.addAll(m.rows("filter", names, nodes)));
        List<String> chainNames =
                Arrays.stream(CHAINS).mapToObj(length -> "chain of " + length).toList();
        rows.addAll(chains.rows("filter chains", chainNames, lengths()));
        return rows;
    }

    private ReportTable totals() {
        ReportTable table = ReportTable.of("Time over all pages, sum of medians", "what", "ms", "of parsing");
        double parse = pages.get(0).total(FilterTimes.TOTAL);
        for (MedianTimes m : pages) {
            double total = m.total(FilterTimes.TOTAL);
            table = table.row(m.mode(), digits(total, 1), digits(total / parse, 3));
        }
        return table;
    }

    private static void growth(EvaluationReport findings, String what, double[] sizes, MedianTimes medians) {
        double[] millis = medians.millis(FilterTimes.TOTAL);
        LinearFit fit = FilterTimes.growth(sizes, millis);
        findings.say("Growth of time, " + what + ": size to the power of " + digits(fit.slope(), 3) + ", R² "
                + digits(fit.r2(), 3));
        findings.draw(
                Chart.of(what, "nodes", "ms").points("median", sizes, millis).logarithmic(true, true),
                "Both axes are logarithmic: a slope of 1 is linear growth.");
    }

    private static double[] lengths() {
        return Arrays.stream(CHAINS).asDoubleStream().toArray();
    }
}
