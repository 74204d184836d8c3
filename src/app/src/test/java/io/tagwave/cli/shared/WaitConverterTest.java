package io.tagwave.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.render.WaitCondition;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;

class WaitConverterTest {

    private final WaitConverter text = new WaitConverter();

    @Test
    void everyWayToWaitHasAName() {
        assertEquals(WaitCondition.SEQUENCE, text.convert("sequence"));
        assertEquals(WaitCondition.LOAD, text.convert("load"));
        assertEquals(WaitCondition.NETWORK, text.convert("network"));
        assertEquals(WaitCondition.selector("ul > li"), text.convert("selector=ul > li"));
        assertEquals(WaitCondition.time(Duration.ofSeconds(2)), text.convert("2s"));
        assertEquals(WaitCondition.time(Duration.ofMillis(300)), text.convert("300"));
    }

    @Test
    void anythingElseIsRefused() {
        assertThrows(TypeConversionException.class, () -> text.convert("forever"));
        assertThrows(TypeConversionException.class, () -> text.convert("selector="));
    }
}
