package io.tagwave.template;

/**
 * Top-down mapping that looks only where it has to: an algorithm of our own that meets the optimum of {@link TopDown}.
 * Subtrees whose path the other page does not know are left out, equal subtrees get one number by hashing, equal heads
 * and tails of lists of children are matched at sight, and what is left is aligned by upper bounds that are made exact
 * where the alignment leans on them, see {@link PairSolver}. Texts that differ from row to row fall out at the first
 * step, so most rows of a list become equal.
 *
 * <p>Time and memory are bounded: very long lists are aligned in blocks, and after {@link #MOST_CELLS} cells bounds are
 * taken for the truth. The answer is a common subtree all the same, but may miss the optimum.
 */
public final class HashedTopDown implements TemplateAlgorithm {

    private static final long MOST_CELLS = 400_000_000;

    private final long mostCells;

    public HashedTopDown() {
        this(MOST_CELLS);
    }

    /** @param mostCells cells of all alignments, after which the optimum is no longer looked for */
    HashedTopDown(long mostCells) {
        this.mostCells = mostCells;
    }

    @Override
    public Mapping map(LabelledTree first, LabelledTree second) {
        int[] partner = Mapping.empty(first.size());
        if (first.label[0] == second.label[0]) {
            TreePart[] parts = TreePart.shared(first, second);
            TreePart.write(parts[0], parts[1], match(parts[0].tree(), parts[1].tree()), partner);
        }
        return new Mapping(partner);
    }

    /** Parents come first in pre-order, so a node's partner is settled before its children are matched. */
    private int[] match(LabelledTree first, LabelledTree second) {
        ChildLists lists = new ChildLists(first, second);
        PairSolver solver = new PairSolver(lists, mostCells);
        int[] partner = Mapping.empty(first.size());
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

    private static void mapEqualChildren(LabelledTree first, int a, LabelledTree second, int b, int[] partner) {
        int other = second.firstChild(b);
        for (int child = first.firstChild(a); child >= 0; child = first.nextSibling(child)) {
            partner[child] = other;
            other = second.nextSibling(other);
        }
    }
}
