package io.tagwave.eval;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A page labeled in the way of the TeCo benchmarks, where elements carry classes such as {@code TECO_mainMenu}.
 *
 * @param tree the page without those classes, so that no detector sees the answer; nodes keep their numbers
 * @param menu the labeled menu
 */
public record TecoLabels(PageTree tree, GroundTruthMenu menu) {

    private static final String PREFIX = "TECO_";
    private static final String MENU = "TECO_mainMenu";

    /** Tells whether any element carries a label of this kind. */
    public static boolean labeled(PageTree page) {
        return page.styles().stream().anyMatch(s -> s.classes().stream().anyMatch(token -> token.startsWith(PREFIX)));
    }

    /** Removes the labels from a page. All labeled elements together are the menu. */
    public static TecoLabels of(PageTree page) {
        List<Integer> elements = IntStream.range(0, page.size())
                .filter(n -> isMenu(page, n))
                .filter(n -> IntStream.iterate(page.parent(n), above -> above >= 0, page::parent)
                        .noneMatch(above -> isMenu(page, above)))
                .boxed()
                .toList();
        PageTree bare = TreeCopy.restyled(page, TecoLabels::bare);
        return new TecoLabels(bare, GroundTruthMenu.ofNodes(bare, elements.isEmpty() ? List.of() : List.of(elements)));
    }

    private static boolean isMenu(PageTree page, int node) {
        return page.styles().get(page.style(node)).classes().contains(MENU);
    }

    private static Style bare(Style style) {
        List<String> classes = style.classes().stream()
                .filter(token -> !token.startsWith(PREFIX))
                .toList();
        boolean empty = classes.isEmpty()
                && style.css().isEmpty()
                && style.presentation().isEmpty();
        return empty ? Style.NONE : new Style(classes, style.css(), style.presentation());
    }
}
