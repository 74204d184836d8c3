package io.tagwave.lab.evaluate;

import io.tagwave.eval.FeatureStatistics;
import io.tagwave.eval.FeatureStatistics.Moments;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.RegionFeature;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Tables 7 to 9 of the thesis from its labeled regions, beside the published numbers. */
final class FeatureTables {

    private final LabeledRegions regions;
    private final boolean[] content;

    FeatureTables(LabeledRegions regions) {
        this.regions = regions;
        content = regions.samples().y();
    }

    List<ReportTable> all() {
        return List.of(
                importance(),
                correlation("all", i -> true),
                correlation("content", i -> content[i]),
                correlation("noise", i -> !content[i]),
                moments("all", i -> true),
                moments("content", i -> content[i]),
                moments("noise", i -> !content[i]));
    }

    private ReportTable importance() {
        return PrintedTable.read("thesis-7").beside(6, (feature, statistic) -> {
            double[] values = values(feature, i -> true);
            return statistic.equals("ANOVA")
                    ? FeatureStatistics.anova(values, content)
                    : FeatureStatistics.chiSquare(values, content);
        });
    }

    private ReportTable correlation(String name, IntPredicate included) {
        return PrintedTable.read("thesis-8-" + name)
                .beside(
                        2,
                        (row, column) ->
                                FeatureStatistics.correlation(values(row, included), values(column, included)));
    }

    private ReportTable moments(String name, IntPredicate included) {
        return PrintedTable.read("thesis-9-" + name).beside(2, (feature, statistic) -> {
            Moments moments = Moments.of(values(feature, included));
            return switch (statistic) {
                case "mean" -> moments.mean();
                case "CV" -> moments.variation();
                case "skewness" -> moments.skewness();
                default -> moments.kurtosis();
            };
        });
    }

    private double[] values(String label, IntPredicate included) {
        RegionFeature feature = Arrays.stream(RegionFeature.values())
                .filter(one -> one.label().equals(label))
                .findFirst()
                .orElseThrow();
        return IntStream.range(0, content.length)
                .filter(included)
                .mapToDouble(i -> feature.of(regions.regions().get(i)))
                .toArray();
    }
}
