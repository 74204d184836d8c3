package io.tagwave.tree;

import java.util.Arrays;

/**
 * Addresses of the nodes of one page as XPath 1.0 expressions that a browser resolves to the same node. The children of
 * a node are numbered when the first of them is asked for, so all addresses of a page together cost its nodes and the
 * depths of those asked for. Not for use by two threads at once.
 */
public final class XPaths {

    /** The only child of its name has no number in its step. */
    private static final int ALONE = -1;

    private final PageTree tree;
    /** Number among the siblings of like name, from 1; 0 where not numbered yet. */
    private final int[] number;

    private final int[] seen;

    /** Records are mostly siblings, or their parents are: the way to these is written once. */
    private int lastParent = -1;

    private String parentPath = "/html";
    /** The way up from a node. */
    private int[] line = new int[32];

    /** Addresses of the nodes of a tree. */
    public XPaths(PageTree tree) {
        this.tree = tree;
        number = new int[tree.size()];
        seen = new int[tree.tagNames().size()];
    }

    /** The address of a single node; for many of one page, keep an instance. */
    public static String of(PageTree tree, int node) {
        return new XPaths(tree).of(node);
    }

    /**
     * The address of a node, such as {@code /html/body/div[2]/text()[normalize-space()][1]}. A step has a number only
     * where siblings share its name.
     */
    public String of(int node) {
        int above = tree.parent(node);
        if (above < 0) {
            return "/html/" + name(node);
        }
        if (above != lastParent) {
            parentPath = way(above);
            lastParent = above;
        }
        StringBuilder path = new StringBuilder(parentPath.length() + 16).append(parentPath);
        appendStep(path, node);
        return path.toString();
    }

    /** From the root down; what was written before is not written again. */
    private String way(int node) {
        int known = lastParent < 0 ? -1 : tree.parent(lastParent);
        int steps = 0;
        int top = node;
        while (top >= 0 && top != lastParent && top != known) {
            line = steps < line.length ? line : Arrays.copyOf(line, 2 * steps);
            line[steps++] = top;
            top = tree.parent(top);
        }
        StringBuilder path = new StringBuilder(top < 0 ? "/html" : parentPath);
        if (top >= 0 && top == known) {
            path.setLength(parentPath.lastIndexOf('/'));
        }
        while (steps > 0) {
            appendStep(path, line[--steps]);
        }
        return path.toString();
    }

    private void appendStep(StringBuilder path, int node) {
        int own = numberOf(node);
        path.append('/').append(name(node));
        if (own != ALONE) {
            path.append('[').append(own).append(']');
        }
    }

    private String name(int node) {
        if (tree.isText(node)) {
            return "text()[normalize-space()]";
        }
        String name = tree.tagName(node);
        // Names such as fb:like hold a colon, which XPath would read as a namespace.
        return name.indexOf(':') < 0 ? name : "*[name()='" + name + "']";
    }

    private int numberOf(int node) {
        if (tree.parent(node) < 0) {
            return ALONE;
        }
        if (number[node] == 0) {
            numberChildren(tree.parent(node));
        }
        return number[node];
    }

    private void numberChildren(int parent) {
        for (int child = tree.firstChild(parent); child >= 0; child = tree.nextSibling(child)) {
            number[child] = ++seen[tree.tag(child)];
        }
        for (int child = tree.firstChild(parent); child >= 0; child = tree.nextSibling(child)) {
            if (seen[tree.tag(child)] == 1) {
                number[child] = ALONE;
            }
        }
        for (int child = tree.firstChild(parent); child >= 0; child = tree.nextSibling(child)) {
            seen[tree.tag(child)] = 0;
        }
    }
}
