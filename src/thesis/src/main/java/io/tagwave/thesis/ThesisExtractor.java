package io.tagwave.thesis;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.align.Table;
import io.tagwave.content.Verdict;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.Judgement;
import io.tagwave.extract.Stopwatch;
import io.tagwave.extract.Timings;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The way of a page in the thesis (Figure 1): regions where the contour of the sequence is flat, records where the power
 * spectrum of a region has a peak, tables by centre star alignment, content by the features of regions.
 */
public final class ThesisExtractor extends Extractor {

    private final ThesisStages stages;
    private final CenterStarAligner aligner = new CenterStarAligner(CenterStarSettings.DEFAULT);

    /**
     * An extractor.
     *
     * @param nanos a clock in nanoseconds, to time the stages
     */
    public ThesisExtractor(ThesisStages stages, LongSupplier nanos) {
        super(nanos);
        this.stages = stages;
    }

    /** The stages of which there are several. */
    public ThesisStages stages() {
        return stages;
    }

    @Override
    public Judgement judge(PageTree tree) {
        Stopwatch watch = stopwatch();

        TagPathSequence sequence = sequence(tree);
        double sequenceMillis = watch.split();

        List<DataRegion> candidates = stages.segmenter().find(sequence);
        double segmentMillis = watch.split();

        List<LocatedRegion> located = stages.locator().locate(sequence, candidates);
        double locateMillis = watch.split();

        List<Aligned> aligned = align(tree, sequence, located);
        double alignMillis = watch.split();

        List<JudgedRegion> judged = classify(tree, sequence, aligned);
        double classifyMillis = watch.split();

        return new Judgement(
                judged, new Timings(sequenceMillis, segmentMillis, locateMillis, alignMillis, classifyMillis, 0));
    }

    /** The sequence that the stages look at. */
    public static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    private record Aligned(LocatedRegion region, Table table) {}

    /** The regions with a table; one without any field in it holds nothing to extract. */
    private List<Aligned> align(PageTree tree, TagPathSequence sequence, List<LocatedRegion> regions) {
        List<Aligned> aligned = new ArrayList<>();
        for (LocatedRegion region : regions) {
            Table table = aligner.align(tree, sequence, region);
            if (table.width() > 0) {
                aligned.add(new Aligned(region, table));
            }
        }
        return aligned;
    }

    private List<JudgedRegion> classify(PageTree tree, TagPathSequence sequence, List<Aligned> regions) {
        FeatureExtractor extractor =
                new FeatureExtractor(tree, sequence, stages.classifier().measurement());
        List<Features> features = new ArrayList<>();
        for (Aligned a : regions) {
            features.add(extractor.features(a.region(), a.table()));
        }
        List<Verdict> verdicts = stages.classifier().classify(features);
        List<JudgedRegion> judged = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            Aligned a = regions.get(i);
            judged.add(new JudgedRegion(
                    a.region(), a.table(), verdicts.get(i), features.get(i).byName()));
        }
        return judged;
    }
}
