package io.tagwave.extract;

import java.util.List;

/**
 * One record of a region.
 *
 * @param start first position in the sequence
 * @param end one past the last position; of the first part, where a record has several
 * @param xpath the record's first node
 * @param text visible text
 * @param cells one a column; null where the record lacks the field
 * @param href address of the record's first link, or null
 * @param image address of the record's first image, or null
 */
public record DataRecord(int start, int end, String xpath, String text, List<String> cells, String href, String image) {

    public DataRecord {
        cells = CellList.copyOf(cells);
    }
}
