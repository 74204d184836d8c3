package io.tagwave.inspect;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.extract.ExtractedList;
import io.tagwave.report.Chart;
import io.tagwave.signal.Signals;
import io.tagwave.thesis.CodeTrial;
import io.tagwave.thesis.RegionFeatures;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** The thesis' Figures 2, 4 to 7 and 9 to 12 for a page, by the names of their files. */
public final class ThesisFigures {

    private final ThesisInspection inspection;
    private final int[] codes;

    public ThesisFigures(ThesisInspection inspection) {
        this.inspection = inspection;
        codes = inspection.sequence().codes(0, inspection.sequence().length());
    }

    public Map<String, Chart> all() {
        Map<String, Chart> figures = new LinkedHashMap<>();
        figures.put("figure-02-sequence", regions());
        figures.put("figure-04a-contour", contour());
        figures.put("figure-04b-difference", difference());
        int number = 0;
        for (ThesisInspection.Region region : inspection.regions()) {
            if (region.accepted() != null) {
                add(figures, "region-" + ++number + "-", region);
            }
        }
        return figures;
    }

    private void add(Map<String, Chart> figures, String prefix, ThesisInspection.Region region) {
        RegionSignal signal = new RegionSignal(inspection, region);
        // Figures 5, 6 and 12 differ in what the region is like: in Figure 6 another frequency has the greatest peak.
        String number = signal.highestElsewhere() ? "06" : "05";
        figures.put(prefix + "figure-" + number + "a-records", records(region));
        figures.put(prefix + "figure-" + number + "b-spectrum", signal.spectrum());
        figures.put(prefix + "figure-07-lazy", signal.lazy());
        if (region.extracted() != null) {
            figures.put(prefix + "figure-09-size", size(region.extracted()));
            figures.put(prefix + "figure-10-position", position(region.extracted()));
            figures.put(prefix + "figure-11-range", range(region.extracted()));
            figures.put(prefix + "figure-12-record", signal.proportion(region.extracted()));
        }
    }

    private Chart page(String title) {
        return Chart.of(title, "position in the sequence", "tag path code").line("sequence", doubles(codes));
    }

    private Chart regions() {
        Chart chart = page("Figure 2: the page as a sequence, with its regions");
        for (ThesisInspection.Region region : inspection.regions()) {
            ExtractedList found = region.extracted();
            if (found != null) {
                String name = (found.verdict().content() ? "content, " : "noise, ")
                        + found.records().size() + " records";
                int[] inside = inspection.sequence().codes(found.start(), found.end());
                chart = chart.box(
                        name,
                        found.start(),
                        found.end(),
                        Arrays.stream(inside).min().orElse(0),
                        Arrays.stream(inside).max().orElse(0));
            }
        }
        return chart;
    }

    private Chart contour() {
        return page("Figure 4a: the contour is flat where the page repeats itself")
                .line("contour", doubles(Signals.contour(codes)));
    }

    private Chart difference() {
        int[] contour = Signals.contour(codes);
        double[] difference = IntStream.range(1, contour.length)
                .mapToDouble(i -> contour[i] - contour[i - 1])
                .toArray();
        return Chart.of("Figure 4b: difference of the contour", "position in the sequence", "difference")
                .line("difference", difference);
    }

    private Chart records(ThesisInspection.Region region) {
        Span span = region.candidate().span();
        int[] inside = inspection.sequence().codes(span.start(), span.end());
        CodeTrial accepted = Objects.requireNonNull(region.accepted(), "a region with records has an accepted code");
        double slope = region.candidate().slope();
        double middle = Arrays.stream(inside).average().orElse(0);
        double[] starts = doubles(accepted.positions());
        double[] level = new double[starts.length];
        Arrays.fill(level, accepted.code());
        return Chart.of(
                        "Region at " + span.start() + ": " + starts.length + " records begin at code "
                                + accepted.code(),
                        "position in the region",
                        "tag path code")
                .line("sequence", doubles(inside))
                .trend("fitted line, slope " + digits(slope, 4), middle - slope * (inside.length - 1) / 2.0, slope)
                .points("record boundary", starts, level);
    }

    private Chart size(ExtractedList region) {
        return page("Figure 9: size "
                        + digits(RegionFeatures.of(region.features()).size(), 4))
                .vertical("begin of the region", region.start())
                .vertical("its end", region.end());
    }

    private Chart position(ExtractedList region) {
        double middle = (region.start() + region.end()) / 2.0;
        double mean = Arrays.stream(inspection.sequence().codes(region.start(), region.end()))
                .average()
                .orElse(0);
        return page("Figure 10: center "
                        + digits(RegionFeatures.of(region.features()).center(), 4) + ", horizontal "
                        + digits(RegionFeatures.of(region.features()).horizontal(), 4) + ", vertical "
                        + digits(RegionFeatures.of(region.features()).vertical(), 4))
                .vertical("middle of the page", codes.length / 2.0)
                .vertical("middle of the region", middle)
                .horizontal("mean of the region", mean)
                .horizontal("greatest code", Arrays.stream(codes).max().orElse(0));
    }

    private Chart range(ExtractedList region) {
        int[] inside = inspection.sequence().codes(region.start(), region.end());
        return page("Figure 11: range "
                        + digits(RegionFeatures.of(region.features()).range(), 4))
                .horizontal(
                        "lowest code of the region", Arrays.stream(inside).min().orElse(0))
                .horizontal(
                        "highest code of the region",
                        Arrays.stream(inside).max().orElse(0))
                .horizontal(
                        "greatest code of the page", Arrays.stream(codes).max().orElse(0));
    }

    private static double[] doubles(int[] values) {
        return Arrays.stream(values).asDoubleStream().toArray();
    }
}
