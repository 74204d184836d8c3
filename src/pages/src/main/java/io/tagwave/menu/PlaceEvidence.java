package io.tagwave.menu;

import io.tagwave.number.LogTable;
import io.tagwave.tree.PageTree;
import java.util.List;

/** Tells what a block's place on the page says. */
final class PlaceEvidence {

    private final PageTree tree;
    private final LinkTable links;
    private final int[] headingsBefore;

    PlaceEvidence(PageTree tree, LinkTable links) {
        this.tree = tree;
        this.links = links;
        headingsBefore = headingsBefore(tree);
    }

    void measure(List<LinkBlock> blocks, double[][] values) {
        for (int b = 0; b < values.length; b++) {
            measure(blocks.get(b), values[b]);
        }
    }

    private void measure(LinkBlock block, double[] v) {
        int node = block.node();
        double text = tree.textLength(0, tree.size());
        int all = links.count().all();
        v[MenuEvidence.POSITION.ordinal()] = node / (double) tree.size();
        v[MenuEvidence.TEXT_BEFORE.ordinal()] = tree.textLength(0, node) / Math.max(1, text);
        v[MenuEvidence.PLAIN_BEFORE.ordinal()] = plain(node) / Math.max(1, plain(tree.size()));
        v[MenuEvidence.LINKS_BEFORE.ordinal()] = block.first() / (double) all;
        v[MenuEvidence.LINKS_AFTER.ordinal()] = LogTable.log1p(all - block.end());
        v[MenuEvidence.HEADINGS_BEFORE.ordinal()] = LogTable.log1p(headingsBefore[node]);
        v[MenuEvidence.ANY_HEADING_BEFORE.ordinal()] = headingsBefore[node] > 0 ? 1 : 0;
        v[MenuEvidence.DEPTH.ordinal()] = tree.depth(node);
        v[MenuEvidence.SPREAD.ordinal()] = (tree.end(node) - node) / (double) tree.size();
    }

    /** Characters outside links before a position. */
    private double plain(int position) {
        return tree.textLength(0, position) - tree.linkTextLength(0, position);
    }

    private static boolean isHeading(String tag) {
        return tag.length() == 2 && tag.charAt(0) == 'h' && tag.charAt(1) >= '1' && tag.charAt(1) <= '6';
    }

    private static int[] headingsBefore(PageTree tree) {
        boolean[] heading = new boolean[tree.tagNames().size()];
        for (int t = 0; t < heading.length; t++) {
            heading[t] = isHeading(tree.tagNames().get(t));
        }
        int[] before = new int[tree.size() + 1];
        for (int n = 0; n < tree.size(); n++) {
            before[n + 1] = before[n] + (heading[tree.tag(n)] ? 1 : 0);
        }
        return before;
    }
}
