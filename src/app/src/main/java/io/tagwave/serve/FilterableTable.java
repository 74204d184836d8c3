package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import java.util.List;
import java.util.Locale;

/** Rows of a relation as a table that is sorted, filtered and paged by links and a form alone. */
final class FilterableTable {

    private static final String HIDE = "hide.";
    private static final int[] SIZES = {25, 50, 100, 500};

    private final LocalUrl here;
    private final RowSelection selection;
    private final DisplayColumns columns;
    private final List<Shown> shown;
    private final HtmlCells cells;
    private final ItemLinks items;

    FilterableTable(LocalUrl here, RowSelection selection, DisplayColumns columns, HtmlCells cells, ItemLinks items) {
        this.items = items;
        this.here = here;
        this.selection = selection;
        this.cells = cells;
        this.columns = columns;
        shown = columns.shown().stream()
                .filter(one ->
                        !here.parameters().containsKey(HIDE + one.column().name()))
                .toList();
    }

    /**
     * Writes the form, the table and the links to further rows.
     *
     * @param total how many rows there are after the filters
     */
    void write(HtmlWriter html, List<List<Object>> rows, long total) {
        form(html);
        String first = total == 0 || rows.isEmpty() ? "0" : number(selection.offset() + 1L);
        html.open("p", "class", "count", "role", "status")
                .text("Rows " + first + " to " + number(selection.offset() + rows.size()) + " of " + number(total))
                .close();
        html.open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", "Table")
                .open("table", "class", "cards");
        head(html);
        html.open("tbody");
        for (List<Object> row : rows) {
            html.open("tr");
            for (Shown one : shown) {
                cell(html, one, row);
            }
            html.close();
        }
        html.close().close().close();
        pager(html, rows.size(), total);
    }

    private void head(HtmlWriter html) {
        html.open("thead").open("tr");
        String sort = here.parameters().getOrDefault("sort", "");
        for (Shown one : shown) {
            String name = one.column().name();
            boolean up = sort.equals(name);
            boolean down = sort.equals("-" + name);
            html.open(
                    "th",
                    "scope",
                    "col",
                    "class",
                    kind(one),
                    "aria-sort",
                    up ? "ascending" : down ? "descending" : null);
            String next = up ? "-" + name : name;
            html.link(
                    here.with("sort", next).with("offset", null).toString(),
                    title(name) + (up ? " ▲" : down ? " ▼" : ""));
            html.close();
        }
        html.close().close();
    }

    private void cell(HtmlWriter html, Shown one, List<Object> row) {
        Object text = one.of(row);
        html.open("td", "class", kind(one), "data-label", title(one.column().name()));
        Object target = columns.target(one, row);
        String item = one.column().name().equals("key") ? items.of(row) : null;
        if (text != null && item != null) {
            html.link(item, HtmlCells.shortened(text.toString(), HtmlCells.LONGEST_TEXT));
        } else if (text != null && target != null && HtmlWriter.isWeb(target.toString())) {
            html.outside(target.toString(), HtmlCells.shortened(text.toString(), HtmlCells.LONGEST_TEXT));
        } else {
            cells.write(html, one.column().name(), text);
        }
        html.close();
    }

    private String kind(Shown one) {
        return one.column().values() == Values.NUMBER
                ? "n"
                : cells.isPicture(one.column().name()) ? "picture" : null;
    }

    private static String title(String name) {
        return name.replace('_', ' ');
    }

    private void form(HtmlWriter html) {
        html.open("form", "method", "get", "action", here.path(), "class", "filter", "role", "search");
        for (String kept : List.of("view", "pictures")) {
            if (here.parameters().containsKey(kept)) {
                html.empty(
                        "input",
                        "type",
                        "hidden",
                        "name",
                        kept,
                        "value",
                        here.parameters().get(kept));
            }
        }
        field(html, "Words", "search", "q");
        html.open("details", "open", isUsed() ? "" : null)
                .element("summary", "Sort and filter")
                .open("div", "class", "fields");
        sorts(html);
        sizes(html);
        for (Shown one : shown) {
            fields(html, one.column());
        }
        html.close();
        hiding(html);
        html.close();
        html.element("button", "Show")
                .text(" ")
                .link(reset().toString(), "All rows")
                .close();
    }

