package io.tagwave.crawl;

/**
 * The part of a body to read.
 *
 * @param bytes maximum size after decompression
 * @param htmlOnly true if other content types are left unread
 * @param truncate true if a longer body is truncated instead of refused
 */
record BodyLimit(int bytes, boolean htmlOnly, boolean truncate) {

    static BodyLimit html(int bytes) {
        return new BodyLimit(bytes, true, false);
    }

    static BodyLimit truncatedAt(int bytes) {
        return new BodyLimit(bytes, false, true);
    }
}
