package io.tagwave.record;

/** The greatest of many values, in descending order: few, so that the others need no order. */
final class Greatest {

    private final double[] values;
    private int count;

    /** Keeps so many values at most, 1 or more. */
    Greatest(int most) {
        values = new double[most];
    }

    /** Whether a value is not below the least of so many that none more is kept. */
    boolean admits(double value) {
        return count < values.length || value >= least();
    }

    void add(double value) {
        int at = count;
        for (; at > 0 && values[at - 1] < value; at--) {
            if (at < values.length) {
                values[at] = values[at - 1];
            }
        }
        if (at < values.length) {
            values[at] = value;
        }
        count = Math.min(count + 1, values.length);
    }

    /** The least that is kept. */
    double least() {
        return values[count - 1];
    }

    /** How many of the values that are kept equal the least. */
    int leastCount() {
        int equal = 1;
        while (equal < count && values[count - 1 - equal] == least()) {
            equal++;
        }
        return equal;
    }

    /**
     * Where those that are kept stand among all the values that were added, ascending; of equal ones the first.
     *
     * @param all the values in the order in which they were added; what stands behind them does not count
     */
    int[] places(double[] all) {
        int[] places = new int[count];
        int equal = count == 0 ? 0 : leastCount();
        int found = 0;
        for (int i = 0; found < count; i++) {
            if (all[i] > least() || (all[i] == least() && equal-- > 0)) {
                places[found++] = i;
            }
        }
        return places;
    }
}
