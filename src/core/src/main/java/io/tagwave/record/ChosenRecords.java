package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Chooses among proposed cuts: sifts them by what is known at a glance, gathers the evidence for those that are left, and
 * lets a learned model say which is best; then the best of those that do not overlap it, and so on. The best gets a
 * {@link SecondLook} and its {@link Completion}, and is joined by its {@link Companions}.
 */
public final class ChosenRecords {

    private final LocatorSettings settings;
    private final ChoiceModel model;

    /** A locator. */
    public ChosenRecords(LocatorSettings settings, ChoiceModel model) {
        this.settings = settings;
        this.model = model;
    }

    /** The regions that hold records, in document order; none without a cut. */
    public List<ChosenRegion> locate(PageTree tree, TagPathSequence sequence, List<Cut> cuts) {
        CutMeter meter = new CutMeter(tree, sequence, settings);
        List<Candidate> sifted = sifted(cuts, meter);
        return located(choose(sifted, meter), sifted, tree, sequence, meter);
    }

    /** Most cuts can not be among the best by what their text says, and are spared the rest of a glance. */
    private List<Candidate> sifted(List<Cut> proposed, CutMeter meter) {
        List<Cut> cuts = new ArrayList<>();
        List<Ranges> glances = new ArrayList<>();
        double[] scores = new double[proposed.size()];
        Greatest greatest = new Greatest(settings.sifted());
        for (Cut cut : proposed) {
            Ranges weighed = meter.weighed(cut);
            if (greatest.admits(model.sift().mostScore(weighed))) {
                Ranges glance = meter.glance(cut, weighed);
                scores[cuts.size()] = model.sift().score(glance.least());
                greatest.add(scores[cuts.size()]);
                cuts.add(cut);
                glances.add(glance);
            }
        }
        List<Candidate> sifted = new ArrayList<>();
        for (int i : greatest.places(scores)) {
            sifted.add(Candidate.open(cuts.get(i), i, meter.bounded(cuts.get(i), glances.get(i)), model.rank()));
        }
        return sifted;
    }

    /** The evidence for each cut. */
    public static List<Evidence> evidence(
            PageTree tree, TagPathSequence sequence, List<Cut> cuts, LocatorSettings settings) {
        CutMeter meter = new CutMeter(tree, sequence, settings);
        return cuts.stream()
                .map(cut -> meter.measure(cut, meter.narrowed(cut, meter.bounded(cut, meter.glance(cut)))))
                .toList();
    }

    /** The best of the cuts of a page that do not overlap, in document order; without companions. */
    public List<ChosenRegion> choose(List<Cut> cuts, List<Evidence> evidence) {
        List<Candidate> apart = choose(sifted(cuts, evidence), null);
        return apart.isEmpty() ? List.of() : located(apart, apart.get(0), apart.get(0), List.of());
    }

    /**
     * What {@link #locate} finds, of cuts for which all the evidence was gathered: that being sparing changes nothing is tested
     * against it.
     */
    List<ChosenRegion> locate(PageTree tree, TagPathSequence sequence, List<Cut> cuts, List<Evidence> evidence) {
        List<Candidate> sifted = sifted(cuts, evidence);
        CutMeter meter = new CutMeter(tree, sequence, settings);
        return located(choose(sifted, meter), sifted, tree, sequence, meter);
    }

    private List<Candidate> sifted(List<Cut> cuts, List<Evidence> evidence) {
        List<Candidate> sifted = new ArrayList<>();
        List<double[]> known = evidence.stream().map(Evidence::values).toList();
        for (int i : model.sift().best(known, settings.sifted())) {
            sifted.add(Candidate.read(cuts.get(i), i, evidence.get(i), model.rank()));
        }
        return sifted;
    }

    /**
     * Takes the best until there are enough. The evidence for a cut is gathered only when it could come next: the same
     * choice, and the same lead, as if all were known.
     */
    private List<Candidate> choose(List<Candidate> sifted, CutMeter meter) {
        PriorityQueue<Candidate> candidates = new PriorityQueue<>(sifted);
        List<Candidate> apart = new ArrayList<>();
        while (!candidates.isEmpty() && !isEnough(apart, candidates.peek())) {
            Candidate next = candidates.remove();
            if (!next.overlapsAny(apart)) {
                if (next.isRead()) {
                    apart.add(next);
                } else {
                    candidates.add(next.closer(meter, model.rank()));
                }
            }
        }
        return apart;
    }

    private List<ChosenRegion> located(
            List<Candidate> apart, List<Candidate> sifted, PageTree tree, TagPathSequence sequence, CutMeter meter) {
        if (apart.isEmpty()) {
            return List.of();
        }
        List<Candidate> located = apart.subList(1, mostLocated(apart));
        List<Candidate> free = new ArrayList<>();
        for (Candidate other : sifted) {
            if (!other.overlapsAny(located)) {
                free.add(other);
            }
        }
        Candidate looked = new SecondLook(tree, meter).at(apart.get(0), free);
        Candidate whole = new Completion(tree, sequence, meter, model.rank()).of(looked);
        Candidate best = whole.overlapsAny(located) ? looked : whole;
        Candidate judged =
                best.isJudgedLike(looked) || best.score() < apart.get(0).score() ? apart.get(0) : best;
        return located(apart, best, judged, new Companions(tree, meter).of(best, sifted));
    }

    /**
     * The best regions, and companions of the first, which were chosen because it was.
     *
     * @param best what stands for the first
     * @param judged what was chosen for it
     */
    private List<ChosenRegion> located(
            List<Candidate> apart, Candidate best, Candidate judged, List<Candidate> companions) {
        Choice choice = judged.choice(lead(apart.get(0), apart));
        List<ChosenRegion> regions = new ArrayList<>();
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

    /** One region alone is compared with a rival, unless that is so weak that it counts for none. */
    private boolean isEnough(List<Candidate> apart, Candidate next) {
        return apart.size() >= Math.max(2, settings.mostRegions())
                || (apart.size() >= settings.mostRegions()
                        && apart.get(0).score() - next.score() >= Choice.GREATEST_LEAD);
    }

    private static double lead(Candidate of, List<Candidate> apart) {
        double rival = Double.NEGATIVE_INFINITY;
        for (Candidate other : apart) {
            rival = other == of ? rival : Math.max(rival, other.score());
        }
        return Math.min(of.score() - rival, Choice.GREATEST_LEAD);
    }
}
