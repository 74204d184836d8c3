package io.tagwave.tree;

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

    /** Records are mostly siblings: the way to their parent is written once. */
    private int lastParent = -1;

    private String parentPath = "";

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
        return parentPath + step(node);
    }

    /** From the root down, as a text of its own. */
    private String way(int node) {
        int[] line = new int[tree.depth(node) + 1];
        for (int n = node; n >= 0; n = tree.parent(n)) {
            line[tree.depth(n)] = n;
        }
        StringBuilder path = new StringBuilder("/html");
        for (int n : line) {
            path.append(step(n));
        }
        return path.toString();
    }

    private String step(int node) {
        int own = numberOf(node);
        return own == ALONE ? '/' + name(node) : '/' + name(node) + '[' + own + ']';
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
        int end = tree.end(parent);
        for (int child = parent + 1; child < end; child = tree.end(child)) {
            number[child] = ++seen[tree.tag(child)];
        }
        for (int child = parent + 1; child < end; child = tree.end(child)) {
            if (seen[tree.tag(child)] == 1) {
                number[child] = ALONE;
            }
        }
        for (int child = parent + 1; child < end; child = tree.end(child)) {
            seen[tree.tag(child)] = 0;
        }
    }
}
