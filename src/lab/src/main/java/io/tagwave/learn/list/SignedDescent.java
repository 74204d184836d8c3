package io.tagwave.learn.list;

/**
 * Minimizes a smooth convex function of weights that may each be bound to one sign: proximal gradient steps with
 * momentum and restart (Beck and Teboulle 2009; O'Donoghue and Candès 2015). Deterministic.
 */
public final class SignedDescent {

    /** A function to be minimized. */
    public interface Loss {

        /** Returns the value at some weights, and writes the gradient. */
        double at(double[] weights, double[] gradient);
    }

    private static final int STEPS = 2000;
    private static final double SETTLED = 1e-6;

    private SignedDescent() {}

    /**
     * Returns the weights of the least loss.
     *
     * @param signs for each weight 1 (never below 0), -1 (never above 0) or 0 (free)
     */
    public static double[] minimize(Loss loss, int[] signs) {
        return minimize(loss, signs, STEPS);
    }

    /** Returns the weights after at most a number of steps. */
    static double[] minimize(Loss loss, int[] signs, int steps) {
        int size = signs.length;
        double[] weights = new double[size];
        double[] ahead = new double[size];
        double[] gradient = new double[size];
        double curvature = 1;
        double momentum = 1;
        for (int step = 0; step < steps; step++) {
            double value = loss.at(ahead, gradient);
            double[] next = step(ahead, gradient, curvature, signs);
            while (loss.at(next, new double[size]) > bound(value, gradient, ahead, next, curvature)) {
                curvature *= 2;
                next = step(ahead, gradient, curvature, signs);
            }
            double moved = 0;
            double against = 0;
            for (int i = 0; i < size; i++) {
                moved = Math.max(moved, Math.abs(next[i] - weights[i]));
                against += (ahead[i] - next[i]) * (next[i] - weights[i]);
            }
            double grown = against > 0 ? 1 : (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
            for (int i = 0; i < size; i++) {
                ahead[i] = next[i] + (against > 0 ? 0 : (momentum - 1) / grown * (next[i] - weights[i]));
            }
            weights = next;
            momentum = grown;
            curvature *= 0.9;
            if (moved < SETTLED) {
                break;
            }
        }
        return weights;
    }

    private static double[] step(double[] from, double[] gradient, double curvature, int[] signs) {
        double[] to = new double[from.length];
        for (int i = 0; i < to.length; i++) {
            double free = from[i] - gradient[i] / curvature;
            to[i] = signs[i] * free < 0 ? 0 : free;
        }
        return to;
    }

    private static double bound(double value, double[] gradient, double[] from, double[] to, double curvature) {
        double bound = value + 1e-9;
        for (int i = 0; i < from.length; i++) {
            double d = to[i] - from[i];
            bound += gradient[i] * d + curvature / 2 * d * d;
        }
        return bound;
    }
}
