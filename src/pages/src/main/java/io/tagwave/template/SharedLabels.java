package io.tagwave.template;

import io.tagwave.number.Numbering;
import java.util.Arrays;

/**
 * Weighs two subtrees by how many labels they share, as bags: never less than what they have in common, and told without
 * comparing them. A subtree's bag is written once as bits, one for each label and each time that it comes again, so that
 * a pair costs a few words. Not for use by two threads at once.
 */
final class SharedLabels implements BlockMatching.Weigher {

    private final LabeledTree first;
    private final LabeledTree second;
    private final Bag[] bags;
    private final Bag[] otherBags;
    /** The bit of each label that comes for the first time, 0 before it is given one. */
    private final int[] bit;
    /** How often each label came so far; all 0 between uses. */
    private final int[] count;
    /** Bits of (label, how often it came before). */
    private final Numbering bits = new Numbering(0);
    /** The words at hand; all 0 between uses. */
    private long[] room = new long[1];

    SharedLabels(LabeledTree first, LabeledTree second) {
        this.first = first;
        this.second = second;
        bags = new Bag[first.size()];
        otherBags = new Bag[second.size()];
        bit = new int[LabeledTree.labels(first, second)];
        count = new int[bit.length];
    }

    @Override
    public int weigh(int a, int b) {
        return BlockMatching.exact(common(a, b));
    }

    /** Labels that two subtrees share; 0 when their roots differ. */
    int common(int a, int b) {
        if (first.label[a] != second.label[b]) {
            return 0;
        }
        if (first.isLeaf(a) || second.isLeaf(b)) {
            return 1;
        }
        return bag(first, a, bags).common(bag(second, b, otherBags));
    }

    private Bag bag(LabeledTree tree, int root, Bag[] known) {
        if (known[root] == null) {
            known[root] = bag(tree, root);
        }
        return known[root];
    }

    private Bag bag(LabeledTree tree, int root) {
        int end = tree.end[root];
        int[] words = new int[end - root];
        int used = 0;
        for (int node = root; node < end; node++) {
            int at = bit(tree.label[node]);
            if (at >> 6 >= room.length) {
                room = Arrays.copyOf(room, 2 * (at >> 6));
            }
            if (room[at >> 6] == 0) {
                words[used++] = at >> 6;
            }
            room[at >> 6] |= 1L << at;
        }
        for (int node = root; node < end; node++) {
            count[tree.label[node]] = 0;
        }
        Arrays.sort(words, 0, used);
        long[] masks = new long[used];
        for (int i = 0; i < used; i++) {
            masks[i] = room[words[i]];
            room[words[i]] = 0;
        }
        return new Bag(Arrays.copyOf(words, used), masks);
    }

    /** The bit of a label that comes once more. */
    private int bit(int label) {
        int before = count[label]++;
        if (before > 0) {
            return bits.number(label, before);
        }
        if (bit[label] == 0) {
            bit[label] = bits.number(label, 0);
        }
        return bit[label];
    }

    /** The words that are not 0, in order. */
    private record Bag(int[] words, long[] masks) {

        int common(Bag other) {
            int common = 0;
            int i = 0;
            int j = 0;
            while (i < words.length && j < other.words.length) {
                if (words[i] == other.words[j]) {
                    common += Long.bitCount(masks[i++] & other.masks[j++]);
                } else if (words[i] < other.words[j]) {
                    i++;
                } else {
                    j++;
                }
            }
            return common;
        }
    }
}
