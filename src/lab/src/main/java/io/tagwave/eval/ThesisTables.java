package io.tagwave.eval;

import io.tagwave.thesis.RegionFeature;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the thesis printed (chapter 5), to be put beside what we measure. */
public final class ThesisTables {

    /** Table 7: χ² and ANOVA of each feature against the class. */
    public static final Map<RegionFeature, double[]> IMPORTANCE = byFeature(new double[][] {
        {51.6426225, 487.50116318},
        {25.8025951, 260.93679423},
        {23.1719961, 232.44608713},
        {4.71168623, 26.59572956},
        {1.16942710, 12.38250104},
        {0.433793117, 3.63505065}
    });

    /** Table 8, above the diagonal: rows and columns center, size, record, range, horizontal, vertical; all regions. */
    public static final double[][] CORRELATION_ALL = {
        {0.63, 0.08, 0.45, -0.11, 0.01}, {0.08, 0.68, -0.02, 0.11}, {0.08, 0.04, 0.03}, {-0.01, 0.08}, {0.85}
    };

    /** Table 8, content regions. */
    public static final double[][] CORRELATION_CONTENT = {
        {0.58, -0.11, 0.21, -0.37, -0.07}, {-0.10, 0.53, -0.12, 0.12}, {-0.04, 0.04, -0.04}, {-0.03, 0.08}, {0.65}
    };

    /** Table 8, noise regions. */
    public static final double[][] CORRELATION_NOISE = {
        {0.25, -0.01, 0.22, -0.15, -0.11}, {-0.12, 0.39, -0.15, -0.11}, {-0.08, 0.01, 0.01}, {-0.13, -0.09}, {0.89}
    };

    /** The order of features in Table 8. */
    public static final List<RegionFeature> CORRELATION_ORDER = List.of(
            RegionFeature.CENTER,
            RegionFeature.SIZE,
            RegionFeature.RECORD,
            RegionFeature.RANGE,
            RegionFeature.HORIZONTAL,
            RegionFeature.VERTICAL);

    /** Table 9, all regions. */
    public static final Map<RegionFeature, Moments> MOMENTS_ALL = moments(new double[][] {
        {0.27, 0.87, 0.92, 2.90},
        {0.57, 0.51, -0.18, 1.71},
        {0.11, 1.12, 1.98, 7.46},
        {0.40, 0.68, 0.52, 2.15},
        {0.59, 0.40, -0.49, 2.42},
        {0.55, 0.47, -0.26, 2.14}
    });

    /** Table 9, content regions. */
    public static final Map<RegionFeature, Moments> MOMENTS_CONTENT = moments(new double[][] {
        {0.44, 0.49, 0.28, 2.47},
        {0.74, 0.27, -0.81, 2.95},
        {0.19, 0.74, 1.49, 5.51},
        {0.46, 0.61, 0.22, 1.89},
        {0.63, 0.24, -0.80, 3.58},
        {0.57, 0.26, -0.45, 3.63}
    });

    /** Table 9, noise regions. */
    public static final Map<RegionFeature, Moments> MOMENTS_NOISE = moments(new double[][] {
        {0.12, 0.94, 2.32, 9.37},
        {0.41, 0.65, 0.58, 2.16},
        {0.05, 1.40, 4.37, 26.83},
        {0.34, 0.74, 0.81, 2.74},
        {0.56, 0.53, -0.15, 1.69},
        {0.53, 0.61, -0.06, 1.44}
    });

    /** Table 10, structured documents only: precision, recall, accuracy, F in percent. */
    public static final Map<String, double[]> STRUCTURED = Map.of(
            "lr", new double[] {93.30, 93.85, 93.02, 93.57},
            "gnb", new double[] {91.97, 90.55, 90.62, 91.26},
            "knn", new double[] {93.83, 92.21, 92.59, 93.01},
            "svm", new double[] {93.60, 92.20, 92.37, 92.90},
            "ext", new double[] {91.88, 91.87, 91.23, 91.88},
            "gb", new double[] {90.75, 90.14, 89.74, 90.44},
            "vot", new double[] {92.41, 92.20, 91.71, 92.31},
            "stck", new double[] {92.97, 92.20, 92.06, 92.59});

    /** Table 11, all documents: precision, recall, accuracy, F in percent. */
    public static final Map<String, double[]> COMPLETE = Map.of(
            "lr", new double[] {87.97, 92.13, 89.45, 90.00},
            "gnb", new double[] {89.69, 88.99, 89.47, 89.34},
            "knn", new double[] {89.72, 90.56, 90.02, 90.14},
            "svm", new double[] {89.51, 92.12, 90.77, 90.79},
            "ext", new double[] {88.80, 88.43, 88.71, 88.61},
            "gb", new double[] {90.13, 88.97, 89.65, 89.55},
            "vot", new double[] {90.45, 92.52, 91.33, 91.47},
            "stck", new double[] {89.93, 91.81, 90.73, 90.86});

    /** Table 11, last column: F less that of Table 10. Of VOT the columns themselves give -0.84. */
    public static final Map<String, Double> DROP = Map.of(
            "lr", -3.57, "gnb", -1.92, "knn", -2.87, "svm", -2.11, "ext", -3.27, "gb", -0.89, "vot", -1.38, "stck",
            -1.73);

    /** Table 17, in its words. */
    public static final Map<String, String> PARAMETERS = Map.of(
            "lr", "C=1.0 penalty=L2 warm_start=True",
            "gnb", "none",
            "knn", "weights=uniform p=3 n_neighbors=13",
            "svm", "kernel=poly C=0.6 gamma=0.188 degree=3 shrinking=True",
            "ext",
                    "max_features=0.8 criterion=entropy warm_start=False n_estimators=31 bootstrap=True"
                            + " min_samples_leaf=5 min_samples_split=0.02",
            "gb", "min_child_weight=9 subsample=0.60 n_estimators=92",
            "vot", "clfs=[GNB, SVM, kNN, GB] weights=[0.5, 1.0, 0.5, 0.5]",
            "stck", "classifiers=[GNB, SVM, kNN, GB] meta_classifier=LogisticRegression");

    private ThesisTables() {}

    /** Table 12: the features that did best for a single model. */
    public static Set<RegionFeature> bestFeatures(String model) {
        return switch (model) {
            case "lr" -> EnumSet.complementOf(EnumSet.of(RegionFeature.CENTER, RegionFeature.VERTICAL));
            case "svm" -> EnumSet.complementOf(EnumSet.of(RegionFeature.CENTER));
            default -> EnumSet.allOf(RegionFeature.class);
        };
    }

    private static Map<RegionFeature, double[]> byFeature(double[][] rows) {
        Map<RegionFeature, double[]> map = new EnumMap<>(RegionFeature.class);
        for (RegionFeature feature : RegionFeature.values()) {
            map.put(feature, rows[feature.ordinal()]);
        }
        return map;
    }

    private static Map<RegionFeature, Moments> moments(double[][] rows) {
        Map<RegionFeature, Moments> map = new EnumMap<>(RegionFeature.class);
        byFeature(rows).forEach((feature, row) -> map.put(feature, new Moments(row[0], row[1], row[2], row[3])));
        return map;
    }
}
