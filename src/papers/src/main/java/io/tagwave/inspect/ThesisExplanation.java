package io.tagwave.inspect;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.thesis.CodeTrial;
import io.tagwave.thesis.KMeansClassifier;
import io.tagwave.thesis.RegionClassifier;
import io.tagwave.thesis.RegionFeature;
import io.tagwave.thesis.RegionFeatures;
import io.tagwave.thesis.SpectralSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says in the thesis' terms why each candidate region of a page was kept or dropped. */
public final class ThesisExplanation {

    private final ThesisInspection inspection;
    private final RegionClassifier classifier;
    private final Extraction extraction;
    private final List<String> lines = new ArrayList<>();

    public ThesisExplanation(ThesisInspection inspection, RegionClassifier classifier, Extraction extraction) {
        this.inspection = inspection;
        this.classifier = classifier;
        this.extraction = extraction;
    }

    public List<String> lines() {
        int length = inspection.sequence().length();
        lines.add("sequence of " + length + " positions and "
                + inspection.sequence().alphabetSize() + " codes; "
                + inspection.regions().size() + " candidate regions where its contour is flat");
        for (ThesisInspection.Region region : inspection.regions()) {
            region(region, length);
        }
        return lines;
    }

    private void region(ThesisInspection.Region region, int length) {
        int size = region.candidate().span().length();
        lines.add("region " + region.candidate().span().start() + " to "
                + region.candidate().span().end() + ": " + size + " positions, " + percent(size, length)
                + " of the page");
        if (!region.large()) {
            say("dropped: too small, at least "
                    + percent(inspection.segmenter().settings().minShare(), 1) + " is asked");
            return;
        }
        double most = inspection.segmenter().settings().maxSlope();
        String slope = "slope of the fitted line " + digits(region.candidate().slope(), 4) + " codes a position";
        if (!region.flat()) {
            say("dropped: " + slope + ", its codes rise or fall; at most " + digits(most, 4) + " is allowed");
            return;
        }
        say(slope + ", flat enough (at most " + digits(most, 4) + ")");
        trials(region);
        if (region.extracted() != null) {
            verdict(region.extracted());
        } else if (region.accepted() != null) {
            say("dropped: its records hold no field");
        }
    }

    private void trials(ThesisInspection.Region region) {
        SpectralSettings settings = inspection.locator().settings();
        long rare = region.trials().stream()
                .filter(trial -> trial.outcome() == CodeTrial.Outcome.TOO_RARE)
                .count();
        if (rare > 0) {
            say(rare + (rare == 1 ? " code occurs" : " codes occur") + " fewer than " + settings.minOccurrences()
                    + " times");
        }
        region.trials().stream()
                .filter(trial -> trial.outcome() != CodeTrial.Outcome.TOO_RARE)
                .map(trial -> trial(trial, settings))
                .forEach(this::say);
        if (region.accepted() == null) {
            say("dropped: none of its " + region.trials().size() + " codes marks the begin of records");
        }
    }

    private String trial(CodeTrial trial, SpectralSettings settings) {
        String distance = digits(trial.distance(), 1);
        String evenness = "CV " + digits(trial.variation(), 3);
        String coverage = "covers " + percent(trial.coverage(), 1);
        String peak = "peak " + digits(trial.peak(), 2) + " "
                + inspection.locator().spectrum().unit();
        double threshold = inspection.locator().spectrum().threshold();
        String start =
                "code " + trial.code() + ": " + trial.positions().length + " times, every " + distance + " positions";
        return switch (trial.outcome()) {
            case TOO_RARE -> start;
            case TOO_CLOSE -> start + "; more than " + digits(settings.minDistance(), 1) + " is asked";
            case UNEVEN -> start + ", " + evenness + "; less than " + digits(settings.maxVariation(), 2) + " is asked";
            case COVERS_TOO_LITTLE ->
                start + ", " + evenness + ", " + coverage + "; more than " + percent(settings.minCoverage(), 1)
                        + " is asked";
            case NO_PEAK ->
                start + ", " + evenness + ", " + coverage + ", " + peak + "; more than " + digits(threshold, 2)
                        + " is asked";
            case ACCEPTED ->
                start + ", " + evenness + ", " + coverage + ", " + peak + " (more than " + digits(threshold, 2)
                        + "): records begin there";
        };
    }

    private void verdict(ExtractedList region) {
        RegionFeatures features = RegionFeatures.of(region.features());
        say("features: "
                + Arrays.stream(RegionFeature.values())
                        .map(feature -> feature.label() + " " + digits(feature.of(features), 3))
                        .collect(Collectors.joining(", ")));
        String verdict = region.verdict().content() ? "content" : "noise";
        say(verdict + " (" + region.records().size() + " records): " + reason(region));
    }

    private String reason(ExtractedList region) {
        if (classifier instanceof KMeansClassifier kMeans) {
            double least = kMeans.least(extraction.regions().stream()
                    .map(found -> RegionFeatures.of(found.features()))
                    .toList());
            return String.format(
                    Locale.ROOT,
                    "product of features %.3g, content from %.3g on",
                    region.verdict().score(),
                    least);
        }
        return "the model's score is " + digits(region.verdict().score(), 3) + ", content from 0.5 on";
    }

    private void say(String line) {
        lines.add("  " + line);
    }

    private static String percent(double part, double whole) {
        return digits(100 * part / whole, 1) + " %";
    }
}
