package io.tagwave.template;

import java.util.function.Function;

/**
 * Template detection on sequences (thesis, Algorithms 2 to 5): both trees become sequences, dominant matches of their
 * labels are found, and a walk back over them keeps those that form a common subtree. What the walk takes of a list is
 * then reconsidered by {@link Realignment}, unless it is wanted {@link #asPrinted}.
 */
public final class SequenceMatcher implements TemplateAlgorithm {

    /** Matches kept at most, of 12 bytes each. */
    private static final int MOST_MATCHES = 20_000_000;

    private final String name;
    private final Function<LabelledTree, int[]> sequence;
    private final boolean asPrinted;

    private SequenceMatcher(String name, Function<LabelledTree, int[]> sequence, boolean asPrinted) {
        this.name = name;
        this.sequence = sequence;
        this.asPrinted = asPrinted;
    }

    /** PS-TD, on extended Prüfer sequences. */
    public static SequenceMatcher prufer() {
        return new SequenceMatcher("PS-TD", PruferSequence::extended, false);
    }

    /** CPS-TD, on consolidated Prüfer sequences. */
    public static SequenceMatcher consolidated() {
        return new SequenceMatcher("CPS-TD", PruferSequence::consolidated, false);
    }

    /** The same method as the thesis has it, without realignment. */
    public SequenceMatcher asPrinted() {
        return new SequenceMatcher(name, sequence, true);
    }

    @Override
    public Mapping map(LabelledTree first, LabelledTree second) throws RefusedException {
        int[] partner = Mapping.empty(first.size());
        if (first.label[0] == second.label[0]) {
            TreePart[] parts = TreePart.shared(first, second);
            if (asPrinted) {
                TreePart.write(parts[0], parts[1], answer(parts[0].tree(), parts[1].tree()), partner);
            } else {
                TreePart.write(parts[0], parts[1], matchReduced(parts[0].tree(), parts[1].tree()), partner);
            }
        }
        return new Mapping(partner);
    }

    /** Equal ends first, then the sequences of what is left in each gap. */
    private int[] matchReduced(LabelledTree first, LabelledTree second) throws RefusedException {
        int[] partner = Mapping.empty(first.size());
        int[] scratch = new int[LabelledTree.labels(first, second)];
        for (EqualEnds.Gap gap : new EqualEnds(first, second, partner).match()) {
            TreePart[] parts = TreePart.shared(
                    new TreePart.Cut(first, gap.root(), gap.from(), gap.to()),
                    new TreePart.Cut(second, gap.otherRoot(), gap.otherFrom(), gap.otherTo()),
                    scratch);
            LabelledTree a = parts[0].tree();
            LabelledTree b = parts[1].tree();
            int[] found = answer(a, b);
            new Realignment(a, b, found, this::match).run();
            TreePart.write(parts[0], parts[1], found, partner);
        }
        return partner;
    }

    private int[] answer(LabelledTree first, LabelledTree second) throws RefusedException {
        int[] found = match(first, second);
        if (found == null) {
            throw new RefusedException(name + " keeps at most " + MOST_MATCHES
                    + " dominant matches, these pages have more where " + first.size() + " and " + second.size()
                    + " nodes have paths in common");
        }
        return found;
    }

    /** The second tree's node for each node of the first, or null when there are too many matches. */
    private int[] match(LabelledTree first, LabelledTree second) {
        int symbols = LabelledTree.labels(first, second);
        Line rows = new Line(first, sequence.apply(first), symbols);
        Line columns = new Line(second, sequence.apply(second), symbols);
        DominantMatches matches =
                DominantMatches.of(rows.labels(), new SymbolBits(columns.labels(), symbols), MOST_MATCHES);
        return matches == null ? null : new TemplateMatches(rows, columns).identify(matches);
    }
}
