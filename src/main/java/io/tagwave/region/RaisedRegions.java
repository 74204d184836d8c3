package io.tagwave.region;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.PairNumbers;
import java.util.ArrayList;
import java.util.List;

/**
 * Hypotheses of how a page could be cut. Whatever occurs twice on a page may be a field of its records; raised to the
 * level where records part, it proposes their heads. Paths are compared in three ways, each of which finds what the
 * others miss: as the sequence has them; by their last three tags alone (which survives unclosed elements that let a path
 * grow from record to record, and classes that change); and by these with the place among siblings (which tells apart the
 * columns of a table).
 *
 * <p>Regions come best supported first, may overlap, and each has a cut. Cost is linear in the nodes.
 */
public final class RaisedRegions implements RegionFinder {

    /** Siblings from this one on are told apart no more. */
    private static final int LAST_PLACE = 63;

    private final RaisedSettings settings;

    /** A finder with the given settings. */
    public RaisedRegions(RaisedSettings settings) {
        this.settings = settings;
    }

    @Override
    public List<DataRegion> find(PageTree tree, TagPathSequence sequence) {
        HeadLists lists = new HeadLists(tree);
        lists.propose(sequence.codes(0, sequence.length()), sequence.alphabetSize());
        int[] pairs = proposeEndings(tree, sequence, lists);
        proposePlaces(tree, sequence, pairs, lists);
        List<DataRegion> regions = new ArrayList<>();
        for (Cut cut : new Cutting(tree, sequence, settings).mostSupported(lists.lists())) {
            regions.add(new DataRegion(cut.span(), 0, cut));
        }
        return regions;
    }

    /**
     * Nodes of one path have one ending, so that only paths are numbered.
     *
     * @return the number of the last two tags of each code of the sequence
     */
    private static int[] proposeEndings(PageTree tree, TagPathSequence sequence, HeadLists lists) {
        PairNumbers pairs = new PairNumbers();
        PairNumbers triples = new PairNumbers();
        int[] pair = new int[sequence.alphabetSize() + 1];
        int[] triple = new int[pair.length];
        int[] codes = new int[tree.size()];
        for (int node = 0; node < codes.length; node++) {
            int path = sequence.code(node);
            if (triple[path] == 0) {
                int parent = tree.parent(node);
                pair[path] = pairs.number(parent < 0 ? -1 : tree.tag(parent), tree.tag(node));
                triple[path] = triples.number(parent < 0 ? 0 : pair[sequence.code(parent)], tree.tag(node));
            }
            codes[node] = triple[path];
        }
        lists.propose(codes, triples.size());
        return pair;
    }

    /** A cell is the third of its row, whatever its class and that of the row. */
    private static void proposePlaces(PageTree tree, TagPathSequence sequence, int[] pairs, HeadLists lists) {
        PairNumbers places = new PairNumbers();
        int[] children = new int[tree.size()];
        int[] codes = new int[tree.size()];
        for (int node = 0; node < codes.length; node++) {
            int parent = tree.parent(node);
            int place = parent < 0 ? 0 : Math.min(children[parent]++, LAST_PLACE);
            int above = parent < 0 ? 0 : pairs[sequence.code(parent)];
            codes[node] = places.number(above, tree.tag(node) * (LAST_PLACE + 1) + place);
        }
        lists.propose(codes, places.size());
    }
}
