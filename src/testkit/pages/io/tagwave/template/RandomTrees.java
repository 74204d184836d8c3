package io.tagwave.template;

import java.util.Random;

/** Small trees at random, and the largest common subtree found by trying everything. */
public final class RandomTrees {

    private final Random random;

    public RandomTrees(long seed) {
        random = new Random(seed);
    }

    /** A tree of 1 to {@code most} nodes whose steps are below {@code steps}; the root's step is always 0. */
    public LabeledTree next(PathLabels labels, int most, int steps) {
        int[] parents = new int[1 + random.nextInt(most)];
        int[] own = new int[parents.length];
        parents[0] = -1;
        for (int node = 1; node < parents.length; node++) {
            int parent = node - 1;
            while (parent > 0 && random.nextInt(100) < 55) {
                parent = parents[parent];
            }
            parents[node] = parent;
            own[node] = random.nextInt(steps);
        }
        return labels.read(parents, own);
    }

    /** A copy with some subtrees left out and, at times, a leaf or two more: what another page of one site looks like. */
    public LabeledTree variant(PathLabels labels, LabeledTree of, int steps) {
        IntList parents = new IntList();
        IntList own = new IntList();
        int[] position = new int[of.size()];
        for (int node = 0; node < of.size(); node++) {
            boolean kept = node == 0 || (position[of.parent(node)] >= 0 && random.nextInt(10) > 0);
            position[node] = kept ? parents.size() : -1;
            if (kept) {
                parents.add(node == 0 ? -1 : position[of.parent(node)]);
                // Labels stand for paths; any numbering of them serves as steps as long as it is the same on both
                // sides.
                own.add(of.label(node));
            }
        }
        int more = random.nextInt(3);
        for (int i = 0; i < more; i++) {
            parents.add(0);
            own.add(1000 + random.nextInt(steps));
        }
        return labels.read(parents.toArray(), own.toArray());
    }

    /** A check of two trees. */
    public interface PairTest {
        void check(LabeledTree first, LabeledTree second);
    }

    /** Checks 4,000 pairs, every second one of them two variants of one tree. */
    public static void forRandomPairs(PairTest test) {
        RandomTrees trees = new RandomTrees(20110401);
        for (int trial = 0; trial < 4000; trial++) {
            PathLabels labels = new PathLabels();
            LabeledTree first = trees.next(labels, 10, 1 + trial % 4);
            if (trial % 2 == 0) {
                test.check(first, trees.next(labels, 10, 1 + trial % 4));
            } else {
                PathLabels common = new PathLabels();
                LabeledTree base = trees.next(labels, 9, 1 + trial % 4);
                test.check(trees.variant(common, base, 2), trees.variant(common, base, 2));
            }
        }
    }

    /** The mapping of an algorithm that has no reason to give up. */
    public static NodeMapping map(TemplateAlgorithm algorithm, LabeledTree first, LabeledTree second) {
        try {
            return algorithm.map(first, second);
        } catch (AlgorithmLimitException e) {
            throw new AssertionError(e);
        }
    }
}
