package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * One round of a cross-validation.
 *
 * @param training numbers of the examples to learn from
 * @param test numbers of the others
 */
record Fold(int[] training, int[] test) {

    /** Shuffled folds that share content and noise alike (stratified). */
    static List<Fold> split(LabeledRows samples, int folds, long seed) {
        int[] foldOf = new int[samples.size()];
        Random random = new Random(seed);
        int next = 0;
        for (boolean label : new boolean[] {true, false}) {
            List<Integer> members = new ArrayList<>(IntStream.range(0, samples.size())
                    .filter(i -> samples.y()[i] == label)
                    .boxed()
                    .toList());
            Collections.shuffle(members, random);
            for (int member : members) {
                foldOf[member] = next++ % folds;
            }
        }
        return IntStream.range(0, folds)
                .mapToObj(f -> new Fold(
                        IntStream.range(0, foldOf.length)
                                .filter(i -> foldOf[i] != f)
                                .toArray(),
                        IntStream.range(0, foldOf.length)
                                .filter(i -> foldOf[i] == f)
                                .toArray()))
                .toList();
    }
}
