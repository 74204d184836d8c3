package io.tagwave.menu;

/** A {@link MenuModel} laid out for speed: a page has a hundred candidates with fifty kinds of evidence each. */
final class MenuScorer {

    private final MenuModel.Term[] terms;
    private final int[] kinds;
    private final double absence;

    MenuScorer(MenuModel model) {
        kinds = model.terms().keySet().stream()
                .mapToInt(Evidence::ordinal)
                .sorted()
                .toArray();
        terms = new MenuModel.Term[kinds.length];
        for (int k = 0; k < kinds.length; k++) {
            terms[k] = model.terms().get(Evidence.values()[kinds[k]]);
        }
        absence = model.absence();
    }

    double absence() {
        return absence;
    }

    /** The score of each candidate. */
    double[] scores(EvidenceTable table) {
        double[] scores = new double[table.blocks().size()];
        for (int block = 0; block < scores.length; block++) {
            double[] values = table.row(block);
            double score = 0;
            for (int k = 0; k < kinds.length; k++) {
                score += terms[k].weight() * terms[k].standardised(values[kinds[k]]);
            }
            scores[block] = score;
        }
        return scores;
    }
}
