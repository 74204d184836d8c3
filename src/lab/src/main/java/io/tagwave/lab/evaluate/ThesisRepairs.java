package io.tagwave.lab.evaluate;

import io.tagwave.extract.Extractor;
import io.tagwave.report.ReportTable;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.thesis.ContourSegmenter;
import io.tagwave.thesis.ContourSettings;
import io.tagwave.thesis.KMeansClassifier;
import io.tagwave.thesis.SpectralLocator;
import io.tagwave.thesis.SpectralSettings;
import io.tagwave.thesis.StageOrder;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tps.StepSchemes;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Measures the steps from the thesis as printed to the profile {@code thesis}, one repair after the other. */
final class ThesisRepairs {

    private final Map<String, ThesisStages> steps = new LinkedHashMap<>();

    private ThesisRepairs() {}

    /** Returns the stages after each repair, by the repair, from the first to the last. */
    static Map<String, ThesisStages> of(boolean full) {
        ThesisRepairs repairs = new ThesisRepairs();
        PowerSpectrum printed = full ? ThesisStages.publishedFullSpectrum() : ThesisStages.publishedLazySpectrum();
        PowerSpectrum repaired = full ? ThesisStages.fullSpectrum() : ThesisStages.lazySpectrum();
        repairs.steps.put("published", ThesisStages.published(printed));
        repairs.regions(printed);
        repairs.records(printed, repaired);
        repairs.steps.put(
                "a least score of content, alignment before classification: thesis", ThesisStages.of(repaired));
        return repairs.steps;
    }

    private void regions(PowerSpectrum spectrum) {
        SpectralSettings records = SpectralSettings.PUBLISHED;
        double printed = ContourSettings.PUBLISHED.maxSlope();
        double slope = ContourSettings.WITH_ADDITIONS.maxSlope();
        add("one class token a step, the page's commonest", ContourSettings.PUBLISHED, records, spectrum);
        add("runs are whole plateaus", new ContourSettings(printed, 0, false, false, true), records, spectrum);
        add("regions grow over their own codes", new ContourSettings(printed, 0, false, true, true), records, spectrum);
        add("second pass from the right", new ContourSettings(printed, 0, true, true, true), records, spectrum);
        add("slope up to 8 degrees, not 4.5", new ContourSettings(slope, 0, true, true, true), records, spectrum);
        add("regions of 3 % of the page at least", ContourSettings.WITH_ADDITIONS, records, spectrum);
    }

    private void records(PowerSpectrum printed, PowerSpectrum repaired) {
        ContourSettings regions = ContourSettings.WITH_ADDITIONS;
        add("the records alone are signal", regions, new SpectralSettings(3, 0.35, 0, 0, 2, false, false), printed);
        add("Hann window", regions, new SpectralSettings(3, 0.35, 0, 0, 2, true, false), printed);
        SpectralSettings all = SpectralSettings.WITH_ADDITIONS;
        add("distance over 2, coverage over .65, CV under .30, not .35", regions, all, printed);
        add("thresholds of decision 0032", regions, all, repaired);
    }

    private void add(String repair, ContourSettings regions, SpectralSettings records, PowerSpectrum spectrum) {
        steps.put(
                repair,
                new ThesisStages(
                        StepSchemes.commonestClass(),
                        new ContourSegmenter(regions),
                        new SpectralLocator(records, spectrum),
                        new KMeansClassifier(),
                        StageOrder.CLASSIFY_THEN_ALIGN));
    }

    /** Returns F of each set, and the number of pages without a list that are left alone, after each repair. */
    static ReportTable table(LabeledPages pages, boolean full, PrintWriter err) {
        Map<String, ThesisStages> steps = of(full);
        if (!full) {
            // Equations 2 and 7 as printed do not go together: the mean comes out as many times too low as bins are.
            steps.put(
                    "published, with equation 7 as printed over equation 2",
                    ThesisStages.published(new LazySpectrum(ThesisStages.PUBLISHED_THRESHOLD, -1)));
        }
        String kind = full ? "full" : "lazy";
        ReportTable table = RecordTables.bySet(
                "F of records in percent, " + kind + " spectrum, from the printed thesis to profile thesis",
                "each row adds to the one above",
                pages);
        try (StepProgress progress = new StepProgress("repairs, " + kind, steps.size() * pages.size(), err)) {
            for (Map.Entry<String, ThesisStages> step : steps.entrySet()) {
                Extractor extractor = new ThesisExtractor(step.getValue(), System::nanoTime);
                RecordEvaluation run = RecordEvaluation.of(pages, extractor, progress::step);
                table = table.row(step.getKey(), RecordTables.bySet(run));
            }
        }
        return table;
    }
}
