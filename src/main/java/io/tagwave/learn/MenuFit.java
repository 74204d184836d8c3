package io.tagwave.learn;

import io.tagwave.menu.Evidence;
import io.tagwave.menu.MenuModel;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Learns the weights of the evidence: a softmax over the candidates of a page, "no menu" being one, is to give as much as
 * it can to what is right. Right is graded: a candidate counts with the square of its F1. Weights keep the sign of their
 * evidence, so that two hundred pages can carry fifty of them.
 */
public final class MenuFit {

    private static final int STEPS = 400;
    private static final Evidence[] KINDS = Evidence.values();

    private final double penalty;

    /**
     * A fit.
     *
     * @param penalty half of it times the squared weights stands against the mean loss of a page
     */
    public MenuFit(double penalty) {
        this.penalty = penalty;
    }

    /** The model that fits the pages best. Deterministic. */
    public MenuModel fit(List<LabelledMenu> pages) {
        List<LabelledMenu> told =
                pages.stream().filter(p -> !p.table().blocks().isEmpty()).toList();
        MenuModel.Term[] scale = scale(told);
        double[][][] rows = told.stream().map(p -> rows(p, scale)).toArray(double[][][]::new);
        int[] signs = new int[KINDS.length + 1];
        for (Evidence kind : KINDS) {
            signs[kind.ordinal()] = kind.sign();
        }
        double[] weights = SignedDescent.minimise((w, gradient) -> loss(told, rows, w, gradient), signs, STEPS);
        Map<Evidence, MenuModel.Term> terms = new EnumMap<>(Evidence.class);
        for (Evidence kind : KINDS) {
            MenuModel.Term s = scale[kind.ordinal()];
            if (weights[kind.ordinal()] != 0) {
                terms.put(kind, new MenuModel.Term(s.mean(), s.deviation(), weights[kind.ordinal()]));
            }
        }
        return new MenuModel(terms, weights[KINDS.length]);
    }

    /** Mean negative logarithm of the share that goes to what is right, and the penalty. */
    private double loss(List<LabelledMenu> pages, double[][][] rows, double[] weights, double[] gradient) {
        double loss = 0;
        for (int i = 0; i < weights.length; i++) {
            boolean penalised = i < KINDS.length;
            gradient[i] = penalised ? penalty * weights[i] : 0;
            loss += penalised ? penalty / 2 * weights[i] * weights[i] : 0;
        }
        for (int page = 0; page < rows.length; page++) {
            loss += loss(pages.get(page), rows[page], weights, gradient, 1.0 / rows.length);
        }
        return loss;
    }

    private static double loss(LabelledMenu page, double[][] rows, double[] weights, double[] gradient, double part) {
        double absence = weights[KINDS.length];
        double[] share = new double[rows.length];
        double top = absence;
        for (int c = 0; c < rows.length; c++) {
            for (int i = 0; i < KINDS.length; i++) {
                share[c] += weights[i] * rows[c][i];
            }
            top = Math.max(top, share[c]);
        }
        double none = Math.exp(absence - top);
        double all = none;
        double right = page.absent() ? none : 0;
        for (int c = 0; c < rows.length; c++) {
            share[c] = Math.exp(share[c] - top);
            all += share[c];
            right += share[c] * page.f1()[c] * page.f1()[c];
        }
        right = Math.max(right, 1e-300);
        for (int c = 0; c < rows.length; c++) {
            double pull = part * (share[c] / all - share[c] * page.f1()[c] * page.f1()[c] / right);
            for (int i = 0; i < KINDS.length; i++) {
                gradient[i] += pull * rows[c][i];
            }
        }
        gradient[KINDS.length] += part * (none / all - (page.absent() ? none / right : 0));
        return part * (Math.log(all) - Math.log(right));
    }

    private static double[][] rows(LabelledMenu page, MenuModel.Term[] scale) {
        double[][] rows = new double[page.f1().length][KINDS.length];
        for (int c = 0; c < rows.length; c++) {
            for (Evidence kind : KINDS) {
                rows[c][kind.ordinal()] =
                        scale[kind.ordinal()].standardised(page.table().value(c, kind));
            }
        }
        return rows;
    }

    private static MenuModel.Term[] scale(List<LabelledMenu> pages) {
        double[] sum = new double[KINDS.length];
        double[] square = new double[KINDS.length];
        int count = 0;
        for (LabelledMenu page : pages) {
            for (int c = 0; c < page.f1().length; c++, count++) {
                for (Evidence kind : KINDS) {
                    double value = page.table().value(c, kind);
                    sum[kind.ordinal()] += value;
                    square[kind.ordinal()] += value * value;
                }
            }
        }
        MenuModel.Term[] scale = new MenuModel.Term[KINDS.length];
        for (int i = 0; i < scale.length; i++) {
            double mean = sum[i] / count;
            double variance = square[i] / count - mean * mean;
            scale[i] = new MenuModel.Term(mean, variance > 1e-12 ? Math.sqrt(variance) : 1, 0);
        }
        return scale;
    }
}
