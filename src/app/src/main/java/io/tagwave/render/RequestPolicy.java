package io.tagwave.render;

/** Decides which of a page's own requests a browser may send. Called by several threads; may be slow. */
@FunctionalInterface
public interface RequestPolicy {

    /**
     * Returns true if the request may be sent.
     *
     * @param url absolute http or https URL
     */
    boolean allows(String url);
}
