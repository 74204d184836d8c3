package io.tagwave.learn.list;

import io.tagwave.record.AdditiveModel;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Logistic regression with a penalty on squared weights, each of which may be bound to one sign.
 *
 * @param penalty weight of the squared weights against the loss of a case
 * @param weightOfFalse weight of a false case against a true one
 * @param inputsOf scales the inputs of all cases
 */
record LogisticFit(double penalty, double weightOfFalse, Function<List<double[]>, ScaledMeasures> inputsOf) {

    /**
     * Fits the model.
     *
     * @param rows one row of inputs for each case
     * @param labels whether the case is true
     * @param weights weight of each case
     * @param signs direction of each input
     */
    AdditiveModel fit(List<double[]> rows, List<Boolean> labels, List<Double> weights, int[] signs) {
        ScaledMeasures inputs = inputsOf.apply(rows);
        // One more input that is always 1 and costs nothing: the bias.
        double[][] cases = rows.stream()
                .map(row -> {
                    double[] scaled = inputs.of(row);
                    double[] biased = Arrays.copyOf(scaled, scaled.length + 1);
                    biased[scaled.length] = 1;
                    return biased;
                })
                .toArray(double[][]::new);
        double[] shares = new double[cases.length];
        for (int row = 0; row < shares.length; row++) {
            shares[row] = weights.get(row) * (labels.get(row) ? 1 : weightOfFalse);
        }
        int[] ofInputs = inputs.signs(signs);
        int[] free = Arrays.copyOf(ofInputs, ofInputs.length + 1);
        double[] slopes = SignedDescent.minimize((w, gradient) -> loss(cases, labels, shares, w, gradient), free);
        return inputs.model(slopes[ofInputs.length], Arrays.copyOf(slopes, ofInputs.length));
    }

    private double loss(double[][] inputs, List<Boolean> labels, double[] shares, double[] weights, double[] gradient) {
        double loss = 0;
        int bias = weights.length - 1;
        Arrays.fill(gradient, 0);
        for (int i = 0; i < bias; i++) {
            gradient[i] = penalty * weights[i];
            loss += penalty / 2 * weights[i] * weights[i];
        }
        for (int row = 0; row < inputs.length; row++) {
            double sum = 0;
            for (int i = 0; i < weights.length; i++) {
                sum += weights[i] * inputs[row][i];
            }
            double wanted = labels.get(row) ? 1 : 0;
            // log(1 + e^sum), without overflow
            loss += shares[row] * (Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - wanted * sum);
            double off = shares[row] * (1 / (1 + Math.exp(-sum)) - wanted);
            for (int i = 0; i < weights.length; i++) {
                gradient[i] += off * inputs[row][i];
            }
        }
        return loss;
    }
}
