package io.tagwave.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpanTest {

    /** The positions of a span. */
    private static BitSet set(Span span) {
        BitSet set = new BitSet();
        for (int position = 0; position < 10; position++) {
            set.set(position, span.contains(position));
        }
        return set;
    }

    private static List<Span> spans() {
        List<Span> spans = new ArrayList<>();
        for (int start = 0; start < 5; start++) {
            for (int end = start + 1; end <= 5; end++) {
                spans.add(new Span(start, end));
            }
        }
        return spans;
    }

    @Test
    void aSpanIsTheSetOfItsPositions() {
        for (Span span : spans()) {
            assertEquals(span.length(), set(span).cardinality());
            assertEquals(span.start(), set(span).nextSetBit(0));
            assertEquals(span.end(), set(span).length());
        }
    }

    @Test
    void spansIntersectWhereTheirSetsDo() {
        for (Span a : spans()) {
            for (Span b : spans()) {
                assertEquals(set(a).intersects(set(b)), a.intersects(b), a + " and " + b);
            }
        }
    }

    @Test
    void movingKeepsTheLength() {
        assertEquals(new Span(5, 8), new Span(3, 6).shifted(2));
        assertEquals(new Span(3, 6), new Span(5, 8).shifted(-2));
    }

    @Test
    void aSpanEndsWhereItStartsOrBehind() {
        assertEquals(0, new Span(4, 4).length());
        assertThrows(IllegalArgumentException.class, () -> new Span(4, 3));
        assertThrows(IllegalArgumentException.class, () -> new Span(-1, 3));
    }
}
