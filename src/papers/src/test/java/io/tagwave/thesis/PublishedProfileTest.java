package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.tagwave.align.NodeTable;
import io.tagwave.content.Verdict;
import io.tagwave.dom.HtmlParser;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.record.LocatedRegion;
import io.tagwave.signal.FullSpectrum;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.signal.Signals;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The profile that does what the thesis prints: its constants, its examples and its order of stages. */
class PublishedProfileTest {

    private static final Path THESIS = Path.of("../../../shared/papers/record-extraction-thesis.txt");

    /** Positions at which code 255 occurs in the region of Figure 5a (4.1.3). */
    private static final int[] CODE_255 = {
        1, 32, 65, 95, 129, 159, 193, 220, 254, 283, 313, 344, 375, 402, 431, 461, 488, 518, 552, 588
    };

    static List<PowerSpectrum> spectra() {
        return List.of(ThesisStages.publishedFullSpectrum(), ThesisStages.publishedLazySpectrum());
    }

    // What is printed.

    @Test
    void nothingIsAskedOfARegionButItsSlope() {
        ContourSettings settings = published().segmenter().settings();
        assertEquals(new ContourSettings(Math.PI / 40, 0, false, false, false), settings);
    }

    @Test
    void ofACodeItsVariationIsAskedAndAPeakWithinTwoBins() {
        SpectralSettings settings = published().locator().settings();
        assertEquals(new SpectralSettings(3, 0.35, 0, 0, 2, false, true), settings);
        assertEquals(18, published().locator().firstBin(CODE_255));
        assertEquals(22, published().locator().lastBin(CODE_255));
    }

    @Test
    void bothSpectraHaveOneThresholdEachInItsOwnUnit() {
        for (PowerSpectrum spectrum : spectra()) {
            assertEquals(3, spectrum.threshold());
        }
        assertEquals("times the mean power", spectra().get(1).unit());
    }

