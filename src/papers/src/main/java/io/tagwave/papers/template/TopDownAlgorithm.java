package io.tagwave.papers.template;

import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.IntList;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.SubtreeClasses;
import io.tagwave.template.TemplateAlgorithm;

/**
 * Restricted top-down mapping (RTDM-TD; Vieira et al. 2006, after Yang and Reis): the largest common rooted ordered
 * subtree, found by aligning the children of every pair of nodes with equal paths, where identical subtrees are known
 * beforehand and not looked into. Quadratic in time and memory in the worst case, and the yardstick of the others.
 */
public final class TopDownAlgorithm implements TemplateAlgorithm {

    /** Cells of all alignments together: some ten seconds, and about a gigabyte for the pairs that they lead to. */
    private static final long MOST_CELLS = 100_000_000;

    @Override
    public NodeMapping map(LabeledTree first, LabeledTree second) throws AlgorithmLimitException {
        return new Run(first, second).map();
    }

    /** One comparison: the pairs that can be compared, then their best common sizes from the leaves up. */
    private static final class Run {
        private final LabeledTree first;
        private final LabeledTree second;
        private final int[] firstClass;
        private final int[] secondClass;
        private final IntList pairFirst = new IntList();
        private final IntList pairSecond = new IntList();
        private final IntList childPairs = new IntList();
        private final int[] partner;
        private long cells;

        Run(LabeledTree first, LabeledTree second) {
            this.first = first;
            this.second = second;
            SubtreeClasses classes = new SubtreeClasses(first, second);
            firstClass = classes.of(first);
            secondClass = classes.of(second);
            partner = NodeMapping.empty(first.size());
        }

        NodeMapping map() throws AlgorithmLimitException {
            if (first.label(0) != second.label(0)) {
                return new NodeMapping(partner);
            }
            addPair(0, 0);
            for (int pair = 0; pair < pairFirst.size(); pair++) {
                childPairs.add(pairFirst.size());
                if (!identical(pair) && !open(pair)) {
                    throw new AlgorithmLimitException("top-down mapping compares at most " + MOST_CELLS
                            + " pairs of children, these pages of " + first.size() + " and " + second.size()
                            + " nodes have more");
                }
            }
            int[] sizes = new int[pairFirst.size()];
            for (int pair = sizes.length - 1; pair >= 0; pair--) {
                sizes[pair] = identical(pair)
                        ? first.subtreeSize(pairFirst.get(pair))
                        : align(pair, sizes).best() + 1;
            }
            trace(sizes);
            return new NodeMapping(partner);
        }

        private void addPair(int a, int b) {
            pairFirst.add(a);
            pairSecond.add(b);
        }

        private boolean identical(int pair) {
            return firstClass[pairFirst.get(pair)] == secondClass[pairSecond.get(pair)];
        }

        /** Lists the pairs of children with equal labels; they stand together, in the order of the alignment's cells. */
        private boolean open(int pair) {
            int[] as = first.children(pairFirst.get(pair));
            int[] bs = second.children(pairSecond.get(pair));
            cells += (long) as.length * bs.length;
            if (cells > MOST_CELLS) {
                return false;
            }
            for (int a : as) {
                for (int b : bs) {
                    if (first.label(a) == second.label(b)) {
                        addPair(a, b);
                    }
                }
            }
            return true;
        }

        private OrderedMatching align(int pair, int[] sizes) {
            int[] as = first.children(pairFirst.get(pair));
            int[] bs = second.children(pairSecond.get(pair));
            int[][] weights = new int[as.length][bs.length];
            int next = childPairs.get(pair);
            for (int i = 0; i < as.length; i++) {
                for (int j = 0; j < bs.length; j++) {
                    if (first.label(as[i]) == second.label(bs[j])) {
                        weights[i][j] = sizes[next++];
                    }
                }
            }
            return new OrderedMatching(weights, bs.length);
        }

        /** Follows the best alignments from the root down. */
        private void trace(int[] sizes) {
            IntList open = new IntList();
            open.add(0);
            for (int at = 0; at < open.size(); at++) {
                int pair = open.get(at);
                int a = pairFirst.get(pair);
                int b = pairSecond.get(pair);
                if (identical(pair)) {
                    mapAll(a, b);
                } else {
                    partner[a] = b;
                    follow(pair, sizes, open);
                }
            }
        }

        private void follow(int pair, int[] sizes, IntList open) {
            int[] as = first.children(pairFirst.get(pair));
            int[] bs = second.children(pairSecond.get(pair));
            int[] matched = align(pair, sizes).partners();
            int next = childPairs.get(pair);
            for (int i = 0; i < as.length; i++) {
                for (int j = 0; j < bs.length; j++) {
                    if (first.label(as[i]) == second.label(bs[j])) {
                        if (matched[i] == j) {
                            open.add(next);
                        }
                        next++;
                    }
                }
            }
        }

        private void mapAll(int a, int b) {
            for (int i = 0; i < first.subtreeSize(a); i++) {
                partner[a + i] = b + i;
            }
        }
    }
}
