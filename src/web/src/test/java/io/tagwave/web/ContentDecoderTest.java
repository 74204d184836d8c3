package io.tagwave.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.airlift.compress.zstd.ZstdOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentDecoderTest {

    private static final byte[] PAGE = "<p>some words, some words, some words</p>".getBytes(StandardCharsets.UTF_8);
    private static final byte[] BROTLI = Base64.getDecoder().decode("GygA+AU8ZLl8WhONTQoyCzG5gDIqlemN38OgAg==");

    private final List<String> notes = new ArrayList<>();

    @Test
    void everyCodingOfTheWebIsRemoved() throws IOException {
        assertArrayEquals(PAGE, decoded(gzip(PAGE), "gzip"));
        assertArrayEquals(PAGE, decoded(gzip(PAGE), "X-GZIP"));
        assertArrayEquals(PAGE, decoded(deflated(PAGE, false), "deflate"));
        assertArrayEquals(PAGE, decoded(deflated(PAGE, true), "deflate"));
        assertArrayEquals(PAGE, decoded(gzip(deflated(PAGE, false)), "deflate, gzip"));
        assertArrayEquals(PAGE, decoded(BROTLI, "br"));
        assertArrayEquals(PAGE, decoded(zstd(PAGE), "zstd"));
        assertArrayEquals(PAGE, decoded(gzip(BROTLI), "br,gzip"));
        assertArrayEquals(PAGE, decoded(PAGE, null));
        assertArrayEquals(PAGE, decoded(PAGE, ""));
        assertArrayEquals(new byte[0], decoded(new byte[0], "gzip"));
        assertEquals(List.of(), notes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "br", "zstd", "deflate", "utf-8", "none", "binary", "8bit", "text/html", "chunked"})
    void aCodingThatWasNotAppliedIsNoted(String coding) throws IOException {
        assertArrayEquals(PAGE, decoded(PAGE, coding));
        assertEquals(List.of("Content-Encoding " + coding + " was announced, but not applied"), notes);
    }

    @Test
    void damagedAndUnknownCodingsAreErrors() {
        byte[] noise = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -2, -3, -4};
        for (String coding : List.of("br", "deflate")) {
            assertThrows(ZipException.class, () -> decoded(noise, coding), coding);
        }
        assertThrows(ZipException.class, () -> decoded(Arrays.copyOf(zstd(PAGE), 12), "zstd"));
        assertThrows(ZipException.class, () -> decoded(Arrays.copyOf(BROTLI, 12), "br"));
        assertThrows(IOException.class, () -> decoded(noise, "compress"));
        assertThrows(IOException.class, () -> decoded(gzip(PAGE), "gzip,gzip,gzip,gzip,gzip"));
    }

    @Test
    void aBombIsReadUpToTheLimit() throws IOException {
        for (String coding : List.of("gzip", "zstd")) {
            byte[] zeros = new byte[1 << 24];
            byte[] bomb = coding.equals("gzip") ? gzip(zeros) : zstd(zeros);
            assertEquals(
                    1001,
                    ContentDecoder.decoded(new ByteArrayInputStream(bomb), coding, notes::add)
                            .readNBytes(1001)
                            .length);
        }
    }

    private byte[] decoded(byte[] body, String coding) throws IOException {
        return ContentDecoder.decoded(new ByteArrayInputStream(body), coding, notes::add)
                .readAllBytes();
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] zstd(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZstdOutputStream zstd = new ZstdOutputStream(out)) {
            zstd.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] deflated(byte[] bytes, boolean raw) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, raw);
        deflater.setInput(bytes);
        deflater.finish();
        byte[] out = new byte[1000];
        int length = deflater.deflate(out);
        deflater.end();
        return Arrays.copyOf(out, length);
    }
}
