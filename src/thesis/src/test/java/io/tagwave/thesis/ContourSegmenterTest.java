package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ContourSegmenterTest {

    private static List<Span> spans(ContourSettings settings, int... codes) {
        return new ContourSegmenter(settings)
                .find(TagPathSequence.ofCodes(codes)).stream()
                        .map(DataRegion::span)
                        .toList();
    }

    private static int[] concat(int[]... parts) {
        return Arrays.stream(parts).flatMapToInt(IntStream::of).toArray();
    }

    private static int[] repeat(int times, int... item) {
        return IntStream.range(0, times * item.length)
                .map(i -> item[i % item.length])
                .toArray();
    }

    @Test
    void repeatedItemsLeaveTheContourFlat() {
        int[] page = concat(new int[] {1, 2}, repeat(5, 3, 4, 5), new int[] {6, 7, 8});
        // The first item raises the contour; it joins the flat part only by growing.
        assertEquals(List.of(new Span(4, 17)), spans(ContourSettings.PUBLISHED, page));
        assertEquals(List.of(new Span(2, 17)), spans(ContourSettings.WITH_ADDITIONS, page));
    }

    @Test
    void runsThatShareACodeAreOneRegion() {
        int[] page = concat(repeat(5, 1, 2), new int[] {3}, repeat(5, 1, 2));
        assertEquals(1, spans(ContourSettings.PUBLISHED, page).size());
    }

    @Test
    void runsWithoutACommonCodeStayApart() {
        int[] page = concat(new int[] {1}, repeat(6, 2, 3), repeat(6, 4, 5));
        assertEquals(2, spans(ContourSettings.WITH_ADDITIONS, page).size());
    }

    @Test
    void aRisingSequenceHasNoRegion() {
        int[] page = IntStream.rangeClosed(1, 50).toArray();
        assertEquals(List.of(), spans(ContourSettings.WITH_ADDITIONS, page));
    }

    @Test
    void oneNodeHasNoRegion() {
        assertEquals(List.of(), spans(ContourSettings.WITH_ADDITIONS, 1));
    }
}
