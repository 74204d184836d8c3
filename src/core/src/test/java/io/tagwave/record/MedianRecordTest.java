package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MedianRecordTest {

    private final MedianRecord template = new MedianRecord();

    private void records(long[]... records) {
        template.clear();
        for (long[] record : records) {
            Map<Long, Integer> counts = new LinkedHashMap<>();
            for (long key : record) {
                counts.merge(key, 1, Integer::sum);
            }
            counts.forEach((key, nodes) -> template.keep(template.code(key), nodes));
            template.endRecord();
        }
        template.close();
    }

    private static long[] record(long... keys) {
        return keys;
    }

    @Test
    void theMedianRecordHoldsWhatMostRecordsHold() {
        records(record(1, 2, 3), record(1, 2), record(1, 2, 2, 4));
        assertEquals(2, template.medianSize());
        // 3 in the first, another 2 and 4 in the last
        assertEquals(3, template.deviation());
        assertEquals(2.0 / 3, template.likeness(0));
        assertEquals(1, template.likeness(1));
        assertEquals(0.5, template.likeness(2));
    }

    @Test
    void fieldsOccurOnceInNearlyAllRecords() {
        records(record(1, 2), record(1, 2), record(1, 2), record(1), record(1, 3, 3));
        assertEquals(1, template.fields());
        records(record(1, 2), record(1, 2), record(1, 2), record(1, 2), record(1, 3, 3));
        assertEquals(2, template.fields());
    }

    @Test
    void aFieldIsVariedWhenItsTextsAreItsRecordsOwn() {
        records(record(1, 2), record(1, 2), record(1, 2));
        template.noteOwnText(template.code(1));
        template.noteOwnText(template.code(1));
        template.noteOwnText(template.code(1));
        template.noteOwnText(template.code(2));
        template.close();
        assertEquals(1, template.variedFields());
    }

    @Test
    void twoRecordsTakenForOneAreDoubled() {
        records(record(1, 2, 1, 2), record(1, 2, 1, 2), record(1, 2, 1, 2));
        assertEquals(1, template.doubling());
    }

    @Test
    void whatIsNoRecordIsComparedNodeByNode() {
        records(record(1, 2, 3), record(1, 2, 3));
        MedianRecord.Comparison comparison = template.compare();
        comparison.add(1);
        comparison.add(2);
        comparison.add(2);
        comparison.add(77);
        assertEquals(2.0 / 5, comparison.likeness());
    }

    @Test
    void manyCodesAndNothingOfTheCutBefore() {
        long[] many = new long[5000];
        for (int i = 0; i < many.length; i++) {
            many[i] = i * 0x9E3779B97F4A7C15L;
        }
        records(many, many);
        assertEquals(5000, template.medianSize());
        records(record(5), record(5));
        assertEquals(1, template.medianSize());
        assertEquals(0, template.deviation());
    }
}
