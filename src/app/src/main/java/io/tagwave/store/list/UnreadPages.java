package io.tagwave.store.list;

import io.tagwave.pager.PageNumbers;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Finds pages that a list's own page numbers name behind the page on which it ended. That page may be a login, an error, or a redirect
 * to the first one.
 */
public final class UnreadPages {

    private static final SqlStatements SQL = SqlStatements.of(UnreadPages.class);

    private UnreadPages() {}

    /**
     * A page on which a list ended.
     *
     * @param before number of the page before it
     * @param beforeUrl URL of the page before it
     */
    private record End(long before, String beforeUrl, String url) {}

    /** Returns the ends of a crawl's lists behind which there are pages, in sentences. */
    public static List<String> sentences(Database database, long crawlId) {
        List<String> sentences = new ArrayList<>();
        database.call("look for pages that were not read", connection -> of(connection, crawlId))
                .forEach((end, unread) -> sentences.add("The list ended at " + end + ", although its pages link to "
                        + (unread.size() == 1 ? "one more, " : unread.size() + " more, such as ") + unread.get(0)
                        + ": that page may be a login or an error. Try again, or with --render always"));
        return sentences;
    }

    /** Returns the pages behind the ends of a crawl's lists, by the URLs of these. */
    static Map<String, List<String>> of(Connection connection, long crawlId) throws SQLException {
        List<End> ends = new ArrayList<>(Sql.query(connection, SQL.get("endsOfLists"), crawlId)
                .list(row -> new End(row.getLong(1), row.getString(2), row.getString(3))));
        // The numbers of some lists fall, as those of years: what has a greater one was read before.
        ends.removeIf(end -> PageNumbers.areInOrder(end.url(), end.beforeUrl()));
        List<String> ofSeeds = new ArrayList<>();
        if (!ends.isEmpty()) {
            for (long seed :
                    Sql.query(connection, SQL.get("seedPages"), crawlId).list(row -> row.getLong(1))) {
                ofSeeds.addAll(links(connection, seed));
            }
        }
        Map<String, List<String>> unread = new LinkedHashMap<>();
        for (End end : ends) {
            TreeSet<String> behind = new TreeSet<>(links(connection, end.before()));
            behind.addAll(ofSeeds);
            behind.removeIf(
                    link -> !PageNumbers.areInOrder(end.url(), link) || Crawls.knows(connection, crawlId, link));
            if (!behind.isEmpty()) {
                unread.put(end.url(), List.copyOf(behind));
            }
        }
        return unread;
    }

    private static List<String> links(Connection connection, long page) throws SQLException {
        return Sql.query(connection, SQL.get("linksBesideItems"), page).list(row -> row.getString(1));
    }
}
