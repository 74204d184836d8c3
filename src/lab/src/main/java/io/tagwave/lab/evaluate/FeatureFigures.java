package io.tagwave.lab.evaluate;

import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.report.Chart;
import io.tagwave.thesis.RegionFeature;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The thesis' Figures 13 and 16 to 18: features of the labeled regions by class, and against each other.
 *
 * @param file the regions
 */
record FeatureFigures(LabeledRegions file) {

    private static final int POINTS = 101;

    Map<Chart, String> all() {
        Map<Chart, String> figures = new LinkedHashMap<>();
        for (RegionFeature feature : RegionFeature.values()) {
            figures.put(
                    strip(feature),
                    "Figure 13: " + feature.label()
                            + " of content and noise. The height within a class means nothing.");
        }
        for (RegionFeature feature : RegionFeature.values()) {
            figures.put(
                    density(feature),
                    "Figures 16, 17 and 18, the diagonal: kernel density of " + feature.label()
                            + " (Gaussian, Silverman's width).");
        }
        for (RegionFeature x : RegionFeature.values()) {
            for (RegionFeature y : RegionFeature.values()) {
                if (x.compareTo(y) < 0) {
                    figures.put(
                            pair(x, y), "Figure 18, with 16 and 17 in it: " + x.label() + " and " + y.label() + ".");
                }
            }
        }
        return figures;
    }

    private Chart strip(RegionFeature feature) {
        Chart chart = Chart.of("Feature " + feature.label() + " by class", feature.label(), "0 noise, 1 content");
        for (boolean content : new boolean[] {true, false}) {
            double[] values = values(feature, content);
            double[] heights = IntStream.range(0, values.length)
                    .mapToDouble(i -> (content ? 1 : 0) + (i % 21 - 10) / 60.0)
                    .toArray();
            chart = chart.points(name(content), values, heights);
        }
        return chart;
    }

    private Chart density(RegionFeature feature) {
        Chart chart = Chart.of("Density of " + feature.label(), feature.label(), "density");
        double[] x =
                IntStream.range(0, POINTS).mapToDouble(i -> i / (POINTS - 1.0)).toArray();
        for (boolean content : new boolean[] {true, false}) {
            double[] values = values(feature, content);
            double width = width(values);
            chart = chart.line(
                    name(content),
                    x,
                    Arrays.stream(x).map(at -> density(values, at, width)).toArray());
        }
        return chart;
    }

    private Chart pair(RegionFeature x, RegionFeature y) {
        Chart chart = Chart.of(y.label() + " against " + x.label(), x.label(), y.label());
        for (boolean content : new boolean[] {true, false}) {
            chart = chart.points(name(content), values(x, content), values(y, content));
        }
        return chart;
    }

    private static double density(double[] values, double at, double width) {
        double sum = Arrays.stream(values)
                .map(v -> Math.exp(-(v - at) * (v - at) / (2 * width * width)))
                .sum();
        return sum / (values.length * width * Math.sqrt(2 * Math.PI));
    }

    /** Returns Silverman's width of a normal kernel. */
    private static double width(double[] values) {
        double mean = Arrays.stream(values).average().orElse(0);
        double variance = Arrays.stream(values)
                .map(v -> (v - mean) * (v - mean))
                .average()
                .orElse(0);
        return Math.max(1e-3, 1.06 * Math.sqrt(variance) * Math.pow(values.length, -0.2));
    }

    private double[] values(RegionFeature feature, boolean content) {
        return IntStream.range(0, file.regions().size())
                .filter(i -> file.content().get(i) == content)
                .mapToDouble(i -> feature.of(file.regions().get(i)))
                .toArray();
    }

    private static String name(boolean content) {
        return content ? "content" : "noise";
    }
}
