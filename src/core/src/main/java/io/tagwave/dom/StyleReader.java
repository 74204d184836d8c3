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

    private final PageTree.Builder tree;

    /** Numbers of styles by the class attribute as written, for elements without other style attributes. */
    private final Map<String, Integer> byClass = new HashMap<>();

    private final @Nullable String[] presentation = new String[PRESENTATION.length];
    private boolean presented;
    private String classes = "";
    private String css = "";
    private @Nullable String id;
    private @Nullable String href;
    private @Nullable String src;
    private @Nullable String datetime;
    private @Nullable String content;
    private @Nullable String value;
    private @Nullable String property;
    private @Nullable String role;
    private @Nullable String rdfa;
    private @Nullable String label;
    private @Nullable String alt;
    private @Nullable String title;

    /** Reads the elements of one page. */
    StyleReader(PageTree.Builder tree) {
        this.tree = tree;
    }

    /** Returns the id, or null. */
    @Nullable
    String id() {
        return id;
    }

    /** Returns the href attribute, or null. */
    @Nullable
    String href() {
        return href;
    }

    /** Returns the src attribute, or null. */
    @Nullable
    String src() {
        return src;
    }

    /** Returns the property of microdata or RDFa that the element is, or null. */
    @Nullable
    String property() {
        return property != null ? property : rdfa;
    }

    /** Returns the accessible name of an element without text, or null. */
    @Nullable
    String name() {
        return label != null ? label : alt != null ? alt : title;
    }

    /** Returns the role, or null. */
    @Nullable
    String role() {
        return role;
    }

    /**
     * Returns what the element states for machines: a date or time, or the content of a property; or null.
     *
     * @param valued whether its value attribute is a statement
     */
    @Nullable
    String stated(boolean valued) {
        return datetime != null ? datetime : property() != null && content != null ? content : valued ? value : null;
    }

    /** Reads the attributes of an element. */
    void read(Attributes attributes) {
        datetime = null;
        content = null;
        value = null;
        property = null;
        role = null;
        rdfa = null;
        label = null;
        alt = null;
        title = null;
        id = null;
        href = null;
        src = null;
        classes = "";
        css = "";
        presented = false;
        for (Attribute attribute : attributes) {
            take(attribute.getKey(), attribute);
        }
    }

    private void take(String name, Attribute attribute) {
        switch (name) {
            case "alt" -> alt = filled(attribute);
            case "aria-colspan", "aria-rowspan" ->
                present(Arrays.binarySearch(PRESENTATION, name.substring("aria-".length())), attribute);
            case "aria-label" -> label = filled(attribute);
            case "class" -> classes = attribute.getValue();
            case "content" -> content = filled(attribute);
            case "datetime" -> datetime = filled(attribute);
            case "href" -> href = attribute.getValue();
            case "id" -> id = attribute.getValue();
            case "itemprop" -> property = filled(attribute);
            case "property" -> rdfa = filled(attribute);
            case "role" -> role = filled(attribute);
            case "src" -> src = attribute.getValue();
            case "style" -> css = attribute.getValue().strip();
            case "title" -> title = filled(attribute);
            case "value" -> value = filled(attribute);
            default -> present(Arrays.binarySearch(PRESENTATION, name), attribute);
        }
    }

    private static @Nullable String filled(Attribute attribute) {
        String text = attribute.getValue().strip();
        return text.isEmpty() ? null : text;
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
        if (!css.isEmpty() || !others.isEmpty()) {
            return tree.style(new Style(tokens(classes), css, others));
        }
        return classes.isEmpty() ? 0 : plain();
    }

    private int plain() {
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
