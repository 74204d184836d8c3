package io.tagwave;

import io.tagwave.extract.DataRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One record of a list. Columns are asked for by name; a name that the list does not have is an {@link
 * IllegalArgumentException} that says which there are, a field that this record lacks is null. Immutable.
 */
public final class PageRecord {

    private final PageList list;
    private final DataRecord record;
    private final int row;

    PageRecord(PageList list, DataRecord record, int row) {
        this.list = list;
        this.record = record;
        this.row = row;
    }

    /** All of its visible text. */
    public String text() {
        return record.text();
    }

    /** The text of a column; of a link or image its address. */
    public @Nullable String text(String column) {
        return record.cells().get(list.number(column));
    }

    /** Where its first link leads to. */
    public @Nullable String link() {
        return record.href();
    }

    /** Where the text or image of a column leads to: the address of the link that it stands in, or is. */
    public @Nullable String link(String column) {
        return list.links().link(row, list.number(column));
    }

    /** The address of its first image. */
    public @Nullable String image() {
        return record.image();
    }

    /** The address of the image of a column, or of one that stands in the same link as the column's text. */
    public @Nullable String image(String column) {
        return list.links().image(row, list.number(column));
    }

    /** What the text of a column means; null for links and images, and where it does not read as a value. */
    public @Nullable Value value(String column) {
        return Value.of(record.values().get(list.number(column)));
    }

    /** The text of each column in order, null where the record lacks the field. */
    public List<@Nullable String> cells() {
        return record.cells();
    }

    /** All of its visible text. */
    @Override
    public String toString() {
        return record.text();
    }
}
