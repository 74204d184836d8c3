package io.tagwave.record;

import io.tagwave.region.Segmentation;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the list of a page among its proposed segmentations: gathers the evidence, lets the ranker order them, and
 * takes the best; then the best of those that do not overlap it, and so on. The first gets its {@link Regrouping}.
 */
public final class ListLocator {

    private final LocatorSettings settings;
    private final AdditiveModel ranker;

    /** A locator. */
    public ListLocator(LocatorSettings settings, AdditiveModel ranker) {
        this.settings = settings;
        this.ranker = ranker;
    }

    /** The regions that hold records, in document order; none without a segmentation. */
    public List<ChosenList> locate(PageTree tree, TagPathSequence sequence, List<Segmentation> cuts) {
        EvidenceMeter meter = new EvidenceMeter(tree, sequence, settings);
        List<Candidate> ranked = ranked(cuts, evidence(cuts, meter));
        return located(readApart(ranked, meter), ranked, tree, sequence, meter);
    }

    /**
     * All the evidence for those segmentations that may come first by what needs no look at their nodes; of the others
     * that alone.
     */
    private List<Evidence> evidence(List<Segmentation> cuts, EvidenceMeter meter) {
        List<Evidence> evidence = new ArrayList<>(cuts.size());
        double[] scores = new double[cuts.size()];
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < scores.length; i++) {
            evidence.add(meter.glance(cuts.get(i)));
            scores[i] = evidence.get(i).score(ranker);
            best = Math.max(best, scores[i]);
        }
        for (int i = 0; i < scores.length; i++) {
            if (scores[i] >= best - settings.glance()) {
                evidence.set(i, meter.read(cuts.get(i), evidence.get(i)));
            }
        }
        return evidence;
    }

    /** The evidence for each segmentation. */
    public static List<Evidence> evidence(
            PageTree tree, TagPathSequence sequence, List<Segmentation> cuts, LocatorSettings settings) {
        EvidenceMeter meter = new EvidenceMeter(tree, sequence, settings);
        return cuts.stream().map(meter::measure).toList();
    }

    /** The best of the segmentations of a page that do not overlap, in document order; without companions. */
    public List<ChosenList> choose(List<Segmentation> cuts, List<Evidence> evidence) {
        List<Candidate> apart = apart(ranked(cuts, evidence));
        return apart.isEmpty() ? List.of() : located(apart, apart.get(0), apart.get(0), List.of());
    }

    /** Best first; of equal ones the one that was proposed first. */
    private List<Candidate> ranked(List<Segmentation> cuts, List<Evidence> evidence) {
        List<Candidate> ranked = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            double score = evidence.get(i).score(ranker);
            ranked.add(new Candidate(cuts.get(i), evidence.get(i), score));
        }
        ranked.sort(null);
        return ranked;
    }

    /** What {@link #apart} takes, each read: the lead over a rival is one over all that is known of it. */
    private List<Candidate> readApart(List<Candidate> ranked, EvidenceMeter meter) {
        List<Candidate> apart = apart(ranked);
        int at = 0;
        while (at < apart.size()) {
            Candidate next = apart.get(at++);
            if (!next.evidence().isWhole()) {
                Evidence whole = meter.read(next.cut(), next.evidence());
                ranked.set(ranked.indexOf(next), new Candidate(next.cut(), whole, whole.score(ranker)));
                ranked.sort(null);
                apart = apart(ranked);
                at = 0;
            }
        }
        return apart;
    }

    /** The best, the best of those that do not overlap it, and so on; one more than is located, for comparison. */
    private List<Candidate> apart(List<Candidate> ranked) {
        List<Candidate> apart = new ArrayList<>();
        for (Candidate next : ranked) {
            if (apart.size() < Math.max(2, settings.mostRegions()) && !next.overlapsAny(apart)) {
                apart.add(next);
            }
        }
        return apart;
    }

    private List<ChosenList> located(
            List<Candidate> apart,
            List<Candidate> ranked,
            PageTree tree,
            TagPathSequence sequence,
            EvidenceMeter meter) {
        if (apart.isEmpty()) {
            return List.of();
        }
        List<Candidate> located = apart.subList(1, mostLocated(apart));
        List<Candidate> free = new ArrayList<>();
        for (Candidate other : ranked) {
            if (!other.overlapsAny(located)) {
                free.add(other);
            }
        }
        Regrouping regrouping = new Regrouping(tree, sequence, meter, ranker);
        Candidate whole = regrouping.of(apart.get(0), free);
        Candidate best = whole.overlapsAny(located) ? apart.get(0) : whole;
        Candidate judged = best.score() > apart.get(0).score() ? best : apart.get(0);
        return located(apart, best, judged, regrouping.companions(best, ranked));
    }

    /**
     * The best regions, and companions of the first, which were chosen because it was.
     *
     * @param best what stands for the first
     * @param judged what was chosen for it
     */
    private List<ChosenList> located(
            List<Candidate> apart, Candidate best, Candidate judged, List<Candidate> companions) {
        Choice choice = judged.choice(lead(apart.get(0), apart));
        List<ChosenList> regions = new ArrayList<>();
        regions.add(best.located(choice));
        for (Candidate region : apart.subList(1, mostLocated(apart))) {
            if (!region.overlapsAny(companions)) {
                regions.add(region.located(lead(region, apart)));
            }
        }
        for (Candidate companion : companions) {
            regions.add(companion.located(choice));
        }
        regions.sort(Comparator.comparingInt(chosen -> chosen.region().span().start()));
        return regions;
    }

    /** How many are located; one more may be there for comparison. */
    private int mostLocated(List<Candidate> apart) {
        return Math.min(apart.size(), settings.mostRegions());
    }

    private static double lead(Candidate of, List<Candidate> apart) {
        double rival = Double.NEGATIVE_INFINITY;
        for (Candidate other : apart) {
            rival = other == of ? rival : Math.max(rival, other.score());
        }
        return Math.min(of.score() - rival, Choice.GREATEST_LEAD);
    }
}
