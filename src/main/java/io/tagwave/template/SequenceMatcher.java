package io.tagwave.template;

import java.util.function.Function;

/**
 * Template detection on sequences (thesis, Algorithms 2 to 5): both trees become sequences, dominant matches of their
 * labels are found, and a walk back over them keeps those that form a common subtree.
 */
public final class SequenceMatcher implements TemplateAlgorithm {

    /** Matches kept at most: 12 bytes each. */
    private static final int MOST_MATCHES = 20_000_000;

    private final String name;
    private final Function<LabelledTree, int[]> sequence;

    private SequenceMatcher(String name, Function<LabelledTree, int[]> sequence) {
        this.name = name;
        this.sequence = sequence;
    }

    /** PS-TD, on extended Prüfer sequences. */
    public static SequenceMatcher prufer() {
        return new SequenceMatcher("PS-TD", PruferSequence::extended);
    }

    /** CPS-TD, on consolidated Prüfer sequences. */
    public static SequenceMatcher consolidated() {
        return new SequenceMatcher("CPS-TD", PruferSequence::consolidated);
    }

    @Override
    public Answer map(LabelledTree first, LabelledTree second) {
        int[] partner = Mapping.empty(first.size());
        if (first.label[0] != second.label[0]) {
            return new Mapping(partner);
        }
        TreePart[] parts = TreePart.shared(first, second);
        int[] rows = sequence.apply(parts[0].tree());
        int[] columns = sequence.apply(parts[1].tree());
        int symbols = parts[0].tree().greatestLabel() + 1;
        int[] rowLabels = labels(parts[0].tree(), rows);
        int[] columnLabels = labels(parts[1].tree(), columns);
        DominantMatches matches = DominantMatches.of(rowLabels, columnLabels, symbols, MOST_MATCHES);
        if (matches == null) {
            return new Refusal(name + " keeps at most " + MOST_MATCHES + " dominant matches, these pages of "
                    + first.size() + " and " + second.size() + " nodes have more");
        }
        int[] found = new TemplateMatches(
                        new TemplateMatches.Line(parts[0].tree(), rows, new Occurrences(rowLabels, symbols)),
                        new TemplateMatches.Line(parts[1].tree(), columns, new Occurrences(columnLabels, symbols)))
                .identify(matches);
        for (int i = 0; i < found.length; i++) {
            if (found[i] >= 0) {
                partner[parts[0].original()[i]] = parts[1].original()[found[i]];
            }
        }
        return new Mapping(partner);
    }

    private static int[] labels(LabelledTree tree, int[] sequence) {
        int[] labels = new int[sequence.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = tree.label[sequence[i]];
        }
        return labels;
    }
}
