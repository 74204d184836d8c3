package io.tagwave.page;

/**
 * A link from one page to another.
 *
 * @param url absolute address as found, not normalised
 * @param text visible text
 * @param nofollow whether the link itself asks not to be followed
 */
public record Link(String url, String text, boolean nofollow) {}
