package io.tagwave;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds what was extracted from a page. The page stays in memory as long as one of its records does.
 *
 * @param url the page's address as it was given
 * @param title of the document, empty without one
 * @param lists the page's main list first; empty if nothing on the page is a list
 * @param next address of the main list's next page; null on the last page, and if there is no other
 * @param more a sentence that says how the list continues where no address of a next page can, such as by a button; else null
 * @param note a sentence if the page was read otherwise than a browser shows it, such as a list from its JSON; else empty
 * @param drift in what the page differs from what its site file was learned from; null if it fits, and without a site file
 */
public record Page(
        String url,
        String title,
        List<PageList> lists,
        @Nullable String next,
        @Nullable String more,
        String note,
        @Nullable String drift) {

    public Page {
        lists = List.copyOf(lists);
    }
}
