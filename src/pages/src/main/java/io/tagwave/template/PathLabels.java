package io.tagwave.template;

import io.tagwave.number.Numbering;
import io.tagwave.number.ObjectNumbering;
import io.tagwave.tree.PageTree;

/**
 * Gives equal numbers to equal top-down paths, over all the pages it reads. A step of a path is the tag name of an
 * element or the text of a text node; a path is the pair of its parent's number and its last step, so none is ever
 * spelled out. Linear in the nodes. Not for use by two threads at once.
 */
public final class PathLabels {

    private final ObjectNumbering<String> steps = new ObjectNumbering<>();
    private final Numbering paths = new Numbering();

    /** The step that a node adds to its parent's path: {@code div}, or {@code #text Next page}. */
    public static String step(PageTree tree, int node) {
        return tree.isText(node) ? PageTree.TEXT + ' ' + tree.ownText(node) : tree.tagName(node);
    }

    public LabeledTree read(PageTree tree) {
        int[] tagSteps = new int[tree.tagNames().size()];
        for (int tag = 0; tag < tagSteps.length; tag++) {
            tagSteps[tag] = steps.number(tree.tagNames().get(tag));
        }
        int[] parents = new int[tree.size()];
        int[] own = new int[tree.size()];
        for (int node = 0; node < own.length; node++) {
            parents[node] = tree.parent(node);
            own[node] = tree.isText(node) ? steps.number(step(tree, node)) : tagSteps[tree.tag(node)];
        }
        return read(parents, own);
    }

    /**
     * Labels a tree that is given as bare numbers.
     *
     * @param parents pre-order number of each node's parent, below the node's own; -1 for node 0 alone
     * @param own step of each node
     */
    public LabeledTree read(int[] parents, int[] own) {
        int[] label = new int[own.length];
        for (int node = 0; node < own.length; node++) {
            label[node] = paths.number(parents[node] < 0 ? 0 : label[parents[node]], own[node]);
        }
        return new LabeledTree(parents, LabeledTree.ends(parents), label);
    }

    /**
     * A number that tells pages apart by what stands in them, whatever else was read before: pages of equal trees have
     * the same one, others hardly ever. Serves to put pages in an order of their own.
     */
    public static long fingerprint(PageTree tree) {
        long print = tree.size();
        for (int node = 0; node < tree.size(); node++) {
            print = print * 31 + tree.depth(node);
            print = print * 31 + step(tree, node).hashCode();
        }
        return print;
    }
}
