package io.tagwave.lab.evaluate;

import io.tagwave.menu.NodeProperties;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;

/**
 * Interpretations of Definition 6 other than that of {@link NodeProperties} (see interpretation.md), each of one property,
 * to measure the effect of the interpretation.
 */
enum MenuPropertyVariant {
    /** 1 - characters(n) / √characters(P), as it is printed: far below 0 for most nodes. */
    TEXT_WITH_ROOT("text ratio with its printed root", 2) {
        @Override
        IntToDoubleFunction value(PageTree tree) {
            double all = Math.sqrt(Math.max(1, plainText(tree, 0)));
            return n -> 1 - plainText(tree, n) / all;
        }
    },

    /** Links by descendants, which the printed formula without brackets may mean. */
    LINKS_BY_DESCENDANTS("link ratio as links by descendants", 1) {
        @Override
        IntToDoubleFunction value(PageTree tree) {
            int[] links = new int[tree.size() + 1];
            for (int n = 0; n < tree.size(); n++) {
                links[n + 1] = links[n] + (tree.isLink(n) ? 1 : 0);
            }
            return n -> {
                int below = links[tree.end(n)] - links[n + 1];
                return below < 2 ? 0 : (double) below / (tree.end(n) - n - 1);
            };
        }
    },

    /** The whole class attribute, not one of its tokens. */
    WHOLE_CLASS("class equal to menu or nav as a whole", 4) {
        @Override
        IntToDoubleFunction value(PageTree tree) {
            return named(
                    tree,
                    classes -> classes.size() == 1 && NAMES.contains(classes.get(0)),
                    id -> id != null && NAMES.contains(id));
        }
    },

    /** Any class or id with one of the words in it, such as mainmenu or navbar. */
    WORD_IN_CLASS("menu or nav anywhere in a class or id", 4) {
        @Override
        IntToDoubleFunction value(PageTree tree) {
            return named(
                    tree,
                    classes -> classes.stream().anyMatch(MenuPropertyVariant::holdsName),
                    id -> id != null && holdsName(id));
        }
    };

    private static final List<String> NAMES = List.of("menu", "nav");

    private final String words;
    private final int property;

    MenuPropertyVariant(String words, int property) {
        this.words = words;
        this.property = property;
    }

    /** Returns the property of each element in this interpretation. */
    abstract IntToDoubleFunction value(PageTree tree);

    /** Returns the interpretation in words. */
    String words() {
        return words;
    }

    /** Returns the properties with this one replaced. */
    NodeProperties of(PageTree tree) {
        return NodeProperties.of(tree).with(property, value(tree));
    }

    private static IntToDoubleFunction named(PageTree tree, Predicate<List<String>> byClass, Predicate<String> byId) {
        IntPredicate named = n -> tree.tagName(n).equals("nav")
                || byClass.test(tree.styles().get(tree.style(n)).classes())
                || byId.test(tree.id(n));
        return n -> named.test(n) ? 1 : 0;
    }

    private static boolean holdsName(String text) {
        return NAMES.stream().anyMatch(text::contains);
    }

    private static double plainText(PageTree tree, int n) {
        return tree.textLength(n, tree.end(n)) - tree.linkTextLength(n, tree.end(n));
    }
}
