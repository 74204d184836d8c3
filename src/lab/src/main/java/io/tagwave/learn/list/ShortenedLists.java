package io.tagwave.learn.list;

import io.tagwave.eval.GroundTruthLists;
import io.tagwave.eval.TreeCopy;
import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes pages with few results from labeled pages with many, as if of another query. Few labeled pages are so short, and
 * the difference between two results and a menu is learned only where lists do not win by their length.
 */
final class ShortenedLists {

    /** Least number of records that are left; pages take the numbers up to the greatest in turn. */
    private static final int LEAST = 2;

    private static final int MOST = 5;

    private ShortenedLists() {}

    /** Returns the pages that can be shortened, with 2 to 5 records in turn. */
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
     * Shortens a page to its first records.
     *
     * @param page a labeled page; one of its proposals must be right in every record
     * @param records number of records that are left, fewer than it has
     * @return the page, or empty where no proposal is right
     */
    static Optional<LabeledPage> of(LabeledPage page, int records) {
        GroundTruthLists truth = page.truth();
        if (truth.expected() <= records || truth.titles().size() != truth.expected()) {
            return Optional.empty();
        }
        return IntStream.range(0, page.proposals().size())
                .filter(i -> page.scores().get(i).perfect())
                .mapToObj(page.proposals()::get)
                .findFirst()
                .map(proposal -> shortened(page, proposal, records));
    }

    private static LabeledPage shortened(LabeledPage page, Proposal proposal, int records) {
        BitSet gone = new BitSet();
        List<List<Span>> all = proposal.records();
        all.subList(records, all.size()).stream()
                .flatMap(List::stream)
                .forEach(part -> gone.set(part.start(), part.end()));
        PageTree tree = TreeCopy.without(page.tree(), gone::get);
        GroundTruthLists left = GroundTruthLists.byTitles(page.truth().titles().subList(0, records), records);
        return ContentTrainer.label(page.name(), page.source(), tree, left).withWeight(page.weight());
    }
}
