package io.tagwave.web;

import java.util.List;

/**
 * What an earlier crawl found on a page.
 *
 * @param all its links in document order
 * @param next where its list went on, or null
 */
public record EarlierLinks(List<String> all, String next) {

    public EarlierLinks {
        all = List.copyOf(all);
    }
}
