package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds a row of numbers that lead to the pages of a list.
 *
 * @param next address of the next page, null on the last
 * @param echoed whether another link of the row leads there, too
 * @param strength of the evidence
 */
record NumberPager(@Nullable PageUrl next, boolean echoed, int strength) {

    /** Numbers without a link in a row: the page itself and a total. A calendar has more. */
    private static final int MAX_BARE = 2;

    /** Elements around a link, and within it, that may mark it as the current one. */
    private static final int MAX_LEVELS = 20;

    /** Strength of a row whose current number is marked and whose addresses are near the page's own. */
    private static final int RELIABLE_STRENGTH = 5;

    /** Returns whether another declared address is more reliable. */
    boolean isDoubted(@Nullable PageUrl declared) {
        return declared != null && next != null && strength < RELIABLE_STRENGTH;
    }

    /** Returns the row as a pager, or null if it is none. */
    static @Nullable NumberPager of(PageTree tree, NumberSequence run, PageAddresses own) {
        return new Reading(tree, run, own).pager();
    }

    /** Examines one row. */
    private static final class Reading {

        /** Weight of the words that call an element a pager, the least of which is {@code pager}. */
        private static final double MIN_NAME_WEIGHT = 0.9;

        private final PageTree tree;
        private final NumberSequence run;
        private final PageAddresses own;
        private final long width;
        private final List<PagerItem> linked;
        private final List<PagerItem> bare;
        /** Computed only if the numbers alone do not rule out a pager. */
        private @Nullable LinkSeries series;

        private int strength;

        Reading(PageTree tree, NumberSequence run, PageAddresses own) {
            this.tree = tree;
            this.run = run;
            this.own = own;
            width = run.width();
            linked = run.linked();
            bare = bare();
        }

        @Nullable
        NumberPager pager() {
            if (bare.size() > 1 || !bare.isEmpty() && run.bare().size() > MAX_BARE) {
                return null;
            }
            PagerItem last = linked.get(linked.size() - 1);
            int relation = own.relation(last.target());
            if (relation == 0 && own.hasPath()) {
                return null;
            }
            series = LinkSeries.of(linked, width);
            long page = current(relation);
            boolean several = series != null || isPair(page, last, relation);
            if (page < 0 || !several || !reachesBack(page)) {
                return null;
            }
            PageUrl next = next(page);
            boolean echoed = next != null && run.echoes(next);
            return new NumberPager(next, echoed, strength + relation);
        }

        private long page(PagerItem item) {
            return LinkSeries.page(item, width);
        }

        /** Returns the number of the page itself, -1 if it is unknown. */
        private long current(int relation) {
            if (!bare.isEmpty()) {
                strength = 4;
                return page(bare.get(0));
            }
            for (PagerItem item : linked) {
                if (own.isUrl(item.target())) {
                    strength = 3;
                    return page(item);
                }
            }
            long place = series == null || own.url() == null ? -1 : series.pageOf(own.url());
            if (place >= 0) {
                strength = 3;
                return place;
            }
            PagerItem odd = odd();
            if (odd != null && (relation > 0 || !own.hasPath() && leadsOn(page(odd)))) {
                strength = 2;
                return page(odd);
            }
            strength = 1;
            return isFirst() ? 1 : -1;
        }

        /** Returns the numbers without a link among numbers with links; a total may stand beside them. */
        private List<PagerItem> bare() {
            List<PagerItem> numbers = run.numbers();
            List<PagerItem> bare = new ArrayList<>();
            for (int i = 0; i < numbers.size(); i++) {
                boolean behind = i > 0 && isNeighbour(numbers.get(i), numbers.get(i - 1));
                boolean before = i + 1 < numbers.size() && isNeighbour(numbers.get(i), numbers.get(i + 1));
                if (!numbers.get(i).isLinked() && (behind || before)) {
                    bare.add(numbers.get(i));
                }
            }
            if (bare.isEmpty() && !numbers.get(0).isLinked()) {
                bare.add(numbers.get(0));
            }
            return bare;
        }

        private boolean isNeighbour(PagerItem item, PagerItem other) {
            return other.isLinked() && Math.abs(page(item) - page(other)) == 1;
        }

        /** Returns whether the page's address is that of the row without a number, and the row has a link to the second page. */
        private boolean isFirst() {
            PagerItem first = linked.get(0);
            if (series == null || own.url() == null || !PageAddresses.adds(own.url(), series.last())) {
                return false;
            }
            return page(first) == 2 || page(first) == 1 && (leadsOn(1) || isCalledPager() && next(1) != null);
        }

        /** Returns whether the row's element is called what pagers are called. */
        private boolean isCalledPager() {
            return NextWords.weightOfNames(tree, tree.commonAncestor(run.start(), run.end() - 1)) >= MIN_NAME_WEIGHT;
        }

        /** Returns whether a link without a number leads to the page after another. */
        private boolean leadsOn(long page) {
            return series != null && run.others().stream().anyMatch(item -> series.pageOf(item.target()) == page + 1);
        }

        /** Returns the only link that looks different from all others. Those at the ends may look different for other reasons. */
        private @Nullable PagerItem odd() {
            if (linked.size() < 3) {
                return null;
            }
            Map<String, List<PagerItem>> byLook = new HashMap<>();
            int top = tree.commonAncestor(run.start(), run.end() - 1);
            for (PagerItem item : linked) {
                byLook.computeIfAbsent(look(item, top), look -> new ArrayList<>())
                        .add(item);
            }
            List<PagerItem> single = byLook.values().stream()
                    .filter(items -> items.size() == 1)
                    .map(items -> items.get(0))
                    .toList();
            if (single.size() == 1 && byLook.size() == 2) {
                return single.get(0);
            }
            List<PagerItem> inner = single.stream()
                    .filter(item -> item != linked.get(0) && item != linked.get(linked.size() - 1))
                    .toList();
            return inner.size() == 1 && byLook.size() <= 4 ? inner.get(0) : null;
        }

        private String look(PagerItem item, int top) {
            StringBuilder look = new StringBuilder();
            int inner = Math.min(item.end(), item.node() + 1 + MAX_LEVELS);
            for (int node = item.node() + 1; node < inner; node++) {
                look.append(tree.tag(node)).append('.').append(tree.style(node)).append(' ');
            }
            int levels = MAX_LEVELS;
            for (int node = item.node(); node > top && levels-- > 0; node = tree.parent(node)) {
                look.append(tree.tag(node)).append('.').append(tree.style(node)).append('/');
            }
            return look.toString();
        }

        /** Returns whether a row of two numbers with one link is a pager of two pages, or the visible part of a longer one. */
        private boolean isPair(long page, PagerItem last, int relation) {
            if (run.numbers().size() != 2) {
                return false;
            }
            boolean echoed = run.echoes(last.target());
            return Math.abs(page - page(last)) == 1 && (relation > 1 || echoed);
        }

        /** Returns whether the row begins with the first page, or leads back to pages before those it shows. */
        private boolean reachesBack(long page) {
            long first = page(run.numbers().get(0));
            if (first <= 1) {
                return true;
            }
            return series != null
                    && run.others().stream().anyMatch(item -> {
                        long to = series.pageOf(item.target());
                        return to >= 0 && to < page || PageAddresses.adds(item.target(), series.last());
                    });
        }

        private @Nullable PageUrl next(long page) {
            for (PagerItem item : linked) {
                if (page(item) == page + 1) {
                    return item.target();
                }
            }
            for (PagerItem item : run.others()) {
                if (series != null && series.pageOf(item.target()) == page + 1) {
                    return item.target();
                }
            }
            return null;
        }
    }
}
