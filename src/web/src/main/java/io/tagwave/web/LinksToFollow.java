package io.tagwave.web;

import java.util.Collection;
import java.util.List;

/**
 * The links of a page that a crawl follows.
 *
 * @param urls canonical URLs, in the order in which they are to be requested
 * @param first number of them that go before all waiting pages, whatever their depth
 * @param raised number of them that do so even if they already wait, found by a page that did not ask for it
 */
public record LinksToFollow(Collection<String> urls, int first, int raised) {

    /** No links. */
    public static final LinksToFollow NONE = new LinksToFollow(List.of(), 0);

    /** Creates links that leave waiting pages in their place. */
    public LinksToFollow(Collection<String> urls, int first) {
        this(urls, first, 0);
    }
}
