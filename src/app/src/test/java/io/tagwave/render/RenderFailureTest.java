package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.ConnectException;
import org.junit.jupiter.api.Test;

class RenderFailureTest {

    @Test
    void aMessageEndsWithItsCauseWhereItWouldEndWithNull() {
        assertEquals("it broke", RenderFailure.firstLine(new IllegalStateException(" it broke \nat great length")));
        assertEquals(
                "Could not start. ConnectException",
                RenderFailure.firstLine(
                        new IllegalStateException("Could not start. null\nBuild info", new ConnectException())));
        assertEquals(
                "Could not start. refused",
                RenderFailure.firstLine(
                        new IllegalStateException("Could not start. null", new ConnectException("refused"))));
        assertEquals("IllegalStateException", RenderFailure.firstLine(new IllegalStateException()));
    }
}
