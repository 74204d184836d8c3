package io.tagwave.render;

/** Which of a page's own requests a browser may send. Called by several threads; may take its time. */
@FunctionalInterface
public interface RequestPolicy {

    /**
     * Whether the request may be sent.
     *
     * @param url absolute http or https address
     */
    boolean allows(String url);
}
