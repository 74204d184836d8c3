package io.tagwave.learn.menu;

import io.tagwave.learn.list.SignedDescent;
import io.tagwave.menu.MenuEvidence;
import io.tagwave.menu.MenuModel;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Learns the weights of the evidence: a softmax over the candidates of a page, "no menu" being one, is fitted to give the
 * right ones the largest share. A candidate is right by the square of its F1. Weights keep the sign of their evidence, so
 * that two hundred pages suffice for fifty of them.
 *
 * @param penalty weight of half the squared weights against the mean loss of a page
 */
public record MenuFit(double penalty) {

    private static final MenuEvidence[] KINDS = MenuEvidence.values();

    /** Fits the model to the pages. Deterministic. */
    public MenuModel fit(List<LabeledMenu> pages) {
        List<LabeledMenu> pagesWithCandidates =
                pages.stream().filter(p -> !p.table().blocks().isEmpty()).toList();
        MenuModel.Term[] scale = scale(pagesWithCandidates);
        List<MenuLoss.Page> measured =
                pagesWithCandidates.stream().map(p -> measured(p, scale)).toList();
        int[] signs =
                Arrays.copyOf(Arrays.stream(KINDS).mapToInt(MenuEvidence::sign).toArray(), KINDS.length + 1);
        double[] weights = SignedDescent.minimize(new MenuLoss(measured, penalty, KINDS.length), signs);
        Map<MenuEvidence, MenuModel.Term> terms = new EnumMap<>(MenuEvidence.class);
        for (MenuEvidence kind : KINDS) {
            MenuModel.Term s = scale[kind.ordinal()];
            if (weights[kind.ordinal()] != 0) {
                terms.put(kind, new MenuModel.Term(s.mean(), s.deviation(), weights[kind.ordinal()]));
            }
        }
        return new MenuModel(terms, weights[KINDS.length]);
    }

    /**
     * Returns the loss of a model: the sum over pages of the negative logarithm of the share that goes to the right
     * candidates.
     */
    public static double loss(MenuModel model, List<LabeledMenu> pages) {
        MenuModel.Term[] terms = new MenuModel.Term[KINDS.length];
        double[] weights = new double[KINDS.length + 1];
        for (int i = 0; i < KINDS.length; i++) {
            terms[i] = model.terms().getOrDefault(KINDS[i], new MenuModel.Term(0, 1, 0));
            weights[i] = terms[i].weight();
        }
        weights[KINDS.length] = model.absence();
        List<MenuLoss.Page> measured = pages.stream()
                .filter(p -> !p.table().blocks().isEmpty())
                .map(p -> measured(p, terms))
                .toList();
        return measured.isEmpty() ? 0 : new MenuLoss(measured, 0, KINDS.length).at(weights) * measured.size();
    }

    private static MenuLoss.Page measured(LabeledMenu page, MenuModel.Term[] scale) {
        double[][] rows = new double[page.f1().length][KINDS.length];
        double[] right = new double[rows.length];
        for (int c = 0; c < rows.length; c++) {
            right[c] = page.absent() ? 0 : page.f1()[c] * page.f1()[c];
            for (MenuEvidence kind : KINDS) {
                rows[c][kind.ordinal()] =
                        scale[kind.ordinal()].standardised(page.table().value(c, kind));
            }
        }
        return new MenuLoss.Page(rows, right, page.absent());
    }

    private static MenuModel.Term[] scale(List<LabeledMenu> pages) {
        double[] sum = new double[KINDS.length];
        double[] square = new double[KINDS.length];
        int count = 0;
        for (LabeledMenu page : pages) {
            for (int c = 0; c < page.f1().length; c++, count++) {
                for (MenuEvidence kind : KINDS) {
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
