package io.tagwave;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the rows of several pages, such as {@code Tagwave.merge(pages).get(0).rows()}.
 *
 * @param columns with unique names
 * @param rows each with one text for each column, null where the row lacks the field
 */
public record PageTable(List<PageColumn> columns, List<List<@Nullable String>> rows) {

    public PageTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
