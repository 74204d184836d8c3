package io.tagwave.align;

import io.tagwave.tree.PageTree;

/** What is a field of a record, and which fields are the same; unless told otherwise each text, link and image is one. */
interface FieldRules {

    /** The symbol of a field that begins with a node: equal for the same field of other records. */
    int code(int node);

    /** One past the last node of the field's text: other texts up to there are no fields. */
    default int end(int node) {
        return node + 1;
    }

    /** Where to look for the next field behind one: links of a line are fields beside its text, but not those in prose. */
    default int next(int node) {
        return node + 1;
    }

    /** Whether a node is a field for the image that it shows. */
    default boolean isImage(PageTree page, int node) {
        return page.isImage(node);
    }
}
