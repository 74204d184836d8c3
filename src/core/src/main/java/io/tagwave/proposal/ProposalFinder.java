package io.tagwave.proposal;

import io.tagwave.number.Numbering;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Proposes segmentations of a page. Whatever occurs twice on a page may be a field of its records; raised to the
 * level where records part, it proposes their heads. Paths are compared in three ways, each of which finds what the
 * others miss: as the sequence has them; by their last three tags alone (which survives unclosed elements that let a
 * path grow from record to record, and classes that change); and by these with the place among siblings (which tells
 * apart the columns of a table).
 *
 * <p>Segmentations come best supported first, and may overlap. Cost is linear in the nodes.
 */
public record ProposalFinder(ProposalSettings settings) {

    /** Siblings from this one on are told apart no more. */
    private static final int LAST_PLACE = 63;

    /** Letters of a paragraph: of a longer text no more count as the page's, so that none hides a list. */
    private static final int LONGEST_TEXT = 500;

    /** Segmentations in order of their support; none when nothing repeats. */
    public List<Proposal> find(PageTree tree, TagPathSequence sequence) {
        double leastText = settings.leastCoverage() * textLength(tree);
        RootGroups lists = new RootGroups(tree, leastText);
        int[] codes = sequence.codes(0, sequence.length());
        lists.propose(codes, sequence.alphabetSize());
        lists.propose(codes, endings(tree, sequence, codes));
        lists.propose(codes, places(tree, codes));
        return new ProposalBuilder(tree, sequence, settings, leastText).mostSupported(lists.lists());
    }

    /** Returns the length of the page's texts, of each at most {@link #LONGEST_TEXT}. */
    private static int textLength(PageTree tree) {
        return IntStream.range(0, tree.size())
                .filter(tree::isText)
                .map(node -> Math.min(LONGEST_TEXT, tree.textLength(node, node + 1)))
                .sum();
    }

    /**
     * Puts the number of a path's last three tags in place of each path. Nodes of one path have one ending, so that
     * only paths are numbered.
     *
     * @return the greatest number
     */
    private static int endings(PageTree tree, TagPathSequence sequence, int[] codes) {
        Numbering pairs = new Numbering();
        Numbering triples = new Numbering();
        int[] pair = new int[sequence.alphabetSize() + 1];
        int[] triple = new int[pair.length];
        for (int node = 0; node < codes.length; node++) {
            int path = codes[node];
            if (triple[path] == 0) {
                int parent = tree.parent(node);
                pair[path] = pairs.number(parent < 0 ? -1 : tree.tag(parent), tree.tag(node));
                triple[path] = triples.number(parent < 0 ? 0 : pair[sequence.code(parent)], tree.tag(node));
            }
            codes[node] = triple[path];
        }
        return triples.size();
    }

    /**
     * Puts the number of ending and place in place of each ending: a cell is the third of its row, whatever its class
     * and that of the row.
     *
     * @return the greatest number
     */
    private static int places(PageTree tree, int[] codes) {
        Numbering places = new Numbering();
        // By depth, the place of the next node there; a node begins to count its children anew.
        int[] next = new int[64];
        for (int node = 0; node < codes.length; node++) {
            int depth = tree.depth(node);
            next = depth + 1 < next.length ? next : Arrays.copyOf(next, 2 * next.length);
            next[depth + 1] = 0;
            codes[node] = places.number(codes[node], Math.min(next[depth]++, LAST_PLACE));
        }
        return places.size();
    }
}
