package io.tagwave.dom;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;
import org.jspecify.annotations.Nullable;

/**
 * Reads the attributes that the tree needs from an element in one pass, because each access by name would search all attributes.
 * Elements of the same style get one number.
 */
final class StyleReader {

    /**
     * The attributes that the thesis author's program counts as style, besides class and style themselves, in alphabetical order.
     */
    private static final String[] PRESENTATION = {
        "align", "bgcolor", "color", "colspan", "halign", "height", "rowspan", "valign", "width"
    };

    /** Other attributes that are read as written. */
    private static final Set<String> WRITTEN = Set.of("class", "href", "id", "src");
    /** Other attributes that are read unless they are blank. */
    private static final Set<String> FILLED = Set.of(
            "alt", "aria-label", "content", "datetime", "itemprop", "property", "role", "style", "title", "value");

    private final PageTree.Builder tree;

    /** Numbers of styles by the class attribute as written, for elements without other style attributes. */
    private final Map<String, Integer> byClass = new HashMap<>();

    /** Values of the attributes of the last element by their names. */
    private final Map<String, String> values = new HashMap<>();

    private final @Nullable String[] presentation = new String[PRESENTATION.length];
    private boolean presented;

    StyleReader(PageTree.Builder tree) {
        this.tree = tree;
    }

    /** Returns one of the attributes that are read, or null. */
    @Nullable
    String get(String name) {
        return values.get(name);
    }

    private @Nullable String first(String... names) {
        for (String name : names) {
            if (get(name) != null) {
                return get(name);
            }
        }
        return null;
    }

    /** Returns the property of microdata or RDFa that the element is, or null. */
    @Nullable
    String property() {
        return first("itemprop", "property");
    }

    /** Returns the accessible name of an element without text, or null. */
    @Nullable
    String name() {
        return first("aria-label", "alt", "title");
    }

    /**
     * Returns what the element states for machines: a date or time, or the content of a property; or null.
     *
     * @param valued whether its value attribute is a statement
     */
    @Nullable
    String stated(boolean valued) {
        return get("datetime") == null && property() != null && get("content") != null
                ? get("content")
                : valued ? first("datetime", "value") : get("datetime");
    }

    void read(Attributes attributes) {
        values.clear();
        presented = false;
        for (Attribute attribute : attributes) {
            String name = attribute.getKey();
            if (WRITTEN.contains(name)) {
                values.put(name, attribute.getValue());
            } else if (FILLED.contains(name)) {
                if (!attribute.getValue().isBlank()) {
                    values.put(name, attribute.getValue().strip());
                }
            } else {
                String plain = name.startsWith("aria-") ? name.substring("aria-".length()) : name;
                present(Arrays.binarySearch(PRESENTATION, plain), attribute);
            }
        }
    }

    private void present(int place, Attribute attribute) {
        if (place >= 0) {
            presentation[place] = attribute.getValue().strip();
            presented = true;
        }
    }

    /** Returns the number of the style of the last element. To be called once for each element. */
    int style() {
        String others = presented ? presentation() : "";
        String classes = values.getOrDefault("class", "");
        String css = values.getOrDefault("style", "");
        if (!css.isEmpty() || !others.isEmpty()) {
            return tree.style(new Style(tokens(classes), css, others));
        }
        return classes.isEmpty() ? 0 : plain(classes);
    }

    private int plain(String classes) {
        Integer known = byClass.get(classes);
        if (known == null) {
            known = classes.isBlank() ? 0 : tree.style(new Style(tokens(classes), "", ""));
            byClass.put(classes, known);
        }
        return known;
    }

    private static List<String> tokens(String value) {
        if (value.isBlank()) {
            return List.of();
        }
        Set<String> tokens = new LinkedHashSet<>();
        StringTokenizer words = new StringTokenizer(value, " \t\n\r\f");
        while (words.hasMoreTokens()) {
            tokens.add(words.nextToken());
        }
        return new ArrayList<>(tokens);
    }

    private String presentation() {
        String joined = "";
        for (int i = 0; i < PRESENTATION.length; i++) {
            String value = presentation[i];
            presentation[i] = null;
            if (value != null && !value.isEmpty()) {
                joined += (joined.isEmpty() ? "" : " ") + PRESENTATION[i] + "=" + value;
            }
        }
        return joined;
    }
}
