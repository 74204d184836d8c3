package io.tagwave.tree;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What elements show as a picture: images, and backgrounds that their own style names. */
public final class Pictures {

    private static final Pattern BACKGROUND = Pattern.compile(
            "background(?:-image)?\\s*:[^;]*?url\\(\\s*(?:\"([^\"]*)\"|'([^']*)'|([^'\")\\s]+))\\s*\\)");

    private Pictures() {}

    /**
     * The address of the picture that a node shows, as written; null for a node that shows none, for a link, and for a
     * background that is itself written in the style.
     */
    public static String address(PageTree tree, int node) {
        if (tree.isImage(node)) {
            return tree.address(node);
        }
        return tree.isText(node) || tree.isLink(node)
                ? null
                : background(tree.styles().get(tree.style(node)).css());
    }

    private static String background(String css) {
        if (!css.contains("url(")) {
            return null;
        }
        Matcher found = BACKGROUND.matcher(css);
        if (!found.find()) {
            return null;
        }
        String address =
                found.group(1) != null ? found.group(1) : found.group(2) != null ? found.group(2) : found.group(3);
        return address.isBlank() || address.startsWith("data:") ? null : address.strip();
    }
}
