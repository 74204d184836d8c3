package io.tagwave.store.list;

import java.sql.Array;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/** Arrays as databases give them. */
final class SqlArrays {

    private SqlArrays() {}

    /** Texts, with null where there is none. */
    static List<String> texts(Array array) throws SQLException {
        Object[] cells = values(array);
        return Arrays.asList(Arrays.copyOf(cells, cells.length, String[].class));
    }

    /** Values of any kind; none for null. */
    static Object[] values(Array array) throws SQLException {
        return array == null ? new Object[0] : (Object[]) array.getArray();
    }
}
