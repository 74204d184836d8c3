package io.tagwave.store.list;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item of a list.
 *
 * @param text all texts of the record; null if it was read from the list's table
 * @param texts in the order of the list's fields, null where the item lacks one; details are filled in later
 * @param values numbers and days in the same order
 */
record ListItem(
        long page,
        String pageUrl,
        long region,
        int ordinal,
        @Nullable String href,
        @Nullable String text,
        @Nullable String[] texts,
        @Nullable Object[] values) {

    @Nullable
    String text(List<ListField> fields, String path) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).path().equals(path)) {
                return texts[i];
            }
        }
        return null;
    }
}
