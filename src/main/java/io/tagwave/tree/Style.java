package io.tagwave.tree;

import java.util.List;

/**
 * What an element's attributes say about its looks. Elements that look alike share one value.
 *
 * @param classes tokens of the class attribute as written, in order, each once
 * @param css the in-line style attribute, trimmed, or an empty string
 * @param presentation the other presentational attributes as {@code name=value} in alphabetical order, joined by a
 *     blank, or an empty string
 */
public record Style(List<String> classes, String css, String presentation) {

    /** The style of text nodes and of elements without any such attribute. */
    public static final Style NONE = new Style(List.of(), "", "");

    public Style {
        classes = List.copyOf(classes);
    }
}
