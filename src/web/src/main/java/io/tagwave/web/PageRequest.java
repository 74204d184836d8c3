package io.tagwave.web;

import org.jspecify.annotations.Nullable;

/**
 * A page to fetch.
 *
 * @param url absolute http or https URL
 * @param etag entity tag of an earlier visit
 * @param lastModified Last-Modified header of an earlier visit
 */
public record PageRequest(
        String url, @Nullable String etag, @Nullable String lastModified) {

    /** Creates the request of a first visit. */
    public static PageRequest of(String url) {
        return new PageRequest(url, null, null);
    }
}
