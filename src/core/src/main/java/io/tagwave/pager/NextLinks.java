package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** Links beside a list that lead one page on or back and show no numbers, seen from one of the page's own addresses. */
final class NextLinks {

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
    private final List<PagerItem> links;
    private final int records;
    private final boolean known;
    private final PageUrl own;
    private final UrlDifference[] differences;
    private final BitSet read = new BitSet();

    /**
     * The links of a page.
     *
     * @param links outside of the records, in document order
     * @param records how many there are
     * @param own an address of the page
     * @param known whether the page was had from there, rather than that it names itself so
     */
    private NextLinks(PageTree tree, List<PagerItem> links, int records, PageUrl own, boolean known) {
        this.tree = tree;
        this.links = links;
        this.records = records;
        this.known = known;
        this.own = own;
        differences = new UrlDifference[links.size()];
    }

    /** In which one place a link's address differs from the page's own, or null; most links are never asked. */
    private UrlDifference difference(int link) {
        if (!read.get(link)) {
            read.set(link);
            differences[link] = own.to(links.get(link).target());
        }
        return differences[link];
    }

    /**
     * The next page by the first of the page's own addresses that tells, or null.
     *
     * @param items the links of the page and its texts outside of them, but those of the list
     * @param list the positions of the records, at least one
     */
    static PageUrl next(PageTree tree, List<PagerItem> items, BitSet list, int records, PageAddresses own) {
        if (records < LEAST_RECORDS || own.url() == null && own.canonical() == null) {
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
        PageUrl next = null;
        if (own.url() != null) {
            next = new NextLinks(tree, links, records, own.url(), true).next(before, behind);
            PageUrl plain = next == null ? plain(own.url(), links) : own.url();
            if (plain != own.url()) {
                next = new NextLinks(tree, links, records, plain, true).next(before, behind);
            }
        }
        if (!own.tells() && own.canonical() != null && next == null) {
            next = new NextLinks(tree, links, records, own.canonical(), false).next(before, behind);
        }
        return next;
    }

    /** An address without what of its query no link of the page to a place near it has, such as where a visitor came from. */
    private static PageUrl plain(PageUrl own, List<PagerItem> links) {
        Set<String> names = new HashSet<>();
        if (own.names().isEmpty()) {
            return own;
        }
        for (PagerItem link : links) {
            if (own.isNear(link.target())) {
                names.addAll(link.target().names());
            }
        }
        return names.containsAll(own.names()) ? own : own.withOnly(names);
    }

    /** The next page by the links behind the list, else by those before it. */
    private PageUrl next(int before, int behind) {
        PageUrl next = between(behind, Math.min(links.size(), behind + MOST_LINKS));
        return next == null ? between(Math.max(0, before - MOST_LINKS), before) : next;
    }

    private PageUrl between(int start, int end) {
        for (int i = start; i < end; i++) {
            if (isPlain(i) && difference(i).to() >= 0 && standsOut(i, start, end)) {
                PageUrl next = next(difference(i));
                if (next != null) {
                    return next;
                }
            }
        }
        for (int i = start; i < end; i++) {
            if (isPlain(i) && difference(i).isOfQuery() && difference(i).isToCode()) {
                return coded(difference(i));
            }
        }
        return null;
    }

    /** Whether an address differs in one place, and its link's text is short, and no number that would tell where it leads. */
    private boolean isPlain(int link) {
        PagerItem item = links.get(link);
        boolean number = item.isNumber() && item.number().words().isEmpty();
        return difference(link) != null && item.length() <= MOST_TEXT && !number;
    }

    /** Whether few of the links around that look like it lead to other pages than those of its place. */
    private boolean standsOut(int link, int start, int end) {
        int alike = 0;
        for (int i = start; i < end; i++) {
            boolean ofPlace = difference(i) != null && difference(i).isWhere(difference(link));
            alike += !ofPlace && isAlike(links.get(link).node(), links.get(i).node()) ? 1 : 0;
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

    /** The only link of the page to an address with a code where its own has another, or nothing; of two the one that leads on. */
    private PageUrl coded(UrlDifference place) {
        List<PageUrl> targets = new ArrayList<>();
        for (int i = 0; i < differences.length && targets.size() <= 2; i++) {
            PageUrl target = links.get(i).target();
            boolean there = difference(i) != null && difference(i).place().equals(place.place());
            if (there && targets.stream().noneMatch(target::isSame)) {
                targets.add(target);
            }
        }
        boolean onAlone =
                targets.size() == 1 || targets.size() == 2 && !place.before().isEmpty();
        return onAlone ? targets.get(targets.size() - 1) : null;
    }

    /** The next page among the links that differ from the page's own address in one place. */
    private PageUrl next(UrlDifference place) {
        TreeMap<Long, PageUrl> pages = new TreeMap<>();
        for (int i = 0; i < differences.length && pages.size() <= MOST_PAGES; i++) {
            if (difference(i) != null
                    && difference(i).isWhere(place)
                    && difference(i).to() >= 0) {
                pages.putIfAbsent(difference(i).to(), links.get(i).target());
            }
        }
        if (pages.size() > MOST_PAGES) {
            return null;
        }
        return place.from() < 0 ? second(pages) : follower(pages, place.from(), place.isOfQuery());
    }

    /** The page after one that has a number of its own. */
    private PageUrl follower(TreeMap<Long, PageUrl> pages, long from, boolean ofQuery) {
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
    private boolean areTogether(PageUrl one, PageUrl other) {
        for (int i = 0; i + 1 < links.size(); i++) {
            if (links.get(i).target().isSame(one) && links.get(i + 1).target().isSame(other)) {
                return true;
            }
        }
        return false;
    }

    /** The page after one without a number: the first, though what names itself so may be any page. */
    private PageUrl second(TreeMap<Long, PageUrl> pages) {
        if (pages.containsKey(1L) && pages.containsKey(2L) || !known && pages.size() > 1) {
            return null;
        }
        if (pages.containsKey(0L) || pages.containsKey(2L)) {
            return pages.get(pages.containsKey(0L) ? 1L : 2L);
        }
        long first = pages.firstKey();
        return first == 1 || isOffset(first) ? pages.get(first) : null;
    }

    /** Whether a number may count items of this list's length; what stands on a page is not always all found. */
    private boolean isOffset(long number) {
        return Math.abs(number - records) <= 1 || number % 5 == 0 && number > records / 2 && number <= 2L * records;
    }
}
