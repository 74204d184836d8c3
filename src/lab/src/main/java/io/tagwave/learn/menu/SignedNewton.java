package io.tagwave.learn.menu;

/**
 * Minimizes a smooth function of weights that may each be bound to one sign: Newton steps with an upper bound of the
 * curvature, over the weights that are not fixed at zero (projected Newton, Bertsekas 1982). It takes some twenty steps
 * where gradient descent takes hundreds. Deterministic.
 */
final class SignedNewton {

    /** A function to be minimized. */
    interface Loss {

        /** Returns the value at some weights. */
        double at(double[] weights);

        /** Writes the gradient and a positive definite bound of the curvature at some weights. */
        void slope(double[] weights, double[] gradient, double[][] curvature);
    }

    private static final int STEPS = 60;
    private static final double SETTLED = 1e-7;
    private static final double LEAST_STEP = 1e-6;

    private final Loss loss;
    private final int[] signs;

    private SignedNewton(Loss loss, int[] signs) {
        this.loss = loss;
        this.signs = signs;
    }

    /**
     * Returns the weights of the least loss.
     *
     * @param signs for each weight 1 (never below 0), -1 (never above 0) or 0 (free)
     */
    static double[] minimize(Loss loss, int[] signs) {
        return new SignedNewton(loss, signs).run();
    }

    private double[] run() {
        double[] weights = new double[signs.length];
        double value = loss.at(weights);
        double[] gradient = new double[signs.length];
        double[][] curvature = new double[signs.length][signs.length];
        for (int step = 0; step < STEPS; step++) {
            loss.slope(weights, gradient, curvature);
            double[] direction = direction(weights, gradient, curvature);
            double length = 1;
            double[] next = moved(weights, direction, length);
            double lower = loss.at(next);
            while (lower >= value && length > LEAST_STEP) {
                length /= 2;
                next = moved(weights, direction, length);
                lower = loss.at(next);
            }
            if (lower >= value) {
                break;
            }
            double won = value - lower;
            weights = next;
            value = lower;
            if (won < SETTLED) {
                break;
            }
        }
        return weights;
    }

    /** Returns the step to the minimum of the parabola, where weights that would change their sign go to zero instead. */
    private double[] direction(double[] weights, double[] gradient, double[][] curvature) {
        boolean[] held = new boolean[signs.length];
        for (int i = 0; i < held.length; i++) {
            held[i] = signs[i] != 0 && weights[i] == 0 && gradient[i] * signs[i] > 0;
        }
        while (true) {
            double[] direction = solved(weights, gradient, curvature, held);
            boolean turned = false;
            for (int i = 0; i < held.length; i++) {
                if (!held[i] && signs[i] * (weights[i] + direction[i]) < 0) {
                    held[i] = true;
                    turned = true;
                }
            }
            if (!turned) {
                return direction;
            }
        }
    }

    private static double[] solved(double[] weights, double[] gradient, double[][] curvature, boolean[] held) {
        int size = held.length;
        double[][] matrix = new double[size][size];
        double[] right = new double[size];
        for (int i = 0; i < size; i++) {
            right[i] = held[i] ? -weights[i] : -gradient[i];
            for (int j = 0; j < size; j++) {
                if (!held[i] && held[j]) {
                    right[i] += curvature[i][j] * weights[j];
                }
                matrix[i][j] = held[i] || held[j] ? (i == j ? 1 : 0) : curvature[i][j];
            }
        }
        return Cholesky.solve(matrix, right);
    }

    private double[] moved(double[] weights, double[] direction, double length) {
        double[] moved = new double[signs.length];
        for (int i = 0; i < moved.length; i++) {
            double free = weights[i] + length * direction[i];
            moved[i] = signs[i] * free < 0 ? 0 : free;
        }
        return moved;
    }
}
