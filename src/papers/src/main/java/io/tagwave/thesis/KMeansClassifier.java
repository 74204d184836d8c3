package io.tagwave.thesis;

import io.tagwave.content.Verdict;
import java.util.Arrays;
import java.util.List;

/**
 * Content without training (thesis, 5.1.2 and 5.2.1): the product of the features, and of a page's regions the upper of
 * two clusters by optimal one-dimensional k-means. As published it holds only for pages that have content, since some region always wins; a least score lets none win.
 *
 * @param leastScore least product of the features that can be content; 0 in the thesis
 */
public record KMeansClassifier(double leastScore) implements RegionClassifier {

    /**
     * One in twenty of the thesis' labelled content regions has a smaller product of features, and three in four of its
     * noise regions (see Thresholds in interpretation.md).
     */
    public static final double LEAST_SCORE = 1.8e-4;

    /** Creates the published classifier: of the regions of a page, the upper cluster is content however low it lies. */
    public KMeansClassifier() {
        this(0);
    }

    @Override
    public List<Verdict> classify(List<RegionFeatures> regions) {
        double least = least(regions);
        return regions.stream()
                .map(KMeansClassifier::score)
                .map(score -> Verdict.ofMain(score >= least, score))
                .toList();
    }

    /** The least product of features that is content on the page of these regions. */
    public double least(List<RegionFeatures> regions) {
        double[] scores = regions.stream().mapToDouble(KMeansClassifier::score).toArray();
        return Math.max(leastScore, leastOfUpperCluster(scores));
    }

    /** Product of the six features. */
    public static double score(RegionFeatures f) {
        return f.size() * f.center() * f.horizontal() * f.vertical() * f.range() * f.record();
    }

    /**
     * The least value of the upper of two clusters. Optimal clusters in one dimension are runs of the sorted values
     * (Wang and Song 2011), so with two of them every cut can be tried.
     *
     * @return the least value of all when there is one, or all are equal
     */
    static double leastOfUpperCluster(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        if (n == 0) {
            return 0;
        }
        double[] sums = new double[n + 1];
        for (int i = 0; i < n; i++) {
            sums[i + 1] = sums[i] + sorted[i];
        }
        int best = 0;
        double mostBetween = sums[n] * sums[n] / n;
        for (int cut = 1; cut < n; cut++) {
            // Least squares within clusters are greatest squares of the clusters' sums over their sizes.
            double low = sums[cut];
            double high = sums[n] - low;
            double between = low * low / cut + high * high / (n - cut);
            if (between > mostBetween && sorted[cut] > sorted[cut - 1]) {
                mostBetween = between;
                best = cut;
            }
        }
        return sorted[best];
    }
}
