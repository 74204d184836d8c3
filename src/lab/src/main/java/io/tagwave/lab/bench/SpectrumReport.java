package io.tagwave.lab.bench;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.MedianTimes;
import io.tagwave.eval.LinearFit;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.stream.IntStream;

/** What {@link BenchSpectrumCommand} found, as tables and as the thesis' Figure 15. */
final class SpectrumReport {

    private final List<PageTree> pages;
    private final List<SpectrumContender> contenders;
    private final List<MedianTimes> medians;

    SpectrumReport(List<PageTree> pages, SpectrumContender full, SpectrumContender lazy, List<MedianTimes> medians) {
        this.pages = pages;
        this.contenders = List.of(full, lazy);
        this.medians = medians;
    }

    double[] nodes() {
        return pages.stream().mapToDouble(PageTree::size).toArray();
    }

    List<ReportTable> tables() {
        return List.of(times(), work(), growth(), agreement());
    }

    private ReportTable times() {
        ReportTable table = ReportTable.of(
                "Time over " + pages.size() + " pages, medians summed",
                "stage",
                "full ms",
                "lazy ms",
                "full / lazy",
                "saved");
        for (String stage : List.of(SpectrumContender.SPECTRUM, SpectrumContender.LOCATE, SpectrumContender.TOTAL)) {
            double full = medians.get(0).total(stage);
            double lazy = medians.get(1).total(stage);
            table = table.row(
                    stage,
                    digits(full, 2),
                    digits(lazy, 2),
                    digits(full / lazy, 2),
                    digits(100 * (1 - lazy / full), 1) + " %");
        }
        return table.row("thesis, whole program", "46788", "41279", digits(46788.0 / 41279, 2), "11.8 %");
    }

    private ReportTable work() {
        ReportTable table = ReportTable.of(
                "Work", "spectrum", "spectra", "bins", "bins a spectrum", "bins a region found", "regions found");
        for (SpectrumContender contender : contenders) {
            long bins = 0;
            long calls = 0;
            long regions = 0;
            for (int page = 0; page < pages.size(); page++) {
                long[] work = contender.work(page);
                bins += work[0];
                calls += work[1];
                regions += contender.extract(page).regions().size();
            }
            table = table.row(
                    contender.mode(),
                    Long.toString(calls),
                    Long.toString(bins),
                    digits((double) bins / Math.max(1, calls), 1),
                    digits((double) bins / Math.max(1, regions), 1),
                    Long.toString(regions));
        }
        return table;
    }

    private ReportTable growth() {
        ReportTable table = ReportTable.of(
                "Time against page size (Figure 15)", "spectrum", "stage", "µs a node", "R²", "bins against nodes: R²");
        for (int who = 0; who < contenders.size(); who++) {
            LinearFit bins = LinearFit.of(nodes(), bins(contenders.get(who)));
            for (String stage : List.of(SpectrumContender.SPECTRUM, SpectrumContender.TOTAL)) {
                LinearFit fit = medians.get(who).fit(stage, nodes());
                table = table.row(
                        contenders.get(who).mode(),
                        stage,
                        digits(1000 * fit.slope(), 4),
                        digits(fit.r2(), 4),
                        digits(bins.r2(), 4));
            }
        }
        return table.row("thesis, lazy", "whole program", "", "0.8575", "");
    }

    private double[] bins(SpectrumContender contender) {
        return IntStream.range(0, pages.size())
                .mapToDouble(page -> contender.work(page)[0])
                .toArray();
    }

    private ReportTable agreement() {
        ReportTable table = ReportTable.of(
                "Regions with the same records by full and lazy", "profile", "candidate regions", "same", "share");
        table = agreement(
                table,
                "thesis",
                ThesisStages.of(ThesisStages.fullSpectrum()),
                ThesisStages.of(ThesisStages.lazySpectrum()));
        table = agreement(
                table,
                "published",
                ThesisStages.published(ThesisStages.publishedFullSpectrum()),
                ThesisStages.published(ThesisStages.publishedLazySpectrum()));
        return table.row("printed", "-", "-", "\"the same qualitative results\"");
    }

    private ReportTable agreement(ReportTable table, String profile, ThesisStages full, ThesisStages lazy) {
        SpectrumAgreement agreement = SpectrumAgreement.over(pages, full, lazy);
        return table.row(
                profile,
                Integer.toString(agreement.regions()),
                Integer.toString(agreement.same()),
                digits(100.0 * agreement.same() / Math.max(1, agreement.regions()), 2) + " %");
    }

    Chart figure() {
        Chart chart = Chart.of("Extraction time against page size", "nodes of the page", "milliseconds after parsing");
        for (MedianTimes times : medians) {
            chart = chart.points(times.mode(), nodes(), times.millis(SpectrumContender.TOTAL));
        }
        for (MedianTimes times : medians) {
            LinearFit fit = times.fit(SpectrumContender.TOTAL, nodes());
            chart = chart.trend(times.mode() + ", R² " + digits(fit.r2(), 3), fit.intercept(), fit.slope());
        }
        return chart;
    }
}
