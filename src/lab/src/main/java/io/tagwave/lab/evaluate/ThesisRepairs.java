package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.extract.Extractor;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.report.ReportTable;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.thesis.ContourSegmenter;
import io.tagwave.thesis.ContourSettings;
import io.tagwave.thesis.KMeansClassifier;
import io.tagwave.thesis.RegionClassifier;
import io.tagwave.thesis.SpectralLocator;
import io.tagwave.thesis.SpectralSettings;
import io.tagwave.thesis.StageOrder;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tps.StepScheme;
import io.tagwave.tps.StepSchemes;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** The way from the thesis to the letter to the profile {@code thesis}, one repair after the other. */
final class ThesisRepairs {

    private static final double PRINTED_SLOPE = ContourSettings.PUBLISHED.maxSlope();

    /**
     * A state on the way.
     *
     * @param what the repair that was added to the state before
     */
    record Step(String what, ThesisStages stages) {}

    private final List<Step> steps = new ArrayList<>();
    private final RegionClassifier published = new KMeansClassifier();

    private ThesisRepairs() {}

    /** The states, from the first to the last. */
    static List<Step> of(boolean full) {
        ThesisRepairs repairs = new ThesisRepairs();
        PowerSpectrum printed = full ? ThesisStages.publishedFullSpectrum() : ThesisStages.publishedLazySpectrum();
        PowerSpectrum repaired = full ? ThesisStages.fullSpectrum() : ThesisStages.lazySpectrum();
        repairs.steps.add(new Step("published: the thesis to the letter", ThesisStages.published(printed)));
        repairs.regions(printed);
        repairs.records(printed, repaired);
        repairs.steps.add(new Step(
                "a least score of content, alignment before classification: thesis", ThesisStages.of(repaired)));
        return repairs.steps;
    }

    private void regions(PowerSpectrum spectrum) {
        SpectralSettings cut = SpectralSettings.PUBLISHED;
        add("one class token a step, the page's commonest", ContourSettings.PUBLISHED, cut, spectrum);
        add("runs are whole plateaus", new ContourSettings(PRINTED_SLOPE, 0, false, false, true), cut, spectrum);
        add(
                "regions grow over their own codes",
                new ContourSettings(PRINTED_SLOPE, 0, false, true, true),
                cut,
                spectrum);
        add("second pass from the right", new ContourSettings(PRINTED_SLOPE, 0, true, true, true), cut, spectrum);
        double slope = ContourSettings.WITH_ADDITIONS.maxSlope();
        add("slope up to 8 degrees, not 4.5", new ContourSettings(slope, 0, true, true, true), cut, spectrum);
        add("regions of 3 % of the page at least", ContourSettings.WITH_ADDITIONS, cut, spectrum);
    }

    private void records(PowerSpectrum printed, PowerSpectrum repaired) {
        ContourSettings regions = ContourSettings.WITH_ADDITIONS;
        add("the records alone are signal", regions, new SpectralSettings(3, 0.35, 0, 0, 2, false, false), printed);
        add("Hann window", regions, new SpectralSettings(3, 0.35, 0, 0, 2, true, false), printed);
        SpectralSettings all = SpectralSettings.WITH_ADDITIONS;
        add("distance over 2, coverage over .65, CV under .30, not .35", regions, all, printed);
        add("thresholds of decision 0032", regions, all, repaired);
    }

    private void add(String what, ContourSettings regions, SpectralSettings records, PowerSpectrum spectrum) {
        StepScheme scheme = StepSchemes.commonestClass();
        steps.add(new Step(
                what,
                new ThesisStages(
                        scheme,
                        new ContourSegmenter(regions),
                        new SpectralLocator(records, spectrum),
                        published,
                        StageOrder.CLASSIFY_THEN_ALIGN)));
    }

    /** F of each set, and how many pages without a list are left alone, after each repair. */
    static ReportTable table(LabeledPages pages, boolean full, PrintWriter err) {
        List<Step> steps = new ArrayList<>(of(full));
        if (!full) {
            // Equations 2 and 7 as printed do not go together: the mean comes out as many times too low as bins are.
            steps.add(new Step(
                    "published, with equation 7 as printed over equation 2",
                    ThesisStages.published(new LazySpectrum(ThesisStages.PUBLISHED_THRESHOLD, -1))));
        }
        List<String> headers = new ArrayList<>(List.of("each row adds to the one above"));
        pages.sets().forEach(set -> headers.add(set.name()));
        headers.add("left alone of " + pages.unstructured().size());
        List<List<String>> rows = new ArrayList<>();
        String kind = full ? "full" : "lazy";
        try (StepProgress progress = new StepProgress("repairs, " + kind, steps.size() * pages.size(), err)) {
            for (Step step : steps) {
                Extractor extractor = new ThesisExtractor(step.stages(), System::nanoTime);
                List<String> row = new ArrayList<>(List.of(step.what()));
                for (LabeledPages.Labelled set : pages.sets()) {
                    row.add(digits(
                            100
                                    * RecordEvaluation.sum(RecordEvaluation.ours(set, extractor, progress::step))
                                            .f1(),
                            2));
                }
                row.add(Long.toString(RecordEvaluation.silent(
                        RecordEvaluation.bare(pages.unstructured(), extractor, progress::step))));
                rows.add(row);
            }
        }
        return new ReportTable(
                "F of records in percent, " + kind + " spectrum, from the printed thesis to profile thesis",
                headers,
                rows);
    }
}
