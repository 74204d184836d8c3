package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.store.list.ItemChange;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes the changes of items as a feed: a heading for each visit of a list, and a line for each change.
 *
 * @param changes rows of view {@code changes}
 * @param pictures addresses of the items' pictures by list and key
 */
record ChangeFeed(List<Map<String, Object>> changes, Map<List<Object>, String> pictures) {

    private static final int MAX_TEXT = 100;

    /** Returns a feed, with the latest pictures of its items if they are wanted. */
    static ChangeFeed of(SqlSession session, List<Map<String, Object>> changes, boolean withPictures)
            throws SqlStatementException {
        Map<List<Object>, String> pictures = new HashMap<>();
        for (Map<String, Object> change : withPictures ? changes : List.<Map<String, Object>>of()) {
            long list = Long.parseLong(String.valueOf(change.get("list")));
            String view = "history_" + list;
            List<ResultColumn> columns = session.describe(view);
            DisplayColumns shown = new DisplayColumns(columns, DisplayColumns.kinds(session, list, columns));
            for (ResultColumn column : columns) {
                if (shown.isPicture(column.name())) {
                    String query = "SELECT " + session.quoted(column.name()) + " FROM " + view + " WHERE "
                            + session.quoted("key") + " = :item ORDER BY first_crawl";
                    session.run(query, Map.of("item", String.valueOf(change.get("key"))))
                            .toList()
                            .forEach(state -> pictures.put(item(change), String.valueOf(state.get(0))));
                    break;
                }
            }
        }
        return new ChangeFeed(changes, pictures);
    }

    private static List<Object> item(Map<String, Object> change) {
        return List.of(change.get("list"), change.get("key"));
    }

    void write(HtmlWriter html) {
        Map<String, List<Map<String, Object>>> visits = changes.stream()
                .collect(Collectors.groupingBy(ChangeFeed::visit, LinkedHashMap::new, Collectors.toList()));
        visits.forEach((visit, lines) -> {
            html.element("h2", visit).open("ul");
            lines.forEach(change -> line(html.open("li"), change));
            html.close();
        });
    }

    /** Returns the name of the list and the minute of its visit. */
    private static String visit(Map<String, Object> change) {
        String time = String.valueOf(change.get("at")).replaceFirst("(\\d\\d:\\d\\d).*", "$1");
        return change.get("name") + ", " + time.replace('T', ' ');
    }

    private void line(HtmlWriter html, Map<String, Object> change) {
        Object title = change.get("title") == null ? change.get("key") : change.get("title");
        LocalUrl item = LocalUrl.of("/lists/" + change.get("list") + "/item").with("key", change.get("key"));
        String picture = pictures.get(item(change));
        if (picture != null && HtmlWriter.isWeb(picture)) {
            html.empty("img", "src", picture, "alt", "", "loading", "lazy", "referrerpolicy", "no-referrer");
        }
        html.element("strong", String.valueOf(change.get("change"))).text(" ");
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
