package io.tagwave.store.list;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells what the latest visit of a list found changed.
 *
 * @param list the number of the list when it was first seen
 * @param written whether command {@code list} saved the list
 * @param crawl the latest crawl that saw the list
 * @param previous the crawl before that saw it
 * @param since when that one started; null at the first visit
 * @param at when the latest one started
 */
public record ListUpdate(
        long list,
        @Nullable String name,
        boolean written,
        long crawl,
        long previous,
        @Nullable Instant since,
        Instant at,
        List<ItemChange> changes) {

    private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    public ListUpdate {
        changes = List.copyOf(changes);
    }

    ListUpdate with(List<ItemChange> found) {
        return new ListUpdate(list, name, written, crawl, previous, since, at, found);
    }

    /** Returns the numbers of new, gone and changed items in words. */
    public String summary() {
        Map<String, Set<String>> items = new HashMap<>();
        for (ItemChange change : changes) {
            items.computeIfAbsent(change.change(), c -> new HashSet<>()).add(change.key());
        }
        return Stream.of("new", "gone", "changed")
                .map(what -> items.getOrDefault(what, Set.of()).size() + " " + what)
                .collect(Collectors.joining(", "));
    }

    /** Returns the name of the list with the dates of its visits and the numbers of changes. */
    @Override
    public String toString() {
        return name + ", " + date(at) + (since == null ? ": first visit" : ": " + summary() + " since " + date(since));
    }

    private static String date(Instant time) {
        return MINUTES.format(time.atZone(ZoneId.systemDefault()));
    }
}
