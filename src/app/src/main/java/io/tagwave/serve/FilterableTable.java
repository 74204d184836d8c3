package io.tagwave.serve;

import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.report.HtmlCells;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.serve.CorrectionForms.StoredPlace;
import io.tagwave.store.query.ResultColumn.Values;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows rows as a table that links and one form sort, filter and page, without scripts. */
final class FilterableTable {

    private static final List<String> KEPT = List.of("view", "pictures");
    private static final int[] SIZES = {25, 50, 100, 500};

    private final LocalUrl here;
    private final RowSelection selection;
    private final List<Shown> shown;
    private final HtmlCells cells;
    private final @Nullable Long list;
    private final @Nullable StoredPlace place;

    /**
     * Creates a table.
     *
     * @param list number of the list whose items' keys link to them, or null
     * @param place of the list's records in a stored page, by which its columns are renamed, or null
     */
    FilterableTable(
            LocalUrl here, RowSelection selection, HtmlCells cells, @Nullable Long list, @Nullable StoredPlace place) {
        this.list = list;
        this.place = place;
        this.here = here;
        this.selection = selection;
        this.cells = cells;
        shown = cells.columns().shown();
    }

    /**
     * Writes the form, the table and the links to further rows.
     *
     * @param total number of rows that pass the filters
     */
    void write(HtmlWriter html, List<List<Object>> rows, long total) {
        write(html, rows.size(), total, () -> {
            html.wideTable("Table", "cards");
            head(html);
            html.open("tbody");
            for (List<Object> row : rows) {
                html.open("tr");
                shown.forEach(one -> cell(html, one, row));
                html.close();
            }
            html.close().close().close();
        });
    }

    /** Writes rows as {@code content} does, between the form and the links to further rows. */
    void write(HtmlWriter html, int rows, long total, Runnable content) {
        form(html);
        String first = rows == 0 ? "0" : Markup.count(selection.offset() + 1L);
        String count =
                "Rows " + first + " to " + Markup.count(selection.offset() + rows) + " of " + Markup.count(total);
        html.element("p", count, "class", "count", "role", "status");
        content.run();
        pageLinks(html, "Pages of the table", here, selection, rows, total);
    }

    private void head(HtmlWriter html) {
        html.open("thead").open("tr");
        String sort = here.parameters().getOrDefault("sort", "");
        for (Shown one : shown) {
            String name = one.column().name();
            boolean up = sort.equals(name);
            boolean down = sort.equals("-" + name);
            String order = up ? "ascending" : down ? "descending" : null;
            html.open("th", "scope", "col", "class", style(one), "aria-sort", order);
            html.link(
                    here.with("sort", up ? "-" + name : name).with("offset", null),
                    one.title() + (up ? " ▲" : down ? " ▼" : ""));
            if (place != null && cells.columns().isField(name)) {
                CorrectionForms.rename(html, place, one);
            }
            html.close();
        }
        html.close().close();
    }

    private void cell(HtmlWriter html, Shown one, List<Object> row) {
        html.open("td", "class", style(one), "data-label", one.title());
        Object key = one.column().name().equals("key") ? one.of(row) : null;
        if (key != null && list != null) {
            LocalUrl item = LocalUrl.of("/lists/" + list + "/item").with("key", key);
            html.link(item, Markup.shortened(key.toString(), ServedCells.MAX_TEXT));
        } else {
            cells.write(html, one, row);
        }
        html.close();
    }

    private @Nullable String style(Shown one) {
        return one.column().values() == Values.NUMBER
                ? "n"
                : cells.columns().isPicture(one.column().name()) ? "picture" : null;
    }

    private void form(HtmlWriter html) {
        html.open("form", "method", "get", "action", here.path(), "class", "filter", "role", "search");
        for (String kept : KEPT) {
            if (here.parameters().containsKey(kept)) {
                html.hidden(kept, here.parameters().get(kept));
            }
        }
        field(html, "Words", "search", "q");
        boolean used = here.parameters().keySet().stream().anyMatch(name -> name.contains("."));
        html.open("details", "open", used ? "" : null)
                .element("summary", "Sort and filter")
                .open("div", "class", "fields");
        sorts(html);
        sizes(html);
        shown.forEach(one -> fields(html, one));
        html.close();
        html.close();
        LocalUrl all = LocalUrl.of(here.path());
        for (String kept : KEPT) {
            all = all.with(kept, here.parameters().get(kept));
        }
        html.element("button", "Show").text(" ").link(all, "All rows").close();
    }

    private void sorts(HtmlWriter html) {
        String chosen = here.parameters().getOrDefault("sort", "");
        html.open("label").text("Sort by ").open("select", "name", "sort");
        option(html, "", "as found", chosen);
        for (Shown one : shown) {
            option(html, one.column().name(), one.title() + " ▲", chosen);
            option(html, "-" + one.column().name(), one.title() + " ▼", chosen);
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

    private static void option(HtmlWriter html, String value, String text, String chosen) {
        html.element("option", text, "value", value, "selected", value.equals(chosen) ? "" : null);
    }

    private void fields(HtmlWriter html, Shown one) {
        String name = one.column().name();
        Values values = one.column().values();
        if (values == Values.NUMBER || values == Values.DAY) {
            String type = values == Values.NUMBER ? "number" : "date";
            field(html, one.title() + " from", type, "min." + name);
            field(html, one.title() + " to", type, "max." + name);
        } else {
            field(html, one.title(), "search", "f." + name);
        }
        if (here.parameters().containsKey("is." + name)) {
            field(html, one.title() + " is", "search", "is." + name);
        }
    }

    private void field(HtmlWriter html, String label, String type, String name) {
        String step = type.equals("number") ? "any" : null;
        String value = here.parameters().get(name);
        html.open("label").text(label + " ");
        html.empty("input", "type", type, "name", name, "value", value, "step", step)
                .close();
    }

    /**
     * Writes links to the pages before and after.
     *
     * @param rows number of rows on this page
     */
    static void pageLinks(HtmlWriter html, String label, LocalUrl here, RowSelection selection, int rows, long total) {
        int size = Math.max(1, selection.limit());
        int offset = selection.offset();
        html.open("nav", "class", "pager", "aria-label", label);
        if (offset > 0) {
            html.link(here.with("offset", null), "First").text(" ");
            int before = Math.max(0, offset - size);
            String previous = here.with("offset", before == 0 ? null : before).toString();
            html.element("a", "Previous", "rel", "prev", "href", previous).text(" ");
        }
        if (offset + rows < total && rows > 0) {
            String next = here.with("offset", offset + size).toString();
            html.element("a", "Next", "rel", "next", "href", next).text(" ");
            html.link(here.with("offset", (total - 1) / size * size), "Last");
        }
        html.close();
    }
}
