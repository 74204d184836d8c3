package io.tagwave.tree;

import java.util.List;

/**
 * Holds the attributes of an element that determine its style. Elements of the same style share one object.
 *
 * @param classes tokens of the class attribute as written, in order, each once
 * @param css the in-line style attribute, trimmed, or an empty string
 * @param presentation the other presentational attributes as {@code name=value} in alphabetical order, joined by a blank, or an
 *     empty string
 */
public record Style(List<String> classes, String css, String presentation) {

    /** The style of text nodes and of elements without any such attribute. */
    public static final Style NONE = new Style(List.of(), "", "");

    public Style {
        classes = List.copyOf(classes);
    }

    /** Returns the classes of an element. */
    public static List<String> classes(PageTree tree, int element) {
        return tree.styles().get(tree.style(element)).classes();
    }

    // Called for each element of a page: the methods of a record take the compiler a second until they are as quick.
    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Style s
                        && css.equals(s.css)
                        && presentation.equals(s.presentation)
                        && classes.equals(s.classes));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * classes.hashCode() + css.hashCode()) + presentation.hashCode();
    }
}
