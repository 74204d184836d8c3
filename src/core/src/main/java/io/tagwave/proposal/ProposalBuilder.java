package io.tagwave.proposal;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes segmentations of lists of heads: each head's subtree a record, or a run of siblings, or a column of a band. The
 * best supported of them are kept. For one page.
 */
final class ProposalBuilder {

    private final PageTree tree;
    private final ProposalSettings settings;
    private final double leastText;
    private final SiblingRuns runs;
    private final RowGrids bands;
    private final Set<Long> banded = new HashSet<>();
    private final List<Ranked> ranked = new ArrayList<>();
    /** The greatest support of a segmentation so far. */
    private double greatest;

    /**
     * A maker of segmentations.
     *
     * @param leastText characters that the records of a segmentation hold more than
     */
    ProposalBuilder(PageTree tree, TagPathSequence sequence, ProposalSettings settings, double leastText) {
        this.tree = tree;
        this.settings = settings;
        this.leastText = leastText;
        runs = new SiblingRuns(tree, sequence);
        bands = new RowGrids(tree);
    }

    /**
     * A segmentation by its support; of equal ones the earlier, shorter, simpler one is first, then the one proposed
     * first.
     *
     * @param list number of the list of heads that it was made of
     */
    private record Ranked(Proposal cut, double support, int list) implements Comparable<Ranked> {
        @Override
        public int compareTo(Ranked other) {
            int order = Double.compare(other.support, support);
            order = order == 0 ? Integer.compare(cut.start(0), other.cut.start(0)) : order;
            order = order == 0 ? Integer.compare(cut.count(), other.cut.count()) : order;
            order = order == 0 ? Boolean.compare(cut.runs(), other.cut.runs()) : order;
            order = order == 0 ? Integer.compare(list, other.list) : order;
            return order == 0 ? Boolean.compare(cut.apart(), other.cut.apart()) : order;
        }
    }

    /** The best supported segmentations, best first. */
    List<Proposal> mostSupported(List<RecordRoots> lists) {
        for (int i = 0; i < lists.size(); i++) {
            RecordRoots list = lists.get(i);
            if (hasStanding(support(list.votes, list.reach, list.nodes.length))) {
                cut(list, i);
            }
        }
        ranked.sort(null);
        List<Proposal> best = new ArrayList<>();
        boolean isWeighed = settings.leastSupport() > settings.leastStanding();
        // The support of the best that has a node in its records.
        float[] strongest = new float[isWeighed ? tree.size() : 0];
        for (Ranked next : ranked) {
            if (best.size() == settings.mostRegions() || !hasStanding(next.support)) {
                break;
            }
            if (isWeighed && !isEnough(next, strongest)) {
                continue;
            }
            best.add(next.cut);
            if (isWeighed) {
                mark(next, strongest);
            }
        }
        return best;
    }

    /** Tells whether it is supported well enough beside the records of others that it meets. */
    private boolean isEnough(Ranked one, float[] strongest) {
        double most = one.support / settings.leastSupport();
        return IntStream.range(one.cut.span().start(), one.cut.span().end()).noneMatch(node -> strongest[node] > most);
    }

    /** Returns what comes later is supported no better. */
    private static void mark(Ranked one, float[] strongest) {
        for (int record = 0; record < one.cut.count(); record++) {
            for (int node = one.cut.start(record); node < one.cut.end(record); node++) {
                strongest[node] = Math.max(strongest[node], (float) one.support);
            }
        }
    }

    private void cut(RecordRoots heads, int list) {
        if (isComparison(heads.nodes[0])) {
            addBands(heads, list);
            return;
        }
        int[] ends = new int[heads.nodes.length];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = tree.end(heads.nodes[i]);
        }
        add(new Proposal(heads.nodes, ends, heads.votes, false), list);
        int[] far = runs.ends(heads.nodes);
        if (far != null) {
            add(new Proposal(heads.nodes, far, heads.votes, true), list);
        }
        addBands(heads, list);
    }

    /** Returns whether a node is a row or cell of a table whose columns are records. */
    private boolean isComparison(int node) {
        int row = GridRows.isRow(tree, node) ? node : tree.parent(node);
        return row > 0
                && GridRows.isRow(tree, row)
                && bands.recordsOf(tree.parent(row)) == CellShapes.Records.NAMED_COLUMNS;
    }

    private void addBands(RecordRoots heads, int list) {
        // Several lists may lead to the same bands: these count with the votes of the first list.
        Proposal apart = bands.of(heads);
        if (apart != null && banded.add(apart.digest())) {
            add(apart, list);
        }
    }

    private void add(Proposal cut, int list) {
        int text = cut.textLength(tree);
        double support = support(cut.votes(), text, cut.count());
        if (text > leastText && hasStanding(support)) {
            greatest = Math.max(greatest, support);
            ranked.add(new Ranked(cut, support, list));
        }
    }

    /** Tells whether so much support is enough beside the best that was met. */
    private boolean hasStanding(double support) {
        return support >= settings.leastStanding() * greatest;
    }

    /** Votes count with the text they explain; the number of records only up to a point, or long menus would win. */
    private double support(int votes, int text, int records) {
        return votes * Math.sqrt(text) * Math.min(Math.log(records), settings.countCap());
    }
}
