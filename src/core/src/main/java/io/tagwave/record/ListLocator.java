package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds the list of a page among its proposed segmentations: gathers the evidence, lets the ranker order them, and
 * takes the best; then the best of those that do not overlap it, and so on. The first gets its {@link Regrouping}.
 */
public record ListLocator(int mostLists, AdditiveModel ranker, PlaceWords places) {

    /** Number of lists that are located at most, companions of the best not counted. */
    public static final int MOST_LISTS = 12;

    /** Score by which a proposal may lie behind the best before its nodes are looked at. */
    private static final double NEAR = 1;

    /** The regions that hold records, in document order; none without a segmentation. */
    public List<RankedList> locate(PageTree tree, TagPathSequence sequence, List<Proposal> cuts) {
        EvidenceMeter meter = new EvidenceMeter(tree, sequence, places);
        List<Candidate> ranked = ranked(cuts, evidence(cuts, meter));
        List<Candidate> two = readApart(inside(ranked, tree, meter.landmarks()), List.of(), 2, meter);
        if (two.isEmpty()) {
            return List.of();
        }
        Regrouping regrouping = new Regrouping(tree, sequence, meter, ranker);
        Candidate chosen = two.get(0);
        Candidate best = regrouping.of(chosen, ranked);
        Ranking choice = judged(chosen, best).choice(lead(two));
        Landmarks landmarks = meter.landmarks();
        List<RankedList> lists = new ArrayList<>();
        List<Candidate> taken = new ArrayList<>();
        taken.add(best);
        taken.addAll(regrouping.companions(best, ranked));
        taken.forEach(list -> lists.add(list.located(choice, true, best, tree, landmarks)));
        for (Candidate other : readApart(ranked, List.copyOf(taken), mostLists - 1, meter)) {
            Candidate whole = regrouping.of(other, ranked);
            Candidate list = whole.overlapsAny(taken) ? other : whole;
            if (!list.overlapsAny(taken)) {
                taken.add(list);
                double behind = Math.min(0, other.score() - chosen.score());
                Ranking further = judged(other, list).choice(behind);
                lists.add(list.located(further, false, best, tree, landmarks));
            }
        }
        lists.sort(Comparator.comparingInt(list -> list.region().span().start()));
        return lists;
    }

    /** The candidates that may be the page's list, since they do not stand in its head, foot or navigation, end in a dialog, or control it; else all. */
    private static List<Candidate> inside(List<Candidate> ranked, PageTree tree, Landmarks landmarks) {
        List<Candidate> inside = new ArrayList<>(ranked);
        inside.removeIf(list -> landmarks.isAround(list.cut().start(0))
                || landmarks.isInDialog(list.cut().start(list.cut().count() - 1))
                || ListControls.are(tree, list.cut()));
        return inside.isEmpty() ? ranked : inside;
    }

    /** Returns what tells most of a list: it as it was chosen, or as regrouped. */
    private static Candidate judged(Candidate chosen, Candidate list) {
        return list.evidence().isWhole() && list.score() > chosen.score() ? list : chosen;
    }

    /**
     * All the evidence for those segmentations that may come first by what needs no look at their nodes; of the others
     * that alone.
     */
    private List<Evidence> evidence(List<Proposal> cuts, EvidenceMeter meter) {
        List<Evidence> evidence = new ArrayList<>(cuts.size());
        double[] scores = new double[cuts.size()];
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < scores.length; i++) {
            evidence.add(meter.glance(cuts.get(i)));
            scores[i] = evidence.get(i).score(ranker);
            best = Math.max(best, scores[i]);
        }
        for (int i = 0; i < scores.length; i++) {
            if (scores[i] >= best - NEAR) {
                evidence.set(i, meter.read(cuts.get(i), evidence.get(i)));
            }
        }
        return evidence;
    }

    /** The evidence for each segmentation. */
    public static List<Evidence> evidence(PageTree tree, TagPathSequence sequence, List<Proposal> cuts) {
        EvidenceMeter meter = new EvidenceMeter(tree, sequence, PlaceWords.NONE);
        return cuts.stream().map(meter::measure).toList();
    }

    /** The best of the segmentations of a page, not regrouped; none of none. */
    public Optional<RankedList> choose(PageTree tree, List<Proposal> cuts, List<Evidence> evidence) {
        List<Candidate> two = apart(ranked(cuts, evidence), List.of(), 2);
        return two.stream()
                .findFirst()
                .map(best -> best.located(best.choice(lead(two)), true, best, tree, new Landmarks(tree)));
    }

    /** Best first; of equal ones the one that was proposed first. */
    private List<Candidate> ranked(List<Proposal> cuts, List<Evidence> evidence) {
        List<Candidate> ranked = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            double score = evidence.get(i).score(ranker);
            ranked.add(new Candidate(cuts.get(i), evidence.get(i), score));
        }
        ranked.sort(null);
        return ranked;
    }

    /** Returns what {@link #apart} takes, each read: the lead over a rival is one over all that is known of it. */
    private List<Candidate> readApart(List<Candidate> ranked, List<Candidate> taken, int most, EvidenceMeter meter) {
        List<Candidate> apart = apart(ranked, taken, most);
        int at = 0;
        while (at < apart.size()) {
            Candidate next = apart.get(at++);
            if (!next.evidence().isWhole()) {
                Evidence whole = meter.read(next.cut(), next.evidence());
                ranked.set(placeOf(next, ranked), new Candidate(next.cut(), whole, whole.score(ranker)));
                ranked.sort(null);
                apart = apart(ranked, taken, most);
                at = 0;
            }
        }
        return apart;
    }

    private static int placeOf(Candidate one, List<Candidate> ranked) {
        int place = 0;
        while (ranked.get(place) != one) {
            place++;
        }
        return place;
    }

    /** The best that overlaps nothing taken, the best of those that do not overlap it either, and so on. */
    private static List<Candidate> apart(List<Candidate> ranked, List<Candidate> taken, int most) {
        List<Candidate> apart = new ArrayList<>();
        for (Candidate next : ranked) {
            if (apart.size() == most) {
                break;
            }
            if (!next.overlapsAny(taken) && !next.overlapsAny(apart)) {
                apart.add(next);
            }
        }
        return apart;
    }

    /** The score of the best over the second best. */
    private static double lead(List<Candidate> apart) {
        return apart.size() < 2
                ? Ranking.GREATEST_LEAD
                : Math.min(apart.get(0).score() - apart.get(1).score(), Ranking.GREATEST_LEAD);
    }
}
