package io.tagwave.region;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.PairNumbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Hypotheses of how a page could be cut. Whatever occurs twice on a page may be a field of its records; raised to the
 * level where records part, it proposes their heads. Paths are compared in two ways, each of which finds what the other
 * misses: as the sequence has them, and by their last three tags alone (which survives unclosed elements that let a path
 * grow from record to record, and classes that change).
 *
 * <p>Regions come best supported first, may overlap, and each has a cut. Cost is linear in the nodes.
 */
public final class RaisedRegions implements RegionFinder {

    private final RaisedSettings settings;

    /** A finder with the given settings. */
    public RaisedRegions(RaisedSettings settings) {
        this.settings = settings;
    }

    @Override
    public List<DataRegion> find(PageTree tree, TagPathSequence sequence) {
        HeadLists lists = new HeadLists(tree);
        lists.propose(sequence.codes(0, sequence.length()), sequence.alphabetSize());
        proposeEndings(tree, lists);
        return mostSupported(tree, cuts(tree, sequence, lists));
    }

    private static void proposeEndings(PageTree tree, HeadLists lists) {
        PairNumbers pairs = new PairNumbers();
        PairNumbers triples = new PairNumbers();
        int[] pair = new int[tree.size()];
        int[] codes = new int[tree.size()];
        for (int node = 0; node < codes.length; node++) {
            int parent = tree.parent(node);
            pair[node] = pairs.number(parent < 0 ? -1 : tree.tag(parent), tree.tag(node));
            codes[node] = triples.number(parent < 0 ? 0 : pair[parent], tree.tag(node));
        }
        lists.propose(codes, triples.size());
    }

    private List<Cut> cuts(PageTree tree, TagPathSequence sequence, HeadLists lists) {
        double least = settings.leastCoverage() * tree.textLength(0, tree.size());
        SiblingRuns runs = new SiblingRuns(tree, sequence);
        List<Cut> cuts = new ArrayList<>();
        Set<Long> banded = new HashSet<>();
        for (Heads heads : lists.lists()) {
            if (reach(tree, heads.nodes) <= least) {
                continue;
            }
            int[] ends = new int[heads.nodes.length];
            for (int i = 0; i < ends.length; i++) {
                ends[i] = tree.end(heads.nodes[i]);
            }
            add(new Cut(heads.nodes, ends, heads.votes, false), tree, least, cuts);
            int[] far = runs.ends(heads.nodes);
            if (far != null) {
                add(new Cut(heads.nodes, far, heads.votes, true), tree, least, cuts);
            }
            Cut bands = Bands.of(tree, heads);
            if (bands != null && banded.add(bands.digest())) {
                add(bands, tree, least, cuts);
            }
        }
        return cuts;
    }

    /** The text that records with these heads could hold at most. */
    private static int reach(PageTree tree, int[] heads) {
        int grid = tree.parent(tree.parent(heads[heads.length - 1]));
        int from = grid < 0 ? 0 : Math.min(grid, heads[0]);
        return tree.textLength(from, tree.end(Math.max(0, grid)));
    }

    private static void add(Cut cut, PageTree tree, double least, List<Cut> cuts) {
        if (text(tree, cut) > least) {
            cuts.add(cut);
        }
    }

    private List<DataRegion> mostSupported(PageTree tree, List<Cut> cuts) {
        record Ranked(Cut cut, double support) {}
        return cuts.stream()
                .map(cut -> new Ranked(cut, support(tree, cut)))
                .sorted(Comparator.comparingDouble((Ranked r) -> -r.support)
                        .thenComparing(r -> r.cut.start(0))
                        .thenComparing(r -> r.cut.count())
                        .thenComparing(r -> r.cut.runs()))
                .limit(settings.mostRegions())
                .map(r -> new DataRegion(r.cut.span(), 0, r.cut))
                .toList();
    }

    /** Votes count with the text they explain; the number of records only up to a point, or long menus would win. */
    private double support(PageTree tree, Cut cut) {
        double count = Math.min(Math.log(cut.count()), settings.countCap());
        return cut.votes() * Math.sqrt(text(tree, cut)) * count;
    }

    private static int text(PageTree tree, Cut cut) {
        int text = 0;
        for (int i = 0; i < cut.count(); i++) {
            for (int part = 0; part < cut.parts(i); part++) {
                text += tree.textLength(cut.start(i, part), cut.end(i, part));
            }
        }
        return text;
    }
}
