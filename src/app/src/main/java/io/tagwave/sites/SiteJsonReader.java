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
final class SiteJsonReader {

    private static final List<String> OF_SITE = List.of(SiteWords.HOST, SiteWords.LISTS, SiteWords.REFUSED);
    private static final List<String> OF_LIST =
            List.of(SiteWords.FROM, SiteWords.RECORDS, SiteWords.COLUMNS, SiteWords.KEY, SiteWords.PAGER);
    private static final List<String> OF_COLUMN = List.of(
            SiteWords.NAME, SiteWords.KIND, SiteWords.HIDDEN, SiteWords.OPTIONAL, SiteWords.DETAIL, SiteWords.PATH);
    private static final List<String> OF_KEY = List.of(SiteWords.BY, SiteWords.COLUMN, SiteWords.PARAMETERS);
    private static final List<String> OF_PAGER = List.of(SiteWords.PLACE, SiteWords.SECOND, SiteWords.STEP);

    private SiteJsonReader() {}

    static Site read(JsonNode root) {
        SiteNode site = SiteNode.of(root, "", OF_SITE);
        List<SiteList> lists = new ArrayList<>();
        site.nodes(SiteWords.LISTS, OF_LIST).forEach(list -> lists.add(list(list)));
        return new Site(
                site.text(SiteWords.HOST),
                lists,
                site.has(SiteWords.REFUSED) ? site.texts(SiteWords.REFUSED) : List.of());
    }

    private static SiteList list(SiteNode list) {
        List<SiteColumn> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (SiteNode column : list.nodes(SiteWords.COLUMNS, OF_COLUMN)) {
            columns.add(column(column));
            if (!names.add(column.text(SiteWords.NAME).toLowerCase(Locale.ROOT))) {
                throw column.unlike("a name that no other column has", column.text(SiteWords.NAME));
            }
        }
        List<String> records = list.texts(SiteWords.RECORDS);
        if (records.isEmpty() || columns.stream().allMatch(SiteColumn::hidden)) {
            throw list.unlike("at least one place of records and one column that is not hidden", "none");
        }
        return new SiteList(
                list.text(SiteWords.FROM),
                records,
                columns,
                list.has(SiteWords.KEY) ? key(list.node(SiteWords.KEY, OF_KEY), columns) : null,
                list.has(SiteWords.PAGER) ? pager(list.node(SiteWords.PAGER, OF_PAGER)) : null);
    }

    private static SiteColumn column(SiteNode column) {
        return new SiteColumn(
                column.text(SiteWords.NAME),
                one(ColumnKind.values(), SiteWords.KIND, column),
                column.text(SiteWords.PATH),
                column.flag(SiteWords.HIDDEN),
                column.flag(SiteWords.OPTIONAL),
                column.flag(SiteWords.DETAIL));
    }

    private static SiteKey key(SiteNode key, List<SiteColumn> columns) {
        SiteKey.By by = one(SiteKey.By.values(), SiteWords.BY, key);
        String column = by == SiteKey.By.COLUMN ? key.text(SiteWords.COLUMN) : "";
        List<String> shown = columns.stream()
                .filter(one -> !one.hidden() && !one.detail())
                .map(SiteColumn::name)
                .toList();
        if (by == SiteKey.By.COLUMN && !shown.contains(column)) {
            throw key.unlike("one of the columns " + String.join(", ", shown), column);
        }
        return new SiteKey(by, column, key.has(SiteWords.PARAMETERS) ? key.texts(SiteWords.PARAMETERS) : List.of());
    }

    private static PageNumbers pager(SiteNode pager) {
        return new PageNumbers(
                pager.text(SiteWords.PLACE), pager.number(SiteWords.SECOND), pager.number(SiteWords.STEP));
    }

    private static <E extends Enum<E>> E one(E[] values, String word, SiteNode node) {
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
