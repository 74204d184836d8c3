package io.tagwave.tree;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Returns the XPath 1.0 expressions of the nodes of a page, which a browser resolves to the same nodes. The children of a node are
 * numbered on demand, so that all expressions of a page together cost its nodes and their own lengths, up to a bound: if records
 * are hundreds of elements deep, full paths would be a hundred times the page. Beyond the bound a node is addressed by its number
 * among all nodes of its name. Not for use by two threads at once.
 */
public final class XPaths {

    /** The only child of its name, which has no number in its step. */
    private static final int ALONE = -1;

    /** Characters of full paths that a page may have, regardless of its size and for each of its nodes. */
    private static final int MAX_CHARACTERS = 1_000_000;

    private static final int CHARACTERS_PER_NODE = 16;

    /** Excludes what a parser may keep within elements that are not shown. */
    private static final String SHOWN = "not(ancestor::noscript or ancestor::template)";

    private final PageTree tree;
    /** Characters of full paths that may still be written. */
    private long left;
    /** Number among all nodes of the same name, from 1; null while full paths are short enough. */
    private int @Nullable [] numberInPage;
    /** Number among the siblings of the same name, from 1; 0 if not yet numbered. */
    private final int[] number;

    private final int[] seen;

    /** The last parent and its path, because records, or their parents, are mostly siblings. */
    private int lastParent = -1;

    private String parentPath = "/html";
    /** The path up from a node. */
    private int[] line = new int[32];

    public XPaths(PageTree tree) {
        this.tree = tree;
        left = MAX_CHARACTERS + (long) CHARACTERS_PER_NODE * tree.size();
        number = new int[tree.size()];
        seen = new int[tree.tagNames().size()];
    }

    /** Returns the XPath of a single node; for several nodes of one page, keep an instance. */
    public static String of(PageTree tree, int node) {
        return new XPaths(tree).of(node);
    }

    /**
     * Returns the XPath of a node, such as {@code /html/body/div[2]/text()[normalize-space()][1]}. A step has a number only if
     * siblings have the same name. After many long paths it is a short one, such as {@code (/html/body//b[not(ancestor::noscript
     * or ancestor::template)])[7]}.
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

    /** Elements that show nothing are not in the tree, and are excluded here too, whether or not a parser reads their content. */
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

    /** Returns the path from the root down, which continues the last one if possible. */
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
        // Names such as fb:like have a colon, which XPath would read as a namespace.
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
