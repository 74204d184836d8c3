package io.tagwave.store;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares the links of all pages with the rows of table {@code anchor}, with one bit for each row. */
public final class AnchorCheck {

    /** Rows of one query, so that no result is ever held whole. */
    private static final int ROWS = 10_000;

    private final Connection connection;
    private final BitSet present = new BitSet();
    private final BitSet used = new BitSet();
    private final Set<Long> torn = new TreeSet<>();

    private AnchorCheck(Connection connection) {
        this.connection = connection;
    }

    public static AnchorCheck of(Connection connection) throws SQLException {
        AnchorCheck check = new AnchorCheck(connection);
        check.eachRow(
                "SELECT id FROM anchor WHERE id > ? ORDER BY id LIMIT ?",
                row -> check.present.set(Math.toIntExact(row.getLong(1))));
        check.eachRow(
                "SELECT page_id, links, menu_links FROM page_detail WHERE page_id > ? ORDER BY page_id LIMIT ?",
                row -> {
                    check.use(row.getLong(1), row.getArray(2));
                    check.use(row.getLong(1), row.getArray(3));
                });
        return check;
    }

    /** Returns the pages that have links without a row. */
    public Set<Long> torn() {
        return torn;
    }

    /** Removes the rows that no page uses. */
    public void removeUnused() throws SQLException {
        present.andNot(used);
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM anchor WHERE id = ?")) {
            for (int id = present.nextSetBit(0); id >= 0; id = present.nextSetBit(id + 1)) {
                Sql.update(delete, (long) id);
            }
        }
    }

    private void use(long page, @Nullable Array numbers) throws SQLException {
        for (Object number : Sql.values(numbers)) {
            int id = Math.toIntExact(Math.abs(((Number) number).longValue()));
            used.set(id);
            if (!present.get(id)) {
                torn.add(page);
            }
        }
    }

    private void eachRow(String sql, Sql.RowConsumer consumer) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(sql)) {
            long[] last = {0};
            int[] rows = {ROWS};
            while (rows[0] == ROWS) {
                rows[0] = 0;
                Sql.query(query, last[0], ROWS).each(row -> {
                    rows[0]++;
                    last[0] = row.getLong(1);
                    consumer.accept(row);
                });
            }
        }
    }
}
