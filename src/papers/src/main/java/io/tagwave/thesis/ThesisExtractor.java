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

        List<NodeTable> tables = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            LocatedRegion region = regions.get(i).located();
            tables.add(verdicts.get(i).content() ? aligner.align(tree, sequence, region) : unaligned(tree, region));
        }
        return new Finished(judged(regions, tables, verdicts, features), watch.split(), classifyMillis);
    }

    /** Leaves out regions whose table has no field: they hold nothing to extract. */
    private static List<JudgedRegion> judged(
            List<SegmentedRegion> regions,
            List<NodeTable> tables,
            List<Verdict> verdicts,
            List<RegionFeatures> features) {
        return IntStream.range(0, regions.size())
                .filter(i -> tables.get(i).width() > 0)
                .mapToObj(i -> new JudgedRegion(
                        regions.get(i).located(),
                        tables.get(i),
                        verdicts.get(i),
                        features.get(i).byName()))
                .toList();
    }

    /** Returns rows of what is not aligned: the texts, links and images of each record in the page's order, from the left. */
    private static NodeTable unaligned(PageTree tree, LocatedRegion region) {
        List<int[]> fields = region.records().stream()
                .map(record -> IntStream.range(record.start(), record.end())
                        .filter(node -> tree.isText(node) || tree.isLink(node) || tree.isImage(node))
                        .toArray())
                .toList();
        int width = fields.stream().mapToInt(row -> row.length).max().orElse(0);
        List<int[]> rows = new ArrayList<>();
        for (int[] row : fields) {
            int[] filled = Arrays.copyOf(row, width);
            Arrays.fill(filled, row.length, width, NodeTable.GAP);
            rows.add(filled);
        }
        return new NodeTable(rows);
    }

    private Finished alignThenClassify(
            PageTree tree, TagPathSequence sequence, List<SegmentedRegion> regions, Stopwatch watch) {
        List<SegmentedRegion> filled = new ArrayList<>();
        List<NodeTable> tables = new ArrayList<>();
        List<RegionFeatures> features = new ArrayList<>();
        for (SegmentedRegion region : regions) {
            NodeTable table = aligner.align(tree, sequence, region.located());
            if (table.width() > 0) {
                filled.add(region);
                tables.add(table);
            }
        }
        double alignMillis = watch.split();
        FeatureExtractor extractor =
                new FeatureExtractor(tree, sequence, stages.classifier().measurement());
        for (int i = 0; i < filled.size(); i++) {
            features.add(extractor.features(filled.get(i), tables.get(i)));
        }
        List<Verdict> verdicts = stages.classifier().classify(features);
        return new Finished(judged(filled, tables, verdicts, features), alignMillis, watch.split());
    }
}
