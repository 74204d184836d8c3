package io.tagwave.crawl;

/**
 * The part of a body to read.
 *
 * @param bytes maximum size after decompression
 * @param htmlOnly true if other content types are left unread and a longer body is refused; otherwise it is truncated
 */
record BodyLimit(int bytes, boolean htmlOnly) {

    static BodyLimit html(int bytes) {
        return new BodyLimit(bytes, true);
    }

    static BodyLimit truncatedAt(int bytes) {
        return new BodyLimit(bytes, false);
    }
}
