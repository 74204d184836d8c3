package io.tagwave.lab.bench;

import io.tagwave.bench.MedianTimes;
import io.tagwave.bench.TimingComparison;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tree.PageTree;
import java.io.PrintWriter;
import java.util.List;

/**
 * Full against lazy power spectrum in turns over the same pages (thesis, 5.2.4).
 *
 * @param tables times, work, growth and agreement
 * @param figure the thesis' Figure 15
 * @param medians of full and lazy
 * @param nodes of the pages
 */
public record SpectrumComparison(List<ReportTable> tables, Chart figure, List<MedianTimes> medians, double[] nodes) {

    /** Measures, so many rounds. */
    public static SpectrumComparison over(List<PageTree> pages, int warmUps, int rounds, PrintWriter err) {
        SpectrumContender full = new SpectrumContender("full", ThesisStages.fullSpectrum(), true, pages);
        SpectrumContender lazy = new SpectrumContender("lazy", ThesisStages.lazySpectrum(), false, pages);
        List<MedianTimes> medians;
        int steps = 2 * (warmUps + rounds) * pages.size();
        try (StepProgress progress = new StepProgress("spectra, pages", steps, err)) {
            medians = new TimingComparison(warmUps, rounds)
                    .run(List.of(progress.counting(full), progress.counting(lazy)), pages.size());
        }
        SpectrumReport report = new SpectrumReport(pages, full, lazy, medians);
        return new SpectrumComparison(report.tables(), report.figure(), medians, report.nodes());
    }
}
