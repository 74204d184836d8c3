package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Measures what HTML says of a list: the heading of its page, headings and heads of columns in it, a number of its records beside it. */
final class MarkupMeasures {

    private static final Set<String> HEADINGS = Set.of("h1", "h2", "h3", "h4", "h5", "h6");

    /** Characters before or behind a list that may count its records. */
    private static final int NEARBY = 400;

    /** Fewer records are counted by chance. */
    private static final int FEWEST_COUNTED = 3;

    private static final String SEPARATORS = ".,\u00a0\u202f";

    private final PageTree tree;
    private final PageTexts texts;
    /** Headings with text, in document order. */
    private final int[] headings;
    /** Those that are titles of the page. */
    private final int[] titles;

    MarkupMeasures(PageTree tree, PageTexts texts) {
        this.tree = tree;
        this.texts = texts;
        List<String> tags = tree.tagNames();
        boolean[] isHeading = new boolean[tags.size()];
        for (int tag = 0; tag < isHeading.length; tag++) {
            isHeading[tag] = HEADINGS.contains(tags.get(tag));
        }
        IntStream byRole = IntStream.iterate(tree.statements().nextRole(0), node -> node >= 0, node -> tree.statements()
                        .nextRole(node + 1))
                .filter(node -> "heading".equals(tree.statements().role(node)));
        headings = IntStream.concat(IntStream.range(0, tree.size()).filter(node -> isHeading[tree.tag(node)]), byRole)
                .filter(node -> length(node) > 0)
                .sorted()
                .distinct()
                .toArray();
        titles = Arrays.stream(headings)
                .filter(node -> tree.tagName(node).equals("h1"))
                .toArray();
    }

    /** Takes the measures that rank proposals. */
    void measure(Proposal cut, int[] sample, EvidenceBuilder m) {
        int start = cut.start(0);
        int title = before(titles, start) - 1;
        double page = tree.textLength(0, tree.size()) + PrefixSumMeasures.SHORT_TEXT;
        m.put(
                Measure.BELOW_TITLE,
                title < 0
                        ? 0
                        : Math.log((tree.textLength(titles[title], start) + PrefixSumMeasures.SHORT_TEXT) / page));
        long headed = Arrays.stream(sample)
                .filter(record -> isHeadedByText(cut, record))
                .count();
        m.put(Measure.HEADED_TEXTS, (double) headed / sample.length);
        boolean isTable =
                GridRows.isRow(tree, start) && !GridRows.headsOf(tree, start).isEmpty();
        m.put(Measure.COLUMN_HEADS, isTable ? 1 : 0);
    }

    /** Returns whether a record has headings, and none of them leads anywhere. */
    private boolean isHeadedByText(Proposal cut, int record) {
        boolean found = false;
        for (int part = 0; part < cut.parts(record); part++) {
            int end = cut.end(record, part);
            for (int at = before(headings, cut.start(record, part)); at < headings.length && headings[at] < end; at++) {
                if (tree.linkTextLength(headings[at], tree.end(headings[at])) > 0) {
                    return false;
                }
                found = true;
            }
        }
        return found;
    }

    /** Returns how many nodes stand before a position. */
    private static int before(int[] nodes, int position) {
        int at = Arrays.binarySearch(nodes, position);
        return at < 0 ? -1 - at : at;
    }

    /** Returns whether a short text right before or behind a list, or a title of the page, has the number of its records. */
    boolean isCounted(Proposal cut) {
        Span span = cut.span();
        return cut.count() >= FEWEST_COUNTED
                && (anyCount(cut.count(), texts.before(span.start()) - 1, -1)
                        || anyCount(cut.count(), texts.before(span.end()), 1)
                        || anyTitleCounts(cut.count()));
    }

    private boolean anyTitleCounts(int count) {
        for (int heading : headings) {
            String tag = tree.tagName(heading);
            boolean isTitle = tag.equals("h1") || tag.equals("h2");
            if (isTitle
                    && tree.anyDigit(heading, tree.end(heading))
                    && holds(tree.text(heading, tree.end(heading)), count)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyCount(int count, int place, int step) {
        int all = texts.texts(0, tree.size());
        int left = NEARBY;
        for (int at = place; at >= 0 && at < all && left > 0; at += step) {
            int text = texts.node(at);
            int length = length(text);
            left -= length;
            if (length < PageTexts.LONG && tree.anyDigit(text, text + 1) && holds(tree.ownText(text), count)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a text has a number as digits, with or without separators of thousands. */
    private static boolean holds(String text, int number) {
        int length = Integer.toString(number).length();
        int at = 0;
        while (at < text.length()) {
            int digits = 0;
            long value = 0;
            while (isDigit(text, at) || digits > 0 && isThousands(text, at)) {
                if (isDigit(text, at)) {
                    value = Math.min(10 * value + text.charAt(at) - '0', Integer.MAX_VALUE);
                    digits++;
                }
                at++;
            }
            if (digits == length && value == number) {
                return true;
            }
            at++;
        }
        return false;
    }

    private static boolean isThousands(String text, int at) {
        return at < text.length()
                && SEPARATORS.indexOf(text.charAt(at)) >= 0
                && isDigit(text, at + 1)
                && isDigit(text, at + 2)
                && isDigit(text, at + 3);
    }

    private static boolean isDigit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private int length(int node) {
        return tree.textLength(node, tree.end(node));
    }
}
