package io.tagwave.store.list;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.web.Outcome;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Checks whether a page that a crawl did not visit is still linked from the page on which it was once found. If it is, the
 * crawl was limited; if not, the page no longer exists.
 */
final class LinkCheck {

    private static final SqlStatements SQL = SqlStatements.of(LinkCheck.class);

    private final Connection connection;
    private final long crawlId;
    private final Map<Long, Boolean> known = new HashMap<>();
    private long linksPage = -1;
    private Set<UrlParts> links = Set.of();

    LinkCheck(Connection connection, long crawlId) {
        this.connection = connection;
        this.crawlId = crawlId;
    }

    /** Returns whether a page is still linked. If the linking page was not visited either, the question passes to that page. */
    boolean isLinked(long page) throws SQLException {
        List<Long> unvisited = new ArrayList<>();
        long[] at = {page};
        Boolean linked = known.get(page);
        while (linked == null) {
            unvisited.add(at[0]);
            linked = Sql.query(connection, SQL.get("linkingPage"), crawlId, at[0])
                    .first(row -> {
                        if (row.getObject(3) == null) {
                            at[0] = row.getLong(2);
                            return Optional.ofNullable(known.get(at[0]));
                        }
                        // A page that differs from its site's file was read, and so were its links.
                        boolean isRead = row.getString(4).equals(Outcome.DRIFTED.code());
                        return Optional.of(!isRead && CarriedOverPages.isUnknown(row.getString(4), row.getInt(5))
                                || links(row.getLong(6)).contains(pageUrl(row.getString(1))));
                    })
                    .orElse(Optional.of(false))
                    .orElse(null);
        }
        for (long each : unvisited) {
            known.put(each, linked);
        }
        return linked;
    }

    private Set<UrlParts> links(long page) throws SQLException {
        if (page != linksPage) {
            links = new HashSet<>(
                    Sql.query(connection, SQL.get("linksOfPage"), page, page).list(row -> pageUrl(row.getString(1))));
            linksPage = page;
        }
        return links;
    }

    /** Removes the fragment: links may have one and their parameters in any order, the URL of a page has neither. */
    private static UrlParts pageUrl(String url) {
        UrlParts parts = UrlParts.of(url);
        parts.parameters().remove(UrlParts.FRAGMENT);
        return parts;
    }
}
