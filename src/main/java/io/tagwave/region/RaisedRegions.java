package io.tagwave.region;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.PairNumbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Hypotheses of how a page could be cut. Whatever occurs twice on a page may be a field of its records; raised to the
 * level where records part, it proposes their heads. Paths are compared at three resolutions, each of which finds what
 * the others miss: as the sequence has them, by tag alone, and by the last three tags (which survives unclosed elements
 * that let a path grow from record to record).
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
        proposePaths(tree, lists);
        proposeEndings(tree, lists);
        return mostSupported(tree, cuts(tree, sequence, lists));
    }

    private static void proposePaths(PageTree tree, HeadLists lists) {
        TagPathSequence tags = TagPathSequence.of(tree, RaisedRegions::tags);
        lists.propose(tags.codes(0, tags.length()), tags.alphabetSize());
    }

    private static int[] tags(PageTree tree) {
        int[] tags = new int[tree.size()];
        for (int node = 0; node < tags.length; node++) {
            tags[node] = tree.tag(node);
        }
        return tags;
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
        for (Heads heads : lists.lists()) {
            int[] ends = new int[heads.nodes.length];
            for (int i = 0; i < ends.length; i++) {
                ends[i] = tree.end(heads.nodes[i]);
            }
            add(new Cut(heads.nodes, ends, heads.votes, false), tree, least, cuts);
            int[] far = runs.ends(heads.nodes);
            if (far != null) {
                add(new Cut(heads.nodes, far, heads.votes, true), tree, least, cuts);
            }
        }
        return cuts;
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
            text += tree.textLength(cut.start(i), cut.end(i));
        }
        return text;
    }
}
