package io.tagwave.learn.menu;

import io.tagwave.papers.menu.PropertyWeights;
import io.tagwave.papers.menu.PublishedMenuSettings;
import java.util.ArrayList;
import java.util.List;

/**
 * The settings that the paper's training tries (section 4.1): weights in steps of 0.05 within given ranges that sum to
 * one, each with three root and three menu thresholds.
 */
public final class MenuGrid {

    /** Thresholds of Algorithm 1 that are tried. */
    static final double[] ROOT = {0.70, 0.80, 0.90};
    /** Thresholds of Algorithm 2 that are tried. */
    static final double[] MENU = {0.80, 0.85, 0.90};

    private static final int ONE = 20;
    /** Least and greatest weight of each property, in twentieths. */
    private static final int[][] RANGE = {{0, 4}, {1, 8}, {5, 12}, {0, 4}, {0, 4}, {0, 5}};

    private MenuGrid() {}

    /** Returns all weightings. */
    public static List<PropertyWeights> weightings() {
        List<PropertyWeights> all = new ArrayList<>();
        int[] w = new int[RANGE.length];
        for (int i = 0; i < w.length; i++) {
            w[i] = RANGE[i][0];
        }
        while (true) {
            int sum = 0;
            for (int part : w) {
                sum += part;
            }
            if (sum == ONE) {
                all.add(new PropertyWeights(part(w[0]), part(w[1]), part(w[2]), part(w[3]), part(w[4]), part(w[5])));
            }
            int digit = w.length - 1;
            while (digit >= 0 && w[digit] == RANGE[digit][1]) {
                w[digit] = RANGE[digit][0];
                digit--;
            }
            if (digit < 0) {
                return all;
            }
            w[digit]++;
        }
    }

    /** Returns the number of settings for each weighting. */
    public static int thresholds() {
        return ROOT.length * MENU.length;
    }

    /** Returns one of the settings of a weighting; the candidate threshold is not trained. */
    public static PublishedMenuSettings settings(PropertyWeights weights, int threshold) {
        return new PublishedMenuSettings(
                weights,
                PublishedMenuSettings.PAPER.candidate(),
                ROOT[threshold / MENU.length],
                MENU[threshold % MENU.length]);
    }

    private static double part(int twentieths) {
        return twentieths / (double) ONE;
    }
}
