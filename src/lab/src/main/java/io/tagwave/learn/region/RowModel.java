package io.tagwave.learn.region;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.List;

/**
 * A learned model of rows of numbers: a value that can be written as JSON. The set of kinds is closed, so that a model file
 * from a stranger can name no class of its own.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @Type(value = RowModel.Columns.class, name = "columns"),
    @Type(value = RowModel.Transformed.class, name = "transformed"),
    @Type(value = NaiveBayesModel.class, name = "naive-bayes"),
    @Type(value = GradientBoosting.Boosted.class, name = "boosted-trees"),
    @Type(value = TribuoModel.class, name = "tribuo"),
    @Type(value = RowModel.Vote.class, name = "vote"),
    @Type(value = RowModel.Stack.class, name = "stack")
})
public sealed interface RowModel
        permits RowModel.Columns,
                RowModel.Transformed,
                RowModel.Vote,
                RowModel.Stack,
                NaiveBayesModel,
                GradientBoosting.Boosted,
                TribuoModel {

    /** Returns the probability that the row is content, from 0 to 1; content from one half on. */
    double score(double[] row);

    /** A way to learn a {@link RowModel} from examples. Equal rows and seeds give equal models. */
    @FunctionalInterface
    interface Learner {

        RowModel learn(LabeledRows rows, long seed);
    }

    /**
     * A model that sees some of the columns only.
     *
     * @param columns numbers of the columns
     * @param inner the model over them
     */
    record Columns(int[] columns, RowModel inner) implements RowModel {

        /** Returns the learner that hides the other columns from {@code inner}. */
        static Learner learner(int[] columns, Learner inner) {
            return (rows, seed) -> {
                double[][] selected =
                        Arrays.stream(rows.x()).map(row -> select(columns, row)).toArray(double[][]::new);
                return new Columns(columns, inner.learn(rows.withRows(selected), seed));
            };
        }

        @Override
        public double score(double[] row) {
            return inner.score(select(columns, row));
        }

        private static double[] select(int[] columns, double[] row) {
            return Arrays.stream(columns).mapToDouble(c -> row[c]).toArray();
        }
    }

    /**
     * A model over transformed rows.
     *
     * @param transform learned from the training rows alone
     * @param inner the model over its result
     */
    record Transformed(RowTransform transform, RowModel inner) implements RowModel {

        static Learner learner(RowTransform.Fit fit, Learner inner) {
            return (rows, seed) -> {
                RowTransform transform = fit.to(rows.x());
                double[][] changed =
                        Arrays.stream(rows.x()).map(transform::apply).toArray(double[][]::new);
                return new Transformed(transform, inner.learn(rows.withRows(changed), seed));
            };
        }

        @Override
        public double score(double[] row) {
            return inner.score(transform.apply(row));
        }
    }

    /**
     * A weighted vote. Soft, as in the thesis (1.3), it is the mean of the parts' probabilities; hard, as in its author's
     * program, each part gives its whole weight to its verdict.
     *
     * @param parts the voters
     * @param weights one a voter
     * @param soft whether probabilities are averaged; older files do not say and were hard
     */
    record Vote(List<RowModel> parts, double[] weights, boolean soft) implements RowModel {

        static Learner learner(List<Learner> parts, boolean soft, double... weights) {
            return (rows, seed) ->
                    new Vote(parts.stream().map(part -> part.learn(rows, seed)).toList(), weights, soft);
        }

        @Override
        public double score(double[] row) {
            double content = 0;
            double all = 0;
            for (int i = 0; i < weights.length; i++) {
                double score = parts.get(i).score(row);
                double vote = score >= 0.5 ? 1 : 0;
                content += weights[i] * (soft ? score : vote);
                all += weights[i];
            }
            return content / all;
        }
    }

    /**
     * A model over the scores of others.
     *
     * @param parts models over the row
     * @param meta the model over their scores
     */
    record Stack(List<RowModel> parts, RowModel meta) implements RowModel {

        private static final int FOLDS = 5;

        /**
         * Returns the learner whose meta model is trained on the parts' scores of examples they did not see. On examples
         * that they did see, as in the library behind the thesis, the part that learns by heart looks best.
         */
        static Learner learner(List<Learner> parts, Learner meta) {
            return (rows, seed) -> {
                double[][] unseen = new double[rows.size()][parts.size()];
                for (CrossValidation.Fold fold : CrossValidation.split(rows, FOLDS, seed)) {
                    LabeledRows training = rows.rows(fold.training());
                    for (int p = 0; p < parts.size(); p++) {
                        RowModel part = parts.get(p).learn(training, seed);
                        for (int i : fold.test()) {
                            unseen[i][p] = part.score(rows.x()[i]);
                        }
                    }
                }
                return new Stack(
                        parts.stream().map(part -> part.learn(rows, seed)).toList(),
                        meta.learn(rows.withRows(unseen), seed));
            };
        }

        @Override
        public double score(double[] row) {
            return meta.score(
                    parts.stream().mapToDouble(part -> part.score(row)).toArray());
        }
    }
}