    @Test
    void theBestClusterIsContentHoweverLowItLies() {
        RegionFeatures low = new RegionFeatures(1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3);
        assertTrue(published().classifier().classify(List.of(low)).get(0).content());
        assertFalse(ThesisStages.of(ThesisStages.lazySpectrum())
                .classifier()
                .classify(List.of(low))
                .get(0)
                .content());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4.1.1 steps | here we use class and in-line style attributes instead of rendering",
                "4.1.2 runs | assembles a set with all intervals where the finite difference is zero-valued",
                "4.1.2 half open | regions} \\cup \\textit{[start, end)}",
                "4.1.3 least code first | iterates over the region's alphabet, in ascending order",
                "4.1.3 whole region | signal $\\leftarrow$ region – $\\mu$ (region)",
                "4.1.3 two bins | interval \\leftarrow [recCount - 2recCount + 2]",
                "4.1.3 unit | set a threshold measured in number of standard deviations",
                "4.1.3 order | to filter out noise data so this records are not forwarded for subsequent alignment",
                "4.2 unit | when using single coefficients we standardize using only the mean",
                "5.1.2 score | we can combine them all using simple multiplication",
                "5.2.1 clusters | we discard the cluster with lower centroid"
            })
    void theThesisSaysSo(String place, String words) throws IOException {
        assumeTrue(Files.exists(THESIS), "no text of the thesis beside the project");
        assertTrue(plain(Files.readString(THESIS)).contains(plain(words)), place);
    }

    /** Letters and digits alone: the text suffered in conversion. */
    private static String plain(String text) {
        return text.replaceAll("\\\\[a-z]+", "").replaceAll("[^A-Za-z0-9]", "");
    }

    @Test
    void theThesisNamesNoValueOfItsThresholds() throws IOException {
        assumeTrue(Files.exists(THESIS), "no text of the thesis beside the project");
        String text = Files.readString(THESIS);
        for (String value : List.of("4.5 degrees", "CVthreshold =", "numSD =", "minZScore =", "minCV =")) {
            assertFalse(text.contains(value), value);
        }
    }

    // Its examples.

    @Test
    void variationOfCode255IsThatOfFigure5() {
        OccurrenceDistances distances = OccurrenceDistances.between(CODE_255);
        assertEquals(30.895, distances.mean(), 5e-4);
        assertEquals(0.085564, distances.variation(), 5e-6);
    }

    @Test
    void featuresAreThoseOfFigures9To12() {
        // A page of 1336 positions and 391 codes; a region of 618 with its centre at 783, codes from 254 to 283.
        int[] codes = new int[1336];
        Arrays.fill(codes, 391);
        for (int i = 0; i < 618; i++) {
            codes[474 + i] = i % 10 < 3 ? 283 : 254;
        }
        List<Span> records = new ArrayList<>();
        IntStream.range(0, 20).forEach(i -> records.add(new Span(474 + 30 * i, 504 + 30 * i)));
        SegmentedRegion region =
                new SegmentedRegion(new Span(474, 1092), LocatedRegion.ofOnePart(new Span(474, 1074), records));
        RegionFeatures f = new FeatureExtractor(null, TagPathSequence.ofCodes(codes), FeatureMeasurement.EQUATIONS)
                .features(region, null);
        assertEquals(0.4625, f.size(), 1e-4);
        // The thesis counts the centre as 667 and the distance as 117, where 668 and 115 are exact.
        assertEquals(0.8246, f.center(), 4e-3);
        assertEquals(0.4147, f.horizontal(), 1e-3);
        assertEquals(263 / 391.0, f.vertical(), 1e-3);
        assertEquals(0.0742, f.range(), 1e-4);
        assertEquals(20 / 31.0, f.record(), 3e-3);
    }

    @ParameterizedTest
    @MethodSource("spectra")
    void figure6ASignificantPeakIsEnoughWhereAnotherIsTheHighest(PowerSpectrum spectrum) {
        // Records of twenty positions, each made of four like parts: the highest peak is that of the parts.
        int[] codes = IntStream.range(0, 20 * 32)
                .map(i -> i % 20 == 0 ? 1 : (int) Math.round(9 + 4 * wave(i, 5) + 2.2 * wave(i, 20)))
                .toArray();
        double[] signal = Signals.centred(codes);
        double records = new FullSpectrum(0).peak(signal, 30, 34);
        assertTrue(new FullSpectrum(0).peak(signal, 1, codes.length / 2) > 1.5 * records);
        SpectralLocator locator = new SpectralLocator(SpectralSettings.PUBLISHED, spectrum);
        List<SegmentedRegion> cut =
                locator.locate(TagPathSequence.ofCodes(codes), List.of(new DataRegion(new Span(0, codes.length), 0)));
        assertEquals(32, cut.get(0).located().records().size());
    }

    private static double wave(int position, int period) {
        return Math.sin(2 * Math.PI * position / period);
    }

    @Test
    void parsevalsMeanIsThatOfTheWholeSpectrum() {
        // Full and lazy are one test at "above the mean": so equation 7 is read right.
        double[] signal = Signals.centred(
                IntStream.range(0, 97).map(i -> i * i % 31 + i % 7).toArray());
        for (int bin = 1; bin < 48; bin++) {
            boolean full = new FullSpectrum(0).peak(signal, bin, bin) > 0;
            assertEquals(full, new LazySpectrum(1).peak(signal, bin, bin) > 1, "bin " + bin);
        }
    }

    // Its stages.

    @Test
    void theWholeRegionIsSignalAndTheLastRecordEndsWithIt() {
        int[] codes = IntStream.concat(
                        IntStream.of(5, 5), IntStream.range(0, 60).map(i -> new int[] {1, 2, 3, 9, 4}[i % 5]))
                .toArray();
        int[] longer =
                IntStream.concat(Arrays.stream(codes), IntStream.of(4, 4)).toArray();
        SpectralLocator locator = published().locator();
        assertEquals(longer.length, locator.signal(longer, new int[] {2, 7, 12}).length);
        SegmentedRegion cut = locator.locate(
                        TagPathSequence.ofCodes(longer), List.of(new DataRegion(new Span(0, longer.length), 0)))
                .get(0);
        assertEquals(new Span(0, longer.length), cut.span());
        assertEquals(new Span(2, 7), cut.located().records().get(0));
        assertEquals(new Span(57, 64), cut.located().records().get(11));
    }

    @Test
    void allClassesAndTheInLineStyleAreOfTheStep() {
        String page =
                "<body><p class='a b'>x</p><p class='a'>x</p><p class='a' style='c:d'>x</p><p bgcolor=red>x</p><p>x</p>";
        int[] codes = TagPathSequence.of(tree(page), published().steps()).codes(0, 11);
        // body, then three looks of p, each with a text of its own path; the last two p have no look at all.
        assertEquals(
                List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 9),
                Arrays.stream(codes).boxed().toList());
    }

    @Test
    void noiseIsToldFirstAndNeverAligned() {
        PageTree tree = tree("<body>" + list("li", "i") + "<hr>" + list("dd", "u") + "</body>");
        // What is judged is the features alone, before there is any table: the first list is noise, the second content.
        List<List<RegionFeatures>> asked = new ArrayList<>();
        RegionClassifier second = regions -> {
            asked.add(regions);
            return IntStream.range(0, regions.size())
                    .mapToObj(i -> Verdict.ofMain(i == regions.size() - 1, 1))
                    .toList();
        };
        ThesisStages stages = published();
        List<JudgedRegion> judged = new ThesisExtractor(
                        new ThesisStages(
                                StepSchemes.classAndStyle(),
                                stages.segmenter(),
                                stages.locator(),
                                second,
                                stages.order()),
                        () -> 0)
                .judge(tree)
                .regions();
        assertEquals(1, asked.size());
        assertEquals(2, judged.size());
        NodeTable noise = judged.get(0).table();
        NodeTable content = judged.get(1).table();
        // Every third item lacks its first field: aligned, that is a gap in front; not aligned, the rest moves up.
        assertTrue(IntStream.range(0, noise.height()).noneMatch(row -> noise.node(row, 0) == NodeTable.GAP));
        assertTrue(IntStream.range(0, content.height()).anyMatch(row -> content.node(row, 0) == NodeTable.GAP));
        assertEquals(StageOrder.CLASSIFY_THEN_ALIGN, stages.order());
        assertEquals(
                StageOrder.ALIGN_THEN_CLASSIFY,
                ThesisStages.of(ThesisStages.lazySpectrum()).order());
    }

    private static String list(String tag, String mark) {
        return Stream.concat(
                        Stream.of("<em>" + tag + "</em>"),
                        IntStream.range(0, 12)
                                .mapToObj(i -> "<" + tag + ">" + (i % 3 == 2 ? "" : "<" + mark + ">n</" + mark + ">")
                                        + "<b>name</b><s>" + i + "</s><q>more</q></" + tag + ">"))
                .reduce("", String::concat);
    }

    @Test
    void theFirstRecordIsLostWhereItsPathsAreNew() {
        // Algorithm 2 has no flat contour before every path of the first record is known; growing repairs it.
        PageTree tree = tree("<body><h1>t</h1><ul>" + "<li><b>x</b><i>y</i></li>".repeat(20) + "</ul></body>");
        for (PowerSpectrum spectrum : spectra()) {
            List<JudgedRegion> judged = new ThesisExtractor(ThesisStages.published(spectrum), () -> 0)
                    .judge(tree)
                    .regions();
            assertEquals(19, judged.get(0).located().records().size());
        }
        List<JudgedRegion> repaired = new ThesisExtractor(ThesisStages.of(ThesisStages.lazySpectrum()), () -> 0)
                .judge(tree)
                .regions();
        assertEquals(20, repaired.get(0).located().records().size());
    }

    @Test
    void aPageWithoutRegionsHasNone() {
        assertEquals(
                Collections.emptyList(),
                new ThesisExtractor(published(), () -> 0)
                        .judge(tree("<body>x</body>"))
                        .regions());
    }

    private static ThesisStages published() {
        return ThesisStages.published(ThesisStages.publishedLazySpectrum());
    }

    private static PageTree tree(String html) {
        return new HtmlParser().parse(html, "").tree();
    }
}
