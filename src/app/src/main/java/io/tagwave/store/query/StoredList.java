package io.tagwave.store.query;

import io.tagwave.extract.ExtractedList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list as one crawl left it, in the columns that its views show.
 *
 * @param list its columns and first records, with the numbers and days of the table as values
 * @param rows of the list's table
 * @param fields of the columns, in their order
 */
public record StoredList(ExtractedList list, ListRowSource rows, List<Field> fields) {

    /**
     * The columns of the table, quoted, that hold a field.
     *
     * @param value of its number or day; null for text
     */
    record Field(String text, @Nullable String value) {}

    public StoredList {
        fields = List.copyOf(fields);
    }

    /**
     * Returns the query of some columns.
     *
     * @param places their numbers, -1 for an empty one
     * @param asText whether a number or day is shown as the page has it
     */
    public String query(List<Integer> places, List<Boolean> asText) {
        List<String> columns = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            Field field = places.get(i) < 0 ? null : fields.get(places.get(i));
            String column = field == null
                    ? "CAST(NULL AS VARCHAR)"
                    : field.value() == null || asText.get(i) ? field.text() : field.value();
            columns.add(column + " AS c" + i);
        }
        return rows.select(String.join(", ", columns));
    }
}
