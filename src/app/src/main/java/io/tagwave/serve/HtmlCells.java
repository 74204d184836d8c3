package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.Markup;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes values as cells of a table: texts shortened, numbers of other things and URLs as links. */
final class HtmlCells {

    static final int MAX_TEXT = 300;
    private static final int MAX_URL = 48;

    private final DisplayColumns columns;
    private final boolean showPictures;
    private final boolean ofPages;

    /**
     * Creates cells of a list.
     *
     * @param columns tell which of them hold URLs of pictures
     * @param showPictures whether the browser loads these from their servers
     */
    HtmlCells(DisplayColumns columns, boolean showPictures) {
        this(columns, showPictures, false);
    }

    private HtmlCells(DisplayColumns columns, boolean showPictures, boolean ofPages) {
        this.columns = columns;
        this.showPictures = showPictures;
        this.ofPages = ofPages;
    }

    /** Returns cells of a table or view without pictures. */
    static HtmlCells of(String table) {
        return new HtmlCells(new DisplayColumns(List.of(), Map.of()), false, table.equals("page"));
    }

    /** Returns cells of a query without pictures. */
    static HtmlCells plain() {
        return of("");
    }

    boolean isPicture(String column) {
        return columns.isPicture(column);
    }

    void write(HtmlWriter html, String column, @Nullable Object value) {
        if (value == null) {
            return;
        }
        String text = String.valueOf(value);
        String path = path(column);
        if (path != null && value instanceof Long) {
            html.link(path + text, text);
        } else if (value instanceof Double number) {
            html.text(Markup.label(number));
        } else if (value instanceof List<?> list) {
            String items = list.stream().map(String::valueOf).collect(Collectors.joining(" · "));
            html.text(shortened(items, MAX_TEXT));
        } else if (!HtmlWriter.isWeb(text)) {
            html.text(shortened(text, MAX_TEXT));
        } else if (!isPicture(column)) {
            html.outside(text, shortened(text.replaceFirst("(?i)^https?://(www\\.)?", ""), MAX_URL));
        } else if (!showPictures) {
            html.outside(text, "picture");
        } else {
            html.open("a", "href", text, "rel", "noopener noreferrer nofollow", "target", "_blank");
            html.empty("img", "src", text, "alt", "picture", "loading", "lazy", "referrerpolicy", "no-referrer");
            html.close();
        }
    }

    static String shortened(String text, int max) {
        return Markup.shortened(text, max);
    }

    /** Returns the path to which numbers in a column link, before the number. */
    private @Nullable String path(String column) {
        return switch (column) {
            case "id" -> ofPages ? "/pages/" : null;
            case "list" -> "/lists/";
            case "page_id", "duplicate_of" -> "/pages/";
            case "region" -> "/regions/";
            case "crawl_id", "crawl", "first_crawl", "last_crawl" -> "/crawls/";
            default -> null;
        };
    }
}
