package io.tagwave.archive;

import static io.tagwave.archive.WarcText.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChunkedBodyTest {

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
        assertArrayEquals(bytes(expected.replace("~n", "\r\n")), ChunkedBody.decoded(sent, 0));
    }

    @ParameterizedTest
    @CsvSource({"'5~nhello'", "'5~nhello~nxyz~n'", "'9~nhello~n0~n~n'", "'5~nhelloo~n0~n~n'", "'5~nhello~n'"})
    void damagedChunksAreRefused(String body) {
        byte[] sent = bytes(body.replace("~n", "\r\n"));
        assertThrows(IOException.class, () -> ChunkedBody.decoded(sent, 0));
    }
}
