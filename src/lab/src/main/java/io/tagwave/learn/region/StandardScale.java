package io.tagwave.learn.region;

/**
 * Each column with mean 0 and deviation 1.
 *
 * @param mean one a column
 * @param deviation one a column, never 0
 */
record StandardScale(double[] mean, double[] deviation) implements RowTransform {

    static StandardScale fit(double[][] rows) {
        int width = rows[0].length;
        double[] mean = new double[width];
        double[] deviation = new double[width];
        for (int c = 0; c < width; c++) {
            for (double[] row : rows) {
                mean[c] += row[c] / rows.length;
            }
            double squares = 0;
            for (double[] row : rows) {
                squares += (row[c] - mean[c]) * (row[c] - mean[c]);
            }
            deviation[c] = squares == 0 ? 1 : Math.sqrt(squares / rows.length);
        }
        return new StandardScale(mean, deviation);
    }

    @Override
    public double[] apply(double[] row) {
        double[] scaled = new double[row.length];
        for (int c = 0; c < row.length; c++) {
            scaled[c] = (row[c] - mean[c]) / deviation[c];
        }
        return scaled;
    }
}
