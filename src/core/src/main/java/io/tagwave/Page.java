package io.tagwave;

import io.tagwave.want.GrantedWish;
import io.tagwave.want.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** Returns the list that the page was made for; its longest part if its records have several forms. */
    public Optional<PageList> main() {
        return lists.stream().filter(PageList::isMain).findFirst();
    }

    /**
     * Returns the main list, or the only other one that meets a wish, in exactly the wished columns. A main list whose records have
     * several forms is several lists.
     *
     * <pre>{@code
     * for (PageList list : page.want("title, price:number, rating?")) {
     *     list.records().forEach(record -> System.out.println(record.cells()));
     * }
     * }</pre>
     *
     * @param columns names between commas, each perhaps with {@code :kind}, {@code =column of the list} and {@code ?} for an optional
     *     one; or a JSON schema with these as properties
     * @throws IllegalArgumentException if no list has these columns, or several columns fit equally, with the reason
     */
    public List<PageList> want(String columns) {
        GrantedWish grant =
                Wish.of(columns).choose(lists.stream().map(PageList::extracted).toList());
        List<PageList> wanted = new ArrayList<>();
        for (int i = 0; i < grant.lists().size(); i++) {
            PageList list = lists.get(grant.numbers().get(i));
            wanted.add(new PageList(
                    grant.lists().get(i), list.nodes().inColumns(grant.places().get(i))));
        }
        return wanted;
    }
}
