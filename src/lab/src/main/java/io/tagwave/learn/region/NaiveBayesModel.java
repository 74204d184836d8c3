package io.tagwave.learn.region;

/**
 * Gaussian naive Bayes: in each class every column is normally distributed and independent of the others.
 *
 * @param mean by class (0 noise, 1 content) and column
 * @param variance by class and column, never 0
 * @param prior share of each class among the examples
 */
record NaiveBayesModel(double[][] mean, double[][] variance, double[] prior) implements RowModel {

    /** Share of the largest variance added to all of them, so that a constant column divides by no zero. */
    private static final double SMOOTHING = 1e-9;

    static NaiveBayesModel learn(LabeledRows rows, long seed) {
        int width = rows.width();
        double[] count = new double[2];
        double[][] mean = new double[2][width];
        double[][] variance = new double[2][width];
        for (boolean label : rows.y()) {
            count[label ? 1 : 0]++;
        }
        for (int i = 0; i < rows.size(); i++) {
            int k = rows.y()[i] ? 1 : 0;
            for (int c = 0; c < width; c++) {
                mean[k][c] += rows.x()[i][c] / count[k];
            }
        }
        for (int i = 0; i < rows.size(); i++) {
            int k = rows.y()[i] ? 1 : 0;
            for (int c = 0; c < width; c++) {
                double off = rows.x()[i][c] - mean[k][c];
                variance[k][c] += off * off / count[k];
            }
        }
        double[] all = RowTransform.StandardScale.fit(rows.x()).deviation();
        double largest = 0;
        for (double deviation : all) {
            largest = Math.max(largest, deviation * deviation);
        }
        for (double[] row : variance) {
            for (int c = 0; c < width; c++) {
                row[c] += SMOOTHING * largest;
            }
        }
        double total = rows.size();
        return new NaiveBayesModel(mean, variance, new double[] {count[0] / total, count[1] / total});
    }

    @Override
    public double score(double[] row) {
        return 1 / (1 + Math.exp(logLikelihood(0, row) - logLikelihood(1, row)));
    }

    private double logLikelihood(int k, double[] row) {
        double sum = Math.log(prior[k]);
        for (int c = 0; c < row.length; c++) {
            double off = row[c] - mean[k][c];
            sum -= 0.5 * (Math.log(variance[k][c]) + off * off / variance[k][c]);
        }
        return sum;
    }
}
