package io.tagwave.web;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The links that an earlier crawl found on a page.
 *
 * @param all links in document order
 * @param next next page of the page's list
 */
public record EarlierLinks(List<String> all, @Nullable String next) {

    public EarlierLinks {
        all = List.copyOf(all);
    }
}
