package io.tagwave.serve;

import io.tagwave.store.query.ResultColumn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Links rows to the pages of their items.
 *
 * @param key index of the key column, or -1
 * @param list index of the column with the list's number, or -1
 * @param only number of the list of all rows if no column has it, or -1
 */
record ItemLinks(int key, int list, long only) {

    /** Returns links for the rows of a list, or of several lists if its number is negative. */
    static ItemLinks of(TableSource source, long list) {
        List<String> names = source.columns().stream().map(ResultColumn::name).toList();
        return new ItemLinks(names.indexOf("key"), list < 0 ? names.indexOf("list") : -1, list);
    }

    /** Returns the URL of a row's item, or null. */
    @Nullable
    String of(List<Object> row) {
        Object number = list >= 0 ? row.get(list) : only < 0 ? null : only;
        Object item = key < 0 ? null : row.get(key);
        return number == null || item == null
                ? null
                : LocalUrl.of("/lists/" + number + "/item").with("key", item).toString();
    }
}
