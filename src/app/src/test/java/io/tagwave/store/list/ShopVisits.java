package io.tagwave.store.list;

import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A shop that is visited several times, its items written as number:title:price. */
abstract class ShopVisits extends ListsOfOneDatabase {

    void page(long crawl, long id, String path, String... items) throws SQLException {
        ListPages.goods(database, crawl, id, url(path), items);
    }

    static String url(String path) {
        return "http://example.org" + path;
    }

    List<String> changes() {
        List<String> told = new ArrayList<>();
        for (ItemChange change : LatestChanges.of(database, null)) {
            told.add(line(change));
        }
        return told;
    }

    String itemsOf(long crawl) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            return SqlSessionTest.all(
                            session,
                            "SELECT t.key FROM list_1 t JOIN list_visit v ON t.id BETWEEN v.first_row AND v.last_row"
                                    + " AND t.crawl_id <= v.crawl_id"
                                    + " AND (t.replaced_in IS NULL OR t.replaced_in > v.crawl_id)"
                                    + " WHERE v.first_list = 1 AND v.crawl_id = " + crawl + " ORDER BY t.id")
                    .stream()
                    .map(row -> row.get(0).toString().replace("/item?id=", ""))
                    .collect(Collectors.joining(" "));
        }
    }

    long count(String from) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            return (Long) SqlSessionTest.all(session, "SELECT COUNT(*) FROM " + from)
                    .get(0)
                    .get(0);
        }
    }

    static String line(ItemChange change) {
        String what = "list " + change.list() + "  " + change.change() + "  " + change.key();
        return change.column() == null
                ? what
                : what + "  " + change.column() + ": " + change.old() + " -> " + change.now();
    }
}
