package io.tagwave.template;

/**
 * A tree without the subtrees that can not be mapped.
 *
 * @param tree what is left, with labels numbered densely from 0
 * @param original the pre-order number that each of its nodes has in the whole tree
 */
record TreePart(LabelledTree tree, int[] original) {

    /**
     * The parts of two trees whose labels occur in both. A label stands for the whole path, so what hangs below a path
     * that the other page does not know is unknown there too: nothing is lost, and what is left compares faster.
     *
     * @return both parts; each is empty when not even the roots agree
     */
    static TreePart[] shared(LabelledTree first, LabelledTree second) {
        int[] number = new int[Math.max(first.greatestLabel(), second.greatestLabel()) + 1];
        for (int label : second.label) {
            number[label] = -1;
        }
        int symbols = 0;
        for (int label : first.label) {
            if (number[label] == -1) {
                number[label] = ++symbols;
            }
        }
        return new TreePart[] {of(first, number), of(second, number)};
    }

    private static TreePart of(LabelledTree whole, int[] number) {
        int[] position = new int[whole.size()];
        IntList kept = new IntList();
        for (int node = 0; node < whole.size(); node++) {
            position[node] = kept.size();
            if (number[whole.label[node]] > 0) {
                kept.add(node);
            }
        }
        int[] original = kept.toArray();
        int[] parent = new int[original.length];
        int[] end = new int[original.length];
        int[] label = new int[original.length];
        for (int i = 0; i < original.length; i++) {
            int node = original[i];
            parent[i] = node == 0 ? -1 : position[whole.parent[node]];
            end[i] = whole.end[node] == whole.size() ? original.length : position[whole.end[node]];
            label[i] = number[whole.label[node]] - 1;
        }
        return new TreePart(new LabelledTree(parent, end, label), original);
    }
}
