package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.HtmlCells;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.QueryTable;
import org.jspecify.annotations.Nullable;

/** The cells of this server's tables: numbers of lists, pages and crawls link to them. */
final class ServedCells {

    static final int MAX_TEXT = 300;

    private static final HtmlCells PLAIN = HtmlCells.plain(MAX_TEXT, ServedCells::path);

    private ServedCells() {}

    /** Returns cells of a list, whose pictures the browser may load from their servers. */
    static HtmlCells ofList(DisplayColumns columns, boolean showPictures) {
        return new HtmlCells(columns, showPictures, MAX_TEXT, ServedCells::path);
    }

    /** Returns cells of a table or view; an id is only that of a page. */
    static HtmlCells ofTable(String name, DisplayColumns columns) {
        boolean ofPages = name.equals("page");
        return new HtmlCells(
                columns, false, MAX_TEXT, column -> ofPages && column.equals("id") ? "/pages/" : path(column));
    }

    static void write(HtmlWriter html, String column, @Nullable Object value) {
        PLAIN.write(html, column, value);
    }

    static void write(HtmlWriter html, String caption, QueryTable table) {
        table.write(html, caption, PLAIN);
    }

    private static @Nullable String path(String column) {
        return switch (column) {
            case "list" -> "/lists/";
            case "page_id", "duplicate_of" -> "/pages/";
            case "region" -> "/regions/";
            case "crawl_id", "crawl", "first_crawl", "last_crawl" -> "/crawls/";
            default -> null;
        };
    }
}
