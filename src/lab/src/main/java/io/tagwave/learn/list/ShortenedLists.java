package io.tagwave.learn.list;

import io.tagwave.eval.GroundTruthLists;
import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.TreeCopy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes pages with few results of labelled pages with many: the same site, another query. Few labelled pages
 * are so short, and what tells two results from a menu is learned only where lists do not win by their length.
 */
final class ShortenedLists {

    /** Lists are cut down to so many records, in turn. */
    private static final int LEAST = 2;

    private static final int MOST = 5;

    private ShortenedLists() {}

    /** The pages that can be shortened, with the number of their records in turn 2 to 5. */
    static List<LabeledPage> of(List<LabeledPage> pages) {
        List<LabeledPage> shortened = new ArrayList<>();
        for (LabeledPage page : pages) {
            if (page.truth().titles().size() > MOST) {
                int records = LEAST + shortened.size() % (MOST - LEAST + 1);
                of(page, records).ifPresent(shortened::add);
            }
        }
        return shortened;
    }

    /**
     * A page of which only the first records are left.
     *
     * @param page as labelled; one of its segmentations must be right in every record
     * @param records how many are left, fewer than it has
     * @return the page, or nothing where no segmentation is right
     */
    static Optional<LabeledPage> of(LabeledPage page, int records) {
        GroundTruthLists truth = page.truth();
        if (truth.expected() <= records || truth.titles().size() != truth.expected()) {
            return Optional.empty();
        }
        return IntStream.range(0, page.cuts().size())
                .filter(i -> page.scores().get(i).perfect())
                .mapToObj(page.cuts()::get)
                .findFirst()
                .map(cut -> shortened(page, cut, records));
    }

    private static LabeledPage shortened(LabeledPage page, Proposal cut, int records) {
        BitSet gone = new BitSet();
        List<List<Span>> all = cut.records();
        all.subList(records, all.size()).stream()
                .flatMap(List::stream)
                .forEach(part -> gone.set(part.start(), part.end()));
        PageTree tree = TreeCopy.without(page.tree(), gone::get);
        GroundTruthLists left = GroundTruthLists.byTitles(page.truth().titles().subList(0, records), records);
        return ContentTrainer.label(page.name(), page.group(), tree, left).withWeight(page.weight());
    }
}
