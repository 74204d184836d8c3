package io.tagwave.column;

/**
 * A column of a region.
 *
 * @param name unique in the region: the page's own word where it gives one, otherwise the column's role
 * @param kind what its cells hold, see {@link ColumnKind#code()}
 * @param path tags and first classes from the record's top down to the field: columns of pages from one template share it
 * @param constant whether all records hold the same: a label or an icon, no data
 */
public record Column(String name, String kind, String path, boolean constant) {

    /** A column of which no more is known than its heading. */
    public Column(String name, String kind) {
        this(name, kind, "", false);
    }
}
