package io.tagwave.store;

import io.tagwave.column.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Reads what a database keeps of earlier crawls while another one runs. Thread-safe.
 *
 * @param crawlId the crawl before which visits count as earlier
 */
public record CrawlHistory(Database database, long crawlId) {

    private static final SqlStatements SQL = SqlStatements.of(CrawlHistory.class);

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
