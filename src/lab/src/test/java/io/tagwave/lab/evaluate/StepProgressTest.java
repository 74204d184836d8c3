package io.tagwave.lab.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StepProgressTest {

    @Test
    void aLineTellsHowMuchIsDoneAndWhatIsLeft() {
        assertEquals(
                "pages shown: 30 of 120 in 1 min 0 s, about 3 min 0 s left",
                StepProgress.line("pages shown", 30, 120, 60_000_000_000L));
        assertEquals("pages shown: 0 of 120 in 5 s", StepProgress.line("pages shown", 0, 120, 5_000_000_000L));
        assertEquals("pages shown: 120 of 120 in 9 s", StepProgress.line("pages shown", 120, 120, 9_000_000_000L));
    }
}
