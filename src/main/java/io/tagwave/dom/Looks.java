package io.tagwave.dom;

import io.tagwave.tree.Style;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.TreeMap;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;

/** Reads the {@link Style} off an element's attributes. */
final class Looks {

    /** The attributes that the thesis author's program counts as style, besides class and style themselves. */
    private static final Set<String> PRESENTATION =
            Set.of("color", "bgcolor", "width", "height", "align", "valign", "halign", "colspan", "rowspan");

    private Looks() {}

    static Style of(Element element) {
        Set<String> classes = Set.of();
        String css = "";
        TreeMap<String, String> presentation = null;
        for (Attribute attribute : element.attributes()) {
            String name = attribute.getKey();
            String value = attribute.getValue();
            if (value.isBlank()) {
                continue;
            }
            if (name.equals("class")) {
                classes = tokens(value);
            } else if (name.equals("style")) {
                css = value.strip();
            } else if (PRESENTATION.contains(name)) {
                presentation = presentation == null ? new TreeMap<>() : presentation;
                presentation.put(name, value.strip());
            }
        }
        if (classes.isEmpty() && css.isEmpty() && presentation == null) {
            return Style.NONE;
        }
        return new Style(List.copyOf(classes), css, presentation == null ? "" : joined(presentation));
    }

    private static Set<String> tokens(String value) {
        Set<String> tokens = new LinkedHashSet<>();
        StringTokenizer words = new StringTokenizer(value, " \t\n\r\f");
        while (words.hasMoreTokens()) {
            tokens.add(words.nextToken());
        }
        return tokens;
    }

    private static String joined(TreeMap<String, String> attributes) {
        StringBuilder joined = new StringBuilder();
        attributes.forEach((name, value) -> joined.append(joined.length() == 0 ? "" : " ")
                .append(name)
                .append('=')
                .append(value));
        return joined.toString();
    }
}
