package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds links beside a list that lead one page forward or back without showing a number, in relation to the page's own
 * address.
 */
final class NextLinks {

    /** Links before the list, and as many behind it, that are considered. */
    private static final int MAX_LINKS = 6;

    /** A link alone is weak evidence, and so is a list of fewer records; both together are not enough. */
    private static final int MIN_RECORDS = 4;

    /** Characters of the longest text of such a link. */
    private static final int MAX_TEXT_LENGTH = 40;

    /** First, last, previous and next: if more addresses differ from the page's own in one place, they are a menu. */
    private static final int MAX_PAGES = 4;

    /** Other links of the same tag path and style that lead elsewhere: more are a menu or a list. */
    private static final int MAX_SIMILAR = 3;

    private final PageTree tree;
    private final List<PagerItem> links;
    private final int records;
    private final boolean known;
    private final PageUrl own;
    private final Map<Integer, Optional<UrlDifference>> differences = new HashMap<>();

    /**
     * Considers the links of a page.
     *
     * @param links outside of the records, in document order
     * @param records how many there are
     * @param own an address of the page
     * @param known whether the page was fetched from that address, rather than that it is its canonical one
     */
    private NextLinks(PageTree tree, List<PagerItem> links, int records, PageUrl own, boolean known) {
        this.tree = tree;
        this.links = links;
        this.records = records;
        this.known = known;
        this.own = own;
    }

    /**
     * Returns in which one place a link's address differs from the page's own, or null. Computed on demand because few links are
     * considered.
     */
    private Optional<UrlDifference> difference(int link) {
        return differences.computeIfAbsent(
                link, i -> Optional.ofNullable(own.to(links.get(i).target())));
    }

    /**
     * Returns the next page, or null.
     *
     * @param items the links of the page and its texts outside of them, without those of the list
     * @param list the positions of the records, at least one
     */
    static @Nullable PageUrl next(PageTree tree, List<PagerItem> items, BitSet list, int records, PageAddresses own) {
        if (records < MIN_RECORDS) {
            return null;
        }
        List<PagerItem> links = items.stream().filter(PagerItem::isLinked).toList();
        int before = 0;
        while (before < links.size() && links.get(before).node() < list.nextSetBit(0)) {
            before++;
        }
        int behind = before;
        while (behind < links.size() && links.get(behind).node() < list.length()) {
            behind++;
        }
        PageUrl from = own.url() == null || !own.hasPath() && own.canonical() != null ? own.canonical() : own.url();
        return from == null ? null : new NextLinks(tree, links, records, from, from == own.url()).next(before, behind);
    }

    /** Returns the next page by the links behind the list, else by those before it. */
    private @Nullable PageUrl next(int before, int behind) {
        PageUrl next = between(behind, Math.min(links.size(), behind + MAX_LINKS));
        return next == null ? between(Math.max(0, before - MAX_LINKS), before) : next;
    }

    private @Nullable PageUrl between(int start, int end) {
        for (int i = start; i < end; i++) {
            UrlDifference here = isPlain(i) ? difference(i).orElse(null) : null;
            if (here != null && here.to() >= 0 && standsOut(i, here, start, end)) {
                PageUrl next = next(here);
                if (next != null) {
                    return next;
                }
            }
        }
        for (int i = start; i < end; i++) {
            UrlDifference here = isPlain(i) ? difference(i).orElse(null) : null;
            if (here != null && here.isOfQuery() && here.isToCode()) {
                return coded(here);
            }
        }
        return null;
    }

    /** Returns whether an address differs in one place and the text of its link is short and no page number. */
    private boolean isPlain(int link) {
        PagerItem item = links.get(link);
        boolean number = item.isNumber() && item.number().words().isEmpty();
        return difference(link).isPresent() && item.length() <= MAX_TEXT_LENGTH && !number;
    }

