package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Indexes of the tables that lists become: those that are worth their making. */
class ListTableIndexTest extends ListsOfOneDatabase {

    private static final String SHOP = "http://example.org/shop";

    @Test
    void aTableHasIndexesOnKeysValuesAndLinks() throws SQLException, SqlStatementException {
        ListPages.goods(
                database,
                1,
                1,
                SHOP,
                IntStream.range(0, 500).mapToObj(i -> i + ":Rope:9").toArray(String[]::new));
        ListTableBuilder.make(database, 1, null);
        for (String column : List.of("key", "price", "link")) {
            assertEquals(1, indexes(column), column);
        }
        assertEquals(0, indexes("title"));
        assertEquals(2, count("information_schema.views WHERE LOWER(table_name) IN ('current_1', 'merged_1')"));
    }

    @Test
    void aShortTableHasNoneBeforeItsItemsAreLookedUp() throws SQLException, SqlStatementException {
        ListPages.goods(database, 1, 1, SHOP, "1:Rope:9", "2:Knife:20");
        ListTableBuilder.make(database, 1, null);
        assertEquals(0, indexes("key"));
        ListPages.crawl(database);
        ListPages.goods(database, 2, 11, SHOP, "1:Rope:9", "2:Knife:21");
        ListTableBuilder.make(database, 2, null);
        assertEquals(1, indexes("key"));
        assertEquals(0, indexes("price"));
    }

    private long indexes(String column) throws SqlStatementException {
        return count("information_schema.indexes WHERE LOWER(index_name) = 'list_1_by_" + column + "'");
    }

    private long count(String from) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            return (Long) SqlSessionTest.all(session, "SELECT COUNT(*) FROM " + from)
                    .get(0)
                    .get(0);
        }
    }
}
