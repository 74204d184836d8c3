package io.tagwave.store.list;

import io.tagwave.store.Sql;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gives lists names that people know them by: host and path of their first page, such as {@code shop.example/lamps}. */
final class ListNames {

    private static final int MAX_CHARACTERS = 120;

    private ListNames() {}

    /**
     * Names lists that no earlier crawl saw: the main lists of their pages first, then the longest. A list whose page has given
     * its name to another one has a number behind it.
     *
     * @return the names by the numbers of the lists
     */
    static Map<Long, String> of(Connection connection, List<CrawledList> lists) throws SQLException {
        Set<String> taken = new HashSet<>(
                Sql.query(connection, "SELECT DISTINCT name FROM list_visit").list(row -> row.getString(1)));
        Map<Long, String> names = new HashMap<>();
        lists.stream()
                .sorted(Comparator.comparing(CrawledList::isMain)
                        .thenComparing(CrawledList::records)
                        .reversed()
                        .thenComparing(CrawledList::number))
                .forEach(list -> {
                    String base = base(list.firstUrl());
                    String name = base;
                    for (int n = 2; !taken.add(name); n++) {
                        name = base + "#" + n;
                    }
                    names.put(list.number(), name);
                });
        return names;
    }

    private static String base(String url) {
        String name = url.replaceFirst("^[^:/]+://", "").replaceFirst("#.*", "").replaceFirst("/$", "");
        return name.length() <= MAX_CHARACTERS ? name : name.substring(0, MAX_CHARACTERS);
    }
}
