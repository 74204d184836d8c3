package io.tagwave.site;

import java.util.List;

/**
 * In what a page is no longer what its site's wishes were learned from.
 *
 * @param reason what differs
 * @param what the names of the columns, or where the records stood
 */
public record SiteDrift(Reason reason, List<String> what) {

    /** What may differ. */
    public enum Reason {
        /** The page has lists, but none where the records were learned. */
        NO_RECORDS,
        /** The page has no list at all, as behind the last page. */
        NO_LIST,
        /** Columns that each page had are gone. */
        COLUMNS_GONE,
        /** Cells can no longer be read as what they were. */
        OTHER_VALUES,
        /** More columns stand at a place than were learned, and nothing tells which is which. */
        MORE_COLUMNS
    }

    public SiteDrift {
        what = List.copyOf(what);
    }

    /** Whether the records stand where they did, but are others. */
    public boolean isOfRecords() {
        return reason != Reason.NO_RECORDS && reason != Reason.NO_LIST;
    }

    /** What differs, to be put behind the name of what it was learned as. */
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
