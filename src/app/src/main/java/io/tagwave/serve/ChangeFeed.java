package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.store.list.ItemChange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the changes of items as a feed: a heading for each visit of a list, and a line for each change. */
final class ChangeFeed {

    private static final int MAX_TEXT = 100;

    private ChangeFeed() {}

    /** Writes rows of view {@code changes}. */
    static void write(HtmlWriter html, List<Map<String, Object>> changes) {
        Map<String, List<Map<String, Object>>> visits = changes.stream()
                .collect(Collectors.groupingBy(ChangeFeed::visit, LinkedHashMap::new, Collectors.toList()));
        visits.forEach((visit, lines) -> {
            html.element("h2", visit).open("ul");
            lines.forEach(change -> line(html, change));
            html.close();
        });
    }

    /** Returns the name of the list and the minute of its visit. */
    private static String visit(Map<String, Object> change) {
        String time = String.valueOf(change.get("at")).replaceFirst("(\\d\\d:\\d\\d).*", "$1");
        return change.get("name") + ", " + time.replace('T', ' ');
    }

    private static void line(HtmlWriter html, Map<String, Object> change) {
        Object title = change.get("title") == null ? change.get("key") : change.get("title");
        LocalUrl item = LocalUrl.of("/lists/" + change.get("list") + "/item").with("key", change.get("key"));
        html.open("li").element("strong", String.valueOf(change.get("change"))).text(" ");
        html.link(item, Markup.shortened(String.valueOf(title), MAX_TEXT));
        if (change.get("column") != null) {
            html.text(" " + change.get("column") + ": " + text(change.get("old_text")) + " → "
                    + text(change.get("new_text")) + percent(change));
        }
        html.close();
    }

    private static String text(@Nullable Object value) {
        return value == null ? "nothing" : Markup.shortened(value.toString(), MAX_TEXT);
    }

    /** Returns by how much a number grew, or an empty text if one of the values is no number. */
    private static String percent(Map<String, Object> change) {
        try {
            double now = Double.parseDouble(String.valueOf(change.get("new")));
            double grown = 100 * (now / Double.parseDouble(String.valueOf(change.get("old"))) - 1);
            boolean isOneCurrency = ItemChange.areInOneCurrency(
                    String.valueOf(change.get("old_text")), String.valueOf(change.get("new_text")));
            return Double.isFinite(grown) && isOneCurrency ? String.format(Locale.ROOT, " (%+.1f %%)", grown) : "";
        } catch (NumberFormatException e) {
            return "";
        }
    }
}
