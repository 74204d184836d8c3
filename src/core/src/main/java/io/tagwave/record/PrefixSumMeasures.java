package io.tagwave.record;

import io.tagwave.number.LogTable;
import io.tagwave.pager.PageNumberRows;
import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells what prefix sums tell of a segmentation, at the cost of some additions a record. */
final class PrefixSumMeasures {

    /** Share of a region's text that may lie between records as well as none. */
    static final double LEAST_STRAY = 0.003;

    /** Characters of a text whose length hardly matters. */
    static final double SHORT_TEXT = 20;

    /** Logarithm of the number of records above which more are no better. */
    private static final double COUNT_CAP = 3;

    /** Added to the share of prose: less than this hardly matters. */
    private static final double LEAST_PROSE = 0.05;

    /** Characters between a list and its page numbers that may always be there, such as a count of results. */
    private static final int SHORT_LINES = 200;

    /** Text that may stand there, adverts for instance, as a share of the region's own. */
    private static final double NEARBY = 0.25;

    private final PageTree tree;
    private final PageTexts texts;
    private final PageLinks links;
    private final Landmarks landmarks;
    private final PageExtent page;
    private final List<Span> numberRows;
    private final MarkupMeasures markup;

    PrefixSumMeasures(PageTree tree, PageTexts texts, Landmarks landmarks) {
        this.tree = tree;
        this.texts = texts;
        links = new PageLinks(tree, texts);
        this.landmarks = landmarks;
        page = new PageExtent(tree, landmarks);
        numberRows = PageNumberRows.of(tree);
        markup = new MarkupMeasures(tree, texts);
    }

    /** Takes all measures that need no look at a node. */
    void measure(Proposal cut, int[] sample, EvidenceBuilder m) {
        weighText(cut, m);
        weighRest(cut, m);
        place(cut, m);
        countKinds(cut, sample, m);
        lookAtLinks(cut, sample, m);
        markup.measure(cut, sample, m);
        m.put(Measure.LONGEST_TEXT, longestText(cut, sample));
    }

    /** Takes those that tell whether a list is content, and not which segmentation is best. */
    void measureForVerdict(Proposal cut, int[] sample, EvidenceBuilder m) {
        Span span = cut.span();
        int prose = page.of(span, this::prose) - prose(span);
        m.put(Measure.COUNTED, markup.isCounted(cut) ? 1 : 0);
        m.put(Measure.PROSE, Math.log(LEAST_PROSE + prose / pageText(span)));
        m.put(Measure.REGULARITY, Math.log(Math.max(1, cut.votes()) * (double) cut.count() / span.length()));
        int onePlace = 0;
        int led = 0;
        double first = 0;
        for (int r : sample) {
            int text = texts.first(cut, r);
            first += text < 0 ? 0 : LogTable.log1p(tree.textLength(text, text + 1));
            onePlace += links.isOfOnePlace(cut, r) ? 1 : 0;
            led += links.isLed(cut, r) ? 1 : 0;
        }
        m.put(Measure.ONE_PLACE, (double) onePlace / sample.length);
        m.put(Measure.LED_BY_LINK, (double) led / sample.length);
        m.put(Measure.FIRST_TEXT, first / sample.length);
        m.put(Measure.SAME_LOOK, (double) ofUsualLook(cut, sample) / sample.length);
    }

    /** Number of records that have one of the two commonest looks: rows may be shaded in turn. */
    private int ofUsualLook(Proposal cut, int[] sample) {
        Map<Integer, Integer> looks = new HashMap<>();
        for (int record : sample) {
            int start = cut.start(record);
            looks.merge(tree.tag(start) * tree.styles().size() + tree.style(start), 1, Integer::sum);
        }
        int[] counts = looks.values().stream().mapToInt(count -> count).sorted().toArray();
        return counts[counts.length - 1] + (counts.length > 1 ? counts[counts.length - 2] : 0);
    }

    /** Standard deviation of so many values, from their sum and the sum of their squares. */
    private static double deviation(double sum, double squares, int count) {
        double mean = sum / count;
        return Math.sqrt(Math.max(0, squares / count - mean * mean));
    }

    private double longestText(Proposal cut, int[] sample) {
        double longest = 0;
        for (int r : sample) {
            int most = 0;
            for (int part = 0; part < cut.parts(r); part++) {
                most = Math.max(most, texts.longest(cut.start(r, part), cut.end(r, part)));
            }
            longest += LogTable.log1p(most);
        }
        return longest / sample.length;
    }

