package io.tagwave.dom;

import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import org.jsoup.nodes.Attributes;

/** Reads the {@link Style} off the attributes of a page's elements. Elements that look alike get one value. */
final class Looks {

    /**
     * The attributes that the thesis author's program counts as style, besides class and style themselves, in
     * alphabetical order.
     */
    private static final List<String> PRESENTATION =
            List.of("align", "bgcolor", "color", "colspan", "halign", "height", "rowspan", "valign", "width");

    /** Attributes of most elements that are no presentation, the most frequent first. */
    private static final List<String> USUAL = List.of("class", "href", "id", "style");

    /** Styles by the class attribute as written, of elements that have no other look. */
    private final Map<String, Style> byClass = new HashMap<>();

    private final Map<Style, Style> shared = new HashMap<>();

    /** The look of an element with these attributes. */
    Style of(Attributes attributes) {
        String classes = attributes.get("class");
        String css = attributes.get("style").strip();
        String presentation = hasOthers(attributes) ? presentation(attributes) : "";
        if (!css.isEmpty() || !presentation.isEmpty()) {
            return share(new Style(tokens(classes), css, presentation));
        }
        if (classes.isEmpty()) {
            return Style.NONE;
        }
        Style known = byClass.get(classes);
        if (known == null) {
            known = classes.isBlank() ? Style.NONE : share(new Style(tokens(classes), "", ""));
            byClass.put(classes, known);
        }
        return known;
    }

    private Style share(Style look) {
        Style known = shared.putIfAbsent(look, look);
        return known == null ? look : known;
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

    /** Whether there is anything but what most elements have, which are spared nine looks. */
    private static boolean hasOthers(Attributes attributes) {
        int left = attributes.size();
        for (int i = 0; i < USUAL.size() && left > 0; i++) {
            left -= attributes.hasKey(USUAL.get(i)) ? 1 : 0;
        }
        return left > 0;
    }

    private static String presentation(Attributes attributes) {
        String joined = "";
        for (int i = 0; i < PRESENTATION.size(); i++) {
            String value = attributes.get(PRESENTATION.get(i)).strip();
            if (!value.isEmpty()) {
                joined += (joined.isEmpty() ? "" : " ") + PRESENTATION.get(i) + "=" + value;
            }
        }
        return joined;
    }
}
