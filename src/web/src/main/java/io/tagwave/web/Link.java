package io.tagwave.web;

/**
 * A link from one page to another.
 *
 * @param url absolute URL as found, not canonical
 * @param text visible text
 * @param nofollow true if the link itself asks not to be followed
 * @param inMenu true if the link is part of the page's main menu
 * @param onward true if the link leads to the next page of the page's main list
 */
public record Link(String url, String text, boolean nofollow, boolean inMenu, boolean onward) {}
