package io.tagwave.site;

import io.tagwave.column.ColumnKind;

/**
 * Describes a column of a list.
 *
 * @param name of the column
 * @param kind that its cells are read as
 * @param path of its fields in a record, see {@link io.tagwave.column.Column#path}; of a detail in the page of an item
 * @param hidden whether it is not shown
 * @param optional whether pages of the list may lack it
 * @param detail whether it is a field of the pages that the records link to
 */
public record SiteColumn(String name, ColumnKind kind, String path, boolean hidden, boolean optional, boolean detail) {

    /** Creates a column as it was found. */
    public SiteColumn(String name, ColumnKind kind, String path, boolean optional) {
        this(name, kind, path, false, optional, false);
    }

    /** Returns the column under another name. */
    public SiteColumn named(String other) {
        return new SiteColumn(other, kind, path, hidden, optional, detail);
    }

    /** Returns the column hidden or not. */
    public SiteColumn hidden(boolean isHidden) {
        return new SiteColumn(name, kind, path, isHidden, optional, detail);
    }

    /** Returns the column as optional or not. */
    public SiteColumn optional(boolean isOptional) {
        return new SiteColumn(name, kind, path, hidden, isOptional, detail);
    }

    /** Returns the column with the name, kind and visibility that a person chose for it before. */
    SiteColumn withChoicesOf(SiteColumn before) {
        return new SiteColumn(before.name, before.kind, path, before.hidden, optional, detail);
    }

    boolean isAt(SiteColumn other) {
        return detail == other.detail && path.equals(other.path);
    }

    /** Returns whether each page of the list has it. */
    boolean isRequired() {
        return !optional && !detail;
    }
}
