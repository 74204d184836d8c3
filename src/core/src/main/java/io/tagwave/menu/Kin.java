package io.tagwave.menu;

import io.tagwave.tree.PageTree;

/** How many siblings with two links or more look the same: tag, style and parent are equal. Open addressing. */
final class Kin {

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final PageTree tree;
    private final long[] keys;
    private final int[] counts;
    private final int shift;

    Kin(PageTree tree, int[] holders) {
        this.tree = tree;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * holders.length + 1);
        keys = new long[1 << bits];
        counts = new int[1 << bits];
        shift = Long.SIZE - bits;
        for (int n : holders) {
            long key = key(n);
            int slot = slot(key);
            keys[slot] = key;
            counts[slot]++;
        }
    }

    /** How many they are, a holder itself counted. */
    int of(int holder) {
        return counts[slot(key(holder))];
    }

    private int slot(long key) {
        int slot = (int) (key * SPREAD >>> shift);
        while (counts[slot] > 0 && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private long key(int node) {
        long looks = (long) tree.style(node) * tree.tagNames().size() + tree.tag(node);
        return looks << Integer.SIZE | tree.parent(node) & 0xFFFF_FFFFL;
    }
}
