package io.tagwave.dom;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the addresses of controls that are no links: in a data attribute, as an option's value, or of a form without choices. */
final class ControlAddress {

    private ControlAddress() {}

    /** Returns the address that a control leads to, as written, or null. */
    static @Nullable String of(Element element) {
        if (element.normalName().equals("option")) {
            String value = element.attr("value");
            return isAddress(value) ? value : null;
        }
        for (Attribute attribute : element.attributes()) {
            if (attribute.getKey().startsWith("data-") && isAddress(attribute.getValue())) {
                return attribute.getValue().strip();
            }
        }
        Element form = element.normalName().equals("button") ? element.closest("form") : null;
        return form == null ? null : ofForm(form);
    }

    private static boolean isAddress(String value) {
        String text = value.strip();
        boolean begins = text.startsWith("/")
                || text.startsWith("?")
                || text.startsWith("http://")
                || text.startsWith("https://");
        return begins && text.length() > 1 && text.chars().noneMatch(c -> Character.isWhitespace(c) || c == '{');
    }

    /** Returns the address that a form requests, or null if a reader fills something in, or if it is no GET request. */
    private static @Nullable String ofForm(Element form) {
        boolean get = form.attr("method").isEmpty() || form.attr("method").equalsIgnoreCase("get");
        List<String> query = new ArrayList<>();
        for (Element field : form.select("input, select, textarea")) {
            String type = field.attr("type").toLowerCase(Locale.ROOT);
            if (type.equals("hidden") && field.hasAttr("name")) {
                query.add(encoded(field.attr("name")) + "=" + encoded(field.attr("value")));
            } else if (!type.equals("submit") && !type.equals("button")) {
                return null;
            }
        }
        String action = form.attr("action");
        int end = action.indexOf('?');
        return get && !query.isEmpty()
                ? (end < 0 ? action : action.substring(0, end)) + "?" + String.join("&", query)
                : null;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
