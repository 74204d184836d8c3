package io.tagwave.template;

/**
 * Top-down mapping that looks only where it has to: an algorithm of our own that meets the optimum of {@code TopDownAlgorithm}.
 * Subtrees whose path the other page does not know are left out, equal subtrees get one number by hashing, equal heads
 * and tails of lists of children are matched at sight, and what is left is aligned by upper bounds that are made exact
 * where the alignment leans on them, see {@link PairSolver}. Texts that differ from row to row fall out at the first
 * step, so most rows of a list become equal.
 *
 * <p>Time and memory are bounded: very long lists are aligned in blocks, and after {@link #MOST_CELLS} cells bounds are
 * taken for the truth. The answer is a common subtree all the same, but may miss the optimum.
 */
public final class HashedAlgorithm implements TemplateAlgorithm {

    private static final long MOST_CELLS = 400_000_000;

    private final long mostCells;

    public HashedAlgorithm() {
        this(MOST_CELLS);
    }

    /** @param mostCells cells of all alignments, after which the optimum is no longer looked for */
    HashedAlgorithm(long mostCells) {
        this.mostCells = mostCells;
    }

    @Override
    public NodeMapping map(LabeledTree first, LabeledTree second) {
        int[] partner = NodeMapping.empty(first.size());
        if (first.label[0] == second.label[0]) {
            PrunedTree[] parts = PrunedTree.shared(first, second);
            PrunedTree.write(parts[0], parts[1], match(parts[0].tree(), parts[1].tree()), partner);
        }
        return new NodeMapping(partner);
    }

    /** Parents come first in pre-order, so a node's partner is settled before its children are matched. */
    private int[] match(LabeledTree first, LabeledTree second) {
        TreePair lists = new TreePair(first, second);
        PairSolver solver = new PairSolver(lists, mostCells);
        int[] partner = NodeMapping.empty(first.size());
        partner[0] = 0;
        for (int a = 0; a < partner.length; a++) {
            int b = partner[a];
            if (b >= 0 && lists.areEqual(a, b)) {
                mapEqualChildren(first, a, second, b, partner);
            } else if (b >= 0) {
                int[] partners = solver.partners(a, b);
                int[] children = first.children(a);
                int[] others = second.children(b);
                for (int i = 0; i < children.length; i++) {
                    partner[children[i]] = partners[i] < 0 ? -1 : others[partners[i]];
                }
            }
        }
        return partner;
    }

    private static void mapEqualChildren(LabeledTree first, int a, LabeledTree second, int b, int[] partner) {
        int other = second.firstChild(b);
        for (int child = first.firstChild(a); child >= 0; child = first.nextSibling(child)) {
            partner[child] = other;
            other = second.nextSibling(other);
        }
    }
}
