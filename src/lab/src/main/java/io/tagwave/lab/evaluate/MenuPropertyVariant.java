package io.tagwave.lab.evaluate;

import io.tagwave.papers.menu.NodeProperties;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;

/**
 * Interpretations of Definition 6 other than that of {@link NodeProperties} (see interpretation.md), each of one property,
 * to measure the effect of the interpretation.
 */
enum MenuPropertyVariant {
    /** 1 - characters(n) / √characters(P), as it is printed: far below 0 for most nodes. */
    TEXT_WITH_ROOT("text ratio with its printed root", 2, tree -> {
        double all = Math.sqrt(Math.max(1, plainText(tree, 0)));
        return n -> 1 - plainText(tree, n) / all;
    }),
    /** Links by descendants, which the printed formula without brackets may mean. */
    LINKS_BY_DESCENDANTS("link ratio as links by descendants", 1, tree -> {
        int[] links = new int[tree.size() + 1];
        for (int n = 0; n < tree.size(); n++) {
            links[n + 1] = links[n] + (tree.isLink(n) ? 1 : 0);
        }
        return n -> {
            int below = links[tree.end(n)] - links[n + 1];
            return below < 2 ? 0 : (double) below / (tree.end(n) - n - 1);
        };
    }),
    /** The whole class attribute, not one of its tokens. */
    WHOLE_CLASS(
            "class equal to menu or nav as a whole",
            4,
            tree -> named(tree, names -> names.size() == 1 && Names.ALL.contains(names.get(0)))),
    /** Any class or id with one of the words in it, such as mainmenu or navbar. */
    WORD_IN_CLASS(
            "menu or nav anywhere in a class or id",
            4,
            tree -> named(tree, names -> names.stream()
                    .anyMatch(name -> Names.ALL.stream().anyMatch(name::contains))));

    private static final class Names {
        static final List<String> ALL = List.of("menu", "nav");
    }

    private final String words;
    private final int property;
    private final Function<PageTree, IntToDoubleFunction> value;

    MenuPropertyVariant(String words, int property, Function<PageTree, IntToDoubleFunction> value) {
        this.words = words;
        this.property = property;
        this.value = value;
    }

    /** Returns the interpretation in words. */
    String words() {
        return words;
    }

    /** Returns the properties with this one replaced. */
    NodeProperties of(PageTree tree) {
        return NodeProperties.of(tree).with(property, value.apply(tree));
    }

    private static IntToDoubleFunction named(PageTree tree, Predicate<List<String>> isName) {
        return n -> {
            String id = tree.id(n);
            boolean named = tree.tagName(n).equals("nav")
                    || isName.test(tree.styles().get(tree.style(n)).classes())
                    || id != null && isName.test(List.of(id));
            return named ? 1 : 0;
        };
    }

    private static double plainText(PageTree tree, int n) {
        return tree.textLength(n, tree.end(n)) - tree.linkTextLength(n, tree.end(n));
    }
}
