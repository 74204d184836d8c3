package io.tagwave.template;

import io.tagwave.number.Hashing;
import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * A page in a few hundred bytes, so that pages can be compared without having both at hand: a number that tells whether
 * two are equal, and for each of some bins the least hash of what fell into it (one-permutation min-hash), which tells
 * how much two have in common. Linear in the nodes.
 */
public final class PageSketch {

    private static final int BINS = 64;
    private static final int EMPTY = Integer.MAX_VALUE;

    private final long print;
    private final int[] bins;

    private PageSketch(long print, int[] bins) {
        this.print = print;
        this.bins = bins;
    }

    /** The page's consolidated sequence, texts left out: neighbouring pairs of tag paths, each counted once. */
    public static PageSketch structure(PageTree tree) {
        long[] path = new long[tree.size()];
        int[] order = new int[tree.size()];
        for (int node = 0; node < path.length; node++) {
            long above = node == 0 ? 17 : path[tree.parent(node)];
            path[node] = mix(above * 31 + tree.tagName(node).hashCode());
            order[tree.end(node) - 1 - tree.depth(node)] = node;
        }
        Builder sketch = new Builder();
        long before = 0;
        for (int node : order) {
            sketch.add(mix(before * 31 + path[node]));
            before = path[node];
        }
        return sketch.build();
    }

    /** The page's texts, each counted once. */
    public static PageSketch content(PageTree tree) {
        Builder sketch = new Builder();
        for (int node = 0; node < tree.size(); node++) {
            if (tree.isText(node)) {
                String text = tree.ownText(node);
                sketch.add(mix((long) text.hashCode() << 20 ^ text.length()));
            }
        }
        return sketch.build();
    }

    /** The sketch that {@link #toBytes} wrote. */
    public static PageSketch of(byte[] bytes) {
        int[] bins = new int[(bytes.length - Long.BYTES) / Integer.BYTES];
        for (int bin = 0; bin < bins.length; bin++) {
            bins[bin] = (int) number(bytes, Long.BYTES + bin * Integer.BYTES, Integer.BYTES);
        }
        return new PageSketch(number(bytes, 0, Long.BYTES), bins);
    }

    /** The sketch as bytes to be stored. */
    public byte[] toBytes() {
        byte[] bytes = new byte[Long.BYTES + bins.length * Integer.BYTES];
        write(print, bytes, 0, Long.BYTES);
        for (int bin = 0; bin < bins.length; bin++) {
            write(bins[bin], bytes, Long.BYTES + bin * Integer.BYTES, Integer.BYTES);
        }
        return bytes;
    }

    private static long number(byte[] bytes, int from, int length) {
        long number = 0;
        for (int i = from; i < from + length; i++) {
            number = number << Byte.SIZE | bytes[i] & 0xff;
        }
        return number;
    }

    private static void write(long number, byte[] bytes, int from, int length) {
        for (int i = 0; i < length; i++) {
            bytes[from + i] = (byte) (number >>> Byte.SIZE * (length - 1 - i));
        }
    }

    /** Tells whether the two pages are equal, up to a collision of 64 bits. */
    public boolean isEqual(PageSketch other) {
        return print == other.print;
    }

    /** About which share of what either page has both have, from 0 to 1; exactly 1 for equal pages. */
    public double similarity(PageSketch other) {
        if (isEqual(other)) {
            return 1;
        }
        int equal = 0;
        int used = 0;
        for (int bin = 0; bin < bins.length; bin++) {
            boolean both = bins[bin] == other.bins[bin];
            equal += both && bins[bin] != EMPTY ? 1 : 0;
            used += bins[bin] != EMPTY || other.bins[bin] != EMPTY ? 1 : 0;
        }
        // What differs may lie in values that are not the least of their bin.
        return used == 0 ? 0 : Math.min((double) equal / used, 1 - 0.5 / BINS);
    }

    /** A way of its own: sketches are stored, and a better mixing would make strangers of those. */
    private static long mix(long value) {
        long mixed = (value ^ (value >>> 32)) * Hashing.GOLDEN;
        return mixed ^ (mixed >>> 29);
    }

    private static final class Builder {
        private final int[] bins = new int[BINS];
        private long print = 1;

        Builder() {
            Arrays.fill(bins, EMPTY);
        }

        void add(long hash) {
            print = mix(print * 31 + hash);
            int bin = (int) (hash & (BINS - 1));
            bins[bin] = Math.min(bins[bin], (int) (hash >>> 33));
        }

        PageSketch build() {
            return new PageSketch(print, bins);
        }
    }
}
