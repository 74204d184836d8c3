package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.Markup;
import java.util.List;
import java.util.Map;

/** How values look in the cells of a table. */
final class HtmlCells {

    static final int LONGEST_TEXT = 300;
    private static final int LONGEST_URL = 48;

    private final DisplayColumns columns;
    private final boolean showPictures;
    private final boolean ofPages;

    /**
     * Cells of a table.
     *
     * @param columns know which of them hold addresses of pictures
     * @param showPictures whether these are shown, which asks other servers for them
     */
    HtmlCells(DisplayColumns columns, boolean showPictures) {
        this.columns = columns;
        this.showPictures = showPictures;
        this.ofPages = false;
    }

    private HtmlCells(boolean ofPages) {
        this.columns = new DisplayColumns(List.of(), Map.of());
        this.showPictures = false;
        this.ofPages = ofPages;
    }

    /** Cells of a table or view without pictures. */
    static HtmlCells of(String relation) {
        return new HtmlCells(relation.equals("page"));
    }

    /** Cells of tables without pictures. */
    static HtmlCells plain() {
        return new HtmlCells(false);
    }

    boolean isPicture(String column) {
        return columns.isPicture(column);
    }

    void write(HtmlWriter html, String column, Object value) {
        if (value == null) {
            return;
        }
        String text = String.valueOf(value);
        String place = place(column);
        if (place != null && value instanceof Long) {
            html.link(place + text, text);
        } else if (value instanceof Double number) {
            html.text(Markup.label(number));
        } else if (value instanceof List<?> list) {
            html.text(shortened(
                    String.join(" · ", list.stream().map(String::valueOf).toList()), LONGEST_TEXT));
        } else if (isPicture(column) && HtmlWriter.isWeb(text)) {
            picture(html, text);
        } else if (HtmlWriter.isWeb(text)) {
            html.outside(text, shortened(text.replaceFirst("(?i)^https?://(www\\.)?", ""), LONGEST_URL));
        } else {
            html.text(shortened(text, LONGEST_TEXT));
        }
    }

    static String shortened(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most - 1)) + "…";
    }

    /** Where numbers of other things lead to. */
    private String place(String column) {
        return switch (column) {
            case "id" -> ofPages ? "/pages/" : null;
            case "list" -> "/lists/";
            case "page_id", "duplicate_of" -> "/pages/";
            case "region" -> "/regions/";
            case "crawl_id", "crawl", "first_crawl", "last_crawl" -> "/crawls/";
            default -> null;
        };
    }

    private void picture(HtmlWriter html, String url) {
        if (!showPictures) {
            html.outside(url, "picture");
            return;
        }
        html.open("a", "href", url, "rel", "noopener noreferrer nofollow", "target", "_blank");
        html.empty("img", "src", url, "alt", "picture", "loading", "lazy", "referrerpolicy", "no-referrer");
        html.close();
    }
}
