package io.tagwave.store;

import io.tagwave.extract.ExtractedList;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes a crawl of a shop: pages of 20 records, of which each list of 50 pages has one that repeats another. All pages link
 * to one that is missing.
 */
public final class ShopCrawl {

    private static final int RECORDS_PER_PAGE = 20;
    private static final int PAGES_PER_LIST = 50;
    private static final String HOST = "http://shop0.example.org";

    private ShopCrawl() {}

    /** Writes this many records as the first crawl of a database. */
    public static void write(Database database, int records) {
        ListPages.crawl(database);
        database.execute("write a shop", connection -> {
            connection.setAutoCommit(false);
            PageWriter writer = new PageWriter(database, connection);
            for (int page = 0; page < records / RECORDS_PER_PAGE; page++) {
                write(writer, page);
            }
            String url = HOST + "/page0";
            FetchedPage missing = new FetchedPage(
                    url, url, Outcome.HTTP_ERROR, 404, Map.of(), null, new byte[0], Instant.EPOCH, 20, false, "404");
            writer.write(
                    1, Lease.of(records, PageRequest.of(url), 1), missing, null, new StoredPageFacts(null, null, 0));
            connection.commit();
        });
    }

    private static void write(PageWriter writer, int page) throws java.sql.SQLException {
        String url = HOST + "/list" + page / PAGES_PER_LIST + "?page=" + page;
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < RECORDS_PER_PAGE; i++) {
            int number = page * RECORDS_PER_PAGE + i;
            rows.add(List.of("Lamp of brass " + number, "Burns oil and never spills.", number + ".50 €", "6.9.2024"));
        }
        ExtractedList list = ListPages.region(
                url,
                "ul.list" + page / PAGES_PER_LIST + "/li",
                List.of(ListPages.TITLE, ListPages.LABEL, ListPages.PRICE, ListPages.DAY),
                rows);
        Long repeated = page % PAGES_PER_LIST == 1 ? (long) page : null;
        writer.write(
                1,
                Lease.of(page + 1L, PageRequest.of(url), 0),
                ListPages.fetched(url),
                ListPages.read(
                        List.of(new Link(HOST + "/page0", "Page 0", false, false, false)), list, false, List.of()),
                new StoredPageFacts("%016x".formatted(page).repeat(4), repeated, 1));
    }
}
