package io.tagwave.visit;

/** Which way of taking noise off a page is used. */
public enum FilterVersion {
    /** As published first: JIDM 2013. */
    YEAR_2013("2013"),
    /** As published later, with the gap: "38 sites". */
    GAP("gap"),
    /** Ours: what the record extractor judges to be content. */
    TAGWAVE("tagwave");

    private final String name;

    FilterVersion(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return name;
    }
}
