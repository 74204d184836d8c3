package io.tagwave.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds records that a page states as JSON-LD, by which the records that it shows are completed.
 *
 * @param titles of each record; empty if it has none
 * @param links addresses of each record; empty if it has none
 * @param fields other texts of each record by their names
 */
public record StatedRecords(List<String> titles, List<String> links, List<Map<String, String>> fields) {

    /** Fewer matches may be chance. */
    private static final int MIN_MATCHES = 3;

    /**
     * Returns the fields of each shown record, which has the same link or else the same title; null if fewer than half of them have.
     *
     * @param shown the cells of each record
     */
    public @Nullable List<@Nullable Map<String, String>> of(String[][] shown) {
        Map<String, Integer> byKey = new HashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            put(byKey, linkKey(links.get(i)), i);
            put(byKey, titleKey(titles.get(i)), i);
        }
        List<@Nullable Map<String, String>> joined = new ArrayList<>();
        boolean[] isMatched = new boolean[fields.size()];
        int matches = 0;
        for (String[] cells : shown) {
            int match = match(cells, byKey);
            joined.add(match < 0 ? null : fields.get(match));
            if (match >= 0 && !isMatched[match]) {
                isMatched[match] = true;
                matches++;
            }
        }
        return matches < MIN_MATCHES || 2 * matches < shown.length ? null : joined;
    }

    /** Adds a key, which stands for no record if several have it. */
    private static void put(Map<String, Integer> byKey, String key, int record) {
        if (!key.isEmpty()) {
            byKey.merge(key, record, (one, other) -> -1);
        }
    }

    private static int match(String[] cells, Map<String, Integer> byKey) {
        for (boolean isLink : new boolean[] {true, false}) {
            for (String cell : cells) {
                if (cell != null && cell.contains("://") == isLink) {
                    int match = byKey.getOrDefault(isLink ? linkKey(cell) : titleKey(cell), -1);
                    if (match >= 0) {
                        return match;
                    }
                }
            }
        }
        return -1;
    }

    /** Returns the path and query of an address, because pages write addresses with and without their host. */
    private static String linkKey(String address) {
        int host = address.indexOf("://");
        int start = host < 0 ? 0 : address.indexOf('/', host + 3);
        int fragment = address.indexOf('#');
        int end = fragment < 0 ? address.length() : fragment;
        end -= end > 0 && address.charAt(end - 1) == '/' ? 1 : 0;
        return start < 0 || start >= end ? "" : address.substring(start, end);
    }

    private static String titleKey(String title) {
        return title.toLowerCase(Locale.ROOT).strip();
    }
}
