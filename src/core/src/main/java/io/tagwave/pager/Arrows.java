package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/** Links beside a list that lead one page on or back and show no numbers. */
final class Arrows {

    /** So many links before the list, and as many behind it, may be meant. */
    private static final int MOST_LINKS = 6;

    /** A link alone says little, and so does a list of fewer records: two such signs are not enough. */
    private static final int LEAST_RECORDS = 4;

    /** Characters of the longest text of such a link. */
    private static final int MOST_TEXT = 40;

    /** First, last, previous and next: where more addresses differ from the page's own in one place, they are a menu. */
    private static final int MOST_PAGES = 4;

    /** Other links of the same tag path and looks that lead elsewhere: more are a menu or a list. */
    private static final int MOST_ALIKE = 3;

    private final PageTree tree;
    private final List<Item> behind;
    private final List<Item> before;
    private final List<Item> all;
    private final int records;

    /**
     * The links of a page.
     *
     * @param outside links outside of the records
     * @param list the positions of the records, at least one
     * @param records how many there are
     */
    Arrows(PageTree tree, List<Item> outside, BitSet list, int records) {
        this.tree = tree;
        all = outside;
        this.records = records;
        int start = list.nextSetBit(0);
        int end = list.length();
        behind = outside.stream()
                .filter(item -> item.node() >= end)
                .limit(MOST_LINKS)
                .toList();
        List<Item> front = outside.stream().filter(item -> item.end() <= start).toList();
        before = front.subList(Math.max(0, front.size() - MOST_LINKS), front.size());
    }

    /** The next page by the first of the page's own addresses that tells, or null. */
    Address next(Own own) {
        if (records < LEAST_RECORDS) {
            return null;
        }
        Address next = own.url() == null ? null : next(own.url(), true);
        return next == null && own.canonical() != null ? next(own.canonical(), own.url() == null) : next;
    }

    private Address next(Address own, boolean sure) {
        Address next = next(behind, own, sure);
        return next == null ? next(before, own, sure) : next;
    }

    private Address next(List<Item> side, Address own, boolean sure) {
        for (Item item : side) {
            Difference difference = isPlain(item) ? own.to(item.target()) : null;
            if (difference != null && difference.to() >= 0 && standsOut(item, side, own, difference)) {
                Address next = next(own, difference, sure);
                if (next != null) {
                    return next;
                }
            }
        }
        return coded(side, own);
    }

    /** Whether a link's text is short, and no number that would tell where it leads. */
    private static boolean isPlain(Item item) {
        return item.length() <= MOST_TEXT
                && (!item.isNumber() || !item.number().words().isEmpty());
    }

    /** The only link of the page to an address with a code where its own has another, or nothing; of two the one that leads on. */
    private Address coded(List<Item> side, Address own) {
        for (Item item : side) {
            Difference difference = isPlain(item) ? own.to(item.target()) : null;
            if (difference != null && difference.isOfQuery() && difference.isToCode()) {
                List<Address> targets = at(own, difference.place());
                boolean onAlone = targets.size() == 1
                        || targets.size() == 2 && !difference.before().isEmpty();
                return onAlone ? targets.get(targets.size() - 1) : null;
            }
        }
        return null;
    }

    /** The addresses that differ from the page's own in one place, each once. */
    private List<Address> at(Address own, String place) {
        List<Address> targets = new ArrayList<>();
        for (Item item : all) {
            Difference difference = own.to(item.target());
            boolean there = difference != null && difference.place().equals(place);
            if (there && targets.stream().noneMatch(item.target()::isSame)) {
                targets.add(item.target());
            }
        }
        return targets;
    }

    /** Whether few of the links around that look like it lead to other pages than those of its place. */
    private boolean standsOut(Item item, List<Item> side, Address own, Difference place) {
        int alike = 0;
        for (Item other : side) {
            Difference difference = own.to(other.target());
            boolean ofPlace = difference != null && difference.isWhere(place);
            alike += !ofPlace && isAlike(item.node(), other.node()) ? 1 : 0;
        }
        return alike <= MOST_ALIKE;
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

    /** The next page among the links that differ from the page's own address in one place. */
    private Address next(Address own, Difference place, boolean sure) {
        TreeMap<Long, Address> pages = new TreeMap<>();
        long from = -1;
        for (Item item : all) {
            Difference difference = own.to(item.target());
            if (difference != null && difference.isWhere(place)) {
                pages.putIfAbsent(difference.to(), item.target());
                from = difference.from();
            }
        }
        pages.headMap(0L).clear();
        if (pages.size() > MOST_PAGES) {
            return null;
        }
        return from < 0 ? second(pages, sure) : follower(pages, from, place.isOfQuery());
    }

    /** The page after one that has a number of its own. */
    private Address follower(TreeMap<Long, Address> pages, long from, boolean ofQuery) {
        Long next = pages.higherKey(from);
        Long before = pages.lowerKey(from);
        if (next == null || from > 2 && before == null && !ofQuery) {
            return null;
        }
        boolean even = next - from == 1 || before != null && from - before == next - from || isOffset(next - from);
        boolean pair = before != null && pages.size() == 2 && areTogether(pages.get(before), pages.get(next));
        return even || pair ? pages.get(next) : null;
    }

    /** Whether no other link stands between a link to the one address and a link to the other. */
    private boolean areTogether(Address one, Address other) {
        for (int i = 0; i + 1 < all.size(); i++) {
            if (all.get(i).target().isSame(one) && all.get(i + 1).target().isSame(other)) {
                return true;
            }
        }
        return false;
    }

    /** The page after one without a number, which is the first if that is its address for sure. */
    private Address second(TreeMap<Long, Address> pages, boolean sure) {
        if (pages.isEmpty() || pages.containsKey(1L) && pages.containsKey(2L)) {
            return null;
        }
        if (pages.containsKey(2L) || pages.containsKey(0L)) {
            return pages.get(pages.containsKey(0L) ? 1L : 2L);
        }
        Long first = pages.firstKey();
        return first == 1 || isOffset(first) ? pages.get(first) : null;
    }

    /** Whether a number may count items of this list's length; what stands on a page is not always all found. */
    private boolean isOffset(long number) {
        return Math.abs(number - records) <= 1 || number % 5 == 0 && number > records / 2 && number <= 2L * records;
    }
}