    private void sorts(HtmlWriter html) {
        String chosen = here.parameters().getOrDefault("sort", "");
        html.open("label").text("Sort by ").open("select", "name", "sort");
        option(html, "", "as found", chosen);
        for (Shown one : shown) {
            String name = one.column().name();
            option(html, name, title(name) + " ▲", chosen);
            option(html, "-" + name, title(name) + " ▼", chosen);
        }
        html.close().close();
    }

    private void sizes(HtmlWriter html) {
        html.open("label").text("Rows ").open("select", "name", "limit");
        for (int size : SIZES) {
            option(html, String.valueOf(size), String.valueOf(size), String.valueOf(selection.limit()));
        }
        html.close().close();
    }

    private void hiding(HtmlWriter html) {
        html.open("fieldset").element("legend", "Hide columns");
        for (ResultColumn column : selection.relation().columns()) {
            if (!columns.isTextOfAnother(column)) {
                String name = HIDE + column.name();
                boolean hidden = here.parameters().containsKey(name);
                html.open("label");
                html.empty("input", "type", "checkbox", "name", name, "value", "1", "checked", hidden ? "" : null);
                html.text(" " + title(column.name())).close().text(" ");
            }
        }
        html.close();
    }

    private static void option(HtmlWriter html, String value, String text, String chosen) {
        html.element("option", text, "value", value, "selected", value.equals(chosen) ? "" : null);
    }

    private void fields(HtmlWriter html, ResultColumn column) {
        String name = column.name();
        switch (column.values()) {
            case NUMBER -> {
                field(html, title(name) + " from", "number", "min." + name);
                field(html, title(name) + " to", "number", "max." + name);
            }
            case DAY -> {
                field(html, title(name) + " from", "date", "min." + name);
                field(html, title(name) + " to", "date", "max." + name);
            }
            default -> field(html, title(name), "search", "f." + name);
        }
        if (here.parameters().containsKey("is." + name)) {
            field(html, title(name) + " is", "search", "is." + name);
        }
    }

    private void field(HtmlWriter html, String label, String type, String name) {
        html.open("label").text(label + " ");
        html.empty(
                "input",
                "type",
                type,
                "name",
                name,
                "value",
                here.parameters().get(name),
                "step",
                type.equals("number") ? "any" : null);
        html.close();
    }

    private boolean isUsed() {
        return here.parameters().keySet().stream().anyMatch(name -> name.contains("."));
    }

    private LocalUrl reset() {
        LocalUrl plain = LocalUrl.of(here.path());
        for (String kept : List.of("view", "pictures")) {
            plain = plain.with(kept, here.parameters().get(kept));
        }
        return plain;
    }

    private void pager(HtmlWriter html, int rows, long total) {
        int size = Math.max(1, selection.limit());
        int offset = selection.offset();
        html.open("nav", "class", "pager", "aria-label", "Pages of the table");
        if (offset > 0) {
            html.link(here.with("offset", null).toString(), "First").text(" ");
            int before = Math.max(0, offset - size);
            html.element(
                            "a",
                            "Previous",
                            "rel",
                            "prev",
                            "href",
                            here.with("offset", before == 0 ? null : before).toString())
                    .text(" ");
        }
        if (offset + rows < total && rows > 0) {
            html.element(
                            "a",
                            "Next",
                            "rel",
                            "next",
                            "href",
                            here.with("offset", offset + size).toString())
                    .text(" ");
            html.link(here.with("offset", (total - 1) / size * size).toString(), "Last");
        }
        html.close();
    }

    static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
