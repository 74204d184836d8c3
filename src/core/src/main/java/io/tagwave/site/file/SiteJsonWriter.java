package io.tagwave.site.file;

import io.tagwave.pager.PageNumbers;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a site as JSON for people: members in a fixed order without defaults, one line for each column. */
final class SiteJsonWriter {

    private SiteJsonWriter() {}

    static String write(Site site) {
        String lists = site.lists().stream().map(SiteJsonWriter::list).collect(Collectors.joining(",\n"));
        String refused = site.refused().isEmpty() ? "" : ",\n  " + member("not", site.refused());
        return "{\n  " + member("host", site.host()) + ",\n  \"lists\": [\n" + lists + "\n  ]" + refused + "\n}\n";
    }

    private static String list(SiteList list) {
        List<String> members = new ArrayList<>();
        members.add(member("from", list.from()));
        members.add(member("records", list.records()));
        members.add(list.columns().stream()
                .map(column -> "        " + column(column))
                .collect(Collectors.joining(",\n", "\"columns\": [\n", "\n      ]")));
        if (list.key() != null) {
            members.add("\"key\": " + key(list.key()));
        }
        if (list.pager() != null) {
            members.add("\"pager\": " + pager(list.pager()));
        }
        return "    {\n      " + String.join(",\n      ", members) + "\n    }";
    }

    private static String column(SiteColumn column) {
        List<String> members = new ArrayList<>();
        members.add(member("name", column.name()));
        members.add(member("kind", column.kind().code()));
        if (column.hidden()) {
            members.add(member("hidden", true));
        }
        if (column.optional()) {
            members.add(member("optional", true));
        }
        if (column.detail()) {
            members.add(member("detail", true));
        }
        members.add(member("path", column.path()));
        return object(members);
    }

    private static String key(SiteKey key) {
        List<String> members = new ArrayList<>();
        members.add(member("by", key.by().name().toLowerCase(Locale.ROOT)));
        if (key.by() == SiteKey.By.COLUMN) {
            members.add(member("column", key.column()));
        }
        if (!key.parameters().isEmpty()) {
            members.add(member("parameters", key.parameters()));
        }
        return object(members);
    }

    private static String pager(PageNumbers pager) {
        return object(List.of(
                member("place", pager.place()), member("second", pager.second()), member("step", pager.step())));
    }

    private static String object(List<String> members) {
        return "{" + String.join(", ", members) + "}";
    }

    private static String member(String name, Object value) {
        return "\"" + name + "\": " + json(value);
    }

    /** Returns a value as JSON on one line, without blanks. */
    static String json(@Nullable Object value) {
        if (value instanceof String text) {
            return quoted(text);
        }
        if (value instanceof List<?> list) {
            return list.stream().map(SiteJsonWriter::json).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof Map<?, ?> members) {
            return members.entrySet().stream()
                    .map(member -> quoted(member.getKey().toString()) + ":" + json(member.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        return String.valueOf(value);
    }

    /** Escapes also the line separators of Unicode, at which some readers would end a line. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            int escape = "\"\\\b\f\n\r\t".indexOf(c);
            if (escape >= 0) {
                quoted.append('\\').append("\"\\bfnrt".charAt(escape));
            } else if (c < ' ') {
                quoted.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
            } else if (c == '\u0085' || c == '\u2028' || c == '\u2029') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
