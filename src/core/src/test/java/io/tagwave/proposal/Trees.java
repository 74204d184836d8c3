package io.tagwave.proposal;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Small trees as they are written: {@code ul(li('one') li(a('two') img))}; an a is a link, an img an image. */
final class Trees {

    private static final Pattern TOKEN = Pattern.compile("'([^']*)'|(\\w+)(\\()?|\\)");

    private Trees() {}

    /** The page whose body holds what is written. */
    static PageTree body(String written) {
        PageTree.Builder tree = new PageTree.Builder().open("body");
        Matcher token = TOKEN.matcher(written);
        while (token.find()) {
            if (token.group(1) != null) {
                tree.text(token.group(1));
            } else if (token.group(2) == null) {
                tree.close();
            } else {
                open(tree, token.group(2));
                if (token.group(3) == null) {
                    tree.close();
                }
            }
        }
        return tree.close().build();
    }

    private static void open(PageTree.Builder tree, String name) {
        switch (name) {
            case "a" -> tree.openLink(name, Style.NONE, null, "/");
            case "img" -> tree.openImage(name, Style.NONE, null, "i.png");
            default -> tree.open(name);
        }
    }

    /** The nodes of a tag name. */
    static int[] named(PageTree tree, String name) {
        return IntStream.range(0, tree.size())
                .filter(node -> tree.tagName(node).equals(name))
                .toArray();
    }
}
