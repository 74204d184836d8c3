package io.tagwave.site;

import java.util.List;

/**
 * Says in what a page differs from the pages that its site was learned from.
 *
 * @param reason what differs
 * @param what the names of the columns, or where the records stood
 */
public record SiteDrift(Reason reason, List<String> what) {

    /** Kinds of differences. */
    public enum Reason {
        /** The page has lists, but none where the records were learned. */
        NO_RECORDS,
        /** The page has no list at all, such as a page after the last one. */
        NO_LIST,
        /** Columns that every page had are missing. */
        COLUMNS_GONE,
        /** Cells cannot be read as the kind that was learned. */
        OTHER_VALUES,
        /** A place has more columns than were learned, and which is which cannot be decided. */
        MORE_COLUMNS
    }

    public SiteDrift {
        what = List.copyOf(what);
    }

    /** Returns whether there are records at their place, but different ones. */
    public boolean isOfRecords() {
        return reason != Reason.NO_RECORDS && reason != Reason.NO_LIST;
    }

    /** Returns what differs, as a clause. */
    @Override
    public String toString() {
        String names = String.join(", ", what);
        return switch (reason) {
            case NO_RECORDS, NO_LIST -> "no records stand at " + names;
            case COLUMNS_GONE -> "the records have no " + names + " where it was";
            case OTHER_VALUES -> "the records hold something else in " + names;
            case MORE_COLUMNS -> "the records have more columns like " + names + " than before";
        };
    }
}
