package io.tagwave.region;

/** First nodes of records: nodes of one depth in document order, and how many codes raise to just these. */
final class Heads {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    final int[] nodes;
    int votes;

    Heads(int[] nodes) {
        this.nodes = nodes;
    }

    /** A digest of nodes, equal for equal lists; others meet it with a chance of 2 to the power of -64. */
    static long digest(int[] nodes, int from, int to) {
        long digest = 0;
        for (int i = from; i < to; i++) {
            digest = digest(digest, nodes[i]);
        }
        return digest;
    }

    /** The digest of a list that is longer by one node. */
    static long digest(long digest, int node) {
        long mixed = (digest ^ (node + GOLDEN)) * 0xBF58476D1CE4E5B9L;
        return mixed ^ (mixed >>> 29);
    }

    /** Of nodes in document order the so many at one depth. */
    static int[] atDepth(int[] nodes, int[] depths, int depth, int count) {
        int[] level = new int[count];
        int found = 0;
        for (int i = 0; found < count; i++) {
            if (depths[i] == depth) {
                level[found++] = nodes[i];
            }
        }
        return level;
    }
}
