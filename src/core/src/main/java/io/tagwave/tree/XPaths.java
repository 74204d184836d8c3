package io.tagwave.tree;

import java.util.Arrays;

/**
 * Addresses of the nodes of one page as XPath 1.0 expressions that a browser resolves to the same node. The children of
 * a node are numbered when the first of them is asked for, so all addresses of a page together cost its nodes and the
 * depths of those asked for, up to a bound: in a page whose records stand hundreds of elements deep, the whole ways would be
 * a hundred times the page. Beyond it a node is addressed by its number among all of its name, which leads there as well.
 * Not for use by two threads at once.
 */
public final class XPaths {

    /** The only child of its name has no number in its step. */
    private static final int ALONE = -1;

    /** Characters of whole ways that a page may have, whatever its size, and for each of its nodes. */
    private static final int FREE = 1_000_000;

    private static final int FOR_EACH_NODE = 16;

    /** What a parser may keep within elements that are not shown. */
    private static final String SHOWN = "not(ancestor::noscript or ancestor::template)";

    private final PageTree tree;
    /** Characters of whole ways that may still be written. */
    private long left;
    /** Number among all nodes of like name, from 1; null as long as whole ways are short enough. */
    private int[] numberInPage;
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
        left = FREE + (long) FOR_EACH_NODE * tree.size();
        number = new int[tree.size()];
        seen = new int[tree.tagNames().size()];
    }

    /** The address of a single node; for many of one page, keep an instance. */
    public static String of(PageTree tree, int node) {
        return new XPaths(tree).of(node);
    }

    /**
     * The address of a node, such as {@code /html/body/div[2]/text()[normalize-space()][1]}. A step has a number only
     * where siblings share its name. After many long ones it is short instead, such as {@code
     * (/html/body//b[not(ancestor::noscript or ancestor::template)])[7]}.
     */
    public String of(int node) {
        int above = tree.parent(node);
        if (above < 0) {
            return "/html/" + name(node);
        }
        if (left <= 0) {
            return byNumber(node);
        }
        if (above != lastParent) {
            parentPath = way(above);
            lastParent = above;
        }
        StringBuilder path = new StringBuilder(parentPath.length() + 16).append(parentPath);
        appendStep(path, node);
        left -= path.length();
        return path.toString();
    }

    /** Elements that show nothing are left out of the tree, and here too, whether or not a parser sees what is in them. */
    private String byNumber(int node) {
        if (numberInPage == null) {
            numberInPage = numbersInPage();
        }
        String root = "(/html/" + name(0) + "//";
        return root
                + (tree.isText(node)
                        ? "text()[normalize-space() and not(parent::script or parent::style) and " + SHOWN + "]"
                        : name(node) + "[" + SHOWN + "]")
                + ")[" + numberInPage[node] + "]";
    }

    private int[] numbersInPage() {
        int[] numbers = new int[tree.size()];
        int[] names = new int[tree.tagNames().size()];
        int texts = 0;
        for (int node = 1; node < numbers.length; node++) {
            numbers[node] = tree.isText(node) ? ++texts : ++names[tree.tag(node)];
        }
        return numbers;
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
