package io.tagwave.record;

import io.tagwave.tree.PageTree;
import java.util.Map;

/**
 * What a page says of its parts: which is the main one, and which are beside it, such as navigation. Elements say so by
 * what they are in HTML, or by a role (WAI-ARIA 1.2, section 5.3.4); controls and the heads of tables hold no records
 * either.
 */
final class Landmarks {

    private static final int MAIN = 1;
    private static final int BESIDE = -1;

    private static final Map<String, Integer> TAGS = Map.of(
            "main", MAIN,
            "nav", BESIDE,
            "aside", BESIDE,
            "header", BESIDE,
            "footer", BESIDE,
            "dialog", BESIDE,
            "select", BESIDE,
            "thead", BESIDE);

    private static final Map<String, Integer> ROLES = Map.of(
            "main", MAIN,
            "navigation", BESIDE,
            "complementary", BESIDE,
            "banner", BESIDE,
            "contentinfo", BESIDE,
            "dialog", BESIDE,
            "alertdialog", BESIDE);

    private final PageTree tree;
    /** By number of the tag name. */
    private final int[] tags;
    /** The first main part, or the size of the page. */
    private final int main;

    Landmarks(PageTree tree) {
        this.tree = tree;
        tags = tree.tagNames().stream()
                .mapToInt(name -> TAGS.getOrDefault(name, 0))
                .toArray();
        int node = 0;
        while (node < tree.size() && mark(node) != MAIN) {
            node++;
        }
        main = node;
    }

    /**
     * 1 within a main part, -1 within what is beside it, or anywhere else on a page that has one; 0 where the page does
     * not say. The innermost counts.
     */
    int of(int place) {
        for (int node = place; node >= 0; node = tree.parent(node)) {
            int mark = mark(node);
            if (mark != 0) {
                return mark;
            }
        }
        return main == tree.size() || main < tree.end(place) && main >= place ? 0 : BESIDE;
    }

    private int mark(int node) {
        String role = tree.statements().role(node);
        Integer mark = role == null ? null : ROLES.get(role);
        return mark != null ? mark : tags[tree.tag(node)];
    }
}
