package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the further groups of a page's list. A cut holds records of one form; where a list goes on in another form, as
 * articles, then events, then places, its groups are cuts of their own. A companion of the chosen cut has several records,
 * stands right beside it in the same block, shows more than links, and each of its records is like the chosen ones, as these
 * are like its own (decision 0107). Everything but the likeness is told by prefix sums.
 */
final class Companions {

    /** Fewer records of a form of their own may be adverts. */
    private static final int FEWEST = 5;
    /** How far both lists may lie below what holds them: as far as sections of one form. */
    private static final int DEEPEST = 3;
    /** Text between the two lists at most, as a share of theirs. */
    private static final double WIDEST_GAP = 0.1;
    /** Lists of links stand beside every list: menus, facets, related pages. */
    private static final double MOST_LINKED = 0.5;
    /** Mean likeness of the chosen records with the median companion: what shows much less is a list of another kind. */
    private static final double BOTH_WAYS = 0.47;

    private final PageTree tree;
    private final CutMeter meter;

    Companions(PageTree tree, CutMeter meter) {
        this.tree = tree;
        this.meter = meter;
    }

    /** The companions of a chosen cut, those with most text first; none overlaps it or another. */
    List<Candidate> of(Candidate chosen, List<Candidate> others) {
        List<Candidate> beside = new ArrayList<>();
        for (Candidate other : others) {
            if (isBeside(chosen.cut(), other.cut())) {
                beside.add(other);
            }
        }
        if (beside.isEmpty()) {
            return beside;
        }
        beside.sort(Comparator.comparingInt(other -> -text(other.cut().span())));
        return alike(chosen, beside);
    }

    private List<Candidate> alike(Candidate chosen, List<Candidate> beside) {
        List<Candidate> companions = new ArrayList<>();
        for (Candidate other : beside) {
            if (!other.overlapsAny(companions) && isAlike(chosen.cut(), other.cut())) {
                companions.add(other);
            }
        }
        return companions;
    }

    private boolean isAlike(Cut chosen, Cut other) {
        return meter.all(other, meter.template(chosen), Template.Comparison::isOtherForm)
                && meter.meanLikeness(chosen, meter.template(other)) >= BOTH_WAYS;
    }

    private boolean isBeside(Cut chosen, Cut other) {
        Span span = other.span();
        return other.count() >= FEWEST
                && !span.intersects(chosen.span())
                && tree.linkTextLength(span.start(), span.end()) <= MOST_LINKED * text(span)
                && gap(chosen.span(), span) <= WIDEST_GAP * (text(chosen.span()) + text(span))
                && isInOneBlock(chosen, other);
    }

    /** Text between two spans that do not overlap. */
    private int gap(Span a, Span b) {
        return text(new Span(Math.min(a.end(), b.end()), Math.max(a.start(), b.start())));
    }

    private boolean isInOneBlock(Cut a, Cut b) {
        int topOfA = top(a);
        int topOfB = top(b);
        int depth = tree.depth(tree.commonAncestor(topOfA, topOfB));
        return Math.max(tree.depth(topOfA), tree.depth(topOfB)) - depth <= DEEPEST;
    }

    /** What holds all of a list. */
    private int top(Cut cut) {
        return tree.commonAncestor(cut.start(0), cut.start(cut.count() - 1));
    }

    private int text(Span span) {
        return tree.textLength(span.start(), span.end());
    }
}
