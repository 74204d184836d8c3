package io.tagwave.tree;

import java.util.Arrays;

/** The id attributes of a page by node: few nodes have one. Nodes are added in document order. */
final class NodeIds {

    private static final int ROOM = 64;

    private int count;
    private int[] node;
    private String[] id;

    NodeIds() {
        this(0, new int[ROOM], new String[ROOM]);
    }

    private NodeIds(int count, int[] node, String[] id) {
        this.count = count;
        this.node = node;
        this.id = id;
    }

    void add(int newNode, String newId) {
        if (count == node.length) {
            node = Arrays.copyOf(node, 2 * count);
            id = Arrays.copyOf(id, node.length);
        }
        node[count] = newNode;
        id[count++] = newId;
    }

    /** The same ids, in no more room than they need. */
    NodeIds trimmed() {
        return new NodeIds(count, Arrays.copyOf(node, count), Arrays.copyOf(id, count));
    }

    /** The id of a node, or null. */
    String of(int wanted) {
        int found = Arrays.binarySearch(node, 0, count, wanted);
        return found < 0 ? null : id[found];
    }
}
