package io.tagwave.region;

/** A set of ints that is emptied at once, to be used again: open addressing, no boxing. */
final class IntSet {

    private int[] keys = new int[64];
    private int[] uses = new int[64];
    private int use = 1;
    private int size;

    void clear() {
        use++;
        size = 0;
    }

    void add(int key) {
        int slot = slot(key);
        if (uses[slot] != use) {
            uses[slot] = use;
            keys[slot] = key;
            if (++size * 2 > keys.length) {
                grow();
            }
        }
    }

    boolean contains(int key) {
        return uses[slot(key)] == use;
    }

    private int slot(int key) {
        int mask = keys.length - 1;
        int mixed = key * 0x9E3779B9;
        int slot = (mixed ^ mixed >>> 15) & mask;
        while (uses[slot] == use && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldUses = uses;
        keys = new int[oldKeys.length * 2];
        uses = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldUses[i] == use) {
                int slot = slot(oldKeys[i]);
                uses[slot] = use;
                keys[slot] = oldKeys[i];
            }
        }
    }
}
