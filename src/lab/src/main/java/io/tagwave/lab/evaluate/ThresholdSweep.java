package io.tagwave.lab.evaluate;

import io.tagwave.eval.RecordScore;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleFunction;

/** Measures what each threshold of the thesis costs and brings, the other two being those of the profile. */
record ThresholdSweep(LabeledPages pages, LabReport report, StepProgress progress) {

    /** Multiples of the profile's own value. */
    private static final double[] FACTORS = {0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 4};

    /** Adds a table and a figure for each threshold. */
    static void addTo(LabReport report, ThesisStages stages, LabeledPages pages, PrintWriter err) {
        try (StepProgress progress = new StepProgress("thresholds", 3 * FACTORS.length * pages.size(), err)) {
            ThresholdSweep sweep = new ThresholdSweep(pages, report, progress);
            sweep.turn(
                    "--psd, " + stages.locator().spectrum().unit(),
                    stages.locator().spectrum().threshold(),
                    stages::withPeak);
            sweep.turn(
                    "--cv, coefficient of variation",
                    stages.locator().settings().maxVariation(),
                    stages::withVariation);
            sweep.turn(
                    "--slope, degrees",
                    Math.toDegrees(stages.segmenter().settings().maxSlope()),
                    stages::withSlope);
        }
    }

    private void turn(String threshold, double own, DoubleFunction<ThesisStages> stages) {
        double[] values = Arrays.stream(FACTORS).map(factor -> factor * own).toArray();
        double[] found = new double[values.length];
        double[] silent = new double[values.length];
        List<String> headers = ReportTable.cells(
                threshold,
                pages.sets().stream().map(LabeledPages.Labeled::name).toList(),
                "all",
                "left alone of " + pages.unstructured().size());
        ReportTable table = new ReportTable("F of records in percent by " + threshold, headers, List.of());
        for (int i = 0; i < values.length; i++) {
            RecordEvaluation run = RecordEvaluation.of(
                    pages, new ThesisExtractor(stages.apply(values[i]), System::nanoTime), progress::step);
            RecordScore all = run.structured();
            found[i] = 100 * all.f1();
            silent[i] = 100.0 * run.silent() / Math.max(1, pages.unstructured().size());
            table = table.row(
                    ReportTable.digits(values[i], 3) + (FACTORS[i] == 1 ? " (own)" : ""),
                    run.sets().stream().map(set -> RecordTables.f(set.sum())).toList(),
                    RecordTables.f(all),
                    run.silent());
        }
        report.table(table);
        List<String> settings = table.rows().stream().map(row -> row.get(0)).toList();
        report.figure(
                new PercentChart(
                        "Records by " + threshold,
                        settings,
                        new TreeMap<>(Map.of("F of records", found, "pages without a list left alone", silent))),
                "Records by " + threshold);
    }
}
