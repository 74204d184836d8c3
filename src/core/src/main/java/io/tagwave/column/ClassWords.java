package io.tagwave.column;

import io.tagwave.tree.NameWords;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the words by which a page calls its fields in its classes: brand in {@code <b class="card__brand">}. A class that is on
 * many other elements of the page is about layout, and one with digits or without vowels is made by a program.
 */
public final class ClassWords {

    /** Elements with the class for each cell of the column; the same records may be in a second list of the page. */
    private static final double MAX_USES = 1.5;

    /** Digits of the hash behind the local name of a CSS module: {@code List_address__Fqhiu}. */
    private static final int HASH_LENGTH = 5;

    private static final String VOWELS = "aeiouy";
    private static final char LAST_LATIN = '\u00ff';

    private static final int MIN_LENGTH = 3;
    private static final int MAX_LENGTH = 24;

    private final PageTree tree;
    /** Counts the elements of each class, on demand. */
    private @Nullable Map<String, Integer> uses;

    /** By class what {@link #word} makes of it; the same ones come in every record. */
    private final Map<String, String> words = new HashMap<>();

    /** Creates the words of a page, for all of its lists. */
    public ClassWords(PageTree tree) {
        this.tree = tree;
    }

    private Map<String, Integer> uses() {
        if (uses != null) {
            return uses;
        }
        Map<String, Integer> counts = new HashMap<>();
        int[] styled = new int[tree.styles().size()];
        for (int node = 0; node < tree.size(); node++) {
            styled[tree.style(node)]++;
        }
        for (int style = 0; style < styled.length; style++) {
            for (String one : tree.styles().get(style).classes()) {
                counts.merge(one, styled[style], Integer::sum);
            }
        }
        uses = counts;
        return counts;
    }

    /** Returns a word among the classes that only a number of cells have, one of its block first; or null. */
    @Nullable
    String of(int element, double cells) {
        String first = null;
        for (String one : Style.classes(tree, element)) {
            if (uses().getOrDefault(one, 0) <= MAX_USES * cells) {
                String own = own(one, element);
                String word = words.computeIfAbsent(own, ClassWords::word);
                first = !word.isEmpty() && (first == null || own.length() < one.length()) ? word : first;
            }
        }
        return first;
    }

    /** Returns a class without the class of an element around it, with which it may begin. */
    private String own(String name, int element) {
        int local = name.indexOf('_');
        int last = name.lastIndexOf("__");
        boolean isModule = local > 0 && local < last && name.length() == last + 2 + HASH_LENGTH;
        String own = isModule ? name.substring(local + 1, last) : name.substring(last + 1);
        for (int at = tree.parent(element); at >= 0; at = tree.parent(at)) {
            for (String outer : Style.classes(tree, at)) {
                if (name.length() > outer.length()
                        && name.startsWith(outer)
                        && "-_".indexOf(name.charAt(outer.length())) >= 0) {
                    String rest = name.substring(outer.length());
                    own = rest.length() < own.length() ? rest : own;
                }
            }
        }
        return own;
    }

    /** Returns the words of a class with blanks between them, none if they are no words or say the kind alone. */
    private static String word(String name) {
        if (!name.chars().allMatch(c -> Character.isLetter(c) || c == '-' || c == '_')) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        NameWords.forEach(name, part -> parts.add(part.toLowerCase(Locale.ROOT)));
        String words = String.join(" ", parts);
        boolean isKind = List.of(ColumnNamer.TITLE, "text").contains(words) || ColumnKind.of(words) != ColumnKind.TEXT;
        return words.length() >= MIN_LENGTH
                        && words.length() <= MAX_LENGTH
                        && !isKind
                        && parts.stream().allMatch(ClassWords::isSpoken)
                ? words
                : "";
    }

    /** Returns whether a word can be said: it has a vowel, or is in another script than Latin. */
    private static boolean isSpoken(String word) {
        return word.length() > 1 && (word.charAt(0) > LAST_LATIN || word.chars().anyMatch(c -> VOWELS.indexOf(c) >= 0));
    }
}
