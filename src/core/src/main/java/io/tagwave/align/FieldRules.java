package io.tagwave.align;

import io.tagwave.tree.PageTree;

/**
 * Decides which nodes are fields of a record, and which fields are the same. By default, each text, link and image is a field.
 */
interface FieldRules {

    /** Returns the symbol of the field that begins with a node, which is equal for the same field of other records. */
    int code(int node);

    /** Returns one past the last node of the field's text. Other texts before that are no fields. */
    default int end(int node) {
        return node + 1;
    }

    /** Returns whether a text is a field of its own, too, although it stands in the text of another. */
    default boolean isPart(int text) {
        return false;
    }

    /** Returns the node from which to look for the next field. Links in a line are fields beside its text, except in prose. */
    default int next(int node) {
        return node + 1;
    }

    /** Returns whether a node is a field because of the image that it shows. */
    default boolean isImage(PageTree page, int node) {
        return page.isImage(node);
    }

    /**
     * Tells fields of one path apart that have different labels.
     *
     * @param nodes of the fields of all records
     * @param codes of the fields; changed
     * @param starts the first field of each record, and the number of fields
     */
    default void readLabels(int[] nodes, int[] codes, int[] starts) {}
}
