package io.tagwave.template;

/**
 * Weighs two subtrees by how many labels they share, as bags: never less than what they have in common, and told without
 * comparing them. Not for use by two threads at once.
 */
final class SharedLabels implements BlockAlignment.Weigher {

    private final LabelledTree first;
    private final LabelledTree second;
    private final int[] count;
    private final int[] taken;
    private int loaded = -1;

    SharedLabels(LabelledTree first, LabelledTree second) {
        this.first = first;
        this.second = second;
        taken = new int[second.size()];
        count = new int[Math.max(first.greatestLabel(), second.greatestLabel()) + 1];
    }

    @Override
    public int weigh(int a, int b) {
        return BlockAlignment.exact(common(a, b));
    }

    /** Labels that two subtrees share; 0 when their roots differ. */
    int common(int a, int b) {
        if (first.label[a] != second.label[b]) {
            return 0;
        }
        if (loaded != a) {
            load(a);
        }
        int common = 0;
        for (int node = b; node < second.end[b]; node++) {
            int label = second.label[node];
            if (count[label] > 0) {
                count[label]--;
                taken[common++] = label;
            }
        }
        for (int i = 0; i < common; i++) {
            count[taken[i]]++;
        }
        return common;
    }

    private void load(int root) {
        if (loaded >= 0) {
            for (int node = loaded; node < first.end[loaded]; node++) {
                count[first.label[node]] = 0;
            }
        }
        for (int node = root; node < first.end[root]; node++) {
            count[first.label[node]]++;
        }
        loaded = root;
    }
}
