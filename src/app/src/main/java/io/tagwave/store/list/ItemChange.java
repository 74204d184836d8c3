package io.tagwave.store.list;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A change of an item of a list since the previous crawl that saw the list.
 *
 * @param list the number of the list when it was first seen
 * @param change {@code new}, {@code gone} or {@code changed}
 * @param key identifies the item within its list
 * @param column the column that changed, or null
 * @param old a number, a text or null
 * @param now a number, a text or null
 */
public record ItemChange(
        long list,
        String change,
        String key,
        @Nullable String column,
        @Nullable Object old,
        @Nullable Object now) {

    /** Returns the fields by their names for output; {@code new} is a keyword of Java. */
    public Map<String, @Nullable Object> words() {
        Map<String, @Nullable Object> words = new LinkedHashMap<>();
        words.put("list", list);
        words.put("change", change);
        words.put("key", key);
        words.put("column", column);
        words.put("old", old);
        words.put("new", now);
        return words;
    }

    /** Returns a line for people. */
    @Override
    public String toString() {
        String what = "list " + list + "  " + change + "  " + key;
        return column == null ? what : what + "  " + column + ": " + old + " -> " + now;
    }
}
