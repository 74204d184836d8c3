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

    private Landmarks() {}

    /** 1 within a main part, -1 within what is beside it, 0 where the page does not say. The innermost counts. */
    static int of(PageTree tree, int place) {
        int mark = 0;
        for (int node = place; node >= 0 && mark == 0; node = tree.parent(node)) {
            String role = tree.statements().role(node);
            mark = role == null ? 0 : ROLES.getOrDefault(role, 0);
            if (mark == 0) {
                mark = TAGS.getOrDefault(tree.tagName(node), 0);
            }
        }
        return mark;
    }
}
