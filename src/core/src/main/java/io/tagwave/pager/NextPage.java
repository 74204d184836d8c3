package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Whereabouts;
import java.util.List;

/** The address of the next page of a page's main list. */
public final class NextPage {

    private NextPage() {}

    /**
     * The absolute address of the next page without its fragment, or null: on the last page, and where there is no other.
     *
     * @param records the parts of the records of the main list, in any order; none where the page has no such list
     */
    public static String of(PageTree tree, Whereabouts where, List<Span> records) {
        String own = withoutFragment(where.url());
        for (String declared : where.declaredNext()) {
            String next = withoutFragment(declared);
            if ((next.startsWith("http://") || next.startsWith("https://")) && !next.equals(own)) {
                return next;
            }
        }
        return null;
    }

    private static String withoutFragment(String address) {
        int hash = address.indexOf('#');
        return hash < 0 ? address : address.substring(0, hash);
    }
}
