package io.tagwave.web;

/**
 * A link from one page to another.
 *
 * @param url absolute address as found, not normalised
 * @param text visible text
 * @param nofollow whether the link itself asks not to be followed
 * @param inMenu whether it stands in the page's main menu
 * @param onward whether it leads to the next page of the page's main list
 */
public record Link(String url, String text, boolean nofollow, boolean inMenu, boolean onward) {

    /** A link that does not lead to the next page of a list. */
    public Link(String url, String text, boolean nofollow, boolean inMenu) {
        this(url, text, nofollow, inMenu, false);
    }

    /** A link outside the main menu that does not lead to the next page of a list. */
    public Link(String url, String text, boolean nofollow) {
        this(url, text, nofollow, false, false);
    }
}