    private void weighText(Proposal cut, EvidenceBuilder m) {
        int count = cut.count();
        double sum = 0;
        double squares = 0;
        double link = 0;
        for (int r = 0; r < count; r++) {
            double length = cut.textLength(tree, r);
            link += cut.linkTextLength(tree, r);
            sum += length;
            squares += length * length;
        }
        double mean = sum / count;
        Span span = cut.span();
        double whole = pageText(span);
        double plain = whole - page.of(span, part -> tree.linkTextLength(part.start(), part.end()));
        int region = text(span);
        m.put(Measure.COVERAGE, Math.log((sum + 1) / whole));
        m.put(Measure.PLAIN_COVERAGE, Math.log((sum - link + 10) / (plain + 10)));
        m.put(Measure.COMPACTNESS, Math.log((sum + 1) / (region + 1)));
        m.put(Measure.STRAY_TEXT, Math.log(Math.max(LEAST_STRAY, 1 - (sum + 1) / (region + 1))));
        m.put(Measure.MEAN_TEXT, Math.log1p(mean));
        m.put(Measure.LINKED_TEXT, sum == 0 ? 1 : link / sum);
        m.put(Measure.TEXT_SPREAD, mean == 0 ? 2 : deviation(sum, squares, count) / mean);
    }

    private void place(Proposal cut, EvidenceBuilder m) {
        int count = cut.count();
        int start = cut.span().start();
        int end = cut.span().end();
        m.put(Measure.COUNT, Math.min(LogTable.log(count), COUNT_CAP));
        m.put(Measure.VOTES, LogTable.log(Math.max(1, cut.votes())));
        m.put(Measure.OFF_CENTER, Math.abs((start + end) * 0.5 / tree.size() - 0.5));
        m.put(Measure.RUNS, cut.runs() ? 1 : 0);
    }

    private void weighRest(Proposal cut, EvidenceBuilder m) {
        m.put(Measure.LANDMARK, landmarks.of(tree.commonAncestor(cut.start(0), cut.start(cut.count() - 1))));
        Span span = cut.span();
        int runs = page.of(span, this::linkRuns) - linkRuns(span);
        m.put(Measure.LINK_RUNS, runs / pageText(span));
        m.put(Measure.TRANSPOSED, isTransposed(cut) ? 1 : 0);
        m.put(Measure.PAGED, isPaged(span) ? 1 : 0);
    }

    /** Characters of the list's page, at least 1. */
    private double pageText(Span list) {
        return Math.max(1, page.of(list, this::text));
    }

    private int text(Span span) {
        return tree.textLength(span.start(), span.end());
    }

    private int linkRuns(Span span) {
        return links.textInLists(span.start(), span.end());
    }

    private int prose(Span span) {
        return texts.prose(span.start(), span.end());
    }

    /** Tells whether a row of page numbers stands before or behind a region, with little text between. */
    private boolean isPaged(Span region) {
        double most = Math.max(SHORT_LINES, NEARBY * text(region));
        for (Span row : numberRows) {
            if (!row.intersects(region)) {
                Span between = row.between(region);
                if (text(between) <= most) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells whether parts of records lie beyond what holds all their beginnings. */
    private boolean isTransposed(Proposal cut) {
        return cut.apart()
                && cut.span().end() > tree.end(tree.commonAncestor(cut.start(0), cut.start(cut.count() - 1)));
    }

    private void countKinds(Proposal cut, int[] sample, EvidenceBuilder m) {
        int linked = 0;
        int bare = 0;
        int numbered = 0;
        int composed = 0;
        for (int r : sample) {
            int links = texts.links(cut, r);
            int rich = texts.rich(cut, r);
            int own = texts.texts(cut, r);
            linked += links > 0 ? 1 : 0;
            bare += rich == 0 && own < 2 ? 1 : 0;
            numbered += texts.numbers(cut, r) > 0 ? 1 : 0;
            composed += own + rich - links > 1 ? 1 : 0;
        }
        m.put(Measure.LINKED_RECORDS, (double) linked / sample.length);
        m.put(Measure.BARE_RECORDS, (double) bare / sample.length);
        m.put(Measure.NUMBERED_RECORDS, (double) numbered / sample.length);
        m.put(Measure.COMPOSED_RECORDS, (double) composed / sample.length);
    }

    private void lookAtLinks(Proposal cut, int[] sample, EvidenceBuilder m) {
        int pictured = 0;
        int lists = 0;
        for (int r : sample) {
            pictured += links.anyPictured(cut, r) ? 1 : 0;
            lists += links.anyList(cut, r) ? 1 : 0;
        }
        m.put(Measure.PICTURED_LINKS, (double) pictured / sample.length);
        m.put(Measure.LISTS_OF_LINKS, (double) lists / sample.length);
    }

    /** Returns what a node of the sample stands for, as a share of the page. */
    double share(Proposal cut, int[] sample) {
        return (double) cut.count() / sample.length / tree.size();
    }
}
