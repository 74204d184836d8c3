package io.tagwave.sites;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.column.ColumnKind;
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

/** Reads a site out of JSON; a mistake in it is an {@link IllegalArgumentException} that says what was expected, what found, where. */
final class SiteReader {

    private static final List<String> OF_SITE = List.of(Words.HOST, Words.LISTS, Words.REFUSED);
    private static final List<String> OF_LIST =
            List.of(Words.FROM, Words.RECORDS, Words.COLUMNS, Words.KEY, Words.PAGER);
    private static final List<String> OF_COLUMN =
            List.of(Words.NAME, Words.KIND, Words.HIDDEN, Words.OPTIONAL, Words.DETAIL, Words.PATH);
    private static final List<String> OF_KEY = List.of(Words.BY, Words.COLUMN, Words.PARAMETERS);
    private static final List<String> OF_PAGER = List.of(Words.PLACE, Words.SECOND, Words.STEP);

    private SiteReader() {}

    static Site read(JsonNode root) {
        Node site = Node.of(root, "", OF_SITE);
        List<SiteList> lists = new ArrayList<>();
        site.nodes(Words.LISTS, OF_LIST).forEach(list -> lists.add(list(list)));
        return new Site(site.text(Words.HOST), lists, site.has(Words.REFUSED) ? site.texts(Words.REFUSED) : List.of());
    }

    private static SiteList list(Node list) {
        List<SiteColumn> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Node column : list.nodes(Words.COLUMNS, OF_COLUMN)) {
            columns.add(column(column));
            if (!names.add(column.text(Words.NAME).toLowerCase(Locale.ROOT))) {
                throw column.unlike("a name that no other column has", column.text(Words.NAME));
            }
        }
        List<String> records = list.texts(Words.RECORDS);
        if (records.isEmpty() || columns.stream().allMatch(SiteColumn::hidden)) {
            throw list.unlike("at least one place of records and one column that is not hidden", "none");
        }
        return new SiteList(
                list.text(Words.FROM),
                records,
                columns,
                list.has(Words.KEY) ? key(list.node(Words.KEY, OF_KEY), columns) : null,
                list.has(Words.PAGER) ? pager(list.node(Words.PAGER, OF_PAGER)) : null);
    }

    private static SiteColumn column(Node column) {
        return new SiteColumn(
                column.text(Words.NAME),
                one(ColumnKind.values(), Words.KIND, column),
                column.text(Words.PATH),
                column.flag(Words.HIDDEN),
                column.flag(Words.OPTIONAL),
                column.flag(Words.DETAIL));
    }

    private static SiteKey key(Node key, List<SiteColumn> columns) {
        SiteKey.By by = one(SiteKey.By.values(), Words.BY, key);
        String column = by == SiteKey.By.COLUMN ? key.text(Words.COLUMN) : "";
        List<String> shown = columns.stream()
                .filter(one -> !one.hidden() && !one.detail())
                .map(SiteColumn::name)
                .toList();
        if (by == SiteKey.By.COLUMN && !shown.contains(column)) {
            throw key.unlike("one of the columns " + String.join(", ", shown), column);
        }
        return new SiteKey(by, column, key.has(Words.PARAMETERS) ? key.texts(Words.PARAMETERS) : List.of());
    }

    private static PageNumbers pager(Node pager) {
        return new PageNumbers(pager.text(Words.PLACE), pager.number(Words.SECOND), pager.number(Words.STEP));
    }

    private static <E extends Enum<E>> E one(E[] values, String word, Node node) {
        String found = node.text(word);
        for (E value : values) {
            if (value.name().toLowerCase(Locale.ROOT).equals(found)) {
                return value;
            }
        }
        String expected = Stream.of(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        throw node.unlike("one of " + expected + " as " + word, found);
    }
}
