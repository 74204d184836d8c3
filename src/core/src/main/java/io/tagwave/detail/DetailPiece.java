package io.tagwave.detail;

/**
 * A text or an address of a page.
 *
 * @param sort what it is, and how it stands to the text before it
 * @param path tags and first classes from the body down
 * @param text the text, or the address
 */
public record DetailPiece(Sort sort, String path, String text) {

    /** Sorts of pieces. */
    public enum Sort {
        /** A text that begins a line, apart from the one before. */
        APART,
        /** A text that begins a line right beside the element whose text came before, as a cell does beside its label. */
        BESIDE,
        /** A text that goes on in the line of the one before. */
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
