package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.store.UrlHash;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A rule that identifies the items of a list.
 *
 * @param source where the key comes from
 * @param path of the field, or of two fields on two lines; empty for the record's first link and for all of its text
 * @param parameters parameters of a link that are part of the key
 */
record KeyRule(Source source, String path, List<String> parameters) {

    /** The whole text of a record, for lists in which nothing else identifies the items. */
    static final KeyRule RECORD = new KeyRule(Source.RECORD, "", List.of());

    /** Characters from which a key is shortened: indexes have a limit. */
    private static final int MAX_CHARACTERS = 500;

    enum Source {
        LINK,
        TEXT,
        RECORD
    }

    KeyRule {
        parameters = List.copyOf(parameters);
    }

    /** Parses what {@link #line} returned. */
    static KeyRule parse(String line) {
        String[] parts = line.split("\t", -1);
        return new KeyRule(
                Source.valueOf(parts[0]), parts[1], parts[2].isEmpty() ? List.of() : List.of(parts[2].split("&")));
    }

    /** Returns the rule of a site's file, or null if it has none for the list. */
    static @Nullable KeyRule of(@Nullable SiteList list) {
        if (list == null || list.key() == null) {
            return null;
        }
        SiteKey key = list.key();
        return switch (key.by()) {
            case TEXT -> RECORD;
            case LINK -> new KeyRule(Source.LINK, "", key.parameters());
            case COLUMN -> {
                SiteColumn column = list.column(key.column()).orElseThrow();
                Source source = column.kind() == ColumnKind.LINK ? Source.LINK : Source.TEXT;
                yield new KeyRule(source, column.path(), key.parameters());
            }
        };
    }

    String line() {
        return source + "\t" + path + "\t" + String.join("&", parameters);
    }

    /** Returns the key of an item; all of its text where the item has no such field. */
    String key(ListItem item, List<ListField> fields) {
        String found = find(item, fields);
        return shortened(found == null || found.isBlank() ? allText(item, fields) : found);
    }

    @Nullable
    String find(ListItem item, List<ListField> fields) {
        if (source == Source.RECORD) {
            return allText(item, fields);
        }
        String[] paths = path.split("\n");
        String cell = path.isEmpty() ? item.href() : item.text(fields, paths[0]);
        String second = paths.length > 1 ? item.text(fields, paths[1]) : null;
        cell = cell == null || second == null ? cell : cell + " | " + second;
        if (cell == null || cell.isBlank()) {
            return null;
        }
        return source == Source.LINK ? UrlParts.of(cell).with(parameters) : ItemComparison.normalized(cell);
    }

    /** Returns the texts of an item without its URLs. */
    private static String allText(ListItem item, List<ListField> fields) {
        StringJoiner all = new StringJoiner(" | ");
        for (int i = 0; i < fields.size(); i++) {
            String text = item.texts()[i];
            if (text != null && !fields.get(i).isUrl()) {
                all.add(ItemComparison.normalized(text));
            }
        }
        return all.length() == 0 && item.text() != null ? ItemComparison.normalized(item.text()) : all.toString();
    }

    private static String shortened(String key) {
        return key.length() <= MAX_CHARACTERS
                ? key
                : key.substring(0, MAX_CHARACTERS) + "…" + Long.toHexString(UrlHash.of(key));
    }
}
