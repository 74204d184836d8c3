package io.tagwave.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.render.Wait;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;

class WaitTextTest {

    private final WaitText text = new WaitText();

    @Test
    void everyWayToWaitHasAName() {
        assertEquals(Wait.SEQUENCE, text.convert("sequence"));
        assertEquals(Wait.LOAD, text.convert("load"));
        assertEquals(Wait.NETWORK, text.convert("network"));
        assertEquals(Wait.selector("ul > li"), text.convert("selector=ul > li"));
        assertEquals(Wait.time(Duration.ofSeconds(2)), text.convert("2s"));
        assertEquals(Wait.time(Duration.ofMillis(300)), text.convert("300"));
    }

    @Test
    void anythingElseIsRefused() {
        assertThrows(TypeConversionException.class, () -> text.convert("forever"));
        assertThrows(TypeConversionException.class, () -> text.convert("selector="));
    }
}
