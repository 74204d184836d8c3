package io.tagwave.store;

import io.tagwave.column.Column;
import io.tagwave.content.Verdict;
import io.tagwave.detail.DetailPage;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Timings;
import io.tagwave.pager.Continuation;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Writes pages with one list each into a database, as a crawl would. */
public final class ListPages {

    public static final String PLACE = "body/ul/li";
    public static final Column LINK = new Column("link", "link", "li/a", false);
    public static final Column TITLE = new Column("title", "text", "li/a/#text", false);
    public static final Column LABEL = new Column("text 1", "text", "li/i/#text", true);
    public static final Column PRICE = new Column("price", "price", "li/b/#text", false);
    public static final Column DAY = new Column("Sold on", "date", "li/#text", false);

    private ListPages() {}

    /** Another crawl, which has ended; its pages may still be written. */
    public static void crawl(Database database) {
        long id = new Crawls(database).start(List.of("http://example.org/"), "");
        database.execute("end", connection -> Crawls.addTime(connection, id, 1, "finished"));
    }

    /** A page with one list of goods, each written as number:title:price. */
    public static void goods(Database database, long crawl, long id, String url, String... goods) throws SQLException {
        List<List<String>> rows = new ArrayList<>();
        for (String item : goods) {
            String[] parts = item.split(":");
            rows.add(Arrays.asList(parts[1], "/item?id=" + parts[0], parts[2] + " €"));
        }
        write(database, crawl, id, url, region(PLACE, List.of(TITLE, LINK, PRICE), rows, row -> row.get(1)));
    }

    /** Two pages of one list, the second without days, and a page with another list. */
    public static void write(Database database) throws SQLException {
        write(
                database,
                1,
                "http://example.org/shop",
                "body/ul/li",
                List.of(TITLE, LABEL, PRICE, DAY),
                List.of(
                        Arrays.asList("Rope", "Price:", "12,50 €", "6.9.2024"),
                        Arrays.asList("Knife <b>", "Price:", "1.024,00 €", null)));
        write(
                database,
                2,
                "http://example.org/shop?page=2",
                "body/ul/li",
                List.of(LABEL, TITLE, PRICE),
                List.of(Arrays.asList("Price:", "Anchor", "80,00 €"), Arrays.asList("Price:", "Buoy", "7,00 €")));
        write(
                database,
                3,
                "http://example.org/news",
                "body/ol/li",
                List.of(TITLE),
                List.of(List.of("First"), List.of("Second")));
    }

    public static void write(
            Database database, long id, String url, String template, List<Column> columns, List<List<String>> rows)
            throws SQLException {
        write(database, 1, id, url, region(url, template, columns, rows));
    }

    /** Writes a page with one region as a page of a crawl. */
    public static void write(Database database, long crawl, long id, String url, ExtractedList region)
            throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            new PageWriter(database, connection)
                    .write(
                            crawl,
                            Lease.of(id, PageRequest.of(url), 0),
                            fetched(url),
                            read(List.of(), region, false, List.of()),
                            new StoredPageFacts("hash" + id, null, 0));
            connection.commit();
        }
    }

    /** Notes a page of a crawl that could not be read. */
    public static void unread(Database database, long crawl, long id, String url, Outcome outcome, int status)
            throws SQLException {
        FetchedPage page = new FetchedPage(
                url, url, outcome, status, Map.of(), null, new byte[0], Instant.EPOCH, 1, false, "no matter");
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            new PageWriter(database, connection)
                    .write(crawl, Lease.of(id, PageRequest.of(url), 0), page, null, new StoredPageFacts(null, null, 0));
            connection.commit();
        }
    }

    /** Writes the page of an item, of which fields are kept. */
    public static void detail(Database database, long crawl, long id, String url, DetailPage page) throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            new PageWriter(database, connection)
                    .write(
                            crawl,
                            Lease.of(id, PageRequest.of(url), 1),
                            fetched(url),
                            read(List.of(), new PageAnalysis(null, null, 1, -1, null, List.of(PageParts.detail(page)))),
                            new StoredPageFacts("hash" + id, null, 0));
            connection.commit();
        }
    }

    /** A content region with a record for each row, which all lead to the same place. */
    public static ExtractedList region(String url, String template, List<Column> columns, List<List<String>> rows) {
        return region(template, columns, rows, row -> url + "#1");
    }

    /** The same, with a link for each. */
    public static ExtractedList region(
            String template, List<Column> columns, List<List<String>> rows, Function<List<String>, String> href) {
        List<DataRecord> records = new ArrayList<>();
        for (List<String> row : rows) {
            String text = String.join(" ", row.stream().map(String::valueOf).toList());
            records.add(new DataRecord(3, 9, "/html/body/ul/li", text, row, href.apply(row), null));
        }
        return new ExtractedList(
                        3, 9, "/html/body/ul", Verdict.ofMain(true, 1), Map.of("size", 0.5), columns, records, template)
                .read(PageHints.NONE);
    }

    public static FetchedPage fetched(String url) {
        return new FetchedPage(
                url,
                url,
                Outcome.DONE,
                200,
                Map.of("content-type", "text/html"),
                null,
                new byte[5],
                Instant.EPOCH,
                1,
                false,
                null);
    }

    public static AnalyzedPage<PageAnalysis> read(
            List<Link> links, ExtractedList region, boolean keepHtml, List<PagePart> parts) {
        Extraction extraction = new Extraction(12, List.of(region), Continuation.NONE, new Timings(1, 1, 1, 1, 1, 1));
        return read(links, new PageAnalysis(null, extraction, 1, keepHtml ? 9 : -1, null, parts));
    }

    /** A page that was read, with nothing to tell besides. */
    public static AnalyzedPage<PageAnalysis> read(List<Link> links, PageAnalysis analysis) {
        return new AnalyzedPage<>(links, null, "", null, null, new int[0], false, analysis);
    }
}
