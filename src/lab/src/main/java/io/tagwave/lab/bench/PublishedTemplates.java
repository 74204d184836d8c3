package io.tagwave.lab.bench;

import io.tagwave.report.ReportTable;
import io.tagwave.template.TemplateAlgorithms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What the template thesis printed (Figures 5.1 and 5.2), for its ten sets of pages, which are not these. */
final class PublishedTemplates {

    private static final List<TemplateAlgorithms> COLUMNS =
            List.of(TemplateAlgorithms.BOTTOM_UP, TemplateAlgorithms.PS_PRINTED, TemplateAlgorithms.CPS_PRINTED);

    private static final List<String> SETS = List.of(
            "CNET-Latest News",
            "CNN-Money",
            "CNN-Travel",
            "CNN-Entertainment",
            "BBC-Entertainment",
            "BBC-Economics",
            "MSN-Business",
            "MSN-InGame Blog",
            "Yahoo-News",
            "NPR-Music");

    /** Table 5.1: pairs of pages of each set. */
    private static final int[] PAIRS = {91, 120, 91, 120, 21, 91, 55, 105, 55, 91};

    private static final double[][] F1 = {
        {0.907, 0.968, 0.977}, {0.985, 0.995, 0.997}, {0.951, 0.993, 0.994}, {0.977, 0.993, 0.994},
        {0.884, 0.964, 0.960}, {0.891, 0.935, 0.948}, {0.963, 0.993, 0.998}, {0.978, 0.994, 0.995},
        {0.939, 0.995, 0.998}, {0.951, 0.982, 0.988}
    };

    private static final double[][] PRECISION = {
        {0.905, 0.988, 0.992}, {0.981, 0.998, 0.998}, {0.940, 0.997, 0.998}, {0.973, 0.994, 0.995},
        {0.874, 0.968, 0.975}, {0.877, 0.952, 0.964}, {0.982, 0.996, 0.999}, {0.989, 0.995, 0.996},
        {0.967, 0.997, 0.998}, {0.929, 0.990, 0.994}
    };

    private static final double[][] RECALL = {
        {0.915, 0.950, 0.963}, {0.989, 0.993, 0.996}, {0.962, 0.989, 0.990}, {0.982, 0.992, 0.993},
        {0.899, 0.960, 0.947}, {0.910, 0.923, 0.934}, {0.946, 0.991, 0.998}, {0.968, 0.993, 0.994},
        {0.913, 0.994, 0.997}, {0.975, 0.974, 0.983}
    };

    /** BU-TD with penalty; PS-TD and CPS-TD are the same with and without. */
    private static final double[] PENALISED_BOTTOM_UP = {0, 0.008, 0, 0, 0, 0, 0, 0.022, 0, 0};

    /** By the letter of the figures' parts a, b and c. */
    private static final Map<String, double[][]> FIGURES = Map.of("a", F1, "b", PRECISION, "c", RECALL);

    private PublishedTemplates() {}

    /**
     * Rows to put below ours: the printed sets, and their mean.
     *
     * @param part the part of the figure, a, b or c
     * @param penalised whether of Figure 5.2 instead of 5.1
     * @param algorithms the columns of the table
     */
    static List<List<String>> rows(String part, boolean penalised, List<TemplateAlgorithms> algorithms) {
        double[][] figure = FIGURES.get(part);
        List<List<String>> rows = new ArrayList<>();
        double[] sum = new double[COLUMNS.size()];
        for (int set = 0; set < figure.length; set++) {
            double[] values = figure[set].clone();
            values[0] = penalised ? PENALISED_BOTTOM_UP[set] : values[0];
            for (int c = 0; c < sum.length; c++) {
                sum[c] += values[c] / figure.length;
            }
            rows.add(row("printed: " + SETS.get(set), values, algorithms));
        }
        rows.add(row("printed: mean of its sets", sum, algorithms));
        return rows;
    }

    /** The printed sets with their numbers of pairs; the thesis does not print what else a row of ours has. */
    static List<List<String>> sets() {
        return IntStream.range(0, PAIRS.length)
                .mapToObj(set -> List.of("printed: " + SETS.get(set), Integer.toString(PAIRS[set]), "-", "-"))
                .toList();
    }

    /** Mean over the printed sets of F with penalty. */
    static double penalisedF1(TemplateAlgorithms algorithm) {
        int column = COLUMNS.indexOf(algorithm);
        double sum = 0;
        for (int set = 0; set < F1.length; set++) {
            sum += column == 0 ? PENALISED_BOTTOM_UP[set] : F1[set][column];
        }
        return sum / F1.length;
    }

    /** One more row for the table of times: a tenth and a quarter of the reference (Figure 5.10b). */
    static List<String> speed(List<TemplateAlgorithms> algorithms) {
        return row("printed, about (Figure 5.10b)", new double[] {Double.NaN, 4, 10}, algorithms);
    }

    private static List<String> row(String name, double[] values, List<TemplateAlgorithms> algorithms) {
        List<String> row = new ArrayList<>(List.of(name));
        for (TemplateAlgorithms algorithm : algorithms) {
            int column = COLUMNS.indexOf(algorithm);
            boolean known = column >= 0 && !Double.isNaN(values[column]);
            row.add(known ? ReportTable.digits(values[column], 3) : "-");
        }
        return row;
    }
}
