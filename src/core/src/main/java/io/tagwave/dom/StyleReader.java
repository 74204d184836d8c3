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

/**
 * Reads what the tree asks of an element's attributes, in one pass over them: asked for by name, each is searched for
 * among all, up to fourteen times an element. Elements that look alike get one number.
 */
final class StyleReader {

    /**
     * The attributes that the thesis author's program counts as style, besides class and style themselves, in
     * alphabetical order.
     */
    private static final String[] PRESENTATION = {
        "align", "bgcolor", "color", "colspan", "halign", "height", "rowspan", "valign", "width"
    };

    private final PageTree.Builder tree;

    /** Numbers of styles by the class attribute as written, of elements that have no other look. */
    private final Map<String, Integer> byClass = new HashMap<>();

    private final String[] presentation = new String[PRESENTATION.length];
    private boolean presented;
    private String classes;
    private String css;
    private String id;
    private String href;
    private String src;
    private String datetime;
    private String content;
    private String value;
    private String property;
    private String role;

    /** Looks of one page. */
    StyleReader(PageTree.Builder tree) {
        this.tree = tree;
    }

    /** The id that was read, or null. */
    String id() {
        return id;
    }

    /** The href attribute that was read, or null. */
    String href() {
        return href;
    }

    /** The src attribute that was read, or null. */
    String src() {
        return src;
    }

    /** Which property of a thing the element is, by microdata, or null. */
    String property() {
        return property;
    }

    /** The part that the element plays on its page, or null. */
    String role() {
        return role;
    }

    /**
     * What the element states for machines, or null: a day or time, or the content of a property of a thing.
     *
     * @param valued whether its value is such a statement
     */
    String stated(boolean valued) {
        return datetime != null ? datetime : property != null && content != null ? content : valued ? value : null;
    }

    /** Reads the attributes of an element. */
    void read(Attributes attributes) {
        datetime = null;
        content = null;
        value = null;
        property = null;
        role = null;
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
            case "class" -> classes = attribute.getValue();
            case "content" -> content = filled(attribute);
            case "datetime" -> datetime = filled(attribute);
            case "href" -> href = attribute.getValue();
            case "id" -> id = attribute.getValue();
            case "itemprop" -> property = filled(attribute);
            case "role" -> role = filled(attribute);
            case "src" -> src = attribute.getValue();
            case "style" -> css = attribute.getValue().strip();
            case "value" -> value = filled(attribute);
            default -> present(Arrays.binarySearch(PRESENTATION, name), attribute);
        }
    }

    private static String filled(Attribute attribute) {
        String text = attribute.getValue().strip();
        return text.isEmpty() ? null : text;
    }

    private void present(int place, Attribute attribute) {
        if (place >= 0) {
            presentation[place] = attribute.getValue().strip();
            presented = true;
        }
    }

    /** The number of the look of the element whose attributes were read; to be asked for once after each reading. */
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
