package io.tagwave.tree;

import java.util.Arrays;

/** What few nodes of a page have, such as an id. Nodes are added in document order. */
final class NodeTexts {

    private static final int ROOM = 64;

    private int count;
    private int[] node;
    private String[] text;

    NodeTexts() {
        this(0, new int[ROOM], new String[ROOM]);
    }

    private NodeTexts(int count, int[] node, String[] text) {
        this.count = count;
        this.node = node;
        this.text = text;
    }

    /** Takes in the text of the next node; null is none. */
    void add(int newNode, String newText) {
        if (newText == null) {
            return;
        }
        if (count == node.length) {
            node = Arrays.copyOf(node, 2 * count);
            text = Arrays.copyOf(text, node.length);
        }
        node[count] = newNode;
        text[count++] = newText;
    }

    /** The same texts, in no more room than they need. */
    NodeTexts trimmed() {
        return new NodeTexts(count, Arrays.copyOf(node, count), Arrays.copyOf(text, count));
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** The first node from a position on that has a text, or -1. */
    int next(int from) {
        int found = Arrays.binarySearch(node, 0, count, from);
        int at = found < 0 ? -found - 1 : found;
        return at < count ? node[at] : -1;
    }

    /** The text of a node, or null. */
    String of(int wanted) {
        int found = Arrays.binarySearch(node, 0, count, wanted);
        return found < 0 ? null : text[found];
    }
}
