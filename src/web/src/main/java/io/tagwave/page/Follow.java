package io.tagwave.page;

import java.util.Collection;
import java.util.List;

/**
 * The links of a page that are to be followed.
 *
 * @param urls normalised addresses, in the order in which they are to be asked for
 * @param first so many of them go before all pages that wait, however deep they are
 * @param raised so many of these do so even if they wait already, found by a page that did not ask for it
 */
public record Follow(Collection<String> urls, int first, int raised) {

    /** Pages that wait already keep their place. */
    public Follow(Collection<String> urls, int first) {
        this(urls, first, 0);
    }

    /** No links. */
    public static final Follow NONE = new Follow(List.of(), 0);
}
