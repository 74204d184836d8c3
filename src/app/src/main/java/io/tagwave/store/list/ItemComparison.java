package io.tagwave.store.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Compares two states of an item. */
final class ItemComparison {

    private ItemComparison() {}

    /**
     * The fields that differ, by their numbers. A field whose value is the same says the same, however it is written; addresses
     * are compared without parameters, which may be made anew for each visitor.
     *
     * @param ignored fields that tell the place of an item in its list
     */
    static List<Integer> differing(List<ListField> fields, ListItem before, ListItem now, Set<Integer> ignored) {
        List<Integer> differing = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            if (!ignored.contains(i) && !same(fields.get(i), before, now, i)) {
                differing.add(i);
            }
        }
        return differing;
    }

    private static boolean same(ListField field, ListItem before, ListItem now, int i) {
        if (before.values[i] != null && before.values[i].equals(now.values[i])) {
            return true;
        }
        return Objects.equals(text(field, before.texts[i]), text(field, now.texts[i]));
    }

    private static String text(ListField field, String cell) {
        return cell == null ? null : field.isAddress() ? UrlParts.of(cell).base() : plain(cell);
    }

    /** A hash of what an item says, for telling repeats of an item from another of the same key. */
    static long hash(List<ListField> fields, ListItem item, Set<Integer> ignored) {
        long hash = 0;
        for (int i = 0; i < fields.size(); i++) {
            if (!ignored.contains(i) && !fields.get(i).isAddress()) {
                String text = text(fields.get(i), item.texts[i]);
                hash = io.tagwave.store.UrlHash.of(text == null ? "\0" : text, hash);
            }
        }
        return hash;
    }

    /** Blanks as one, none at the ends. */
    static String plain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean single = c == ' ' && i > 0 && i + 1 < text.length() && text.charAt(i - 1) != ' ';
            if (c < ' ' || c == '\u00a0' || c == ' ' && !single) {
                return text.replaceAll("[\\s\\u00a0]+", " ").strip();
            }
        }
        return text;
    }
}
