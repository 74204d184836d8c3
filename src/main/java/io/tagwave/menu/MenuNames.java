package io.tagwave.menu;

import io.tagwave.tree.PageTree;

/**
 * How near the classes and id of each node come to "nav" or "menu", the two names that the paper found in use on sites of
 * any language (Definition 6).
 */
final class MenuNames {

    /** The name stands somewhere in a class or the id. */
    static final int HOLDS = 1;
    /** A word of a class or the id starts with it: main-nav, mainMenu, navigation. */
    static final int STARTS = 2;
    /** A class or the id is it, or the node is a nav. */
    static final int IS = 4;

    private final byte[] found;

    MenuNames(PageTree tree) {
        byte[] byStyle = new byte[tree.styles().size()];
        for (int s = 0; s < byStyle.length; s++) {
            for (String token : tree.styles().get(s).classes()) {
                byStyle[s] |= of(token);
            }
        }
        int nav = tree.tagNames().indexOf("nav");
        found = new byte[tree.size()];
        for (int n = 0; n < found.length; n++) {
            found[n] = tree.tag(n) == nav ? HOLDS | STARTS | IS : byStyle[tree.style(n)];
            found[n] |= tree.id(n) == null ? 0 : of(tree.id(n));
        }
    }

    boolean has(int node, int degree) {
        return (found[node] & degree) != 0;
    }

    /** All degrees that a class or id reaches. */
    static byte of(String token) {
        int degree = 0;
        for (int at = 0; at < token.length(); at++) {
            int letter = token.charAt(at) | 0x20;
            if (letter == 'n' && token.regionMatches(true, at, "nav", 0, 3)
                    || letter == 'm' && token.regionMatches(true, at, "menu", 0, 4)) {
                degree |= HOLDS | (startsWord(token, at) ? STARTS : 0);
            }
        }
        return (byte) (token.equals("nav") || token.equals("menu") ? degree | IS : degree);
    }

    private static boolean startsWord(String token, int at) {
        return at == 0
                || !Character.isLetter(token.charAt(at - 1))
                || Character.isUpperCase(token.charAt(at)) && Character.isLowerCase(token.charAt(at - 1));
    }
}
