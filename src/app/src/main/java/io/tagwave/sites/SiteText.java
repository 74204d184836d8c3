package io.tagwave.sites;

import io.tagwave.pager.PageNumbers;
import io.tagwave.rows.Json;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A site as JSON for people: what says nothing is left out, and each column takes a line. */
final class SiteText {

    private SiteText() {}

    static String of(Site site) {
        String lists = site.lists().stream().map(SiteText::list).collect(Collectors.joining(",\n"));
        String refused = site.refused().isEmpty() ? "" : ",\n  " + member(Words.REFUSED, site.refused());
        return "{\n  \"" + Words.HOST + "\": " + json(site.host()) + ",\n  \"" + Words.LISTS + "\": [\n" + lists
                + "\n  ]" + refused + "\n}\n";
    }

    private static String list(SiteList list) {
        List<String> members = new ArrayList<>();
        members.add(member(Words.FROM, list.from()));
        members.add(member(Words.RECORDS, list.records()));
        members.add("\"" + Words.COLUMNS + "\": [\n"
                + list.columns().stream()
                        .map(column -> "        " + column(column))
                        .collect(Collectors.joining(",\n"))
                + "\n      ]");
        if (list.key() != null) {
            members.add("\"" + Words.KEY + "\": " + key(list.key()));
        }
        if (list.pager() != null) {
            members.add("\"" + Words.PAGER + "\": " + pager(list.pager()));
        }
        return "    {\n      " + String.join(",\n      ", members) + "\n    }";
    }

    private static String column(SiteColumn column) {
        List<String> members = new ArrayList<>();
        members.add(member(Words.NAME, column.name()));
        members.add(member(Words.KIND, column.kind().code()));
        if (column.hidden()) {
            members.add(member(Words.HIDDEN, true));
        }
        if (column.optional()) {
            members.add(member(Words.OPTIONAL, true));
        }
        if (column.detail()) {
            members.add(member(Words.DETAIL, true));
        }
        members.add(member(Words.PATH, column.path()));
        return object(members);
    }

    private static String key(SiteKey key) {
        List<String> members = new ArrayList<>();
        members.add(member(Words.BY, key.by().name().toLowerCase(Locale.ROOT)));
        if (key.by() == SiteKey.By.COLUMN) {
            members.add(member(Words.COLUMN, key.column()));
        }
        if (!key.parameters().isEmpty()) {
            members.add(member(Words.PARAMETERS, key.parameters()));
        }
        return object(members);
    }

    private static String pager(PageNumbers pager) {
        return object(List.of(
                member(Words.PLACE, pager.place()),
                member(Words.SECOND, pager.second()),
                member(Words.STEP, pager.step())));
    }

    private static String object(List<String> members) {
        return "{" + String.join(", ", members) + "}";
    }

    private static String member(String name, Object value) {
        return "\"" + name + "\": " + json(value);
    }

    private static String json(Object value) {
        return Json.line(value);
    }
}
