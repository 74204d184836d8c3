package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.store.Crawls;
import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.web.Outcome;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A shop that is visited several times, its items written as number:title:price. */
class ListVisitsTest extends ShopVisits {

    @Test
    void whatIsNewGoneAndChangedIsToldByTheKey() throws SQLException, SqlStatementException {
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20", "3:Anchor:80");
        ListTableBuilder.make(database, 1, null);
        assertEquals(List.of(), changes());
        assertEquals(
                List.of(new ListSummary(1, "example.org/shop", 3, 3, 0, 1, true, List.of("title", "price"))),
                ListSummary.of(database, 1));
        ListPages.crawl(database);
        page(2, 11, "/shop", "3:Anchor:80", "1:Rope:7.5", "4:Buoy:5");
        ListTableBuilder.make(database, 2, null);
        assertEquals(
                List.of(
                        "list 1  new  /item?id=4",
                        "list 1  gone  /item?id=2",
                        "list 1  changed  /item?id=1  price: 9 -> 7.5"),
                changes());
        assertEquals("1 new, 1 gone, 1 changed", ListChanges.summary(database, 1));
        assertEquals("0 new, 0 gone, 0 changed", ListChanges.summary(database, 2));
        assertEquals(List.of(), LatestChanges.of(database, 2L));
        assertEquals(
                "{list=1, name=example.org/shop, change=changed, key=/item?id=1, title=Rope, link=/item?id=1, column=price,"
                        + " old=9, new=7.5, old_text=9 €, new_text=7.5 €, percent=-16.7}",
                LatestChanges.of(database, 1L).get(2).words().toString().replaceFirst(", at=[^,]*", ""));
        assertEquals(
                "{title=Buoy, link=/item?id=4, price=5, price_text=5 €, page_url=http://example.org/shop}",
                LatestChanges.of(database, 1L).get(0).row().toString());
        assertEquals(
                List.of(
                        "new  Buoy  price: 5 €  /item?id=4",
                        "gone  Knife  price: 20 €  /item?id=2",
                        "changed  Rope  price: 9 € -> 7.5 € (-16.7%)  /item?id=1"),
                LatestChanges.of(database, 1L).stream()
                        .map(ItemChange::toString)
                        .toList());
        assertEquals("/item?id=3:1 /item?id=1:2 /item?id=4:2", sinceOf(2));
        assertEquals(
                List.of(new ListSummary(1, "example.org/shop", 3, 3, 0, 1, false, List.of("title", "price"))),
                ListSummary.of(database, 2));
        ListPages.crawl(database);
        page(3, 21, "/shop", "3:Anchor:80", "1:Rope:7.50", "4:Buoy:6");
        ListTableBuilder.make(database, 3, null);
        assertEquals(List.of("list 1  changed  /item?id=4  price: 5 -> 6"), changes());
        assertEquals("/item?id=3:1 /item?id=1:2 /item?id=4:3", sinceOf(3));
    }

