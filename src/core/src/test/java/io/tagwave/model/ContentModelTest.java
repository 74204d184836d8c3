package io.tagwave.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.record.Measure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContentModelTest {

    private final ContentModel shipped = ContentModel.shipped();

    @Test
    void theVerdictSeesAllMeasuresTheLeadAndTheScore() {
        assertEquals(Measure.values().length, shipped.ranker().size());
        assertEquals(Measure.values().length + 2, shipped.verdict().size());
    }

    @Test
    void whatIsWrittenReadsTheSame() {
        List<String> lines = shipped.lines();
        ContentModel read = ContentModel.parse(lines);
        assertEquals(lines, read.lines());
        assertEquals(shipped.ranker().bias(), read.ranker().bias());
        double[][] expected = shipped.verdict().parameters();
        double[][] found = read.verdict().parameters();
        for (int row = 0; row < expected.length; row++) {
            assertArrayEquals(expected[row], found[row]);
        }
    }

    @Test
    void theOrderOfLinesAndLinesOfOthersMeanNothing() {
        List<String> lines = new ArrayList<>(shipped.lines());
        Collections.reverse(lines);
        lines.add("other\tBIAS\t3");
        assertEquals(shipped.lines(), ContentModel.parse(lines).lines());
    }

    @Test
    void aMissingInputIsNamed() {
        List<String> lines = new ArrayList<>(shipped.lines());
        lines.removeIf(line -> line.startsWith("verdict\tLEAD"));
        String message = assertThrows(IllegalArgumentException.class, () -> ContentModel.parse(lines))
                .getMessage();
        assertTrue(message.contains("verdict LEAD"), message);
    }

    @Test
    void aBrokenLineIsShown() {
        for (String broken : List.of("rank", "rank\tNO_SUCH_MEASURE\t1\t2\t3\t4\t5", "rank\tBIAS\t1\t2")) {
            List<String> lines = new ArrayList<>(shipped.lines());
            lines.add(broken);
            String message = assertThrows(IllegalArgumentException.class, () -> ContentModel.parse(lines))
                    .getMessage();
            assertTrue(message.contains(broken), message);
        }
    }
}
