package io.tagwave.bench;

import io.tagwave.column.Column;
import io.tagwave.content.Verdict;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Timings;
import io.tagwave.pager.Continuation;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PageWriter;
import io.tagwave.store.Sql;
import io.tagwave.store.StoredPageFacts;
import io.tagwave.value.PageHints;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Writes a crawl of invented shops as every crawl is written, to measure the database on any number of records: 20 records
 * a page with seven columns, usually 50 pages a list, ten lists a host. One page of each host, to which all others link, is
 * gone, and one page of each list repeats another.
 */
public final class InventedCrawl {

    public static final int RECORDS_A_PAGE = 20;

    /** A word that one record of 100,000 contains. */
    public static final String RARE_WORD = "quicksilver";

    private static final int RECORDS_A_RARE_WORD = 100_000;

    private static final int PAGES_A_LIST = 50;
    private static final int LISTS_A_HOST = 10;
    private static final int LINKS = 10;
    /** Pages of one transaction: about as many as a crawl's threads finish together. */
    private static final int PAGES_A_COMMIT = 20;

    private static final Map<String, Double> FEATURES =
            Map.of("size", 0.5, "center", 0.4, "horizontal", 0.3, "vertical", 0.2, "range", 0.1, "record", 0.6);

    private static final Instant START = Instant.parse("2024-09-06T08:00:00Z");
    private static final List<Column> COLUMNS = List.of(
            new Column("link", "link", "li.item/a", false),
            new Column("image", "image", "li.item/img", false),
            new Column("title", "text", "li.item/a/#text", false),
            new Column("text 1", "text", "li.item/p/#text", false),
            new Column("price", "price", "li.item/b/#text", false),
            new Column("number", "number", "li.item/i/#text", false),
            new Column("date", "date", "li.item/small/#text", false));

    private final Random random = new Random(20);
    private final int pagesAList;

    /** Creates a crawl with 50 pages a list. */
    public InventedCrawl() {
        this(PAGES_A_LIST);
    }

    /** Creates a crawl with lists of this many pages. */
    public InventedCrawl(int pagesAList) {
        this.pagesAList = pagesAList;
    }

    /** Writes this many records as crawl 1 of an empty database. */
    public void write(Database database, int records) {
        database.execute("write the invented crawl", connection -> {
            connection.setAutoCommit(false);
            crawl(connection);
            PageWriter writer = new PageWriter(database, connection);
            int pages = records / RECORDS_A_PAGE;
            for (int page = 0; page < pages; page++) {
                write(writer, page);
                if (page % (pagesAList * LISTS_A_HOST) == 0) {
                    writeGone(writer, pages + page, host(page));
                }
                if (page % PAGES_A_COMMIT == PAGES_A_COMMIT - 1) {
                    connection.commit();
                }
            }
            connection.commit();
        });
    }

    private static void crawl(Connection connection) throws SQLException {
        Sql.insert(
                connection,
                "crawl",
                "id, started_at, active_millis, state, seeds, settings",
                1,
                OffsetDateTime.ofInstant(START, ZoneOffset.UTC),
                0,
                "finished",
                new String[0],
                "invented");
    }

    private void write(PageWriter writer, int page) throws SQLException {
        int list = page / pagesAList;
        String host = host(page);
        String url = host + "/list" + list + "?page=" + page % pagesAList;
        ExtractedList region = new ExtractedList(
                        40,
                        440,
                        "/html/body/main/ul",
                        Verdict.ofMain(true, random.nextDouble()),
                        FEATURES,
                        COLUMNS,
                        records(url, page),
                        "main.shop/ul.list" + list % LISTS_A_HOST + "/li.item")
                .read(PageHints.NONE);
        Extraction extraction = new Extraction(
                500, List.of(region), Continuation.NONE, new Timings(0.1, 0.2, 0.3, 0.4, 0.1, random.nextDouble()));
        FetchedPage fetched = new FetchedPage(
                url,
                url,
                Outcome.DONE,
                200,
                Map.of("content-type", "text/html"),
                null,
                new byte[64],
                START.plusMillis(500L * page),
                30 + random.nextInt(50),
                false,
                null);
        AnalyzedPage<PageAnalysis> read =
                new AnalyzedPage<>(links(host), null, "", new PageAnalysis(extraction, 2, false, List.of()));
        writer.write(
                1,
                Lease.of(page + 1L, PageRequest.of(url), page % pagesAList),
                fetched,
                read,
                new StoredPageFacts(
                        "%016x".formatted(page).repeat(4), page % pagesAList == 1 ? (long) page : null, LINKS));
    }

    /** Writes the missing page {@code /page0}, to which all pages link. */
    private static void writeGone(PageWriter writer, int page, String host) throws SQLException {
        String url = host + "/page0";
        FetchedPage gone = new FetchedPage(
                url,
                url,
                Outcome.HTTP_ERROR,
                404,
                Map.of(),
                null,
                new byte[0],
                START.plusMillis(500L * page),
                20,
                false,
                "404 Not Found");
        writer.write(1, Lease.of(page + 1L, PageRequest.of(url), 1), gone, null, new StoredPageFacts(null, null, 0));
    }

    private String host(int page) {
        return "http://shop" + page / (pagesAList * LISTS_A_HOST) + ".example.org";
    }

    private List<DataRecord> records(String url, int page) {
        List<DataRecord> records = new ArrayList<>(RECORDS_A_PAGE);
        for (int i = 0; i < RECORDS_A_PAGE; i++) {
            String item = url + "&item=" + i;
            String title = "Lamp number " + random.nextInt(1_000_000) + " of brass";
            String price = String.format("£%,d.%02d", random.nextInt(3000), random.nextInt(100));
            String day = String.format("2024-%02d-%02d", 1 + random.nextInt(12), 1 + random.nextInt(28));
            String stock = random.nextInt(40) + " left";
            boolean rare = (page * RECORDS_A_PAGE + i) % RECORDS_A_RARE_WORD == RECORDS_A_RARE_WORD / 2;
            String blurb = "Burns " + (rare ? RARE_WORD : "oil") + " and never spills.";
            records.add(new DataRecord(
                    40 + 20 * i,
                    60 + 20 * i,
                    "/html/body/main/ul/li[" + (i + 1) + "]",
                    title + " " + blurb + " " + price + " " + stock + " " + day,
                    List.of(item, item + ".png", title, blurb, price, stock, day),
                    item,
                    item + ".png"));
        }
        return records;
    }

    private static List<Link> links(String host) {
        List<Link> links = new ArrayList<>(LINKS);
        for (int i = 0; i < LINKS; i++) {
            links.add(new Link(host + "/page" + i, "Page " + i, false));
        }
        return links;
    }
}
