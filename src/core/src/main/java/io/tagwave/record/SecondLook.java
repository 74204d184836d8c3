package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Looks again at the chosen cut for faults that means over all records hardly show, and for which another cut of the
 * page gives proof (decisions 0110, 0112 and 0123). <em>Odd records</em>: an advert or a form between the records was taken for
 * one more. <em>Pairs</em>: odd and even records have styles of their own, so that a record seemed to begin with every
 * second one. <em>Left out</em>: records lack what the cut was proposed by. {@link Sections} were taken for records.
 */
final class SecondLook {

    /** A cut without the odd records has that many times the votes. */
    private static final int CLEAR = 5;
    /** That many do where these are plainly odd. */
    private static final double MORE = 1.5;
    /** Plainly odd records are by so much less like the median of the others than any of these. */
    private static final double PLAINLY = 0.3;
    /** A genuine record shares more codes than these with the others, however much it lacks. */
    private static final int SHARED = 5;
    /** At most a record of so many is odd, but always up to {@link #FEW_ODD}. */
    private static final int MOST_ODD = 4;

    private static final int FEW_ODD = 2;
    /** From this likeness on with the median of the others, a record is none too odd. */
    private static final double ODD = 0.5;
    /** Pairs fall in two at every record; one more may stand before or behind. */
    private static final int OVER = 2;
    /** Mean likeness of the records that pairs fall into; rows of one record that differ in kind are less alike. */
    private static final double ALIKE = 0.88;

    private final PageTree tree;
    private final CutMeter meter;
    private final Sections sections;

    SecondLook(PageTree tree, CutMeter meter) {
        this.tree = tree;
        this.meter = meter;
        sections = new Sections(tree, meter);
    }

    /** What the chosen cut should have been: one of the others, or itself. */
    Candidate at(Candidate chosen, List<Candidate> others) {
        Candidate best = chosen;
        for (Candidate other : others) {
            if (isBetter(other.cut(), chosen.cut()) && (best == chosen || isBetterSupported(other.cut(), best.cut()))) {
                best = other;
            }
        }
        return best;
    }

    private boolean isBetterSupported(Cut other, Cut best) {
        return other.votes() == best.votes()
                ? other.textLength(tree) > best.textLength(tree)
                : other.votes() > best.votes();
    }

    private boolean isBetter(Cut other, Cut chosen) {
        return !other.apart()
                && (isWithoutOdd(other, chosen)
                        || isOfHalves(other, chosen)
                        || isWithLeftOut(other, chosen)
                        || sections.hold(other, chosen));
    }

    private boolean isWithoutOdd(Cut other, Cut chosen) {
        int odd = chosen.count() - other.count();
        return odd > 0
                && odd <= Math.max(FEW_ODD, chosen.count() / MOST_ODD)
                && other.runs() == chosen.runs()
                && chosen.votes() <= SHARED
                && other.votes() >= MORE * chosen.votes()
                && holds(chosen, other)
                && areOdd(other, chosen, other.votes() >= CLEAR * chosen.votes() ? 0 : PLAINLY);
    }

    private boolean isWithLeftOut(Cut other, Cut chosen) {
        return !chosen.apart()
                && other.count() > chosen.count()
                && other.runs() == chosen.runs()
                && other.votes() >= chosen.votes()
                && holds(other, chosen)
                && areNoLessAlike(other, chosen);
    }

    private boolean isOfHalves(Cut other, Cut chosen) {
        return chosen.runs()
                && other.count() >= 2 * chosen.count() - 1
                && other.count() <= 2 * chosen.count() + OVER
                && 2 * other.votes() >= chosen.votes()
                && holds(other, chosen)
                && meter.template(other).likeness() >= ALIKE;
    }

    /** Whether every head of a part is one of the whole. */
    private static boolean holds(Cut whole, Cut part) {
        int at = 0;
        for (int record = 0; record < part.count(); record++) {
            while (at < whole.count() && whole.start(at) < part.start(record)) {
                at++;
            }
            if (at == whole.count() || whole.start(at) != part.start(record)) {
                return false;
            }
        }
        return true;
    }

    /** Whether all records that are missing are odd, and less like the median of the others by a margin than any of these. */
    private boolean areOdd(Cut others, Cut whole, double margin) {
        Template template = meter.template(others);
        double limit = Math.min(ODD, template.leastLikeness() - margin);
        return allMissing(others, whole, record -> meter.likeness(whole, record, template) < limit);
    }

    /** Whether each record that a cut lacks is as like its median record as one of its own. */
    private boolean areNoLessAlike(Cut whole, Cut chosen) {
        Template template = meter.template(chosen);
        double limit = template.leastLikeness();
        return allMissing(chosen, whole, record -> meter.likeness(whole, record, template) >= limit);
    }

    /** Whether all records of the whole that a part does not have are such. */
    private static boolean allMissing(Cut part, Cut whole, IntPredicate are) {
        int at = 0;
        for (int record = 0; record < whole.count(); record++) {
            if (at < part.count() && part.start(at) == whole.start(record)) {
                at++;
            } else if (!are.test(record)) {
                return false;
            }
        }
        return true;
    }
}
