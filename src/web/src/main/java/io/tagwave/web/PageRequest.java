package io.tagwave.web;

/**
 * A page to fetch.
 *
 * @param url absolute http or https address
 * @param etag entity tag of an earlier visit, or null
 * @param lastModified Last-Modified header of an earlier visit, or null
 */
public record PageRequest(String url, String etag, String lastModified) {

    /** A first visit. */
    public static PageRequest of(String url) {
        return new PageRequest(url, null, null);
    }
}
