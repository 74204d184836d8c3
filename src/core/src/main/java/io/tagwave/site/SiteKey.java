package io.tagwave.site;

import java.util.List;

/**
 * What tells the items of a list apart.
 *
 * @param by what it is taken from
 * @param column the name of the column that it is, or whose link it is; empty for the others
 * @param parameters of a link, those that are part of the key
 */
public record SiteKey(By by, String column, List<String> parameters) {

    /** Where keys come from. */
    public enum By {
        /** The first link of a record. */
        LINK,
        /** A column: its text, or the address that it holds. */
        COLUMN,
        /** All that a record says. */
        TEXT
    }

    public SiteKey {
        parameters = List.copyOf(parameters);
    }
}
