package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Repeated cross-validation.
 *
 * @param folds number of parts, of which each is the test set once
 * @param repeats number of shufflings of the examples
 * @param seed first seed; repeats take the following ones, so that learners meet the same folds
 */
public record CrossValidation(int folds, int repeats, long seed) {

    /**
     * One round of a cross-validation.
     *
     * @param training numbers of the examples to learn from
     * @param test numbers of the others
     */
    record Fold(int[] training, int[] test) {}

    /** Scores a learner on examples that it did not see. */
    public FoldScores run(RowModel.Learner learner, LabeledRows rows) {
        List<ConfusionMatrix> scores = new ArrayList<>();
        for (int repeat = 0; repeat < repeats; repeat++) {
            for (Fold fold : split(rows, folds, seed + repeat)) {
                RowModel model = learner.learn(rows.rows(fold.training()), seed + repeat);
                scores.add(ConfusionMatrix.of(model, rows.rows(fold.test())));
            }
        }
        return new FoldScores(scores);
    }

    /** Splits examples into shuffled folds that share content and noise alike (stratified). */
    static List<Fold> split(LabeledRows rows, int folds, long seed) {
        int[] foldOf = new int[rows.size()];
        Random random = new Random(seed);
        int next = 0;
        for (boolean label : new boolean[] {true, false}) {
            List<Integer> members = new ArrayList<>(IntStream.range(0, rows.size())
                    .filter(i -> rows.y()[i] == label)
                    .boxed()
                    .toList());
            Collections.shuffle(members, random);
            for (int member : members) {
                foldOf[member] = next++ % folds;
            }
        }
        return IntStream.range(0, folds)
                .mapToObj(f -> new Fold(examples(foldOf, f, false), examples(foldOf, f, true)))
                .toList();
    }

    private static int[] examples(int[] foldOf, int fold, boolean inside) {
        return IntStream.range(0, foldOf.length)
                .filter(i -> foldOf[i] == fold == inside)
                .toArray();
    }
}
