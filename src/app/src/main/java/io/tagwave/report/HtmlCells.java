package io.tagwave.report;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as cells of a table: texts shortened, numbers of other things and URLs as links.
 *
 * @param columns tell which of them hold URLs of pictures
 * @param showPictures whether the browser loads these from their servers
 * @param maxText number of characters of a text
 * @param paths returns the path to which numbers in a column link, before the number, or null
 */
public record HtmlCells(
        DisplayColumns columns, boolean showPictures, int maxText, UnaryOperator<@Nullable String> paths) {

    private static final int MAX_URL = 48;

    /** Returns cells without pictures. */
    public static HtmlCells plain(int maxText, UnaryOperator<@Nullable String> paths) {
        return new HtmlCells(new DisplayColumns(List.of(), Map.of()), false, maxText, paths);
    }

    /** Writes the value of a row in a column that is shown; a title links to its target. */
    public void write(HtmlWriter html, DisplayColumns.Shown column, List<Object> row) {
        Object value = column.of(row);
        Object target = columns.target(column, row);
        if (value != null && target != null && HtmlWriter.isWeb(target.toString())) {
            html.outside(target.toString(), Markup.shortened(value.toString(), maxText));
        } else {
            write(html, column.column().name(), value);
        }
    }

    public void write(HtmlWriter html, String column, @Nullable Object value) {
        if (value == null) {
            return;
        }
        String text = String.valueOf(value);
        String path = paths.apply(column);
        if (path != null && value instanceof Long) {
            html.link(path + text, text);
        } else if (value instanceof Double number) {
            html.text(Markup.label(number));
        } else if (value instanceof List<?> list) {
            String items = list.stream().map(String::valueOf).collect(Collectors.joining(" · "));
            html.text(Markup.shortened(items, maxText));
        } else if (!HtmlWriter.isWeb(text)) {
            html.text(Markup.shortened(text, maxText));
        } else if (!columns.isPicture(column)) {
            html.outside(text, address(text));
        } else if (!showPictures) {
            html.outside(text, "picture");
        } else {
            html.open("a", "href", text, "rel", "noopener noreferrer nofollow", "target", "_blank");
            html.empty("img", "src", text, "alt", "picture", "loading", "lazy", "referrerpolicy", "no-referrer");
            html.close();
        }
    }

    /** Returns a URL without its scheme, shortened at its end. */
    static String address(String url) {
        return Markup.shortened(url.replaceFirst("(?i)^https?://(www\\.)?", ""), MAX_URL);
    }
}
