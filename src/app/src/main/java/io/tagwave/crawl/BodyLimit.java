package io.tagwave.crawl;

/**
 * What of a body is wanted.
 *
 * @param bytes how many, after decompression
 * @param htmlOnly whether other content types are left unread
 * @param truncate whether a longer body is cut, not refused
 */
record BodyLimit(int bytes, boolean htmlOnly, boolean truncate) {

    static BodyLimit html(int bytes) {
        return new BodyLimit(bytes, true, false);
    }

    static BodyLimit cutAt(int bytes) {
        return new BodyLimit(bytes, false, true);
    }
}
