package io.tagwave.papers.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TemplateAlgorithmsTest {

    @Test
    void everyAlgorithmIsFoundByItsName() {
        assertEquals(
                List.of("hashed", "cps", "ps", "cps-printed", "ps-printed", "top-down", "bottom-up"),
                TemplateAlgorithms.codes());
        for (TemplateAlgorithms algorithm : TemplateAlgorithms.values()) {
            assertSame(algorithm, TemplateAlgorithms.of(algorithm.code()));
        }
    }

    @Test
    void anyOtherNameIsRefusedWithAllThatThereAre() {
        String message = assertThrows(IllegalArgumentException.class, () -> TemplateAlgorithms.of("CPS"))
                .getMessage();
        assertTrue(message.contains("bottom-up") && message.endsWith("found CPS"), message);
    }
}
