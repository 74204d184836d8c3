package io.tagwave.menu;

import java.util.Objects;

/** A {@link MenuModel} laid out for speed: a page has a hundred candidates with fifty kinds of evidence each. */
final class MenuScorer {

    private final int[] kinds;
    private final double[] mean;
    private final double[] deviation;
    private final double[] weight;
    private final double absence;

    MenuScorer(MenuModel model) {
        kinds = model.terms().keySet().stream()
                .mapToInt(MenuEvidence::ordinal)
                .sorted()
                .toArray();
        mean = new double[kinds.length];
        deviation = new double[kinds.length];
        weight = new double[kinds.length];
        for (int k = 0; k < kinds.length; k++) {
            MenuModel.Term term = Objects.requireNonNull(model.terms().get(MenuEvidence.values()[kinds[k]]));
            mean[k] = term.mean();
            deviation[k] = term.deviation();
            weight[k] = term.weight();
        }
        absence = model.absence();
    }

    double absence() {
        return absence;
    }

    /** The score of each candidate. */
    double[] scores(MenuEvidenceTable table) {
        double[] scores = new double[table.blocks().size()];
        for (int block = 0; block < scores.length; block++) {
            double[] values = table.row(block);
            double score = 0;
            for (int k = 0; k < kinds.length; k++) {
                score += weight[k] * MenuModel.standardised(values[kinds[k]], mean[k], deviation[k]);
            }
            scores[block] = score;
        }
        return scores;
    }
}
