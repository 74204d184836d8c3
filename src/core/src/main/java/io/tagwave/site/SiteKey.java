package io.tagwave.site;

import java.util.List;

/**
 * Identifies the items of a list.
 *
 * @param by where the key is taken from
 * @param column the name of the column for {@link By#COLUMN}, else empty
 * @param parameters of the link that are part of the key
 */
public record SiteKey(By by, String column, List<String> parameters) {

    /** Sources of keys. */
    public enum By {
        /** The first link of a record. */
        LINK,
        /** The text or address in a column. */
        COLUMN,
        /** The whole text of a record. */
        TEXT
    }

    public SiteKey {
        parameters = List.copyOf(parameters);
    }
}
