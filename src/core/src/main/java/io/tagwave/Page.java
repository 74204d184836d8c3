package io.tagwave;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a page holds. Keeps the page in memory as long as one of its records is kept.
 *
 * @param url the page's address as it was given
 * @param title of the document, empty without one
 * @param lists the page's main list first; none where nothing on it is a list
 * @param next address of the main list's next page; null on its last, and where it has no other
 */
public record Page(
        String url,
        String title,
        List<PageList> lists,
        @Nullable String next) {

    public Page {
        lists = List.copyOf(lists);
    }
}
