package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.content.Verdict;
import io.tagwave.extract.ExtractedList;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.store.Database;
import io.tagwave.store.query.ListQueries;
import io.tagwave.store.query.StoredList;
import io.tagwave.want.GrantedWish;
import io.tagwave.want.Wish;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The items of a crawl's list in the columns that a person asked for.
 *
 * @param list number of the list among those of the crawl
 * @param query of its items in these columns
 * @param columns in their order
 * @param why a sentence that says why it is these columns
 */
public record WishedItems(int list, String query, List<SiteColumn> columns, String why) {

    /**
     * Finds the list and the columns of a wish.
     *
     * @param lists of a crawl
     * @param main number of the list that is asked first
     * @param alone whether no other list is asked
     * @throws io.tagwave.want.WishException if it cannot be met, with the reason
     */
    public static WishedItems of(
            Database database, long crawlId, List<ListSummary> lists, int main, boolean alone, Wish wish) {
        Map<Integer, StoredList> stored = new LinkedHashMap<>();
        for (int i = 0; i < lists.size(); i++) {
            int number = i;
            ListSummary one = lists.get(i);
            if (!alone || i == main) {
                database.call("look at the list", connection -> new ListQueries(connection)
                                .stored(one.list(), crawlId, one.name()))
                        .ifPresent(list -> stored.put(number, list));
            }
        }
        List<ExtractedList> tables = new ArrayList<>();
        stored.forEach((number, list) -> tables.add(list.list().with(Verdict.ofMain(number == main, 1))));
        GrantedWish granted = wish.choose(tables);
        int chosen = List.copyOf(stored.keySet()).get(granted.numbers().get(0));
        List<Integer> places = granted.places().get(0);
        List<Boolean> asText = wish.columns().stream()
                .map(column -> column.kind() == ColumnKind.TEXT)
                .toList();
        List<SiteColumn> columns = granted.lists().get(0).columns().stream()
                .map(column -> new SiteColumn(column.name(), ColumnKind.of(column.kind()), column.path(), false))
                .toList();
        StoredList list = Objects.requireNonNull(stored.get(chosen));
        return new WishedItems(chosen, list.query(places, asText), columns, granted.why());
    }

    public List<String> names() {
        return columns.stream().map(SiteColumn::name).toList();
    }

    /** Returns a learned list that shows the wished columns alone, under their names. */
    public SiteList shown(SiteList learned) {
        List<SiteColumn> all = new ArrayList<>();
        SiteKey key = learned.key();
        boolean byColumn = key != null && key.by() == SiteKey.By.COLUMN;
        SiteKey renamed = byColumn ? null : key;
        for (SiteColumn wished : columns) {
            SiteColumn found = at(learned, wished.path());
            if (found != null) {
                all.add(found.named(wished.name()));
                renamed = byColumn && key != null && key.column().equals(found.name())
                        ? new SiteKey(key.by(), wished.name(), key.parameters())
                        : renamed;
            }
        }
        for (SiteColumn other : learned.columns()) {
            if (columns.stream().noneMatch(wished -> wished.path().equals(ItemDetails.path(other)))) {
                boolean isTaken = names().stream().anyMatch(other.name()::equalsIgnoreCase);
                all.add(other.named(isTaken ? other.name() + " found" : other.name())
                        .hidden(true));
            }
        }
        return new SiteList(learned.from(), learned.records(), all, renamed, learned.pager());
    }

    private static @Nullable SiteColumn at(SiteList list, String path) {
        return list.columns().stream()
                .filter(column -> ItemDetails.path(column).equals(path))
                .findFirst()
                .orElse(null);
    }
}
