package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.record.LocatedRegion;
import io.tagwave.signal.FullSpectrum;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SpectralLocatorTest {

    static List<PowerSpectrum> spectra() {
        return List.of(new FullSpectrum(3), new LazySpectrum(6));
    }

    private static List<LocatedRegion> locate(PowerSpectrum spectrum, int... codes) {
        TagPathSequence sequence = TagPathSequence.ofCodes(codes);
        return new SpectralLocator(SpectralSettings.WITH_ADDITIONS, spectrum)
                .locate(sequence, List.of(new DataRegion(new Span(0, codes.length), 0))).stream()
                        .map(SegmentedRegion::located)
                        .toList();
    }

    @ParameterizedTest
    @MethodSource("spectra")
    void copiesOfAnItemAreThatManyRecords(PowerSpectrum spectrum) {
        for (int copies = 4; copies < 40; copies++) {
            int[] codes = IntStream.range(0, copies * 8).map(i -> 1 + i % 8).toArray();
            LocatedRegion region = locate(spectrum, codes).get(0);
            assertEquals(copies, region.records().size());
            assertEquals(new Span(0, copies * 8), region.span());
        }
    }

    @ParameterizedTest
    @MethodSource("spectra")
    void optionalFieldsMakeRecordsLongerNotMore(PowerSpectrum spectrum) {
        IntStream.Builder codes = IntStream.builder();
        Random random = new Random(7);
        for (int record = 0; record < 20; record++) {
            IntStream.rangeClosed(1, 12).forEach(codes);
            if (random.nextInt(3) == 0) {
                codes.add(13);
            }
        }
        assertEquals(
                20, locate(spectrum, codes.build().toArray()).get(0).records().size());
    }

    @ParameterizedTest
    @MethodSource("spectra")
    void unevenCodesAreNoRecords(PowerSpectrum spectrum) {
        int[] codes = new int[64];
        Arrays.fill(codes, 2);
        codes[0] = 1;
        codes[3] = 1;
        codes[50] = 1;
        assertEquals(List.of(), locate(spectrum, codes));
    }

    @Test
    void variationIsThatOfTheThesisExample() {
        // Definition 3.4: positions 4, 6, 8, 11 have distances 2, 2, 3 and a variation of 24.744 %.
        assertEquals(
                0.24744, OccurrenceDistances.between(new int[] {4, 6, 8, 11}).variation(), 1e-5);
    }
}
