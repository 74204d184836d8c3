package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.LinearFit;
import io.tagwave.eval.MedianTimes;
import io.tagwave.eval.TimingComparison;
import io.tagwave.eval.TimingComparison.Task;
import io.tagwave.extract.Extraction;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.thesis.DataRegion;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares full and lazy power spectrum in turns over the same pages, parsed before (thesis, 5.2.4 and Figure 15).
 *
 * @param subjects full and lazy
 * @param medians of full and lazy
 */
record SpectrumComparison(List<PageTree> pages, List<Subject> subjects, List<MedianTimes> medians) {

    /** Stage: time inside the spectrum. */
    private static final String SPECTRUM = "spectrum";
    /** Stage: time of the stage that uses it. */
    private static final String LOCATE = "locate";
    /** Stage: time of everything after parsing. */
    private static final String TOTAL = "total";

    /** Measures a number of rounds. */
    public static SpectrumComparison of(List<PageTree> pages, int warmUps, int rounds, PrintWriter err) {
        Subject full = new Subject("full", ThesisStages.fullSpectrum(), true);
        Subject lazy = new Subject("lazy", ThesisStages.lazySpectrum(), false);
        int steps = 2 * (warmUps + rounds) * pages.size();
        try (StepProgress progress = new StepProgress("spectra, pages", steps, err)) {
            List<Task> tasks = List.of(progress.counting(full.task(pages)), progress.counting(lazy.task(pages)));
            return new SpectrumComparison(
                    pages, List.of(full, lazy), new TimingComparison(warmUps, rounds).run(tasks, pages.size()));
        }
    }

    /** The thesis profile with one of the two spectra, which counts its time and the bins it computes. For one thread. */
    static final class Subject implements PowerSpectrum {

        private final String mode;
        private final PowerSpectrum inner;
        private final boolean everyBin;
        private final ThesisExtractor extractor;
        private long nanos;
        private long bins;
        private long calls;

        /**
         * Wraps a spectrum.
         *
         * @param everyBin whether the inner one computes the whole spectrum at each call
         */
        Subject(String mode, PowerSpectrum inner, boolean everyBin) {
            this.mode = mode;
            this.inner = inner;
            this.everyBin = everyBin;
            extractor = new ThesisExtractor(ThesisStages.of(this), System::nanoTime);
        }

        @Override
        public double peak(double[] signal, int first, int last) {
            calls++;
            int half = signal.length / 2;
            bins += everyBin ? half + 1 : Math.max(0, Math.min(last, half) - Math.max(1, first) + 1);
            long start = System.nanoTime();
            double peak = inner.peak(signal, first, last);
            nanos += System.nanoTime() - start;
            return peak;
        }

        @Override
        public PowerSpectrum withThreshold(double least) {
            return new Subject(mode, inner.withThreshold(least), everyBin);
        }

        @Override
        public double threshold() {
            return inner.threshold();
        }

        @Override
        public String unit() {
            return inner.unit();
        }

        private Extraction extract(PageTree page) {
            nanos = 0;
            bins = 0;
            calls = 0;
            return extractor.extract(page, address -> address);
        }

        Task task(List<PageTree> pages) {
            return new Task(mode, page -> {
                long start = System.nanoTime();
                Extraction extraction = extract(pages.get(page));
                double total = (System.nanoTime() - start) / 1e6;
                Map<String, Double> stages = new LinkedHashMap<>();
                stages.put(SPECTRUM, nanos / 1e6);
                stages.put(LOCATE, extraction.timings().locate());
                stages.put(TOTAL, total);
                return stages;
            });
        }
    }

    /** Returns the number of nodes of each page. */
    private double[] nodes() {
        return pages.stream().mapToDouble(PageTree::size).toArray();
    }

    /** Adds the tables of times, work, growth and agreement, and the thesis' Figure 15. */
    public void addTo(LabReport report) {
        List.of(times(), work(), growth(), agreement()).forEach(report::table);
        report.figure(figure(), "Figure 15: every mark is a page; the lines are fitted by least squares.");
    }

    private ReportTable times() {
        ReportTable table = PrintedTable.empty("spectrum-times", pages.size());
        for (String stage : List.of(SPECTRUM, LOCATE, TOTAL)) {
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
        ReportTable table = PrintedTable.empty("spectrum-work");
        for (Subject subject : subjects) {
            long bins = 0;
            long calls = 0;
            long regions = 0;
            for (PageTree page : pages) {
                regions += subject.extract(page).regions().size();
                bins += subject.bins;
                calls += subject.calls;
            }
            table = table.row(
                    subject.mode,
                    calls,
                    bins,
                    digits((double) bins / Math.max(1, calls), 1),
                    digits((double) bins / Math.max(1, regions), 1),
                    regions);
        }
        return table;
    }

    private ReportTable growth() {
        ReportTable table = PrintedTable.empty("spectrum-growth");
        for (int i = 0; i < subjects.size(); i++) {
            Subject subject = subjects.get(i);
            double[] bins = pages.stream()
                    .mapToDouble(page -> {
                        subject.extract(page);
                        return subject.bins;
                    })
                    .toArray();
            for (String stage : List.of(SPECTRUM, TOTAL)) {
                LinearFit fit = medians.get(i).fit(stage, nodes());
                table = table.row(
                        subject.mode,
                        stage,
                        digits(1000 * fit.slope(), 4),
                        digits(fit.r2(), 4),
                        digits(LinearFit.of(nodes(), bins).r2(), 4));
            }
        }
        return table.row("thesis, lazy", "whole program", "", "0.8575", "");
    }

    private ReportTable agreement() {
        ReportTable table = PrintedTable.empty("spectrum-agreement");
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

    /** Counts the candidate regions on which both report the same records; finding none counts as a report. */
    private ReportTable agreement(ReportTable table, String profile, ThesisStages full, ThesisStages lazy) {
        int regions = 0;
        int same = 0;
        for (PageTree page : pages) {
            TagPathSequence sequence = TagPathSequence.of(page, full.steps());
            for (DataRegion region : full.segmenter().find(sequence)) {
                List<DataRegion> alone = List.of(region);
                regions++;
                same += full.locator()
                                .locate(sequence, alone)
                                .equals(lazy.locator().locate(sequence, alone))
                        ? 1
                        : 0;
            }
        }
        return table.row(profile, regions, same, digits(100.0 * same / Math.max(1, regions), 2) + " %");
    }

    /** Returns the thesis' Figure 15. */
    private Chart figure() {
        Chart chart = Chart.of("Extraction time against page size", "nodes of the page", "milliseconds after parsing");
        for (MedianTimes times : medians) {
            chart = chart.points(times.mode(), nodes(), times.millis(TOTAL));
        }
        for (MedianTimes times : medians) {
            LinearFit fit = times.fit(TOTAL, nodes());
            chart = chart.trend(times.mode() + ", R² " + digits(fit.r2(), 3), fit.intercept(), fit.slope());
        }
        return chart;
    }
}
