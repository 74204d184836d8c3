package io.tagwave.store.list;

import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether a page that a crawl did not visit is still linked to, as far as the crawl can know: by the page that it was once found
 * on. Then the crawl was limited; else there is no such page any more.
 */
final class LinkCheck {

    private final Connection connection;
    private final long crawlId;
    private final Map<Long, Boolean> known = new HashMap<>();
    private long read = -1;
    private Set<UrlParts> links = Set.of();

    LinkCheck(Connection connection, long crawlId) {
        this.connection = connection;
        this.crawlId = crawlId;
    }

    /** Of what was found on a page that was not visited either, that page is asked after. */
    boolean is(long page) throws SQLException {
        List<Long> unvisited = new ArrayList<>();
        long at = page;
        Boolean linked = known.get(at);
        while (linked == null) {
            unvisited.add(at);
            try (PreparedStatement query = connection.prepareStatement("SELECT f.url, v.id, n.id, n.outcome, n.status,"
                    + " COALESCE(n.duplicate_of, n.id) FROM frontier f JOIN page v ON v.id = f.found_on"
                    + " LEFT JOIN page n ON n.url = v.url AND n.crawl_id = ? WHERE f.id = ?")) {
                new StatementParameters(query).add(crawlId).add(at);
                try (ResultSet row = query.executeQuery()) {
                    if (!row.next()) {
                        linked = false;
                    } else if (row.getObject(3) == null) {
                        at = row.getLong(2);
                        linked = known.get(at);
                    } else {
                        linked = CarriedOverPages.isUnknown(row.getString(4), row.getInt(5))
                                || links(row.getLong(6)).contains(page(row.getString(1)));
                    }
                }
            }
        }
        for (long one : unvisited) {
            known.put(one, linked);
        }
        return linked;
    }

    private Set<UrlParts> links(long page) throws SQLException {
        if (page != read) {
            Set<UrlParts> found = new HashSet<>();
            try (PreparedStatement query = connection.prepareStatement("SELECT url FROM link WHERE page_id = ?"
                    + " UNION ALL SELECT url FROM next_page WHERE page_id = ?")) {
                new StatementParameters(query).add(page).add(page);
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        found.add(page(row.getString(1)));
                    }
                }
            }
            links = found;
            read = page;
        }
        return links;
    }

    /** Links may have fragments and any order of parameters, the address of a page has none and one. */
    private static UrlParts page(String url) {
        UrlParts address = UrlParts.of(url);
        address.parameters().remove(UrlParts.FRAGMENT);
        return address;
    }
}
