package io.tagwave.site;

import io.tagwave.column.ColumnKind;

/**
 * A column of a list.
 *
 * @param name what it is called
 * @param kind what its cells are read as
 * @param path where it stands in a record, as {@link io.tagwave.extract.Column#path} has it; in the page of an item for a detail
 * @param hidden whether it is left out
 * @param optional whether pages of the list may lack it altogether
 * @param detail whether it stands in the pages that the records lead to, not in the list
 */
public record SiteColumn(String name, ColumnKind kind, String path, boolean hidden, boolean optional, boolean detail) {

    /** A column as it was found. */
    public SiteColumn(String name, ColumnKind kind, String path, boolean optional) {
        this(name, kind, path, false, optional, false);
    }

    /** The same under another name. */
    public SiteColumn named(String other) {
        return new SiteColumn(other, kind, path, hidden, optional, detail);
    }

    /** The same, left out or not. */
    public SiteColumn hidden(boolean leftOut) {
        return new SiteColumn(name, kind, path, leftOut, optional, detail);
    }

    /** The same, which pages may lack or not. */
    public SiteColumn optional(boolean mayLack) {
        return new SiteColumn(name, kind, path, hidden, mayLack, detail);
    }

    /** What a person has said of another column at the same place: its name, its kind, whether it is left out. */
    SiteColumn wishedAs(SiteColumn before) {
        return new SiteColumn(before.name, before.kind, path, before.hidden, optional, detail);
    }

    boolean isAt(SiteColumn other) {
        return detail == other.detail && path.equals(other.path);
    }

    /** Whether each page of the list has it. */
    boolean isRequired() {
        return !optional && !detail;
    }
}
