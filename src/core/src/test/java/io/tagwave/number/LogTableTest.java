package io.tagwave.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LogTableTest {

    @Test
    void looksUpWhatMathSaysAndAsksItBeyond() {
        for (int number = 0; number < 5000; number++) {
            assertEquals(Math.log(number), LogTable.log(number));
            assertEquals(Math.log1p(number), LogTable.log1p(number));
        }
        assertEquals(Math.log(Integer.MAX_VALUE), LogTable.log(Integer.MAX_VALUE));
    }
}
