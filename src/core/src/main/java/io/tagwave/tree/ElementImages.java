package io.tagwave.tree;

import org.jspecify.annotations.Nullable;

/** Finds the images that elements show: image elements, and backgrounds in their style attribute. */
public final class ElementImages {

    private static final String URL = "url(";

    private ElementImages() {}

    /**
     * Returns the address of the image that a node shows, as written; null for a node without one, for a link, and for a
     * background that is embedded in the style.
     */
    public static @Nullable String address(PageTree tree, int node) {
        if (tree.isImage(node)) {
            return tree.address(node);
        }
        return tree.isText(node) || tree.isLink(node)
                ? null
                : background(tree.styles().get(tree.style(node)).css());
    }

    /** Returns the address in the last declaration of a background that has one. */
    private static @Nullable String background(String css) {
        String found = null;
        int url = css.indexOf(URL);
        while (url >= 0) {
            int start = url + URL.length();
            int end = css.indexOf(')', start);
            if (end > start && isBackground(css, url)) {
                String address = unquoted(css.substring(start, end).strip());
                found = address.isEmpty() || address.startsWith("data:") ? found : address;
            }
            url = css.indexOf(URL, start);
        }
        return found;
    }

    /** Returns whether a position is in a declaration of the background. */
    private static boolean isBackground(String css, int position) {
        int declaration = css.lastIndexOf(';', position) + 1;
        int colon = css.indexOf(':', declaration);
        String property = colon < 0 || colon > position
                ? ""
                : css.substring(declaration, colon).strip();
        return property.equalsIgnoreCase("background") || property.equalsIgnoreCase("background-image");
    }

    private static String unquoted(String address) {
        int last = address.length() - 1;
        boolean quoted = last > 0
                && (address.charAt(0) == '"' || address.charAt(0) == '\'')
                && address.charAt(last) == address.charAt(0);
        return quoted ? address.substring(1, last).strip() : address;
    }
}
