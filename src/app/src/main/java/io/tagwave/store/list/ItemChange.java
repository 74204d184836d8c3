package io.tagwave.store.list;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What became of an item of a list since the crawl that saw it before.
 *
 * @param list the number of the list when it was first seen
 * @param key what tells the item from the others of its list
 * @param change {@code new}, {@code gone} or {@code changed}
 * @param column what changed of it, or null
 * @param old a number, a text or null
 * @param now a number, a text or null
 */
public record ItemChange(long list, String change, String key, String column, Object old, Object now) {

    /** The names that others know, {@code new} among them, which is a word of Java's. */
    public Map<String, Object> words() {
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("list", list);
        words.put("change", change);
        words.put("key", key);
        words.put("column", column);
        words.put("old", old);
        words.put("new", now);
        return words;
    }

    /** For people. */
    @Override
    public String toString() {
        String what = "list " + list + "  " + change + "  " + key;
        return column == null ? what : what + "  " + column + ": " + old + " -> " + now;
    }
}
