package io.tagwave.store;

import io.tagwave.column.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a database keeps of earlier crawls while another one runs. Thread-safe.
 *
 * @param crawlId the crawl before which visits count as earlier
 */
public record CrawlHistory(Database database, long crawlId) {

    private static final SqlStatements SQL = SqlStatements.of(CrawlHistory.class);

    /** Returns whether the bytes of any page were kept. */
    public boolean keptHtml() {
        return database.call(
                "look for kept pages", connection -> Sql.exists(connection, "SELECT 1 FROM page_html LIMIT 1"));
    }

    /** Returns the bytes of a page at its last visit, or null if there was none or they were not kept. */
    public byte @Nullable [] html(String url) {
        return database.call("look for an earlier visit", connection -> Sql.query(
                                connection, SQL.get("earlierHtml"), url, crawlId)
                        .<byte[]>first(row -> row.getBytes(1)))
                .orElse(null);
    }

    /** Passes on the texts of the main lists' records of this crawl, which was interrupted, with the URLs of their pages. */
    public void eachRecord(BiConsumer<String, String> record) {
        database.execute("look for records", connection -> Sql.query(connection, SQL.get("mainRecords"), crawlId)
                .each(row -> record.accept(row.getString(1), row.getString(2))));
    }

    /** Returns the places and columns of the main lists that any visit saw continue on a page, the latest first. */
    public Map<String, List<Column>> listsContinuedAt(String url) {
        Map<String, List<Column>> lists = new LinkedHashMap<>();
        database.execute("look for lists", connection -> Sql.query(connection, SQL.get("listsContinuedAt"), url)
                .each(row -> lists.computeIfAbsent(row.getString(1), place -> new ArrayList<>())
                        .add(new Column(row.getString(2), row.getString(3), row.getString(4), row.getBoolean(5)))));
        return lists;
    }
}
