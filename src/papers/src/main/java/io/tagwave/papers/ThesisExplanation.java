package io.tagwave.papers;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.thesis.CodeTrial;
import io.tagwave.thesis.ContourSegmenter;
import io.tagwave.thesis.DataRegion;
import io.tagwave.thesis.KMeansClassifier;
import io.tagwave.thesis.RegionFeature;
import io.tagwave.thesis.RegionFeatures;
import io.tagwave.thesis.SpectralSettings;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says in the thesis' terms why each candidate region of a page was kept or dropped. */
final class ThesisExplanation {

    private final ThesisStages stages;
    private final TagPathSequence sequence;
    private final Extraction extraction;
    private final List<String> lines = new ArrayList<>();

    ThesisExplanation(PageTree tree, ThesisStages stages, Extraction extraction) {
        this.stages = stages;
        this.extraction = extraction;
        sequence = TagPathSequence.of(tree, stages.steps());
    }

    List<String> lines() {
        List<DataRegion> regions = stages.segmenter().candidates(sequence);
        SpectralSettings settings = stages.locator().settings();
        lines.add("sequence of " + sequence.length() + " positions and " + sequence.alphabetSize() + " codes; "
                + regions.size() + " candidate regions where its contour is flat");
        lines.add("a code begins records if it occurs " + settings.minOccurrences() + " times or more, over "
                + digits(settings.minDistance(), 1) + " positions apart, with a CV below "
                + digits(settings.maxVariation(), 2) + ", covers over " + percent(settings.minCoverage(), 1)
                + " of its region, and has a peak");
        regions.forEach(this::region);
        return lines;
    }

    private void region(DataRegion region) {
        int size = region.span().length();
        lines.add("region " + region.span().start() + " to " + region.span().end() + ": " + size + " positions, "
                + percent(size, sequence.length()) + " of the page");
        ContourSegmenter segmenter = stages.segmenter();
        if (!segmenter.isLarge(region, sequence)) {
            say("dropped: too small, at least " + percent(segmenter.settings().minShare(), 1) + " is asked");
            return;
        }
        String most = digits(segmenter.settings().maxSlope(), 4);
        String slope = "slope of the fitted line " + digits(region.slope(), 4) + " codes a position";
        if (!segmenter.isFlat(region)) {
            say("dropped: " + slope + ", its codes rise or fall; at most " + most + " is allowed");
            return;
        }
        say(slope + ", flat enough (at most " + most + ")");
        List<CodeTrial> trials = stages.locator().trials(sequence, region);
        trials.stream()
                .filter(trial -> trial.outcome() != CodeTrial.Outcome.TOO_RARE)
                .map(this::trial)
                .forEach(this::say);
        if (trials.isEmpty() || trials.get(trials.size() - 1).outcome() != CodeTrial.Outcome.ACCEPTED) {
            say("dropped: none of its " + trials.size() + " codes marks the begin of records");
            return;
        }
        extraction.regions().stream()
                .filter(found -> found.start() >= region.span().start()
                        && found.end() <= region.span().end())
                .findFirst()
                .ifPresentOrElse(this::verdict, () -> say("dropped: its records hold no field"));
    }

    private String trial(CodeTrial trial) {
        String measured = "code " + trial.code() + ": " + trial.positions().length + " times, every "
                + digits(trial.distance(), 1) + " positions, CV " + digits(trial.variation(), 3) + ", covers "
                + percent(trial.coverage(), 1);
        if (Double.isNaN(trial.peak())) {
            return measured + ": refused";
        }
        String peak = measured + ", peak " + digits(trial.peak(), 2) + " "
                + stages.locator().spectrum().unit() + " (more than "
                + digits(stages.locator().spectrum().threshold(), 2) + ")";
        return peak + (trial.outcome() == CodeTrial.Outcome.ACCEPTED ? ": records begin there" : ": refused");
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
        if (stages.classifier() instanceof KMeansClassifier kMeans) {
            double least = kMeans.least(extraction.regions().stream()
                    .map(found -> RegionFeatures.of(found.features()))
                    .toList());
            double product = region.verdict().score();
            return String.format(Locale.ROOT, "product of features %.3g, content from %.3g on", product, least);
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
