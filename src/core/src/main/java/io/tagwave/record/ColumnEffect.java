package io.tagwave.record;

import io.tagwave.number.Logarithm;
import io.tagwave.region.Segmentation;
import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * Tells the cells of a table from the records of a grid. Records that share parents have a place each in their row; the
 * effect is the share of the variance of the texts' length and of their links that the place explains (the correlation
 * ratio), corrected for chance.
 */
final class ColumnEffect {

    /** Places further right count as the last. */
    private static final int MOST_PLACES = 16;
    /** Rows below which an effect may be chance. */
    private static final int FEWEST_ROWS = 3;

    private final PageTree tree;
    private final double[] count = new double[MOST_PLACES];
    private final double[] sum = new double[MOST_PLACES];

    ColumnEffect(PageTree tree) {
        this.tree = tree;
    }

    /** From 0 (none, or no rows) to 1. */
    double of(Segmentation cut) {
        int rows = 1;
        for (int r = 1; r < cut.count(); r++) {
            rows += tree.parent(cut.start(r)) == tree.parent(cut.start(r - 1)) ? 0 : 1;
        }
        if (rows < FEWEST_ROWS || cut.count() < 2 * rows) {
            return 0;
        }
        return Math.max(effect(cut, true), effect(cut, false));
    }

    private double effect(Segmentation cut, boolean length) {
        Arrays.fill(count, 0);
        Arrays.fill(sum, 0);
        double all = 0;
        double squares = 0;
        int place = 0;
        for (int r = 0; r < cut.count(); r++) {
            boolean sameRow = r > 0 && tree.parent(cut.start(r)) == tree.parent(cut.start(r - 1));
            place = sameRow ? Math.min(place + 1, MOST_PLACES - 1) : 0;
            double value = length ? length(cut, r) : linked(cut, r);
            count[place]++;
            sum[place] += value;
            all += value;
            squares += value * value;
        }
        int n = cut.count();
        double variance = squares - all * all / n;
        double between = -all * all / n;
        int places = 0;
        for (int p = 0; p < MOST_PLACES; p++) {
            if (count[p] > 0) {
                between += sum[p] * sum[p] / count[p];
                places++;
            }
        }
        double chance = (places - 1.0) / (n - 1.0);
        double ratio = variance < 1e-9 ? 0 : between / variance;
        return chance >= 1 ? 0 : Math.max(0, (ratio - chance) / (1 - chance));
    }

    private double length(Segmentation cut, int r) {
        return Logarithm.log1p(tree.textLength(cut.start(r), cut.end(r)));
    }

    private double linked(Segmentation cut, int r) {
        return tree.linkTextLength(cut.start(r), cut.end(r)) > 0 ? 1 : 0;
    }
}
