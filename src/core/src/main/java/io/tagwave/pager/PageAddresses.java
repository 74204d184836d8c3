package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;

/** The addresses that a page goes by: the one it was had from, and the one that it names itself. */
final class PageAddresses {

    private final LinkResolver where;
    private final PageUrl url;
    /** Read when it is first asked for. */
    private PageUrl canonical;

    private boolean read;

    PageAddresses(LinkResolver where) {
        this.where = where;
        url = PageUrl.of(where.url());
    }

    /** The address that the page was had from, or null. */
    PageUrl url() {
        return url;
    }

    /** The address that the page names itself, or null. */
    PageUrl canonical() {
        if (!read) {
            read = true;
            String named = where.canonical();
            canonical = named == null ? null : PageUrl.of(named);
        }
        return canonical;
    }

    /** Whether it is the address that the page was had from. */
    boolean isUrl(PageUrl address) {
        return url != null && url.isSame(address);
    }

    /** Whether the address that the page was had from is known and more than the name of a site. */
    boolean tells() {
        return url != null && !url.isRoot();
    }

    /** Whether it is that of the site's first page. */
    boolean isHome() {
        return url != null && url.isRoot();
    }

    /** 2 where an address differs from one of the page's own in one place, 1 where it is near one, else 0. */
    int relation(PageUrl address) {
        return Math.max(relation(url, address), relation(canonical(), address));
    }

    private static int relation(PageUrl own, PageUrl address) {
        if (own == null) {
            return 0;
        }
        return own.isSame(address) || own.to(address) != null ? 2 : own.isNear(address) ? 1 : 0;
    }

    /** Whether a page of a series is the first address with something more in one place: then that is the first page. */
    boolean adds(PageUrl first, PageUrl page) {
        UrlDifference difference = first.to(page);
        return difference != null && difference.isAddition();
    }
}
