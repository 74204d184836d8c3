package io.tagwave.tree;

/** Addresses of nodes as XPath 1.0 expressions that a browser resolves to the same node. */
public final class XPaths {

    private XPaths() {}

    /**
     * The address of a node, such as {@code /html/body/div[2]/text()[normalize-space()][1]}. A step has a number only
     * where siblings share its name. Linear in the depth times the siblings before the node.
     */
    public static String of(PageTree tree, int node) {
        int[] line = new int[tree.depth(node) + 1];
        for (int n = node; n >= 0; n = tree.parent(n)) {
            line[tree.depth(n)] = n;
        }
        StringBuilder path = new StringBuilder("/html");
        for (int n : line) {
            path.append('/').append(step(tree, n)).append(number(tree, n));
        }
        return path.toString();
    }

    private static String step(PageTree tree, int node) {
        if (tree.isText(node)) {
            return "text()[normalize-space()]";
        }
        String name = tree.tagName(node);
        // Names such as fb:like hold a colon, which XPath would read as a namespace.
        return name.indexOf(':') < 0 ? name : "*[name()='" + name + "']";
    }

    private static String number(PageTree tree, int node) {
        int parent = tree.parent(node);
        if (parent < 0) {
            return "";
        }
        int before = 0;
        int child = parent + 1;
        for (; child < node; child = tree.end(child)) {
            before += tree.tag(child) == tree.tag(node) ? 1 : 0;
        }
        for (child = tree.end(node); before == 0 && child < tree.end(parent); child = tree.end(child)) {
            if (tree.tag(child) == tree.tag(node)) {
                return "[1]";
            }
        }
        return before == 0 ? "" : "[" + (before + 1) + "]";
    }
}
