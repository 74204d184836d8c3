package io.tagwave.learn.menu;

import io.tagwave.learn.list.SignedDescent;
import java.util.Arrays;
import java.util.List;

/**
 * The function that {@link MenuFit} minimizes: the mean negative logarithm of the right share, and the penalty.
 * The last weight is the score of absence and is not penalised.
 */
record MenuLoss(List<Page> pages, double penalty, int kinds) implements SignedDescent.Loss {

    /** Keeps the logarithm of a page without any right candidate finite. */
    private static final double LEAST_RIGHT = 1e-300;

    /**
     * A page.
     *
     * @param rows the standardized evidence of each candidate
     * @param right score of each candidate, from 0 to 1
     * @param absent whether absence is right
     */
    record Page(double[][] rows, double[] right, boolean absent) {}

    /** Returns the value at some weights without a gradient. */
    double at(double[] weights) {
        return at(weights, new double[weights.length]);
    }

    @Override
    public double at(double[] weights, double[] gradient) {
        Arrays.fill(gradient, 0);
        double loss = 0;
        for (Page page : pages) {
            loss += add(page, weights, gradient);
        }
        loss /= pages.size();
        for (int i = 0; i <= kinds; i++) {
            double own = i < kinds ? penalty * weights[i] : 0;
            loss += own * weights[i] / 2;
            gradient[i] = gradient[i] / pages.size() + own;
        }
        return loss;
    }

    /** Returns the loss of a page, by the softmax over its candidates and absence, and adds its gradient. */
    private double add(Page page, double[] weights, double[] gradient) {
        double[] share = new double[page.rows().length];
        double top = weights[kinds];
        for (int c = 0; c < share.length; c++) {
            double[] row = page.rows()[c];
            for (int i = 0; i < kinds; i++) {
                share[c] += weights[i] * row[i];
            }
            top = Math.max(top, share[c]);
        }
        double none = Math.exp(weights[kinds] - top);
        double all = none;
        double right = page.absent() ? none : 0;
        for (int c = 0; c < share.length; c++) {
            share[c] = Math.exp(share[c] - top);
            all += share[c];
            right += share[c] * page.right()[c];
        }
        right = Math.max(right, LEAST_RIGHT);
        gradient[kinds] += none / all - (page.absent() ? none / right : 0);
        for (int c = 0; c < share.length; c++) {
            double pull = share[c] / all - share[c] * page.right()[c] / right;
            for (int i = 0; i < kinds; i++) {
                gradient[i] += pull * page.rows()[c][i];
            }
        }
        return Math.log(all) - Math.log(right);
    }
}
