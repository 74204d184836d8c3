package io.tagwave.template;

/**
 * Top-down mapping that compares nothing twice: an algorithm of our own that meets the optimum of {@link TopDown}.
 * Subtrees whose path the other page does not know are left out, equal subtrees get one number by hashing, equal heads
 * and tails of lists of children are matched at sight, and what is left is aligned once for each pair of classes. Texts
 * that differ from row to row fall out at the first step, so most rows of a list become equal.
 *
 * <p>Time and memory are bounded: where one level of the trees would need more than {@link #MOST_CELLS} cells, long
 * lists are aligned in pieces. The answer is still a common subtree, but may miss the optimum.
 */
public final class HashedTopDown implements TemplateAlgorithm {

    private static final int MOST_CELLS = 1 << 24;

    private final int mostCells;

    public HashedTopDown() {
        this(MOST_CELLS);
    }

    /** @param mostCells cells of all alignments of one level of the trees, 1 or more */
    HashedTopDown(int mostCells) {
        this.mostCells = mostCells;
    }

    @Override
    public Mapping map(LabelledTree first, LabelledTree second) {
        int[] partner = Mapping.empty(first.size());
        if (first.label[0] == second.label[0]) {
            TreePart[] parts = TreePart.shared(first, second);
            int[] found = new HashedTopDownRun(parts[0].tree(), parts[1].tree(), mostCells).map();
            TreePart.write(parts[0], parts[1], found, partner);
        }
        return new Mapping(partner);
    }
}
