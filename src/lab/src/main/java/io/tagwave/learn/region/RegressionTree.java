package io.tagwave.learn.region;

/**
 * A binary tree over numbers, as parallel arrays from the root at 0.
 *
 * @param column column that an inner node asks for, -1 in a leaf
 * @param threshold values below it go left
 * @param left number of the left child; the right one follows it
 * @param value what a leaf answers
 */
record RegressionTree(int[] column, double[] threshold, int[] left, double[] value) {

    double value(double[] row) {
        int node = 0;
        while (column[node] >= 0) {
            node = row[column[node]] < threshold[node] ? left[node] : left[node] + 1;
        }
        return value[node];
    }
}
