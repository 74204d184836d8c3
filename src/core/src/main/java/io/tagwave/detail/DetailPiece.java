package io.tagwave.detail;

/**
 * Holds a text or an address of a page.
 *
 * @param sort its sort, and for a text how it relates to the text before
 * @param path tags and first classes from the body down
 * @param text the text or the address
 */
public record DetailPiece(Sort sort, String path, String text) {

    /** Sorts of pieces. */
    public enum Sort {
        /** A text that begins a line apart from the text before. */
        APART,
        /** A text that begins a line right beside the element of the text before, as a cell beside its label. */
        BESIDE,
        /** A text that continues the line of the text before. */
        ONWARD,
        /** The address of a link. */
        LINK,
        /** The address of an image. */
        IMAGE
    }

    boolean isText() {
        return sort != Sort.LINK && sort != Sort.IMAGE;
    }
}
