package io.tagwave.learn.region;

import java.util.List;

/**
 * A model over the scores of others.
 *
 * @param parts models over the row
 * @param meta the model over their scores
 */
record StackModel(List<Model> parts, Model meta) implements Model {

    private static final int FOLDS = 5;

    /**
     * The learner whose meta model is trained on what the parts say of examples they did not see. On examples that they
     * did see, as the library behind the thesis has it, the part that learns by heart looks best.
     */
    static RowLearner learner(List<RowLearner> parts, RowLearner meta) {
        return (samples, seed) -> {
            double[][] unseen = new double[samples.size()][parts.size()];
            for (Fold fold : Fold.split(samples, FOLDS, seed)) {
                LabeledRows training = samples.rows(fold.training());
                for (int p = 0; p < parts.size(); p++) {
                    Model part = parts.get(p).learn(training, seed);
                    for (int i : fold.test()) {
                        unseen[i][p] = part.score(samples.x()[i]);
                    }
                }
            }
            List<Model> models =
                    parts.stream().map(part -> part.learn(samples, seed)).toList();
            return new StackModel(models, meta.learn(samples.withRows(unseen), seed));
        };
    }

    @Override
    public double score(double[] row) {
        return meta.score(parts.stream().mapToDouble(part -> part.score(row)).toArray());
    }
}
