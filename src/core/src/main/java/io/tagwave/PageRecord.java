package io.tagwave;

import io.tagwave.extract.DataRecord;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds one record of a list. A column name that the list does not have is an {@link IllegalArgumentException} that lists the names
 * that there are; a field that this record lacks is null. Immutable. Example: {@code record.link("title")}
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

    /** Returns all visible text. */
    public String text() {
        return record.text();
    }

    /** Returns the text of a column; the address of a link or image. */
    public @Nullable String text(String column) {
        return record.cells().get(list.number(column));
    }

    /** Returns the address of the first link. */
    public @Nullable String link() {
        return record.href();
    }

    /** Returns the address of the link that the text or image of a column stands in, or is. */
    public @Nullable String link(String column) {
        return list.nodes().link(row, list.number(column));
    }

    /** Returns the address of the first image. */
    public @Nullable String image() {
        return record.image();
    }

    /** Returns the address of the image of a column, or of one in the same link as the text of the column. */
    public @Nullable String image(String column) {
        return list.nodes().image(row, list.number(column));
    }

    /** Returns the value of a column; null for links, images and texts that are no value. */
    public @Nullable Value value(String column) {
        return Value.of(record.values().get(list.number(column)));
    }

    /** Returns the texts by the names of the columns, in their order; null where the record lacks the field. Cannot be changed. */
    public Map<String, @Nullable String> asMap() {
        Map<String, @Nullable String> map = new LinkedHashMap<>();
        for (int i = 0; i < list.columns().size(); i++) {
            map.put(list.columns().get(i).name(), record.cells().get(i));
        }
        return Collections.unmodifiableMap(map);
    }

    /** Returns the XPath of the first element of the record. */
    public String xpath() {
        return record.xpath();
    }

    /** Returns the XPath of the element or text of a column; null if the record lacks it or the page does not show it. */
    public @Nullable String xpath(String column) {
        return list.nodes().xpath(row, list.number(column));
    }

    /** Returns the HTML of the element or text of a column as the parser has it; null where {@link #xpath(String)} is. */
    public @Nullable String html(String column) {
        return list.nodes().html(row, list.number(column));
    }

    /** Returns the text of each column in order, null where the record lacks the field. */
    public List<@Nullable String> cells() {
        return record.cells();
    }

    /** Returns all visible text. */
    @Override
    public String toString() {
        return record.text();
    }
}
