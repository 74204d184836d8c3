package io.tagwave.web;

import java.util.List;

/**
 * A page that the frontier handed to one worker, to be given back exactly once.
 *
 * @param id the frontier's number of the page
 * @param url URL under which the page is known
 * @param request the request to send: for {@code url}, or for the URL that its redirects led to
 * @param depth number of links followed from a seed: 0 for the seed itself
 * @param attempt 1 for the first attempt
 * @param chain URLs that redirected here, from {@code url} on; empty at first
 */
public record Lease(long id, String url, PageRequest request, int depth, int attempt, List<String> chain) {

    public Lease {
        chain = List.copyOf(chain);
    }

    /** Creates the lease of a first attempt. */
    public static Lease of(long id, PageRequest request, int depth) {
        return new Lease(id, request.url(), request, depth, 1, List.of());
    }

    /** Creates the lease of the next attempt for the same page. */
    public Lease again(PageRequest now, List<String> redirects) {
        return new Lease(id, url, now, depth, attempt + 1, redirects);
    }

    /** Returns the host under which the page is known. */
    public String host() {
        return UrlHosts.of(url);
    }
}
