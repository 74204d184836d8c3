package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;

/** Holds the links of all pages against the anchors that are there, one bit an anchor. */
public final class AnchorCheck {

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
                "SELECT id, NULL, NULL FROM anchor WHERE id > ? ORDER BY id LIMIT ?",
                (id, row) -> check.present.set(Math.toIntExact(id)));
        check.eachRow(
                "SELECT page_id, links, menu_links FROM page_detail WHERE page_id > ? ORDER BY page_id LIMIT ?",
                check::use);
        return check;
    }

    /** Pages with links that are not there. */
    public Set<Long> torn() {
        return torn;
    }

    /** Removes the anchors that no page has. */
    public void removeUnused() throws SQLException {
        present.andNot(used);
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM anchor WHERE id = ?")) {
            for (int id = present.nextSetBit(0); id >= 0; id = present.nextSetBit(id + 1)) {
                new StatementParameters(delete).add((long) id);
                delete.executeUpdate();
            }
        }
    }

    private void use(long page, ResultSet row) throws SQLException {
        use(page, row.getArray(2));
        use(page, row.getArray(3));
    }

    private void use(long page, java.sql.Array numbers) throws SQLException {
        if (numbers == null) {
            return;
        }
        for (Object number : (Object[]) numbers.getArray()) {
            int id = Math.toIntExact(Math.abs(((Number) number).longValue()));
            used.set(id);
            if (!present.get(id)) {
                torn.add(page);
            }
        }
    }

    /** In steps, so that no result is ever held whole. */
    private void eachRow(String sql, Visitor visitor) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(sql)) {
            long last = 0;
            int rows = ROWS;
            while (rows == ROWS) {
                rows = 0;
                new StatementParameters(query).add(last).add(ROWS);
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        rows++;
                        last = row.getLong(1);
                        visitor.visit(last, row);
                    }
                }
            }
        }
    }

    private interface Visitor {
        void visit(long id, ResultSet row) throws SQLException;
    }
}
