package io.tagwave.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FetchedPageTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text/html; charset=utf-8            | UTF-8",
                "text/html;charset=\"UTF-8\"         | UTF-8",
                "text/html; Charset='koi8-r'         | KOI8-R",
                "text/html; charset=x-sjis           | Shift_JIS",
                "text/html; charset=utf8             | UTF-8",
                "text/html; charset=klingon          | null",
                "text/html; charset=                 | null",
                "text/html                           | null"
            })
    void theEncodingIsThatWhichTheHeaderNames(String header, String expected) {
        FetchedPage page = FetchedPage.answered(
                "http://e.org/",
                Outcome.DONE,
                200,
                Map.of("content-type", header),
                new byte[0],
                Instant.EPOCH,
                0,
                false,
                null);
        assertEquals(expected, String.valueOf(page.charset()));
    }
}
