package io.tagwave.store.list;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the lists of a crawl again among those that were seen before: at the same place of the template, with like columns, and
 * on the same pages as far as possible. Each has one successor.
 */
final class ListHistoryMatcher {

    private final Connection connection;
    private final List<ListHistory> earlier;
    private final Predicate<CrawledList> named;

    private record Pair(CrawledList found, ListHistory series, long pages) {}

    /**
     * Finds lists again.
     *
     * @param named whether the columns of a list have the names that a person gave them, which tell nothing of earlier ones
     */
    ListHistoryMatcher(Connection connection, List<ListHistory> earlier, Predicate<CrawledList> named) {
        this.named = named;
        this.connection = connection;
        this.earlier = earlier;
    }

    Map<CrawledList, ListHistory> of(Collection<CrawledList> lists) throws SQLException {
        List<Pair> pairs = new ArrayList<>();
        for (ListHistory series : earlier) {
            Set<String> urls = new HashSet<>(new ListTable(connection, series.number(), series.fields())
                    .pages(series.latest())
                    .values());
            for (CrawledList found : lists) {
                if (ListGrouping.server(found.url()).equals(ListGrouping.server(series.url()))
                        && found.template().equals(series.template())
                        && (named.test(found)
                                ? found.form().sharesPaths(series.form())
                                : found.form().isLike(series.form()))) {
                    pairs.add(new Pair(
                            found,
                            series,
                            found.urls().stream().filter(urls::contains).count()));
                }
            }
        }
        pairs.sort(Comparator.comparingLong(Pair::pages)
                .reversed()
                .thenComparing(pair -> pair.found().number())
                .thenComparing(pair -> pair.series().number()));
        Map<CrawledList, ListHistory> matches = new HashMap<>();
        Set<ListHistory> taken = new HashSet<>();
        for (Pair pair : pairs) {
            if (!matches.containsKey(pair.found()) && taken.add(pair.series())) {
                matches.put(pair.found(), pair.series());
            }
        }
        return matches;
    }
}
