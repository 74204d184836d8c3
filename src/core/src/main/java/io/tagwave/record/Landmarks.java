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
    /** What the innermost element around each node says, or it itself. */
    private final byte[] marks;
    /** The first main part, or the size of the page. */
    private final int main;

    Landmarks(PageTree tree) {
        this.tree = tree;
        int[] tags = tree.tagNames().stream()
                .mapToInt(name -> TAGS.getOrDefault(name, 0))
                .toArray();
        marks = new byte[tree.size()];
        int first = tree.size();
        for (int node = 0; node < marks.length; node++) {
            String role = tree.statements().role(node);
            int own = role == null ? tags[tree.tag(node)] : ROLES.getOrDefault(role, tags[tree.tag(node)]);
            int parent = tree.parent(node);
            marks[node] = own != 0 || parent < 0 ? (byte) own : marks[parent];
            first = own == MAIN && node < first ? node : first;
        }
        main = first;
    }

    /**
     * 1 within a main part, -1 within what is beside it, or anywhere else on a page that has one; 0 where the page does
     * not say. The innermost counts.
     */
    int of(int place) {
        boolean isBeside = main < tree.size() && (main < place || main >= tree.end(place));
        return marks[place] != 0 ? marks[place] : isBeside ? BESIDE : 0;
    }
}
