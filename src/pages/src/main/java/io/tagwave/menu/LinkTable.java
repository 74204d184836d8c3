package io.tagwave.menu;

import io.tagwave.number.Numbering;
import io.tagwave.tree.PageTree;
import java.util.Objects;

/** The links of a page in document order with running sums, so that any run of links is measured by differences. */
final class LinkTable {

    private static final int LONG_TEXT = 35;
    private static final int SHORT_TEXT = 2;
    private static final int LONGEST_TEXT = 100;
    private static final int QUALITIES = LinkQuality.values().length;

    private final PageTree tree;
    private final LinkCounts count;
    private final int[] node;
    private final int[][] having;
    private final int[] textLength;
    private final long[] textSquare;
    private final int[] depth;
    private final int[] parameters;
    private final LinkAddressReader address = new LinkAddressReader();

    LinkTable(PageTree tree) {
        this.tree = tree;
        count = LinkCounts.of(tree);
        int links = count.all();
        node = new int[links];
        having = new int[QUALITIES][links + 1];
        textLength = new int[links + 1];
        textSquare = new long[links + 1];
        depth = new int[links + 1];
        parameters = new int[links + 1];
        Numbering seen = new Numbering(links);
        for (int n = 0; n < tree.size(); n++) {
            if (tree.isLink(n)) {
                add(count.before(n), n, seen);
            }
        }
    }

    LinkCounts count() {
        return count;
    }

    /** Returns how many of the links {@code [from, to)} have the quality. */
    int having(LinkQuality quality, int from, int to) {
        int[] sums = having[quality.ordinal()];
        return from < to ? sums[to] - sums[from] : 0;
    }

    double share(LinkQuality quality, int from, int to) {
        return having(quality, from, to) / (double) (to - from);
    }

    double meanText(int from, int to) {
        return (textLength[to] - textLength[from]) / (double) (to - from);
    }

    double textDeviation(int from, int to) {
        double mean = meanText(from, to);
        double square = (textSquare[to] - textSquare[from]) / (double) (to - from);
        return Math.sqrt(Math.max(0, square - mean * mean));
    }

    double meanDepth(int from, int to) {
        return (depth[to] - depth[from]) / (double) (to - from);
    }

    double meanParameters(int from, int to) {
        return (parameters[to] - parameters[from]) / (double) (to - from);
    }

    private void add(int i, int n, Numbering seen) {
        node[i] = n;
        address.read(Objects.requireNonNull(tree.address(n), "a link has an address"));
        int known = seen.size();
        int length = tree.textLength(n, tree.end(n));
        boolean image = holdsImage(n);
        mark(LinkQuality.LONG, i, length > LONG_TEXT);
        mark(LinkQuality.SHORT, i, length <= SHORT_TEXT);
        mark(LinkQuality.DIGIT, i, tree.anyDigit(n, tree.end(n)));
        mark(LinkQuality.EMPTY, i, length == 0);
        mark(LinkQuality.IMAGE, i, image);
        mark(LinkQuality.BLANK, i, length == 0 && !image);
        mark(LinkQuality.REPEATED, i, seen.number(address.digest()) <= known);
        mark(LinkQuality.FRAGMENT, i, address.hasFragment());
        mark(LinkQuality.ROOT, i, address.isRoot());
        mark(LinkQuality.QUERY, i, address.hasQuery());
        mark(LinkQuality.CHANGE, i, i > 0 && !samePath(node[i - 1], n));
        int text = Math.min(length, LONGEST_TEXT);
        textLength[i + 1] = textLength[i] + text;
        textSquare[i + 1] = textSquare[i] + (long) text * text;
        depth[i + 1] = depth[i] + address.depth();
        parameters[i + 1] = parameters[i] + address.furtherParameters();
    }

    private void mark(LinkQuality quality, int i, boolean has) {
        int[] sums = having[quality.ordinal()];
        sums[i + 1] = sums[i] + (has ? 1 : 0);
    }

    private boolean holdsImage(int n) {
        for (int k = n + 1; k < tree.end(n); k++) {
            if (tree.isImage(k)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tells whether the tag names from the body down are the same. Climbs to where the paths meet only: over all neighbours
     * these climbs walk around the tree once.
     */
    private boolean samePath(int a, int b) {
        if (tree.depth(a) != tree.depth(b)) {
            return false;
        }
        while (a != b) {
            if (tree.tag(a) != tree.tag(b)) {
                return false;
            }
            a = tree.parent(a);
            b = tree.parent(b);
        }
        return true;
    }
}
