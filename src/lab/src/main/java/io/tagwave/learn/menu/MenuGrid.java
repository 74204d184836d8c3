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
        collect(new double[RANGE.length], 0, ONE, all);
        return all;
    }

    /** Adds the weightings that begin with the weights before a property and share what is left of one among the others. */
    private static void collect(double[] w, int property, int left, List<PropertyWeights> all) {
        if (property < w.length) {
            for (int part = RANGE[property][0]; part <= Math.min(left, RANGE[property][1]); part++) {
                w[property] = part / (double) ONE;
                collect(w, property + 1, left - part, all);
            }
        } else if (left == 0) {
            all.add(new PropertyWeights(w[0], w[1], w[2], w[3], w[4], w[5]));
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
}
