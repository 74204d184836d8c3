package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.web.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Visits that find few pages of a list changed. */
class ChangedPagesTest extends ShopVisits {

    /** A list of twelve pages of two items each, of which few change from visit to visit. */
    @Test
    void onlyTheRowsOfChangedPagesAreWritten() throws Exception {
        visit(1, Map.of());
        String first = itemsOf(1);
        assertEquals(24, count("list_1 WHERE crawl_id = 1"));
        visit(2, Map.of(2, List.of("3:Anchor:81", "4:Thing 4:4")));
        assertEquals(first, itemsOf(2));
        assertEquals(2, count("list_1 WHERE crawl_id = 2"));
        assertEquals(
                List.of("list 1  changed  /item?id=3  price: 3 -> 81", "list 1  changed  /item?id=3  title"), told());
        visit(3, Map.of(2, List.of("50:Mast:90", "3:Anchor:81")));
        String third = first.replace(" 3 4 ", " 50 3 ");
        assertEquals(third, itemsOf(3));
        assertEquals(List.of("list 1  gone  /item?id=4", "list 1  new  /item?id=50"), told());
        visit(
                4,
                Map.of(
                        1,
                        List.of("60:Sword:1", "1:Thing 1:1", "2:Thing 2:2"),
                        12,
                        List.of("23:Thing 23:31", "24:Thing 24:24")));
        assertEquals("60 " + third, itemsOf(4));
        assertEquals(5, count("list_1 WHERE crawl_id = 4"));
        visit(5, Map.of());
        assertEquals("60 " + third, itemsOf(5));
        assertEquals(0, count("list_1 WHERE crawl_id = 5"));
        assertEquals(List.of(first, first, third), List.of(itemsOf(1), itemsOf(2), itemsOf(3)));
        assertEquals(25, count("current_1"));
        List<String> states = rows("SELECT key, first_crawl, last_crawl FROM history_1").stream()
                .map(row -> row.get(0).toString().replace("/item?id=", "") + " " + row.get(1) + "-" + row.get(2))
                .toList();
        assertEquals(28, states.size(), states.toString());
        assertTrue(
                states.containsAll(List.of(
                        "1 1-5", "3 1-1", "3 2-5", "4 1-2", "23 1-3", "23 4-5", "24 1-5", "50 3-5", "60 4-5",
                        "10 1-5")),
                states.toString());
        // An item that another page has too: all rows are written, and the second one repeats the first.
        visit(6, Map.of(2, List.of("60:Sword:1", "3:Anchor:81")));
        assertEquals("60 " + third.replace(" 50 3 ", " 60 3 "), itemsOf(6));
        assertEquals(25, count("list_1 WHERE crawl_id = 6"));
        assertEquals(24, count("current_1"));
        // Made again, each visit is as it was.
        ListTableBuilder.make(database, 3, null);
        assertEquals(
                List.of(first, third, "60 " + third, "60 " + third),
                List.of(itemsOf(2), itemsOf(3), itemsOf(4), itemsOf(5)));
    }

    /** Where one item in a hundred changes all over a list of pages of fifty, four of ten pages change. */
    @Test
    void onlyTheRowsOfChangedPagesAreWrittenWhereNearlyHalfOfThemChanged() throws Exception {
        visit(1, Map.of());
        Map<Integer, List<String>> changed = new HashMap<>();
        for (int page = 2; page <= 12; page += 2) {
            changed.put(page, List.of(item(2 * page - 1), 2 * page + ":Thing " + 2 * page + ":" + 3 * page));
        }
        visit(2, changed);
        assertEquals(itemsOf(1), itemsOf(2));
        assertEquals(12, count("list_1 WHERE crawl_id = 2"));
        assertEquals(6, told().size(), told().toString());
        changed.put(1, List.of("1:Thing 1:7", "2:Thing 2:7"));
        visit(3, changed);
        assertEquals(24, count("list_1 WHERE crawl_id = 3"), "all, since most changed");
        assertEquals(
                List.of("list 1  changed  /item?id=1  price: 1 -> 7", "list 1  changed  /item?id=2  price: 2 -> 7"),
                told().subList(0, 2));
    }

    /** Other pages change at each visit. */
    @Test
    void onlyTheRowsOfChangedPagesAreWrittenVisitAfterVisit() throws Exception {
        visit(1, Map.of());
        String first = itemsOf(1);
        Random random = new Random(1);
        for (int crawl = 2; crawl <= 9; crawl++) {
            Map<Integer, List<String>> changed = new HashMap<>();
            for (int i = 0; i < 5; i++) {
                int page = 1 + random.nextInt(12);
                changed.put(page, List.of(item(2 * page - 1), 2 * page + ":Thing " + 2 * page + ":" + 100 * crawl));
            }
            visit(crawl, changed);
            assertEquals(first, itemsOf(crawl));
            assertEquals(2 * changed.size(), count("list_1 WHERE crawl_id = " + crawl), "visit " + crawl);
        }
    }

    /** Reads the pages of a list: those that are not named say that they have not changed, but at the first visit. */
    private void visit(int crawl, Map<Integer, List<String>> changed) throws Exception {
        if (crawl > 1) {
            ListPages.crawl(database);
        }
        for (int page = 1; page <= 12; page++) {
            String path = page == 1 ? "/shop" : "/shop?page=" + page;
            List<String> items =
                    changed.getOrDefault(page, crawl > 1 ? List.of() : List.of(item(2 * page - 1), item(2 * page)));
            if (items.isEmpty()) {
                ListPages.unread(database, crawl, 100 * crawl + page, url(path), Outcome.NOT_MODIFIED, 304);
            } else {
                page(crawl, crawl == 1 ? page : 100 * crawl + page, path, items.toArray(String[]::new));
            }
        }
        ListTableBuilder.make(database, crawl, null);
    }

    private static String item(int number) {
        return number + ":Thing " + number + ":" + number;
    }

    private List<String> told() {
        return changes().stream()
                .map(line -> line.replaceFirst("title.*", "title"))
                .sorted()
                .toList();
    }

    private List<List<Object>> rows(String query) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            return SqlSessionTest.all(session, query);
        }
    }
}
