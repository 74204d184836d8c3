package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.ConnectException;
import org.junit.jupiter.api.Test;

class RenderFaultTest {

    @Test
    void aMessageEndsWithItsCauseWhereItWouldEndWithNull() {
        assertEquals("it broke", RenderFault.firstLine(new IllegalStateException(" it broke \nat great length")));
        assertEquals(
                "Could not start. ConnectException",
                RenderFault.firstLine(
                        new IllegalStateException("Could not start. null\nBuild info", new ConnectException())));
        assertEquals(
                "Could not start. refused",
                RenderFault.firstLine(
                        new IllegalStateException("Could not start. null", new ConnectException("refused"))));
        assertEquals("IllegalStateException", RenderFault.firstLine(new IllegalStateException()));
    }
}
