package io.tagwave.tree;

import java.util.function.Consumer;

/** Finds the words in names that authors give to elements: {@code main-Content2} has main and Content. */
public final class NameWords {

    private NameWords() {}

    /** Returns whether a letter begins a word: it stands behind none, or is a capital behind a small one. */
    public static boolean startsWord(String name, int at) {
        return at == 0
                || !Character.isLetter(name.charAt(at - 1))
                || Character.isUpperCase(name.charAt(at)) && Character.isLowerCase(name.charAt(at - 1));
    }

    /** Hands on the words of a name or text, as written. */
    public static void forEach(String name, Consumer<String> words) {
        int start = 0;
        for (int at = 0; at <= name.length(); at++) {
            boolean isLetter = at < name.length() && Character.isLetter(name.charAt(at));
            if (isLetter && !startsWord(name, at)) {
                continue;
            }
            if (at > start) {
                words.accept(name.substring(start, at));
            }
            start = isLetter ? at : at + 1;
        }
    }

    /** Hands on the classes and the id of an element. */
    public static void ofElement(PageTree tree, int node, Consumer<String> names) {
        Style.classes(tree, node).forEach(names);
        String id = tree.id(node);
        if (id != null) {
            names.accept(id);
        }
    }
}
