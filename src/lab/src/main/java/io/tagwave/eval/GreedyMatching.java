package io.tagwave.eval;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** Pairs found with true records, the most similar first, each once. */
public final class GreedyMatching {

    private GreedyMatching() {}

    private record Pair(int found, int truth, double likeness) {}

    /** Returns the sum of the likeness (Jaccard's index) of all pairs. */
    public static double likeness(List<Bag<String>> found, List<Bag<String>> truth) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            for (int j = 0; j < truth.size(); j++) {
                double likeness = found.get(i).jaccard(truth.get(j));
                if (likeness > 0) {
                    pairs.add(new Pair(i, j, likeness));
                }
            }
        }
        pairs.sort(Comparator.comparingDouble(pair -> -pair.likeness));
        BitSet rows = new BitSet();
        BitSet columns = new BitSet();
        double sum = 0;
        for (Pair pair : pairs) {
            if (!rows.get(pair.found) && !columns.get(pair.truth)) {
                rows.set(pair.found);
                columns.set(pair.truth);
                sum += pair.likeness;
            }
        }
        return sum;
    }
}
