package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds the addresses of a page.
 *
 * @param url that the page was fetched from; null if it is unknown
 * @param canonical that the page declares as its own
 */
record PageAddresses(@Nullable PageUrl url, @Nullable PageUrl canonical) {

    static PageAddresses of(LinkResolver page) {
        String canonical = page.canonical();
        return new PageAddresses(PageUrl.of(page.url()), canonical == null ? null : PageUrl.of(canonical));
    }

    /** Returns whether an address is the one that the page was fetched from. */
    boolean isUrl(PageUrl address) {
        return url != null && url.isSame(address);
    }

    /** Returns whether an address differs from the one that the page was fetched from in some query parameters at most. */
    boolean isUrl(PageUrl address, Set<String> parameters) {
        return url != null && url.without(parameters).isSame(address.without(parameters));
    }

    /** Returns whether the address that the page was fetched from is known and has a path or query. */
    boolean hasPath() {
        return url != null && !url.isRoot();
    }

    /** Returns whether the page is the home page of its site. */
    boolean isHome() {
        return url != null && url.isRoot();
    }

    /** Returns 2 if an address differs from one of the page's own in one place, 1 if it is near one, else 0. */
    int relation(PageUrl address) {
        return Math.max(relation(url, address), relation(canonical, address));
    }

    private static int relation(@Nullable PageUrl own, PageUrl address) {
        if (own == null) {
            return 0;
        }
        return own.isSame(address) || own.to(address) != null ? 2 : own.isNear(address) ? 1 : 0;
    }

    /**
     * Returns whether an address may be another part of the page's list: on the same host, with a number or a code in its query
     * that the page's own has not, or a number at the end of its path.
     */
    boolean isOtherPart(PageUrl address) {
        PageUrl from = url == null ? canonical : url;
        return from != null && !isUrl(address) && from.isPartOf(address);
    }

    /** Returns whether an address is on another host than the page. */
    boolean isElsewhere(PageUrl address) {
        return url != null && !url.isBeside(address);
    }

    /** Returns whether an address is another one with something added in one place, so that the latter is the first page. */
    static boolean adds(PageUrl first, PageUrl page) {
        UrlDifference difference = first.to(page);
        return difference != null && difference.isAddition();
    }
}
