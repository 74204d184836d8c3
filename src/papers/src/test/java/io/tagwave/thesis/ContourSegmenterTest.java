package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
        assertEquals(List.of(new Span(4, 16)), spans(ContourSettings.PUBLISHED, page));
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

    @Test
    void twoListsUnderOneFlatContourArePartedFromTheRight() {
        int[] page = concat(new int[] {1, 2, 3, 4, 5, 6}, repeat(6, 5, 6), repeat(6, 3, 4));
        ContourSettings left = new ContourSettings(1, 0, false, false, true);
        ContourSettings right = new ContourSettings(1, 0, true, false, true);
        assertEquals(List.of(new Span(5, 30)), spans(left, page));
        assertEquals(List.of(new Span(5, 18), new Span(18, 30)), spans(right, page));
        // One list is one from either side.
        int[] list = concat(new int[] {1, 2}, repeat(6, 3, 4));
        assertEquals(spans(left, list), spans(right, list));
    }

    @Test
    void aRegionOfJustTheLeastShareIsLarge() {
        ContourSegmenter finder = new ContourSegmenter(new ContourSettings(1, 0.1, false, false, true));
        TagPathSequence page = TagPathSequence.ofCodes(repeat(50, 1));
        assertEquals(0.1, finder.settings().minShare());
        assertTrue(finder.isLarge(new DataRegion(new Span(10, 15), 0), page));
        assertFalse(finder.isLarge(new DataRegion(new Span(10, 14), 0), page));
        int[] codes = concat(IntStream.rangeClosed(1, 46).toArray(), repeat(2, 1, 2));
        assertEquals(List.of(new Span(45, 50)), spans(new ContourSettings(90, 0.1, false, false, true), codes));
        assertEquals(List.of(), spans(new ContourSettings(90, 0.11, false, false, true), codes));
    }

    @Test
    void aRegionThatRisesOrFallsAsSteeplyAsMayBeIsFlat() {
        ContourSegmenter finder = new ContourSegmenter(new ContourSettings(0.25, 0, false, false, true));
        for (int sign : new int[] {1, -1}) {
            assertTrue(finder.isFlat(new DataRegion(new Span(0, 9), sign * 0.25)));
            assertFalse(finder.isFlat(new DataRegion(new Span(0, 9), sign * 0.26)));
        }
    }

    @Test
    void aSteepRunIsNoRegion() {
        int[] page = concat(new int[] {9}, IntStream.rangeClosed(1, 8).toArray());
        assertEquals(List.of(), spans(ContourSettings.PUBLISHED, page));
        assertEquals(
                1, spans(new ContourSettings(1, 0, false, false, true), page).size());
    }
}
