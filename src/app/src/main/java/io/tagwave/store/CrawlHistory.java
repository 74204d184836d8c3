package io.tagwave.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.function.BiConsumer;

/** What a database keeps of earlier crawls, asked for while another one runs. May be used by many threads at once. */
public final class CrawlHistory {

    private final Database database;
    private final long crawlId;

    /** @param crawlId the crawl before which visits count as earlier */
    public CrawlHistory(Database database, long crawlId) {
        this.database = database;
        this.crawlId = crawlId;
    }

    /** Whether the bytes of any page were kept. */
    public boolean keptHtml() {
        return database.call("look for kept pages", connection -> {
            try (PreparedStatement query = connection.prepareStatement("SELECT 1 FROM page_html LIMIT 1");
                    ResultSet row = query.executeQuery()) {
                return row.next();
            }
        });
    }

    /** The bytes of a page when it was last visited, or null when it was not or they were not kept. */
    public byte[] html(String url) {
        return database.call("look for an earlier visit", connection -> {
            try (PreparedStatement query = connection.prepareStatement("SELECT h.html FROM page p"
                    + " JOIN page_visit v ON v.page_id = p.id LEFT JOIN page_html h ON h.page_id = p.id"
                    + " WHERE p.url = ? AND p.crawl_id < ? ORDER BY p.crawl_id DESC LIMIT 1")) {
                new StatementParameters(query).add(url).add(crawlId);
                try (ResultSet row = query.executeQuery()) {
                    return row.next() ? row.getBytes(1) : null;
                }
            }
        });
    }

    /** What the records of main lists of this crawl say which was broken off before, with the addresses of their pages. */
    public void eachRecord(BiConsumer<String, String> record) {
        database.call("look for records", connection -> {
            try (PreparedStatement query = connection.prepareStatement("SELECT p.url, d.text FROM page p"
                    + " JOIN region r ON r.page_id = p.id JOIN data_record d ON d.region_id = r.id"
                    + " WHERE p.crawl_id = ? AND r.main")) {
                new StatementParameters(query).add(crawlId);
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        record.accept(row.getString(1), row.getString(2));
                    }
                }
            }
            return null;
        });
    }

    /** The first number that no template of a host has yet in this crawl, which may have been broken off before. */
    public int nextTemplate(String host) {
        return database.call("look for templates", connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT COALESCE(MAX(number) + 1, 0) FROM template WHERE crawl_id = ? AND host = ?")) {
                new StatementParameters(query).add(crawlId).add(host);
                try (ResultSet row = query.executeQuery()) {
                    row.next();
                    return row.getInt(1);
                }
            }
        });
    }
}
