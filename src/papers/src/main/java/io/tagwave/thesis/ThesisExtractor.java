package io.tagwave.thesis;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.align.NodeTable;
import io.tagwave.content.Verdict;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.Stopwatch;
import io.tagwave.extract.Timings;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * The way of a page in the thesis (Figure 1): regions where the contour of the sequence is flat, records where the power
 * spectrum of a region has a peak, content by the features of regions, tables by centre star alignment.
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
    public PageLists judge(PageTree tree) {
        Stopwatch watch = stopwatch();

        TagPathSequence sequence = TagPathSequence.of(tree, stages.steps());
        double sequenceMillis = watch.split();

        List<DataRegion> candidates = stages.segmenter().find(sequence);
        double segmentMillis = watch.split();

        List<SegmentedRegion> located = stages.locator().locate(sequence, candidates);
        double locateMillis = watch.split();

        Finished last = stages.order() == StageOrder.CLASSIFY_THEN_ALIGN
                ? classifyThenAlign(tree, sequence, located, watch)
                : alignThenClassify(tree, sequence, located, watch);

        return new PageLists(
                last.regions,
                new Timings(sequenceMillis, segmentMillis, locateMillis, last.alignMillis, last.classifyMillis, 0));
    }

    /** Tells what the last two stages come to, in either order. */
    private record Finished(List<JudgedRegion> regions, double alignMillis, double classifyMillis) {}

    private Finished classifyThenAlign(
            PageTree tree, TagPathSequence sequence, List<SegmentedRegion> regions, Stopwatch watch) {
        FeatureExtractor extractor = new FeatureExtractor(tree, sequence, FeatureMeasurement.EQUATIONS);
        List<RegionFeatures> features =
                regions.stream().map(region -> extractor.features(region, null)).toList();
        List<Verdict> verdicts = stages.classifier().classify(features);
        double classifyMillis = watch.split();

        List<JudgedRegion> judged = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            SegmentedRegion region = regions.get(i);
            NodeTable table = verdicts.get(i).content()
                    ? aligner.align(tree, sequence, region.located())
                    : unaligned(tree, region.located());
            if (table.width() > 0) {
                judged.add(new JudgedRegion(
                        region.located(),
                        table,
                        verdicts.get(i),
                        features.get(i).byName()));
            }
        }
        return new Finished(judged, watch.split(), classifyMillis);
    }

    /** Returns rows of what is not aligned: the texts, links and images of each record in the page's order, from the left. */
    private static NodeTable unaligned(PageTree tree, LocatedRegion region) {
        List<int[]> rows = new ArrayList<>();
        int width = 0;
        for (Span record : region.records()) {
            int[] row = IntStream.range(record.start(), record.end())
                    .filter(node -> tree.isText(node) || tree.isLink(node) || tree.isImage(node))
                    .toArray();
            rows.add(row);
            width = Math.max(width, row.length);
        }
        for (int i = 0; i < rows.size(); i++) {
            int filled = rows.get(i).length;
            int[] row = Arrays.copyOf(rows.get(i), width);
            Arrays.fill(row, filled, width, NodeTable.GAP);
            rows.set(i, row);
        }
        return new NodeTable(rows);
    }

    private Finished alignThenClassify(
            PageTree tree, TagPathSequence sequence, List<SegmentedRegion> regions, Stopwatch watch) {
        List<Aligned> aligned = align(tree, sequence, regions);
        double alignMillis = watch.split();
        List<JudgedRegion> judged = classify(tree, sequence, aligned);
        return new Finished(judged, alignMillis, watch.split());
    }

    private record Aligned(SegmentedRegion region, NodeTable table) {}

    /** The regions with a table; one without any field in it holds nothing to extract. */
    private List<Aligned> align(PageTree tree, TagPathSequence sequence, List<SegmentedRegion> regions) {
        List<Aligned> aligned = new ArrayList<>();
        for (SegmentedRegion region : regions) {
            NodeTable table = aligner.align(tree, sequence, region.located());
            if (table.width() > 0) {
                aligned.add(new Aligned(region, table));
            }
        }
        return aligned;
    }

    private List<JudgedRegion> classify(PageTree tree, TagPathSequence sequence, List<Aligned> regions) {
        FeatureExtractor extractor =
                new FeatureExtractor(tree, sequence, stages.classifier().measurement());
        List<RegionFeatures> features = new ArrayList<>();
        for (Aligned a : regions) {
            features.add(extractor.features(a.region(), a.table()));
        }
        List<Verdict> verdicts = stages.classifier().classify(features);
        List<JudgedRegion> judged = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            Aligned a = regions.get(i);
            judged.add(new JudgedRegion(
                    a.region().located(),
                    a.table(),
                    verdicts.get(i),
                    features.get(i).byName()));
        }
        return judged;
    }
}
