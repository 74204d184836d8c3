package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.FeatureStatistics;
import io.tagwave.eval.Moments;
import io.tagwave.eval.ThesisTables;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.RegionFeature;
import io.tagwave.thesis.RegionFeatures;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;

/** Tables 7 to 9 of the thesis, ours beside the published numbers. */
final class FeatureTables {

    private final List<RegionFeatures> regions;
    private final boolean[] content;

    FeatureTables(LabeledRegions file) {
        regions = file.regions();
        content = file.samples().y();
    }

    List<ReportTable> all() {
        List<ReportTable> tables = new ArrayList<>(List.of(importance()));
        tables.add(correlation("content and noise", regions, ThesisTables.CORRELATION_ALL));
        tables.add(correlation("content", of(true), ThesisTables.CORRELATION_CONTENT));
        tables.add(correlation("noise", of(false), ThesisTables.CORRELATION_NOISE));
        tables.add(moments("content and noise", regions, ThesisTables.MOMENTS_ALL));
        tables.add(moments("content", of(true), ThesisTables.MOMENTS_CONTENT));
        tables.add(moments("noise", of(false), ThesisTables.MOMENTS_NOISE));
        return tables;
    }

    private ReportTable importance() {
        ReportTable table = ReportTable.of(
                "Table 7: feature importance against the class", "feature", "χ²", "published", "ANOVA", "published");
        for (RegionFeature feature : RegionFeature.values()) {
            double[] values = values(regions, feature);
            double[] published = ThesisTables.IMPORTANCE.get(feature);
            table = table.row(
                    feature.label(),
                    digits(FeatureStatistics.chiSquare(values, content), 6),
                    digits(published[0], 6),
                    digits(FeatureStatistics.anova(values, content), 6),
                    digits(published[1], 6));
        }
        return table;
    }

    private static ReportTable correlation(String which, List<RegionFeatures> regions, double[][] published) {
        List<RegionFeature> order = ThesisTables.CORRELATION_ORDER;
        List<String> headers = new ArrayList<>(List.of("feature"));
        order.subList(1, order.size()).forEach(feature -> headers.addAll(List.of(feature.label(), "published")));
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i + 1 < order.size(); i++) {
            List<String> row = new ArrayList<>(List.of(order.get(i).label()));
            for (int j = 1; j < order.size(); j++) {
                boolean above = j > i;
                double r = FeatureStatistics.correlation(values(regions, order.get(i)), values(regions, order.get(j)));
                row.add(above ? digits(r, 2) : "");
                row.add(above ? digits(published[i][j - i - 1], 2) : "");
            }
            rows.add(row);
        }
        return new ReportTable("Table 8: correlation of features, " + which, headers, rows);
    }

    private static ReportTable moments(
            String which, List<RegionFeatures> regions, Map<RegionFeature, Moments> published) {
        ReportTable table = ReportTable.of(
                "Table 9: feature statistics, " + which,
                "feature",
                "mean",
                "published",
                "CV",
                "published",
                "skewness",
                "published",
                "kurtosis",
                "published");
        DoubleFunction<String> two = value -> digits(value, 2);
        for (RegionFeature feature : RegionFeature.values()) {
            Moments ours = Moments.of(values(regions, feature));
            Moments theirs = published.get(feature);
            table = table.row(
                    feature.label(),
                    two.apply(ours.mean()),
                    two.apply(theirs.mean()),
                    two.apply(ours.variation()),
                    two.apply(theirs.variation()),
                    two.apply(ours.skewness()),
                    two.apply(theirs.skewness()),
                    two.apply(ours.kurtosis()),
                    two.apply(theirs.kurtosis()));
        }
        return table;
    }

    private List<RegionFeatures> of(boolean label) {
        return IntStream.range(0, content.length)
                .filter(i -> content[i] == label)
                .mapToObj(regions::get)
                .toList();
    }

    private static double[] values(List<RegionFeatures> regions, RegionFeature feature) {
        return regions.stream().mapToDouble(feature::of).toArray();
    }
}
