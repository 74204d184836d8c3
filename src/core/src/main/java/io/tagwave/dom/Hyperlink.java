package io.tagwave.dom;

/**
 * A link of a page.
 *
 * @param url absolute address, or an empty string if it cannot be resolved
 * @param text visible text
 * @param rel the rel attribute in lower case, an empty string without one
 */
public record Hyperlink(String url, String text, String rel) {}
