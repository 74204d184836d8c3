package io.tagwave.store.list;

import java.util.List;

/**
 * What tells the items of a list apart.
 *
 * @param source where the key comes from
 * @param path of the field; empty for the record's first link and for all of its text
 * @param parameters of a link, those that are a part of the key
 */
record KeyRule(Source source, String path, List<String> parameters) {

    /** The whole text of a record, for lists of which nothing is known that tells items apart. */
    static final KeyRule RECORD = new KeyRule(Source.RECORD, "", List.of());

    /** Longer keys are cut: indexes have a limit. */
    private static final int LONGEST = 500;

    /** Sources of keys. */
    enum Source {
        LINK,
        TEXT,
        RECORD
    }

    KeyRule {
        parameters = List.copyOf(parameters);
    }

    static KeyRule parse(String line) {
        String[] parts = line.split("\t", -1);
        return new KeyRule(
                Source.valueOf(parts[0]), parts[1], parts[2].isEmpty() ? List.of() : List.of(parts[2].split("&")));
    }

    /** One line, to be read again. */
    String line() {
        return source + "\t" + path + "\t" + String.join("&", parameters);
    }

    /** The key of an item; where the item has no such field, what it says. */
    String key(ListItem item, List<ListField> fields) {
        String told = told(item, fields);
        return shortened(told == null || told.isBlank() ? said(item, fields) : told);
    }

    /** What the rule finds of an item, or null. */
    String told(ListItem item, List<ListField> fields) {
        if (source == Source.RECORD) {
            return said(item, fields);
        }
        String cell = path.isEmpty() ? item.href : cell(item, fields);
        if (cell == null || cell.isBlank()) {
            return null;
        }
        return source == Source.LINK ? UrlParts.of(cell).with(parameters) : ItemComparison.plain(cell);
    }

    private String cell(ListItem item, List<ListField> fields) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).path().equals(path)) {
                return item.texts[i];
            }
        }
        return null;
    }

    /** The texts of an item, addresses left out. */
    private static String said(ListItem item, List<ListField> fields) {
        StringBuilder said = new StringBuilder();
        for (int i = 0; i < fields.size(); i++) {
            if (item.texts[i] != null && !fields.get(i).isAddress()) {
                said.append(said.isEmpty() ? "" : " | ").append(ItemComparison.plain(item.texts[i]));
            }
        }
        return said.isEmpty() && item.text != null ? ItemComparison.plain(item.text) : said.toString();
    }

    private static String shortened(String key) {
        if (key.length() <= LONGEST) {
            return key;
        }
        return key.substring(0, LONGEST) + "…" + Long.toHexString(io.tagwave.store.UrlHash.of(key));
    }
}
