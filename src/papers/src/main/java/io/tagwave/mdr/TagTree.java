package io.tagwave.mdr;

import io.tagwave.tree.PageTree;
import java.util.Arrays;

/** The elements of a page without its text, numbered in document order, so that a tag string is a run of numbers. */
final class TagTree {

    private final int size;
    private final int[] node;
    private final int[] tag;
    private final int[] end;
    private final int[] levels;
    private final int[] nodeEnd;

    TagTree(PageTree tree) {
        int[] before = new int[tree.size() + 1];
        for (int n = 0; n < tree.size(); n++) {
            before[n + 1] = before[n] + (tree.isText(n) ? 0 : 1);
        }
        size = before[tree.size()];
        node = new int[size];
        tag = new int[size];
        end = new int[size];
        nodeEnd = new int[size];
        levels = new int[size];
        Arrays.fill(levels, 1);
        for (int n = tree.size() - 1; n >= 0; n--) {
            if (!tree.isText(n)) {
                add(tree, n, before);
            }
        }
    }

    private void add(PageTree tree, int n, int[] before) {
        int element = before[n];
        node[element] = n;
        tag[element] = tree.tag(n);
        end[element] = before[tree.end(n)];
        nodeEnd[element] = tree.end(n);
        if (n > 0) {
            int parent = before[tree.parent(n)];
            levels[parent] = Math.max(levels[parent], levels[element] + 1);
        }
    }

    int size() {
        return size;
    }

    /** Number of the tag name. */
    int tag(int element) {
        return tag[element];
    }

    /** Levels of the subtree, 1 for an element without children. */
    int levels(int element) {
        return levels[element];
    }

    /** The element's position in the page. */
    int position(int element) {
        return node[element];
    }

    /** One past the last position of the element's subtree in the page, text included. */
    int positionEnd(int element) {
        return nodeEnd[element];
    }

    /** The element's children, and at the end where a further one would begin. */
    int[] childStarts(int element) {
        int children = 0;
        for (int child = element + 1; child < end[element]; child = end[child]) {
            children++;
        }
        int[] starts = new int[children + 1];
        starts[children] = end[element];
        int child = element + 1;
        for (int c = 0; c < children; c++) {
            starts[c] = child;
            child = end[child];
        }
        return starts;
    }
}