    /** What says nothing of a page's items leaves them as they were; what says that the page is gone takes them away. */
    @ParameterizedTest
    @CsvSource({
        "NOT_MODIFIED, 304, true",
        "TIMEOUT, 0, true",
        "UNREACHABLE, 0, true",
        "DRIFTED, 200, true",
        "RENDER_FAILED, 200, true",
        "FAILED, 200, true",
        "HTTP_ERROR, 500, true",
        "HTTP_ERROR, 503, true",
        "HTTP_ERROR, 429, true",
        "HTTP_ERROR, 404, false",
        "HTTP_ERROR, 403, true",
        "HTTP_ERROR, 410, false",
        "NOT_HTML, 200, true"
    })
    void aPageThatTellsNothingIsBroughtAlong(Outcome outcome, int status, boolean carried) throws Exception {
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20");
        page(1, 2, "/shop?page=2", "3:Anchor:80", "4:Buoy:5");
        page(1, 3, "/shop?page=3", "5:Oar:30", "6:Sail:300");
        ListTableBuilder.make(database, 1, null);
        ListPages.crawl(database);
        page(2, 11, "/shop", "1:Rope:9", "2:Knife:20");
        ListPages.unread(database, 2, 12, url("/shop?page=2"), outcome, status);
        page(2, 13, "/shop?page=3", "5:Oar:30", "6:Sail:300");
        ListTableBuilder.make(database, 2, null);
        assertEquals(carried ? "1 2 3 4 5 6" : "1 2 5 6", itemsOf(2));
        assertEquals(carried ? List.of() : List.of("list 1  gone  /item?id=3", "list 1  gone  /item?id=4"), changes());
        assertEquals(carried ? 2 : 0, count("list_1 WHERE carried"));
        ListPages.crawl(database);
        page(3, 22, "/shop?page=2", "3:Anchor:80", "4:Buoy:5");
        ListPages.unread(database, 3, 21, url("/shop"), Outcome.NOT_MODIFIED, 304);
        ListPages.unread(database, 3, 23, url("/shop?page=3"), Outcome.NOT_MODIFIED, 304);
        ListTableBuilder.make(database, 3, null);
        assertEquals("1 2 3 4 5 6", itemsOf(3));
        assertEquals(carried ? 0 : 2, LatestChanges.of(database, 1L).size());
    }

    @Test
    void aListOfWhichNoPageHasChangedIsSeenAgain() throws SQLException, SqlStatementException {
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20");
        ListTableBuilder.make(database, 1, null);
        ListPages.crawl(database);
        ListPages.unread(database, 2, 11, url("/shop"), Outcome.NOT_MODIFIED, 304);
        ListTableBuilder.make(database, 2, null);
        assertEquals("1 2", itemsOf(2));
        assertEquals(
                List.of(new ListSummary(1, "example.org/shop", 2, 2, 0, 1, false, List.of("title", "price"))),
                ListSummary.of(database, 2));
        assertEquals(2, count("list_1"), "its rows are those of the visit before");
        ListPages.crawl(database);
        page(3, 21, "/shop", "1:Rope:8", "2:Knife:20");
        ListTableBuilder.make(database, 3, null);
        assertEquals(List.of("list 1  changed  /item?id=1  price: 9 -> 8"), changes());
        ListPages.crawl(database);
        ListPages.unread(database, 4, 31, url("/shop"), Outcome.NOT_MODIFIED, 304);
        ListTableBuilder.make(database, 4, null);
        ListPages.crawl(database);
        page(5, 41, "/shop", "1:Rope:8", "2:Knife:20");
        ListTableBuilder.make(database, 5, null);
        List<List<Object>> history =
                List.of(List.of("/item?id=1", 1L, 2L), List.of("/item?id=1", 3L, 5L), List.of("/item?id=2", 1L, 5L));
        assertEquals(history, historyOf());
        CrawlForgetting.forget(database, Instant.now());
        assertEquals(history, historyOf());
        assertEquals("1 2", itemsOf(5));
        ListTableBuilder.make(database, 5, null);
        assertEquals(history, historyOf());
    }

