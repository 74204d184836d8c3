package io.tagwave.web;

import java.util.Collection;
import java.util.List;

/**
 * The links of a page that are to be followed.
 *
 * @param urls normalised addresses, in the order in which they are to be asked for
 * @param first so many of them go before all pages that wait, however deep they are
 * @param raised so many of these do so even if they wait already, found by a page that did not ask for it
 */
public record LinksToFollow(Collection<String> urls, int first, int raised) {

    /** Pages that wait already keep their place. */
    public LinksToFollow(Collection<String> urls, int first) {
        this(urls, first, 0);
    }

    /** No links. */
    public static final LinksToFollow NONE = new LinksToFollow(List.of(), 0);
}
