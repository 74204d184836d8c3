package io.tagwave.learn.menu;

import java.util.Arrays;
import java.util.List;

/**
 * The function that {@link MenuFit} minimizes: the mean negative logarithm of the right share, and the penalty.
 * The last weight is the score of absence and is not penalised.
 */
final class MenuLoss implements SignedNewton.Loss {

    /** Smaller shares do not change the curvature. */
    private static final double LEAST_SHARE = 1e-6;

    private static final double RIDGE = 1e-8;

    private final List<Page> pages;
    private final double penalty;
    private final int kinds;

    /**
     * A page.
     *
     * @param rows the standardized evidence of each candidate
     * @param right score of each candidate, from 0 to 1
     * @param absent whether absence is right
     */
    record Page(double[][] rows, double[] right, boolean absent) {}

    MenuLoss(List<Page> pages, double penalty, int kinds) {
        this.pages = pages;
        this.penalty = penalty;
        this.kinds = kinds;
    }

    @Override
    public double at(double[] weights) {
        double loss = 0;
        for (Page page : pages) {
            loss += new Shares(page, weights).loss();
        }
        loss /= pages.size();
        for (int i = 0; i < kinds; i++) {
            loss += penalty / 2 * weights[i] * weights[i];
        }
        return loss;
    }

    @Override
    public void slope(double[] weights, double[] gradient, double[][] curvature) {
        Arrays.fill(gradient, 0);
        for (double[] row : curvature) {
            Arrays.fill(row, 0);
        }
        for (Page page : pages) {
            new Shares(page, weights).slope(gradient, curvature);
        }
        for (int i = 0; i <= kinds; i++) {
            double own = i < kinds ? penalty : 0;
            gradient[i] = gradient[i] / pages.size() + own * weights[i];
            for (int j = 0; j <= i; j++) {
                curvature[i][j] = curvature[i][j] / pages.size() + (i == j ? own + RIDGE : 0);
                curvature[j][i] = curvature[i][j];
            }
        }
    }

    /** The softmax over a page's candidates and absence. */
    private final class Shares {
        private final Page page;
        private final double[] share;
        private double none;
        private double all;
        private double right;

        Shares(Page page, double[] weights) {
            this.page = page;
            share = new double[page.rows().length];
            double top = weights[kinds];
            for (int c = 0; c < share.length; c++) {
                double[] row = page.rows()[c];
                for (int i = 0; i < kinds; i++) {
                    share[c] += weights[i] * row[i];
                }
                top = Math.max(top, share[c]);
            }
            none = Math.exp(weights[kinds] - top);
            all = none;
            right = page.absent() ? none : 0;
            for (int c = 0; c < share.length; c++) {
                share[c] = Math.exp(share[c] - top);
                all += share[c];
                right += share[c] * page.right()[c];
            }
            right = Math.max(right, 1e-300);
        }

        double loss() {
            return Math.log(all) - Math.log(right);
        }

        /** Adds the gradient, and an upper bound of the curvature: the second logarithm, which is concave, is left out. */
        void slope(double[] gradient, double[][] curvature) {
            double[] mean = new double[kinds + 1];
            mean[kinds] = none / all;
            gradient[kinds] += none / all - (page.absent() ? none / right : 0);
            for (int c = 0; c < share.length; c++) {
                double part = share[c] / all;
                double pull = part - share[c] * page.right()[c] / right;
                if (part > LEAST_SHARE || Math.abs(pull) > LEAST_SHARE) {
                    bend(page.rows()[c], part, pull, mean, gradient, curvature);
                }
            }
            curvature[kinds][kinds] += mean[kinds];
            for (int i = 0; i <= kinds; i++) {
                for (int j = 0; j <= i; j++) {
                    curvature[i][j] -= mean[i] * mean[j];
                }
            }
        }

        private void bend(
                double[] row, double part, double pull, double[] mean, double[] gradient, double[][] curvature) {
            for (int i = 0; i < kinds; i++) {
                double weighted = part * row[i];
                mean[i] += weighted;
                gradient[i] += pull * row[i];
                for (int j = 0; j <= i; j++) {
                    curvature[i][j] += weighted * row[j];
                }
            }
        }
    }
}