    /** Returns whether few similar links around it lead to pages that differ elsewhere. */
    private boolean standsOut(int link, UrlDifference place, int start, int end) {
        int alike = 0;
        for (int i = start; i < end; i++) {
            boolean ofPlace = difference(i).filter(place::isWhere).isPresent();
            alike += !ofPlace && isAlike(links.get(link).node(), links.get(i).node()) ? 1 : 0;
        }
        return alike <= MAX_SIMILAR;
    }

    private boolean isAlike(int one, int other) {
        int a = one;
        int b = other;
        while (a != b) {
            if (a < 0 || b < 0 || tree.tag(a) != tree.tag(b) || tree.style(a) != tree.style(b)) {
                return false;
            }
            a = tree.parent(a);
            b = tree.parent(b);
        }
        return true;
    }

    /**
     * Returns the only link to an address with a code where the page's own has another one or nothing; of two links, the one that
     * leads forward.
     */
    private @Nullable PageUrl coded(UrlDifference place) {
        List<PageUrl> targets = new ArrayList<>();
        for (int i = 0; i < links.size() && targets.size() <= 2; i++) {
            PageUrl target = links.get(i).target();
            boolean there = difference(i)
                    .filter(other -> other.place().equals(place.place()))
                    .isPresent();
            if (there && targets.stream().noneMatch(target::isSame)) {
                targets.add(target);
            }
        }
        boolean onAlone =
                targets.size() == 1 || targets.size() == 2 && !place.before().isEmpty();
        return onAlone ? targets.get(targets.size() - 1) : null;
    }

    /** Returns the next page among the links that differ from the page's own address in one place. */
    private @Nullable PageUrl next(UrlDifference place) {
        TreeMap<Long, PageUrl> pages = new TreeMap<>();
        for (int i = 0; i < links.size() && pages.size() <= MAX_PAGES; i++) {
            UrlDifference here = difference(i).filter(place::isWhere).orElse(null);
            if (here != null && here.to() >= 0) {
                pages.putIfAbsent(here.to(), links.get(i).target());
            }
        }
        if (pages.size() > MAX_PAGES) {
            return null;
        }
        return place.from() < 0 ? second(pages) : follower(pages, place.from(), place.isOfQuery());
    }

    /** Returns the page after one whose address has a number. */
    private @Nullable PageUrl follower(TreeMap<Long, PageUrl> pages, long from, boolean ofQuery) {
        Map.Entry<Long, PageUrl> next = pages.higherEntry(from);
        Map.Entry<Long, PageUrl> before = pages.lowerEntry(from);
        if (next == null || from > 2 && before == null && !ofQuery) {
            return null;
        }
        long step = next.getKey() - from;
        boolean even = step == 1 || before != null && from - before.getKey() == step || isOffset(step);
        boolean pair = before != null && pages.size() == 2 && areTogether(before.getValue(), next.getValue());
        return even || pair ? next.getValue() : null;
    }

    /** Returns whether no other link stands between links to two addresses. */
    private boolean areTogether(PageUrl one, PageUrl other) {
        return IntStream.range(0, links.size() - 1)
                .anyMatch(i -> links.get(i).target().isSame(one)
                        && links.get(i + 1).target().isSame(other));
    }

    /**
     * Returns the page after one whose address has no number, which is the first. A canonical address without a number may be that
     * of any page.
     */
    private @Nullable PageUrl second(TreeMap<Long, PageUrl> pages) {
        if (pages.containsKey(1L) && pages.containsKey(2L) || !known && pages.size() > 1) {
            return null;
        }
        if (pages.containsKey(0L) || pages.containsKey(2L)) {
            return pages.get(pages.containsKey(0L) ? 1L : 2L);
        }
        long first = pages.firstKey();
        return first == 1 || isOffset(first) ? pages.get(first) : null;
    }

    /** Returns whether a number may count items of a list of this length, of which some may not have been found. */
    private boolean isOffset(long number) {
        return Math.abs(number - records) <= 1 || number % 5 == 0 && number > records / 2 && number <= 2L * records;
    }
}
