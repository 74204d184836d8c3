package io.tagwave.pager;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Holds ascending numbers in a row, some of which are links, with the other links of the row.
 *
 * @param numbers texts and links that show a number, each higher than the one before
 * @param others links of the row that show no number, or not a higher one
 */
record NumberSequence(List<PagerItem> numbers, List<PagerItem> others) {

    /** Characters of text and other links that may stand between two numbers, and around the row. */
    private static final int MAX_TEXT_LENGTH = 30;

    private static final int MAX_LINKS = 3;

    /** Numbers of the longest row; longer ones are read in parts. */
    private static final int MAX_NUMBERS = 2000;

    /** Returns the position of the first number. */
    int start() {
        return numbers.get(0).node();
    }

    /** Returns one past the last position of the last number. */
    int end() {
        return numbers.get(numbers.size() - 1).end();
    }

    /** Returns the number of items of a page if the numbers are ranges of items; else 1. */
    long width() {
        return numbers.stream()
                .mapToLong(item -> item.number().last() - item.number().first() + 1)
                .max()
                .orElse(1);
    }

    /** Returns whether another link of the row leads to an address. */
    boolean echoes(PageUrl target) {
        return others.stream().anyMatch(item -> item.target().isSame(target));
    }

    /** Returns the numbers that are links. */
    List<PagerItem> linked() {
        return numbers.stream().filter(PagerItem::isLinked).toList();
    }

    /** Returns the numbers that are not links. */
    List<PagerItem> bare() {
        return numbers.stream().filter(item -> !item.isLinked()).toList();
    }

    /** Returns the rows of a page with at least two numbers of which at least one is a link, in document order. */
    static List<NumberSequence> of(List<PagerItem> items) {
        List<NumberSequence> runs = new ArrayList<>();
        int i = 0;
        while (i < items.size()) {
            if (!items.get(i).isNumber()) {
                i++;
                continue;
            }
            List<Integer> row = row(items, i);
            int last = row.get(row.size() - 1);
            i = last + 1;
            trim(items, row);
            if (row.size() < 2) {
                continue;
            }
            List<PagerItem> numbers = row.stream().map(items::get).toList();
            if (numbers.stream().anyMatch(PagerItem::isLinked)) {
                runs.add(new NumberSequence(numbers, others(items, row)));
            }
        }
        return runs;
    }

    private static List<Integer> row(List<PagerItem> items, int first) {
        List<Integer> row = new ArrayList<>(List.of(first));
        int text = 0;
        int links = 0;
        for (int i = first + 1;
                i < items.size() && text <= MAX_TEXT_LENGTH && links <= MAX_LINKS && row.size() < MAX_NUMBERS;
                i++) {
            PagerItem item = items.get(i);
            PagerItem before = items.get(row.get(row.size() - 1));
            if (item.isNumber() && goesOn(before, item)) {
                row.add(i);
                text = 0;
                links = 0;
            } else if (item.isNumber() && item.isLinked()) {
                return row;
            } else {
                text += item.length();
                links += item.isLinked() ? 1 : 0;
            }
        }
        return row;
    }

    /** Removes numbers without a link at the end that count something else, because they are far from their neighbors. */
    private static void trim(List<PagerItem> items, List<Integer> row) {
        while (row.size() > 1 && isStray(items, row.get(row.size() - 1), row.get(row.size() - 2))) {
            row.remove(row.size() - 1);
        }
    }

    private static boolean isStray(List<PagerItem> items, int end, int inner) {
        PagerItem item = items.get(end);
        return !item.isLinked()
                && item.number().first() != items.get(inner).number().last() + 1;
    }

    private static boolean goesOn(PagerItem before, PagerItem item) {
        return item.number().first() > before.number().last()
                && item.number().isRange() == before.number().isRange()
                && (item.number().words().equals(before.number().words())
                        || item.number().first() == before.number().last() + 1
                                && (item.isLinked() != before.isLinked()
                                        || isPart(
                                                item.number().words(),
                                                before.number().words())));
    }

    /** Returns whether one has more words for screen readers, such as those that mark the current page or the last. */
    private static boolean isPart(String words, String others) {
        return !words.isEmpty() && !others.isEmpty() && (words.contains(others) || others.contains(words));
    }

    private static List<PagerItem> others(List<PagerItem> items, List<Integer> row) {
        List<PagerItem> others = new ArrayList<>();
        int first = row.get(0);
        int last = row.get(row.size() - 1);
        Set<Integer> numbers = new HashSet<>(row);
        collect(items, first, -1, others);
        for (int i = first; i <= last; i++) {
            if (items.get(i).isLinked() && !numbers.contains(i)) {
                others.add(items.get(i));
            }
        }
        collect(items, last, 1, others);
        return others;
    }

    /** Collects the nearest links on one side of the row. */
    private static void collect(List<PagerItem> items, int end, int step, List<PagerItem> others) {
        int text = 0;
        int links = 0;
        for (int i = end + step;
                i >= 0 && i < items.size() && text <= MAX_TEXT_LENGTH && links < MAX_LINKS;
                i += step) {
            PagerItem item = items.get(i);
            text += item.length();
            if (item.isLinked() && text <= MAX_TEXT_LENGTH) {
                others.add(item);
                links++;
            }
        }
    }
}
