package io.tagwave.learn.list;

import java.util.ArrayList;
import java.util.List;

/**
 * A bin of pages of similar probability, with the share of them that really had content.
 *
 * @param from least probability of the bin
 * @param to greatest one
 * @param pages number of pages in the bin
 * @param meanProbability mean of the predicted probabilities
 * @param content share of the pages whose best region was content
 */
public record ReliabilityBin(double from, double to, int pages, double meanProbability, double content) {

    private static final int BINS = 5;
    /** A region of at least this F1 counts as the page's content. */
    private static final double CONTENT = 0.5;

    /** Returns the bins that contain pages, least probability first. */
    public static List<ReliabilityBin> of(List<HeldOutGroup> leftOut) {
        int[] pages = new int[BINS];
        int[] content = new int[BINS];
        double[] sum = new double[BINS];
        for (HeldOutGroup group : leftOut) {
            for (HeldOutGroup.Case one : group.cases()) {
                int bin = Math.min(BINS - 1, (int) (one.probability() * BINS));
                pages[bin]++;
                sum[bin] += one.probability();
                content[bin] += one.score().f1() >= CONTENT ? 1 : 0;
            }
        }
        List<ReliabilityBin> bins = new ArrayList<>();
        for (int i = 0; i < BINS; i++) {
            if (pages[i] > 0) {
                bins.add(new ReliabilityBin(
                        (double) i / BINS,
                        (i + 1.0) / BINS,
                        pages[i],
                        sum[i] / pages[i],
                        (double) content[i] / pages[i]));
            }
        }
        return bins;
    }
}
