package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.region.DataRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses among proposed cuts: measures the evidence for each, and lets a linear model say which is best; then the best
 * of those that do not overlap it, and so on. Regions without a cut are passed over.
 */
public final class ChosenRecords implements RecordLocator {

    private final LocatorSettings settings;
    private final LinearModel model;

    /**
     * A locator.
     *
     * @param model scores the measures of a cut, in the order of {@link Measure}
     */
    public ChosenRecords(LocatorSettings settings, LinearModel model) {
        this.settings = settings;
        this.model = model;
    }

    @Override
    public List<LocatedRegion> locate(PageTree tree, TagPathSequence sequence, List<DataRegion> regions) {
        List<Cut> cuts =
                regions.stream().map(DataRegion::cut).filter(c -> c != Cut.NONE).toList();
        return choose(cuts, evidence(tree, sequence, cuts, settings));
    }

    /** The evidence for each cut. */
    public static List<Evidence> evidence(
            PageTree tree, TagPathSequence sequence, List<Cut> cuts, LocatorSettings settings) {
        CutMeter meter = new CutMeter(tree, sequence, settings);
        return cuts.stream().map(meter::measure).toList();
    }

    /** Of the cuts of a page the best that do not overlap, in document order. */
    public List<LocatedRegion> choose(List<Cut> cuts, List<Evidence> evidence) {
        List<Scored> scored = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            scored.add(new Scored(
                    cuts.get(i), evidence.get(i), model.score(evidence.get(i).values())));
        }
        scored.sort(Comparator.comparingDouble(s -> -s.score));
        List<Scored> apart = apart(scored, Math.max(2, settings.mostRegions()));
        return apart.stream()
                .limit(settings.mostRegions())
                .sorted(Comparator.comparingInt(s -> s.cut.start(0)))
                .map(s -> new LocatedRegion(
                        s.cut.span(), s.cut.records(), 0, new Choice(s.evidence, s.score, lead(s, apart))))
                .toList();
    }

    /** Of cuts sorted by score the best that do not overlap. */
    private static List<Scored> apart(List<Scored> scored, int most) {
        List<Scored> apart = new ArrayList<>();
        for (Scored next : scored) {
            if (apart.size() < most && apart.stream().noneMatch(next::overlaps)) {
                apart.add(next);
            }
        }
        return apart;
    }

    private record Scored(Cut cut, Evidence evidence, double score) {
        boolean overlaps(Scored other) {
            return cut.span().intersects(other.cut.span());
        }
    }

    private static double lead(Scored of, List<Scored> apart) {
        double rival = apart.stream()
                .filter(s -> s != of)
                .mapToDouble(Scored::score)
                .max()
                .orElse(Double.NEGATIVE_INFINITY);
        return Math.min(of.score - rival, Choice.GREATEST_LEAD);
    }
}
