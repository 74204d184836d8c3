package io.tagwave.menu;

import io.tagwave.number.LogTable;
import io.tagwave.tree.PageTree;
import java.util.List;

/** Tells what the shape of the tree in and around a block says. */
final class ShapeEvidence {

    private static final int SEVERAL = 3;

    private final PageTree tree;
    private final LinkCounts links;
    private final SimilarSiblings kin;
    private final int ul;
    private final int ol;
    private final int[] children;

    ShapeEvidence(PageTree tree, LinkCounts links, int[] holders) {
        this.tree = tree;
        this.links = links;
        kin = new SimilarSiblings(tree, holders);
        ul = tree.tagNames().indexOf("ul");
        ol = tree.tagNames().indexOf("ol");
        children = new int[tree.tagNames().size()];
    }

    void measure(List<LinkBlock> blocks, double[][] values) {
        for (int b = 0; b < values.length; b++) {
            inside(blocks.get(b), values[b]);
            around(blocks.get(b), values[b]);
        }
    }

    private void inside(LinkBlock block, double[] v) {
        int node = block.node();
        int withLinks = 0;
        int single = 0;
        int greatest = 0;
        int alike = 0;
        for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
            int own = links.own(child);
            if (own > 0) {
                withLinks++;
                single += own == 1 ? 1 : 0;
                greatest = Math.max(greatest, own);
                alike = Math.max(alike, ++children[tree.tag(child)]);
            }
        }
        for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
            children[tree.tag(child)] = 0;
        }
        double share = greatest / (double) block.links();
        v[MenuEvidence.GREATEST_CHILD.ordinal()] = share;
        v[MenuEvidence.DOMINANT_CHILD.ordinal()] = share > 0.5 ? 1 : 0;
        v[MenuEvidence.LIKE_CHILDREN.ordinal()] = alike / (double) withLinks;
        v[MenuEvidence.SINGLE_CHILDREN.ordinal()] = single / (double) withLinks;
    }

    private void around(LinkBlock block, double[] v) {
        boolean list = false;
        int like = 0;
        for (int n = block.node(); ; n = tree.parent(n)) {
            list |= tree.tag(n) == ul || tree.tag(n) == ol;
            like = Math.max(like, kin.of(n));
            if (n == block.top()) {
                break;
            }
        }
        int parent = tree.parent(block.top());
        int larger = parent < 0 ? block.links() : links.below(parent);
        v[MenuEvidence.LIST.ordinal()] = list ? 1 : 0;
        v[MenuEvidence.ONE_OF_LIKE.ordinal()] = like >= SEVERAL ? 1 : 0;
        v[MenuEvidence.IS_BODY.ordinal()] = parent < 0 ? 1 : 0;
        v[MenuEvidence.SHARE_OF_PARENT.ordinal()] = block.links() / (double) larger;
        v[MenuEvidence.PARENT_ADDS.ordinal()] = LogTable.log1p(larger - block.links());
    }
}
