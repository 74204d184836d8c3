package io.tagwave.site.file;

import io.tagwave.column.ColumnKind;
import io.tagwave.json.JsonParser;
import io.tagwave.pager.PageNumbers;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a site from JSON. */
final class SiteJsonReader {

    private SiteJsonReader() {}

    /**
     * Reads a site.
     *
     * @throws IllegalArgumentException if the text is no site, with what was expected and found, and where
     */
    static Site read(String text) {
        SiteNode site = SiteNode.of(JsonParser.parse(text), "", List.of("host", "lists", "not"));
        List<SiteList> lists = new ArrayList<>();
        site.nodes("lists", List.of("from", "records", "columns", "key", "pager"))
                .forEach(list -> lists.add(list(list)));
        return new Site(site.text("host"), lists, site.has("not") ? site.texts("not") : List.of());
    }

    private static SiteList list(SiteNode list) {
        List<SiteColumn> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (SiteNode node : list.nodes("columns", List.of("name", "kind", "hidden", "optional", "detail", "path"))) {
            SiteColumn column = column(node);
            columns.add(column);
            if (!names.add(column.name().toLowerCase(Locale.ROOT))) {
                throw node.rejected("a name that no other column has", column.name());
            }
        }
        List<String> records = list.texts("records");
        if (records.isEmpty() || columns.stream().allMatch(SiteColumn::hidden)) {
            throw list.rejected("at least one place of records and one column that is not hidden", "none");
        }
        return new SiteList(
                list.text("from"),
                records,
                columns,
                list.has("key") ? key(list.node("key", List.of("by", "column", "parameters")), columns) : null,
                list.has("pager") ? pager(list.node("pager", List.of("place", "second", "step"))) : null);
    }

    private static SiteColumn column(SiteNode column) {
        return new SiteColumn(
                column.text("name"),
                constant(ColumnKind.values(), "kind", column),
                column.text("path"),
                column.flag("hidden"),
                column.flag("optional"),
                column.flag("detail"));
    }

    private static SiteKey key(SiteNode key, List<SiteColumn> columns) {
        SiteKey.By by = constant(SiteKey.By.values(), "by", key);
        String column = by == SiteKey.By.COLUMN ? key.text("column") : "";
        List<String> visible = columns.stream()
                .filter(one -> !one.hidden() && !one.detail())
                .map(SiteColumn::name)
                .toList();
        if (by == SiteKey.By.COLUMN && !visible.contains(column)) {
            throw key.rejected("one of the columns " + String.join(", ", visible), column);
        }
        return new SiteKey(by, column, key.has("parameters") ? key.texts("parameters") : List.of());
    }

    private static PageNumbers pager(SiteNode pager) {
        return new PageNumbers(pager.text("place"), pager.number("second"), pager.number("step"));
    }

    private static <E extends Enum<E>> E constant(E[] values, String name, SiteNode node) {
        String text = node.text(name);
        return Stream.of(values)
                .filter(value -> value.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .orElseThrow(() -> node.rejected(
                        Stream.of(values)
                                .map(value -> value.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", ", "one of ", " as " + name)),
                        text));
    }
}
