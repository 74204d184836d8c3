package io.tagwave.template;

/** The lists of children of two trees, with equal subtrees known. */
final class TreePair {

    final LabeledTree first;
    final LabeledTree second;
    final int[] firstClass;
    final int[] secondClass;
    /** One entry a class, all 0 between uses. */
    final int[] scratch;

    TreePair(LabeledTree first, LabeledTree second) {
        this.first = first;
        this.second = second;
        SubtreeClasses classes = new SubtreeClasses(first, second);
        firstClass = classes.of(first);
        secondClass = classes.of(second);
        scratch = new int[classes.greatest() + 1];
    }

    /** Tells whether two subtrees are equal. */
    boolean areEqual(int a, int b) {
        return firstClass[a] == secondClass[b];
    }

    /** The children of two nodes between equal heads and equal tails. */
    ChildRun run(int a, int b) {
        return new ChildRun(this, first.children(a), second.children(b));
    }
}
