package io.tagwave.papers.menu;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.Set;

/**
 * "Representative tag" of Definition 6: a {@code nav}, or a class or id called menu or nav. Classes match by token, as
 * browsers do: {@code class="main nav"} holds {@code nav}.
 */
final class RepresentativeTag {

    private static final Set<String> NAMES = Set.of("menu", "nav");

    private final PageTree tree;
    private final boolean[] byStyle;
    private final boolean[] byTag;

    RepresentativeTag(PageTree tree) {
        this.tree = tree;
        byStyle = new boolean[tree.styles().size()];
        for (int s = 0; s < byStyle.length; s++) {
            Style style = tree.styles().get(s);
            byStyle[s] = style.classes().stream().anyMatch(NAMES::contains);
        }
        byTag = new boolean[tree.tagNames().size()];
        for (int t = 0; t < byTag.length; t++) {
            byTag[t] = tree.tagNames().get(t).equals("nav");
        }
    }

    boolean test(int node) {
        String id = tree.id(node);
        return byTag[tree.tag(node)] || byStyle[tree.style(node)] || id != null && NAMES.contains(id);
    }
}
