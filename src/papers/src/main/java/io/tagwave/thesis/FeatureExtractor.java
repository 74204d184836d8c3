package io.tagwave.thesis;

import io.tagwave.align.NodeTable;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Measures the features of a region (thesis, 4.3), all from 0 to 1. */
public record FeatureExtractor(PageTree tree, TagPathSequence sequence, FeatureMeasurement measurement) {

    /**
     * The six features.
     *
     * @param table its records aligned; only the program's way of measuring asks for it
     */
    public RegionFeatures features(SegmentedRegion region, @Nullable NodeTable table) {
        return measurement == FeatureMeasurement.PROGRAM
                ? byProgram(region.located(), Objects.requireNonNull(table, "the program measures aligned records"))
                : byEquations(region);
    }

    private RegionFeatures byEquations(SegmentedRegion region) {
        Span span = region.span();
        double greatest = sequence.alphabetSize();
        double length = sequence.length();
        double count = region.located().parts().size();
        IntSummaryStatistics codes = codes(IntStream.range(span.start(), span.end()));
        return new RegionFeatures(
                span.length() / length,
                centre(span),
                (length - middle(span)) / length,
                codes.getAverage() / greatest,
                (codes.getMax() - codes.getMin()) / greatest,
                proportion(count, span.length() / count));
    }

    private RegionFeatures byProgram(LocatedRegion region, NodeTable table) {
        Span span = region.span();
        BitSet fields = fields(table);
        int columns = columns(table, fields);
        region.records().forEach(record -> fields.set(record.start()));
        IntSummaryStatistics codes = codes(fields.stream());
        IntSummaryStatistics page = codes(IntStream.range(0, sequence.length()));
        return new RegionFeatures(
                span.length() / (double) sequence.length(),
                centre(span),
                middle(span) / sequence.length(),
                codes.getAverage() / page.getMax(),
                proportion(codes.getMax() - codes.getAverage(), page.getMax() - page.getAverage()),
                proportion(table.height(), columns));
    }

    private IntSummaryStatistics codes(IntStream positions) {
        return positions.map(sequence::code).summaryStatistics();
    }

    private double centre(Span span) {
        double half = sequence.length() / 2.0;
        return 1 - Math.abs(middle(span) - half) / half;
    }

    private static double middle(Span span) {
        return span.start() + span.length() / 2.0;
    }

    private static double proportion(double first, double second) {
        double greater = Math.max(first, second);
        return greater <= 0 ? 0 : Math.max(0, Math.min(first, second)) / greater;
    }

    /** The texts and images of a table: the program drops anchors. */
    private BitSet fields(NodeTable table) {
        BitSet fields = new BitSet();
        for (int row = 0; row < table.height(); row++) {
            for (int column = 0; column < table.width(); column++) {
                int node = table.node(row, column);
                if (node != NodeTable.GAP && (tree.isText(node) || tree.isImage(node))) {
                    fields.set(node);
                }
            }
        }
        return fields;
    }

    /** The number of columns with a field in them. */
    private static int columns(NodeTable table, BitSet fields) {
        return (int) IntStream.range(0, table.width())
                .filter(column -> IntStream.range(0, table.height())
                        .map(row -> table.node(row, column))
                        .anyMatch(node -> node != NodeTable.GAP && fields.get(node)))
                .count();
    }
}
