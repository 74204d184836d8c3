package io.tagwave.store.list;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.web.UrlKey;
import java.sql.PreparedStatement;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The links from list items to their own pages, which a crawl fetches once it has the whole list. */
public final class DetailPageLinks {

    private static final SqlStatements SQL = SqlStatements.of(DetailPageLinks.class);

    private DetailPageLinks() {}

    /** Returns the URLs of the items' pages, none if the crawl has not reached them. */
    public static List<String> of(Database database, long crawlId) {
        return List.copyOf(database.call(
                "read the links of items",
                connection -> new LinkedHashSet<>(
                        Sql.query(connection, "SELECT url FROM detail_link WHERE crawl_id = ? ORDER BY place", crawlId)
                                .list(row -> row.getString(1)))));
    }

    /**
     * Stores the links of a list's items: from now on the crawl fetches their pages and is done with the list itself.
     *
     * @param address returns the URL to request, null for a link that leads to no page
     */
    public static void store(Database database, long crawlId, long list, Function<String, @Nullable String> address) {
        database.execute("keep the links of items", connection -> {
            connection.setAutoCommit(false);
            List<String> hrefs = Sql.query(
                            connection, SQL.get("linksOfItems").replace("list_N", "list_" + list), list, crawlId)
                    .list(row -> row.getString(1));
            Map<String, String> pages = new HashMap<>();
            int place = 0;
            try (PreparedStatement insert = Sql.insert(connection, "detail_link", "crawl_id, list, href, url, place")) {
                for (String href : hrefs) {
                    String url = address.apply(href);
                    if (url != null) {
                        String known = pages.computeIfAbsent(UrlKey.of(url), key -> url);
                        Sql.batch(insert, crawlId, list, href, known, place++);
                    }
                }
                insert.executeBatch();
            }
            connection.commit();
        });
    }
}
