package io.tagwave.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistogramBinsTest {

    @ParameterizedTest
    @CsvSource({
        "2024-05-03, 2024-05-03, 2024-05-03",
        "2024-05-03, 2024-05-09, 2024-05-03",
        "2024-05-03, 2024-06-09, 2024-04-29 to 2024-05-05",
        "2024-05-03, 2025-01-09, 2024-05-01 to 2024-05-31",
        "2024-05-03, 2026-01-09, 2024-04-01 to 2024-06-30",
        "2003-05-03, 2026-01-09, 2002-01-01 to 2003-12-31",
    })
    void daysAreCountedByTheCalendar(LocalDate least, LocalDate most, String first) {
        HistogramBins steps = HistogramBins.ofDays(least, most);
        assertEquals(first, steps.label(0));
        assertTrue(steps.count() <= 18, steps.count() + " steps");
        assertEquals(0, steps.of(least.toEpochDay()));
        assertEquals(steps.count() - 1, steps.of(most.toEpochDay()));
    }

    @ParameterizedTest
    @CsvSource({"0, 100", "-3.5, 7", "1e17, 1e17", "5, 5", "-1e308, 1e308", "0.001, 0.0011", "1e9, 1000000001"})
    void everyNumberOfTheRangeHasAStep(double least, double most) {
        HistogramBins steps = HistogramBins.ofNumbers(least, most);
        assertTrue(steps.count() >= 1 && steps.count() <= 16, steps.count() + " steps");
        for (double value : new double[] {least, (least + most) / 2, most}) {
            int step = steps.of(value);
            assertTrue(steps.from(step) <= value && value < steps.to(step), value + " in " + steps.label(step));
        }
    }

    @Test
    void stepsBeginAtRoundNumbers() {
        assertEquals("from 0 to under 100", HistogramBins.ofNumbers(7, 1024).label(0));
    }
}