    private List<List<Object>> historyOf() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), true)) {
            return SqlSessionTest.all(session, "SELECT \"KEY\", first_crawl, last_crawl FROM history_1");
        }
    }

    /** Of a crawl that was stopped, the pages that it did not get to say nothing. */
    @ParameterizedTest
    @CsvSource({"stopped, 1 2 3 4", "finished, 1 2"})
    void whatAStoppedCrawlDidNotReachIsNotGone(String state, String items) throws SQLException, SqlStatementException {
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20");
        page(1, 2, "/shop?page=2", "3:Anchor:80", "4:Buoy:5");
        ListTableBuilder.make(database, 1, null);
        ListPages.crawl(database);
        page(2, 11, "/shop", "1:Rope:9", "2:Knife:20");
        database.call("stop", connection -> {
            Crawls.addTime(connection, 2, 1, state);
            return null;
        });
        ListTableBuilder.make(database, 2, null);
        assertEquals(items, itemsOf(2));
    }

    @Test
    void anItemOnTwoPagesIsOneAndTwoOfOneKeyAreTwo() throws SQLException, SqlStatementException {
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20", "3:Anchor:80", "4:Buoy:5", "5:Oar:3");
        page(1, 2, "/shop?page=2", "1:Rope:9", "6:Sail:7", "7:Mast:70", "8:Keel:2", "9:Flag:1");
        page(
                1,
                3,
                "/shop?page=3",
                "9:Flag:2",
                "9:Flag:3",
                "10:Pump:4",
                "11:Tarp:5",
                "12:Chain:6",
                "13:Hook:7",
                "14:Ring:8",
                "15:Lamp:9");
        page(1, 4, "/shop?page=4", "16:Bell:1", "17:Log:2", "18:Map:3", "19:Tar:4", "20:Net:5");
        ListTableBuilder.make(database, 1, null);
        assertEquals(1, count("list_1 WHERE repeats"));
        assertEquals(1, count("list_1 WHERE key = '/item?id=9'"));
        assertEquals(1, count("list_1 WHERE key = '/item?id=9 #2' AND price = 2"));
        assertEquals(1, count("list_1 WHERE key = '/item?id=9 #3' AND price = 3"));
        assertEquals(22, ListSummary.of(database, 1).get(0).items());
        ListPages.crawl(database);
        page(2, 11, "/shop", "1:Rope:9", "2:Knife:20", "3:Anchor:80", "4:Buoy:5", "5:Oar:3");
        page(2, 12, "/shop?page=2", "1:Rope:9", "6:Sail:7", "7:Mast:70", "8:Keel:2", "9:Flag:1");
        ListPages.unread(database, 2, 13, url("/shop?page=3"), Outcome.TIMEOUT, 0);
        ListPages.unread(database, 2, 14, url("/shop?page=4"), Outcome.TIMEOUT, 0);
        ListTableBuilder.make(database, 2, null);
        assertEquals(List.of(), changes(), "two pages failed, so nothing is gone");
        assertEquals(22, ListSummary.of(database, 2).get(0).items());
    }

    @Test
    void whereLinksAreMadeAnewForEachVisitTheTitleBecomesTheKeyOfAllVisits()
            throws SQLException, SqlStatementException {
        page(1, 1, "/shop", "101:Rope:9", "102:Knife:20", "103:Anchor:80");
        ListTableBuilder.make(database, 1, null);
        assertEquals(3, count("list_1 WHERE key LIKE '/item?id=1%'"));
        ListPages.crawl(database);
        page(2, 11, "/shop", "201:Rope:9", "202:Knife:20", "203:Anchor:81");
        ListTableBuilder.make(database, 2, null);
        assertEquals(List.of("list 1  changed  Anchor  price: 80 -> 81"), changes());
        assertEquals(2, count("list_1 WHERE key = 'Rope'"));
        assertEquals(0, count("list_1 WHERE key LIKE '/item%'"));
    }

    @Test
    void whatAPersonWantsIsShownAndTheRestIsStillThere() throws SQLException, SqlStatementException {
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20", "3:Anchor:80");
        SiteList wanted = new SiteList(
                url("/shop"),
                List.of(ListPages.PLACE),
                List.of(
                        new SiteColumn("cost", ColumnKind.PRICE, ListPages.PRICE.path(), false),
                        new SiteColumn("what", ColumnKind.TEXT, ListPages.TITLE.path(), false),
                        new SiteColumn("link", ColumnKind.LINK, ListPages.LINK.path(), false).hidden(true)),
                new SiteKey(SiteKey.By.COLUMN, "what", List.of()),
                null);
        Site site = new Site("example.org", List.of(wanted));
        ListTableBuilder.make(database, 1, host -> host.equals("example.org") ? site : null);
        assertEquals(List.of("key", "cost", "cost_text", "what", "page_url"), columnsOfCurrent());
        assertEquals(1, count("list_1 WHERE key = 'Rope' AND link = '/item?id=1' AND price = 9"));
        ListPages.crawl(database);
        page(2, 11, "/shop", "4:Rope:9", "2:Knife:21", "3:Anchor:80");
        // Nothing said anew: what was wanted still is. That another link is no change of a hidden column.
        ListTableBuilder.makeAll(database);
        assertEquals(List.of("key", "cost", "cost_text", "what", "page_url"), columnsOfCurrent());
        assertEquals(List.of("list 1  changed  Knife  cost: 20 -> 21"), changes());
        SiteList changed = new SiteList(
                wanted.from(),
                wanted.records(),
                wanted.columns().subList(1, 2),
                new SiteKey(SiteKey.By.LINK, "", List.of("id")),
                null);
        Site other = new Site("example.org", List.of(changed));
        ListTableBuilder.make(database, 2, host -> other);
        assertEquals(List.of("key", "what", "page_url"), columnsOfCurrent());
        assertEquals(List.of("list 1  new  /item?id=4", "list 1  gone  /item?id=1"), changes());
        Site elsewhere = new Site("example.org", List.of(new SiteList("", List.of("body/ol"), List.of(), null, null)));
        ListTableBuilder.make(database, 2, host -> elsewhere);
        assertEquals(List.of("key", "title", "link", "price", "price_text", "page_url"), columnsOfCurrent());
    }

    @Test
    void byAllThatARecordSaysAnythingElseIsAnotherItem() throws SQLException {
        SiteList wanted = new SiteList(
                url("/shop"),
                List.of(ListPages.PLACE),
                List.of(new SiteColumn("title", ColumnKind.TEXT, ListPages.TITLE.path(), false)),
                new SiteKey(SiteKey.By.TEXT, "", List.of()),
                null);
        Site site = new Site("example.org", List.of(wanted));
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20");
        ListTableBuilder.make(database, 1, host -> site);
        ListPages.crawl(database);
        page(2, 11, "/shop", "1:Rope:9", "2:Knife:21");
        ListTableBuilder.make(database, 2, host -> site);
        assertEquals(List.of("list 1  new  Knife | 21 €", "list 1  gone  Knife | 20 €"), changes());
    }

    @Test
    void aMadeTableIsReadAndAForgottenOneMadeAgainTheSame() throws SQLException, SqlStatementException {
        page(1, 1, "/shop", "1:Rope:9", "2:Knife:20");
        page(1, 2, "/shop?page=2", "3:Anchor:80");
        ListTableBuilder.make(database, 1, null);
        ListPages.crawl(database);
        page(2, 11, "/shop", "1:Rope:9", "2:Knife:22");
        ListTableBuilder.make(database, 2, null);
        String all =
                "SELECT id, crawl_id, page_id, ordinal, since, carried, repeats, href, key, title, price FROM list_1";
        List<List<Object>> once;
        try (SqlSession session = SqlSession.open(file(), false)) {
            once = SqlSessionTest.all(session, all);
        }
        assertEquals(5, once.size());
        ListTableBuilder.forget(database, 1);
        assertEquals(0, count("list_crawl"));
        ListTableBuilder.makeAll(database);
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(once, SqlSessionTest.all(session, all));
        }
        assertEquals(2, count("list_crawl"));
        assertEquals(2, count("list_visit"));
        assertEquals(3, count("list_region"));
    }

    private List<String> columnsOfCurrent() {
        try (SqlSession session = SqlSession.open(file(), false)) {
            return session.columnsOf("current_1");
        }
    }

    private String sinceOf(long crawl) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(file(), false)) {
            return SqlSessionTest.all(
                            session, "SELECT key, since FROM list_1 WHERE crawl_id = " + crawl + " ORDER BY id")
                    .stream()
                    .map(row -> row.get(0) + ":" + row.get(1))
                    .collect(Collectors.joining(" "));
        }
    }
}
