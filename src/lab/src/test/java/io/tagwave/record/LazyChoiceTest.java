package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.eval.GrowingPages;
import io.tagwave.region.Cut;
import io.tagwave.region.RaisedRegions;
import io.tagwave.region.RaisedSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LazyChoiceTest {

    private static final int MEASURES = Measure.values().length;

    /** Sections of lists that differ in what their items hold. */
    private static PageTree page(int seed) {
        Random random = new Random(seed);
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int section = 0; section < 4; section++) {
            page.open("section").open("h2").text("Part " + section).close();
            int fields = 1 + random.nextInt(4);
            for (int item = 0; item < 2 + random.nextInt(60); item++) {
                page.open("div");
                for (int field = 0; field < fields; field++) {
                    if (random.nextInt(4) > 0) {
                        page.open(field == 0 ? "a" : "p");
                        page.text("word ".repeat(1 + random.nextInt(9)) + random.nextInt(20));
                        page.close();
                    }
                }
                page.close();
            }
            page.close();
        }
        return page.close().build();
    }

    private static ChoiceModel model(int seed) {
        return new ChoiceModel(model(seed + 1000, ChoiceModel.AT_A_GLANCE), model(seed, EnumSet.allOf(Measure.class)));
    }

    private static AdditiveModel model(int seed, Set<Measure> known) {
        Random random = new Random(seed);
        double[] below = random.doubles(MEASURES, -1, 1).toArray();
        for (Measure measure : Measure.values()) {
            below[measure.ordinal()] *= known.contains(measure) ? 1 : 0;
        }
        double[] above = Arrays.stream(below)
                .map(slope -> slope * random.nextDouble() * 2)
                .toArray();
        double[] least = random.doubles(MEASURES, -2, 0).toArray();
        double[] bend = random.doubles(MEASURES, 0, 1).toArray();
        double[] most = random.doubles(MEASURES, 0.1, 4).toArray();
        return new AdditiveModel(0, below, above, least, bend, most);
    }

    private static List<Cut> regions(PageTree tree, TagPathSequence sequence) {
        return new RaisedRegions(RaisedSettings.DEFAULT).find(tree, sequence);
    }

    @Test
    void whateverTheModelTheChoiceIsThatOfAllTheEvidence() {
        for (int seed = 0; seed < 60; seed++) {
            PageTree tree = page(seed);
            TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
            List<Cut> regions = regions(tree, sequence);
            List<Cut> cuts = regions.stream().toList();
            LocatorSettings settings = LocatorSettings.DEFAULT.withRegions(1 + seed % 3);
            List<Evidence> evidence = ChosenRecords.evidence(tree, sequence, cuts, settings);
            ChosenRecords chosen = new ChosenRecords(settings, model(seed));
            assertEquals(
                    chosen.locate(tree, sequence, cuts, evidence),
                    chosen.locate(tree, sequence, regions),
                    "seed " + seed);
        }
    }

    @Test
    void allTheEvidenceLiesInTheRangesOfTheFirstGlance() {
        for (int seed = 0; seed < 60; seed++) {
            PageTree tree = seed % 10 == 0 ? GrowingPages.page(100 + seed * 20, 1) : page(seed);
            TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
            CutMeter meter = new CutMeter(tree, sequence, LocatorSettings.DEFAULT);
            for (Cut region : regions(tree, sequence)) {
                Ranges ranges = meter.bounded(region, meter.glance(region));
                double[] least = ranges.least().clone();
                double[] most = ranges.most().clone();
                double[] values =
                        meter.measure(region, meter.narrowed(region, ranges)).values();
                for (int i = 0; i < MEASURES; i++) {
                    assertTrue(
                            least[i] <= values[i] && values[i] <= most[i],
                            Measure.values()[i] + " is " + values[i] + ", not in " + least[i] + " to " + most[i]);
                }
            }
        }
    }

    @Test
    void noMeasuresInRangesScoreMore() {
        Random random = new Random(3);
        for (int seed = 0; seed < 100; seed++) {
            double[] low = random.doubles(MEASURES, -3, 3).toArray();
            double[] high = Arrays.stream(low).map(v -> v + random.nextDouble()).toArray();
            double[] between = new double[MEASURES];
            Arrays.setAll(between, i -> low[i] + random.nextDouble() * (high[i] - low[i]));
            assertTrue(model(seed).rank().score(between) <= model(seed).rank().mostScore(new Ranges(low, high)));
            assertEquals(model(seed).rank().score(low), model(seed).rank().mostScore(new Ranges(low, low)));
        }
    }
}
