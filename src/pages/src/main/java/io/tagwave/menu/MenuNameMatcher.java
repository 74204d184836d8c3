package io.tagwave.menu;

import io.tagwave.tree.NameWords;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.List;

/**
 * Says how near the classes and id of each node come to "nav" or "menu", the two names that the paper found in use on sites of
 * any language (Definition 6).
 */
public final class MenuNameMatcher {

    /** The name stands somewhere in a class or the id. */
    static final int HOLDS = 1;
    /** A word of a class or the id starts with it: main-nav, mainMenu, navigation. */
    static final int STARTS = 2;
    /** A class or the id is it, or the node is a nav. */
    public static final int IS = 4;

    private static final byte UNREAD = -1;

    private final PageTree tree;
    private final int nav;
    private final byte[] byStyle;

    public MenuNameMatcher(PageTree tree) {
        this.tree = tree;
        nav = tree.tagNames().indexOf("nav");
        byStyle = new byte[tree.styles().size()];
        Arrays.fill(byStyle, UNREAD);
    }

    /** All degrees that a node reaches. */
    public byte at(int node) {
        if (tree.tag(node) == nav) {
            return HOLDS | STARTS | IS;
        }
        String id = tree.id(node);
        int style = tree.style(node);
        if (byStyle[style] == UNREAD) {
            byStyle[style] = of(tree.styles().get(style).classes());
        }
        return id == null ? byStyle[style] : (byte) (byStyle[style] | of(id));
    }

    private static byte of(List<String> tokens) {
        byte degree = 0;
        for (String token : tokens) {
            degree |= of(token);
        }
        return degree;
    }

    /** All degrees that a class or id reaches. */
    static byte of(String token) {
        int degree = 0;
        for (int at = 0; at < token.length(); at++) {
            int letter = token.charAt(at) | 0x20;
            if (letter == 'n' && token.regionMatches(true, at, "nav", 0, 3)
                    || letter == 'm' && token.regionMatches(true, at, "menu", 0, 4)) {
                degree |= HOLDS | (NameWords.startsWord(token, at) ? STARTS : 0);
            }
        }
        return (byte) (token.equals("nav") || token.equals("menu") ? degree | IS : degree);
    }
}
