package io.tagwave.page;

/**
 * A link from one page to another.
 *
 * @param url absolute address as found, not normalised
 * @param text visible text
 * @param nofollow whether the link itself asks not to be followed
 * @param inMenu whether it stands in the page's main menu
 */
public record Link(String url, String text, boolean nofollow, boolean inMenu) {

    /** A link outside the main menu. */
    public Link(String url, String text, boolean nofollow) {
        this(url, text, nofollow, false);
    }
}
