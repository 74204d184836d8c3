package io.tagwave.serve;

import io.tagwave.store.query.ResultColumn;
import java.util.List;

/**
 * Where the items of rows are looked at.
 *
 * @param key place of the column that tells items apart, or -1
 * @param list place of the column that tells their list, or -1
 * @param only the list of all rows where no column tells it, or -1
 */
record ItemLinks(int key, int list, long only) {

    /** Links for the rows of a relation: of a list with that number, or of several lists. */
    static ItemLinks of(TableSource relation, long list) {
        List<String> names = relation.columns().stream().map(ResultColumn::name).toList();
        return new ItemLinks(names.indexOf("key"), list < 0 ? names.indexOf("list") : -1, list);
    }

    /** The address of a row's item, or null. */
    String of(List<Object> row) {
        Object number = list >= 0 ? row.get(list) : only < 0 ? null : only;
        Object item = key < 0 ? null : row.get(key);
        return number == null || item == null
                ? null
                : LocalUrl.of("/lists/" + number + "/item").with("key", item).toString();
    }
}
