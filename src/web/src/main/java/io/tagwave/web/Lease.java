package io.tagwave.web;

import java.util.List;

/**
 * A page handed out by the frontier, to be given back exactly once.
 *
 * @param id the frontier's own number of the page
 * @param url the address under which the page is known
 * @param request what to fetch now: {@code url}, or where its redirects have led
 * @param depth links followed from a seed: 0 for the seed itself
 * @param attempt 1 for the first try
 * @param chain the addresses that redirected here, from {@code url} on; empty at first
 */
public record Lease(long id, String url, PageRequest request, int depth, int attempt, List<String> chain) {

    public Lease {
        chain = List.copyOf(chain);
    }

    /** A first try. */
    public static Lease of(long id, PageRequest request, int depth) {
        return new Lease(id, request.url(), request, depth, 1, List.of());
    }

    /** The next try of the same page. */
    public Lease again(PageRequest now, List<String> redirects) {
        return new Lease(id, url, now, depth, attempt + 1, redirects);
    }

    /** The host that is known for the page. */
    public String host() {
        return UrlHosts.of(url);
    }
}
