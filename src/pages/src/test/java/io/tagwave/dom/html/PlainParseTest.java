package io.tagwave.dom.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PlainParseTest {

    @Test
    void elementsAreCountedWithTheDocument() {
        assertEquals(6, PlainParse.elements("<p>a<p>b".getBytes(StandardCharsets.UTF_8), ""));
    }
}
