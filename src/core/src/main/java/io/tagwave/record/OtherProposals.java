package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * Tells what the other proposals of a page tell of the chosen one. One is better if it lacks only heads that are <em>odd</em>, or if it
 * is into the records of what were <em>sections</em>. One beside it is a <em>companion</em>: the list goes on in another form, as
 * articles, then events, then places.
 */
final class OtherProposals {

    /** Without its odd records a list has so many times the votes; so many when these are odd by a margin, too. */
    private static final double MOST_VOTES = 5;

    private static final double MORE_VOTES = 1.5;
    private static final double MARGIN = 0.3;
    /** A genuine record shares more codes than these with the others, however much it lacks. */
    private static final int SHARED = 5;
    /** At most a record of so many is odd, but always up to {@link #FEW_ODD}. */
    private static final int MOST_ODD = 4;

    private static final int FEW_ODD = 2;
    /** Fewer records of a form of their own may be adverts. */
    private static final int FEWEST_OF_FORM = 5;
    /** Two records of the list's own path may be alike by chance. */
    private static final int FEWEST_OF_PATH = 3;
    /** Says how far a companion lies below what holds both lists: as far as sections of one form. */
    private static final int DEEPEST = 3;
    /** Lists of links stand beside every list: menus, facets, related pages. */
    private static final double MOST_LINKED = 0.5;
    /**
     * Mean likeness of the chosen records with the median companion: what shows much less is a list of another kind.
     */
    private static final double BOTH_WAYS = 0.47;

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final EvidenceMeter meter;
    private final SectionsOfRecords sections;

    OtherProposals(PageTree tree, TagPathSequence sequence, EvidenceMeter meter) {
        this.sequence = sequence;
        this.tree = tree;
        this.meter = meter;
        sections = new SectionsOfRecords(tree, sequence, meter);
    }

    /**
     * Returns the list whose sections were chosen, that with most text, or the chosen one; and in its place the best voted
     * of the proposals that are better, of equal ones that with most text, if there are any.
     */
    Candidate better(Candidate chosen, List<Candidate> others) {
        Candidate records = best(chosen, others, this::isIntoRecords, Comparator.comparingInt(this::text));
        Candidate items = records == chosen ? chosen : records.with(sections.completed(records.cut(), chosen.cut()));
        return best(
                items,
                others,
                this::isBetter,
                Comparator.<Candidate>comparingInt(other -> other.cut().votes()).thenComparingInt(this::text));
    }

    private static Candidate best(
            Candidate chosen,
            List<Candidate> others,
            BiPredicate<Proposal, Proposal> isBetter,
            Comparator<Candidate> order) {
        return others.stream()
                .filter(other -> isBetter.test(other.cut(), chosen.cut()))
                .max(order)
                .orElse(chosen);
    }

    private int text(Candidate list) {
        return list.cut().textLength(tree);
    }

    private boolean isIntoRecords(Proposal other, Proposal chosen) {
        return !other.apart() && !chosen.apart() && other.count() > chosen.count() && sections.isOf(other, chosen);
    }

    private boolean isBetter(Proposal other, Proposal chosen) {
        if (other.apart()
                || other.count() >= chosen.count()
                || chosen.count() - other.count() > Math.max(FEW_ODD, chosen.count() / MOST_ODD)
                || other.runs() != chosen.runs()
                || chosen.votes() > SHARED
                || other.votes() < MORE_VOTES * chosen.votes()
                || other.count() + missing(other, chosen).count() != chosen.count()) {
            return false;
        }
        MedianRecord median = meter.template(other);
        double limit = median.oddLikeness(other.votes() >= MOST_VOTES * chosen.votes() ? 0 : MARGIN);
        return missing(other, chosen).allMatch(record -> meter.likeness(chosen, record, median) < limit);
    }

    /** The records of the whole whose heads a part does not have. */
    private static IntStream missing(Proposal part, Proposal whole) {
        return IntStream.range(0, whole.count()).filter(record -> !part.startsAt(whole.start(record)));
    }

    /** The companions of a list, those with most text first; none overlaps it or another. */
    List<Candidate> companions(Candidate list, List<Candidate> others) {
        List<Candidate> beside = others.stream()
                .filter(other -> isBeside(list.cut(), other.cut()))
                .sorted(Comparator.comparingInt(other -> -text(other.cut().span())))
                .toList();
        List<Candidate> companions = new ArrayList<>();
        for (Candidate other : beside) {
            if (!other.overlapsAny(companions) && isOtherForm(list.cut(), other.cut())) {
                companions.add(other);
            }
        }
        return companions;
    }

    private boolean isOtherForm(Proposal list, Proposal other) {
        return meter.all(other, meter.template(list), MedianRecord.Comparison::isOtherForm)
                && meter.meanLikeness(list, meter.template(other)) >= BOTH_WAYS;
    }

    private boolean isBeside(Proposal list, Proposal other) {
        return !list.overlaps(other) && (isOfOnePath(list, other) || isNoMenu(list, other));
    }

    /** Tells whether the records of two sections have the same path, whatever else they are. */
    private boolean isOfOnePath(Proposal list, Proposal other) {
        return other.count() >= FEWEST_OF_PATH && sequence.code(list.start(0)) == sequence.code(other.start(0));
    }

    /** Tells whether they stand in one block with the list, without heads of their own, and show more than links. */
    private boolean isNoMenu(Proposal list, Proposal other) {
        Span span = other.span();
        return other.count() >= FEWEST_OF_FORM
                && tree.linkTextLength(span.start(), span.end()) <= MOST_LINKED * text(span)
                && isInOneBlock(top(list), top(other))
                && !isHeadedTable(other);
    }

    private boolean isHeadedTable(Proposal list) {
        return GridRows.isRow(tree, list.start(0))
                && !GridRows.headsOf(tree, list.start(0)).isEmpty();
    }

    private boolean isInOneBlock(int a, int b) {
        return Math.max(tree.depth(a), tree.depth(b)) - tree.depth(tree.commonAncestor(a, b)) <= DEEPEST;
    }

    /** Returns what holds all of a list. */
    private int top(Proposal cut) {
        return tree.commonAncestor(cut.start(0), cut.start(cut.count() - 1));
    }

    private int text(Span span) {
        return tree.textLength(span.start(), span.end());
    }
}
