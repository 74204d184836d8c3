package io.tagwave.store.list;

import io.tagwave.store.query.ColumnIdentifiers;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A change of an item of a list since the previous crawl that saw the list.
 *
 * @param list the number of the list when it was first seen
 * @param name the list's name
 * @param change {@code new}, {@code gone} or {@code changed}
 * @param key identifies the item within its list
 * @param title of the item, or null
 * @param link of the item, or null
 * @param column the column that changed, or null
 * @param old a number, a text or null
 * @param now a number, a text or null
 * @param oldText the old value as the page wrote it, or null
 * @param newText the new value as the page wrote it, or null
 * @param at when the crawl started that saw the change
 * @param row the item's columns if it is new or gone
 */
public record ItemChange(
        long list,
        @Nullable String name,
        String change,
        String key,
        @Nullable String title,
        @Nullable String link,
        @Nullable String column,
        @Nullable Object old,
        @Nullable Object now,
        @Nullable String oldText,
        @Nullable String newText,
        Instant at,
        Map<String, @Nullable Object> row) {

    /** Number of columns of a row in a line for people. */
    private static final int SHOWN = 4;

    private static final int SHOWN_CHARACTERS = 60;

    /** Returns the fields by their names for output; {@code new} is a keyword of Java. */
    public Map<String, @Nullable Object> words() {
        Map<String, @Nullable Object> words = new LinkedHashMap<>();
        words.put("list", list);
        words.put("name", name);
        words.put("change", change);
        words.put("key", key);
        words.put("title", title);
        words.put("link", link);
        words.put("column", column);
        words.put("old", old);
        words.put("new", now);
        words.put("at", at.toString());
        words.put("old_text", oldText);
        words.put("new_text", newText);
        words.put("percent", percent());
        if (!row.isEmpty()) {
            words.put("row", row);
        }
        return words;
    }

    /** Returns by how much a number grew, in percent with one decimal; null for others, and for prices in two currencies. */
    private @Nullable Number percent() {
        if (!(old instanceof Number before)
                || !(now instanceof Number after)
                || before.doubleValue() == 0
                || !areInOneCurrency(oldText, newText)) {
            return null;
        }
        double ratio = after.doubleValue() / before.doubleValue() - 1;
        double percent = Math.rint(ratio * 1000) / 10;
        return percent == Math.rint(percent) ? (Number) (long) percent : (Number) percent;
    }

    /** Returns false for prices in two currencies, of which none is greater. */
    public static boolean areInOneCurrency(@Nullable String oldText, @Nullable String newText) {
        return ItemComparison.otherCurrency(ItemComparison.texts(oldText), ItemComparison.texts(newText)) == null;
    }

    /** Returns a line for people. */
    @Override
    public String toString() {
        String item = title == null || title.isBlank() ? key : title;
        String what = change + "  " + shortened(item) + "  ";
        String place = link == null ? "" : "  " + link;
        return column == null ? (what + rowText()).strip() + place : what + column + ": " + difference() + place;
    }

    /** Returns the old and the new value with the difference in percent. */
    public String difference() {
        Number percent = percent();
        return (oldText == null ? "nothing" : shortened(oldText)) + " -> "
                + (newText == null ? "nothing" : shortened(newText))
                + (percent == null
                        ? ""
                        : String.format(Locale.ROOT, " (%s%s%%)", percent.doubleValue() > 0 ? "+" : "", percent));
    }

    /** Returns the first columns of the row, without those that have their text beside, links and the title. */
    private String rowText() {
        List<String> cells = row.entrySet().stream()
                .filter(cell -> cell.getValue() != null
                        && !row.containsKey(ColumnIdentifiers.plain(cell.getKey() + "_text"))
                        && !cell.getValue().equals(title)
                        && !cell.getValue().equals(link)
                        && !String.valueOf(cell.getValue()).contains("://"))
                .map(cell ->
                        cell.getKey().replaceFirst("_text$", "") + ": " + shortened(String.valueOf(cell.getValue())))
                .toList();
        return cells.stream().limit(SHOWN).collect(Collectors.joining("; "));
    }

    private static String shortened(String text) {
        String line = ItemComparison.normalized(text);
        return line.length() <= SHOWN_CHARACTERS ? line : line.substring(0, SHOWN_CHARACTERS - 1) + "…";
    }
}
