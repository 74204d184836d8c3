package io.tagwave.template;

import java.util.function.Function;

/**
 * Template detection on sequences (thesis, Algorithms 2 to 5): both trees become sequences, dominant matches of their
 * labels are found, and a walk back over them keeps those that form a common subtree.
 *
 * @param name the name in messages
 */
public record SequenceAlgorithm(String name, Function<LabeledTree, int[]> sequence) implements TemplateAlgorithm {

    /** Matches kept at most, of 12 bytes each. */
    private static final int MOST_MATCHES = 20_000_000;

    /** Creates CPS-TD, on consolidated Prüfer sequences: every node once in post-order, the root last. */
    public static SequenceAlgorithm consolidated() {
        return new SequenceAlgorithm("CPS-TD", LabeledTree::postOrder);
    }

    @Override
    public NodeMapping map(LabeledTree first, LabeledTree second) throws AlgorithmLimitException {
        int[] partner = NodeMapping.empty(first.size());
        if (first.label[0] == second.label[0]) {
            PrunedTree[] parts = PrunedTree.shared(first, second);
            LabeledTree a = parts[0].tree();
            LabeledTree b = parts[1].tree();
            PrunedTree.write(parts[0], parts[1], match(a, b), partner);
        }
        return new NodeMapping(partner);
    }

    /** Returns the second tree's node for each node of the first. */
    private int[] match(LabeledTree first, LabeledTree second) throws AlgorithmLimitException {
        int symbols = LabeledTree.labels(first, second);
        MatchedSequence rows = new MatchedSequence(first, sequence.apply(first), symbols);
        MatchedSequence columns = new MatchedSequence(second, sequence.apply(second), symbols);
        DominantMatches matches =
                DominantMatches.of(rows.labels(), new SymbolBits(columns.labels(), symbols), MOST_MATCHES);
        if (matches == null) {
            throw new AlgorithmLimitException(name + " keeps at most " + MOST_MATCHES
                    + " dominant matches, these pages have more where " + first.size() + " and " + second.size()
                    + " nodes have paths in common");
        }
        return new TemplateMatchWalk(rows, columns).identify(matches);
    }
}
