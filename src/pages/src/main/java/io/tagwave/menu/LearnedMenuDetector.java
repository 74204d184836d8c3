package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Our way: one candidate for each distinct run of links, a learned score over its {@link MenuEvidence}, "no menu" as one more
 * candidate. The scores become chances that sum to one; the block wins that is expected to share most with the truth, so
 * that a bar between its own parts and its container, of which any may be meant, is the safe answer.
 */
final class LearnedMenuDetector implements MenuDetector {

    /** Beyond these the chances are nil; it keeps the comparison of each with each small. */
    private static final int COMPARED = 32;

    /**
     * Holds what is left of a chance when nothing repeats: the menu of a section, or of the only page of its
     * template.
     */
    private static final double LEAST_REPEATED = 0.05;

    /** Numbers of the kinds of evidence that count, in arrays: a page has a hundred candidates with fifty kinds each. */
    private final int[] kinds;

    private final MenuModel.Term[] terms;
    private final double absence;

    LearnedMenuDetector(MenuModel model) {
        kinds = model.terms().keySet().stream()
                .mapToInt(MenuEvidence::ordinal)
                .sorted()
                .toArray();
        terms = Arrays.stream(MenuEvidence.values())
                .map(model.terms()::get)
                .filter(Objects::nonNull)
                .toArray(MenuModel.Term[]::new);
        absence = model.absence();
    }

    @Override
    public MenuResult detect(PageTree tree) {
        return detect(MenuEvidenceTable.of(tree));
    }

    @Override
    public MenuResult detect(PageTree tree, SiteLinks others) {
        MenuEvidenceTable table = MenuEvidenceTable.of(tree);
        double[] score = scores(table);
        if (others.pages() > 0) {
            double[] repeated = others.repeated(tree, table, LinkCounts.of(tree));
            for (int b = 0; b < score.length; b++) {
                // The chance of being the menu shrinks with the share of links that only this page has.
                score[b] += Math.log(Math.max(LEAST_REPEATED, repeated[b]));
            }
        }
        return choose(table.blocks(), score, absence);
    }

    /** The menu of a page that was measured before. */
    MenuResult detect(MenuEvidenceTable table) {
        return choose(table.blocks(), scores(table), absence);
    }

    private double[] scores(MenuEvidenceTable table) {
        double[] scores = new double[table.blocks().size()];
        for (int block = 0; block < scores.length; block++) {
            double[] values = table.values()[block];
            for (int k = 0; k < kinds.length; k++) {
                scores[block] += terms[k].weight() * terms[k].standardised(values[kinds[k]]);
            }
        }
        return scores;
    }

    static MenuResult choose(List<LinkBlock> blocks, double[] score, double absence) {
        int[] best = best(score);
        if (best.length == 0) {
            return new MenuResult(null, List.of());
        }
        double top = Math.max(absence, score[best[0]]);
        double[] chance = new double[best.length];
        double none = Math.exp(absence - top);
        double sum = none;
        for (int i = 0; i < best.length; i++) {
            chance[i] = Math.exp(score[best[i]] - top);
            sum += chance[i];
        }
        for (int i = 0; i < best.length; i++) {
            chance[i] /= sum;
        }
        LinkBlock[] compared = new LinkBlock[best.length];
        Arrays.setAll(compared, i -> blocks.get(best[i]));
        List<MenuCandidate> candidates = new ArrayList<>(best.length);
        for (LinkBlock block : compared) {
            candidates.add(new MenuCandidate(block.node(), expected(block, compared, chance)));
        }
        candidates.sort(Comparator.comparingDouble(MenuCandidate::weight).reversed());
        MenuCandidate heaviest = candidates.get(0);
        return new MenuResult(heaviest.weight() > none / sum ? heaviest : null, candidates);
    }

    /** The share with the truth that is to be expected. */
    private static double expected(LinkBlock block, LinkBlock[] compared, double[] chance) {
        double expected = 0;
        for (int j = 0; j < compared.length; j++) {
            expected += chance[j] * block.overlap(compared[j]);
        }
        return expected;
    }

    /** The candidates of the highest scores, highest first; of equal ones the first on the page. */
    private static int[] best(double[] score) {
        int[] best = new int[Math.min(COMPARED, score.length)];
        int filled = 0;
        for (int b = 0; b < score.length; b++) {
            int at = filled;
            while (at > 0 && score[b] > score[best[at - 1]]) {
                at--;
            }
            if (at < best.length) {
                filled = Math.min(best.length, filled + 1);
                System.arraycopy(best, at, best, at + 1, filled - 1 - at);
                best[at] = b;
            }
        }
        return best;
    }
}
