package io.tagwave.sites;

import io.tagwave.pager.PageNumbers;
import io.tagwave.rows.JsonText;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A site as JSON for people: what says nothing is left out, and each column takes a line. */
final class SiteJsonWriter {

    private SiteJsonWriter() {}

    static String of(Site site) {
        String lists = site.lists().stream().map(SiteJsonWriter::list).collect(Collectors.joining(",\n"));
        String refused = site.refused().isEmpty() ? "" : ",\n  " + member(SiteWords.REFUSED, site.refused());
        return "{\n  \"" + SiteWords.HOST + "\": " + json(site.host()) + ",\n  \"" + SiteWords.LISTS + "\": [\n" + lists
                + "\n  ]" + refused + "\n}\n";
    }

    private static String list(SiteList list) {
        List<String> members = new ArrayList<>();
        members.add(member(SiteWords.FROM, list.from()));
        members.add(member(SiteWords.RECORDS, list.records()));
        members.add("\"" + SiteWords.COLUMNS + "\": [\n"
                + list.columns().stream()
                        .map(column -> "        " + column(column))
                        .collect(Collectors.joining(",\n"))
                + "\n      ]");
        if (list.key() != null) {
            members.add("\"" + SiteWords.KEY + "\": " + key(list.key()));
        }
        if (list.pager() != null) {
            members.add("\"" + SiteWords.PAGER + "\": " + pager(list.pager()));
        }
        return "    {\n      " + String.join(",\n      ", members) + "\n    }";
    }

    private static String column(SiteColumn column) {
        List<String> members = new ArrayList<>();
        members.add(member(SiteWords.NAME, column.name()));
        members.add(member(SiteWords.KIND, column.kind().code()));
        if (column.hidden()) {
            members.add(member(SiteWords.HIDDEN, true));
        }
        if (column.optional()) {
            members.add(member(SiteWords.OPTIONAL, true));
        }
        if (column.detail()) {
            members.add(member(SiteWords.DETAIL, true));
        }
        members.add(member(SiteWords.PATH, column.path()));
        return object(members);
    }

    private static String key(SiteKey key) {
        List<String> members = new ArrayList<>();
        members.add(member(SiteWords.BY, key.by().name().toLowerCase(Locale.ROOT)));
        if (key.by() == SiteKey.By.COLUMN) {
            members.add(member(SiteWords.COLUMN, key.column()));
        }
        if (!key.parameters().isEmpty()) {
            members.add(member(SiteWords.PARAMETERS, key.parameters()));
        }
        return object(members);
    }

    private static String pager(PageNumbers pager) {
        return object(List.of(
                member(SiteWords.PLACE, pager.place()),
                member(SiteWords.SECOND, pager.second()),
                member(SiteWords.STEP, pager.step())));
    }

    private static String object(List<String> members) {
        return "{" + String.join(", ", members) + "}";
    }

    private static String member(String name, Object value) {
        return "\"" + name + "\": " + json(value);
    }

    private static String json(Object value) {
        return JsonText.line(value);
    }
}
