package io.tagwave.store.list;

import io.tagwave.store.Database;
import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Where the items of a list lead to: the pages that a crawl asks for once it has the whole list. */
public final class DetailPageLinks {

    private DetailPageLinks() {}

    /** The addresses of the items' pages, none where a crawl has not come to them. */
    public static List<String> of(Database database, long crawlId) {
        return database.call("read the links of items", connection -> {
            Set<String> urls = new LinkedHashSet<>();
            try (PreparedStatement query =
                    connection.prepareStatement("SELECT url FROM detail_link WHERE crawl_id = ? ORDER BY place")) {
                new StatementParameters(query).add(crawlId);
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        urls.add(row.getString(1));
                    }
                }
            }
            return List.copyOf(urls);
        });
    }

    /**
     * From now on, a crawl goes to the pages of a list's items, and is done with the list itself.
     *
     * @param canonical the address under which a page is known, null for what is none
     */
    public static void note(Database database, long crawlId, long list, UnaryOperator<String> canonical) {
        database.call("keep the links of items", connection -> {
            connection.setAutoCommit(false);
            int place = 0;
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO detail_link (crawl_id, list, href, url, place) VALUES (?, ?, ?, ?, ?)")) {
                for (String href : hrefs(connection, crawlId, list)) {
                    String url = canonical.apply(href);
                    if (url != null) {
                        new StatementParameters(insert)
                                .add(crawlId)
                                .add(list)
                                .add(href)
                                .add(url)
                                .add(place++);
                        insert.addBatch();
                    }
                }
                insert.executeBatch();
            }
            connection.commit();
            connection.setAutoCommit(true);
            return null;
        });
    }

    private static List<String> hrefs(Connection connection, long crawlId, long list) throws SQLException {
        List<String> hrefs = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT href FROM list_" + list + " WHERE crawl_id = " + crawlId
                        + " AND href IS NOT NULL GROUP BY href ORDER BY MIN(id)")) {
            while (row.next()) {
                hrefs.add(row.getString(1));
            }
        }
        return hrefs;
    }
}
