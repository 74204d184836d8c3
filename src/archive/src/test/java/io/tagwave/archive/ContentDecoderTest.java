package io.tagwave.archive;

import static io.tagwave.archive.WarcText.bytes;
import static io.tagwave.archive.WarcText.gzip;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContentDecoderTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5~nhello~n0~n~n        | hello",
                "5~nhello~n5~nworld~n0~n~n | helloworld",
                "5;name=x~nhello~n0~n~n | hello",
                "0005~nhello~n0~nTrailer: x~n~n | hello",
                "A~n0123456789~n0~n~n  | 0123456789",
                "<html>~nno chunks      | <html>~nno chunks"
            })
    void chunksAreJoined(String body, String expected) throws IOException {
        // ~n is a line end of two characters
        byte[] sent = bytes(body.replace("~n", "\r\n"));
        assertArrayEquals(bytes(expected.replace("~n", "\r\n")), ContentDecoder.unchunked(sent, 0));
    }

    @ParameterizedTest
    @CsvSource({"'5~nhello'", "'5~nhello~nxyz~n'", "'9~nhello~n0~n~n'", "'5~nhelloo~n0~n~n'", "'5~nhello~n'"})
    void damagedChunksAreRefused(String body) {
        byte[] sent = bytes(body.replace("~n", "\r\n"));
        assertThrows(IOException.class, () -> ContentDecoder.unchunked(sent, 0));
    }

    @Test
    void everyCodingOfTheWebIsTakenOff() throws IOException {
        byte[] page = bytes("<p>some words, some words, some words</p>");
        assertArrayEquals(page, ContentDecoder.decoded(gzip(page), "gzip", 1000));
        assertArrayEquals(page, ContentDecoder.decoded(gzip(page), "X-GZIP", 1000));
        assertArrayEquals(page, ContentDecoder.decoded(deflated(page, false), "deflate", 1000));
        assertArrayEquals(page, ContentDecoder.decoded(deflated(page, true), "deflate", 1000));
        assertArrayEquals(page, ContentDecoder.decoded(gzip(deflated(page, false)), "deflate, gzip", 1000));
        assertArrayEquals(page, ContentDecoder.decoded(page, "gzip", 1000), "taken off before");
        assertArrayEquals(page, ContentDecoder.decoded(page, null, 1000));
        assertThrows(IOException.class, () -> ContentDecoder.decoded(page, "br", 1000));
    }

    @Test
    void aBombIsReadUpToTheLimit() throws IOException {
        assertEquals(1001, ContentDecoder.decoded(gzip(new byte[1 << 24]), "gzip", 1000).length);
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
