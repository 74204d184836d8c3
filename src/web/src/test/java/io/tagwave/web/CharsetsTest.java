package io.tagwave.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As browsers decide (Encoding Standard; HTML, "determining the character encoding"). */
class CharsetsTest {

    @Test
    void aByteOrderMarkWinsOverEverything() {
        assertEquals(
                "UTF-8",
                Charsets.of(bytes(0xEF, 0xBB, 0xBF, 'a'), "text/html; charset=iso-8859-1")
                        .name());
        assertEquals(
                "UTF-16BE",
                Charsets.of(bytes(0xFE, 0xFF, 0, 'a'), "text/html; charset=utf-8")
                        .name());
        assertEquals("UTF-16LE", Charsets.of(bytes(0xFF, 0xFE, 'a', 0), null).name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text/html; charset=utf-8            | UTF-8",
                "text/html;charset=\"UTF-8\"         | UTF-8",
                "text/html; Charset='koi8-r'         | KOI8-R",
                "text/html; charset=ISO-8859-1       | windows-1252",
                "text/html; charset=latin1           | windows-1252",
                "text/html; charset=us-ascii         | windows-1252",
                "text/html; charset=gb2312           | GB18030",
                "text/html; charset=Shift_JIS        | windows-31j",
                "text/html; charset=x-sjis           | windows-31j",
                "text/html; charset=utf8             | UTF-8"
            })
    void theHeaderNamesTheEncodingInTheSenseOfTheWeb(String header, String expected) {
        assertEquals(
                expected,
                Charsets.of("<meta charset=big5>caf".getBytes(StandardCharsets.US_ASCII), header)
                        .name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<meta charset=koi8-r>                                                    | KOI8-R",
                "<META CHARSET='koi8-r'/>                                                 | KOI8-R",
                "<meta http-equiv=content-type content=\"text/html; charset=windows-1251\"> | windows-1251",
                "<!-- <meta charset=koi8-r> --><meta charset=euc-jp>                      | EUC-JP",
                "<meta charset=utf-16>                                                    | UTF-8",
                "<meta charset=klingon><meta charset=koi8-r>                              | KOI8-R",
                "<p>plain                                                                 | UTF-8"
            })
    void withoutAHeaderTheMetaElementDoes(String html, String expected) {
        assertEquals(
                expected,
                Charsets.of(html.getBytes(StandardCharsets.US_ASCII), "text/html")
                        .name());
        assertEquals(
                expected,
                Charsets.of(html.getBytes(StandardCharsets.US_ASCII), "text/html; charset=klingon")
                        .name());
    }

    @Test
    void aMetaElementFarDownIsNotLookedFor() {
        String html = " ".repeat(1024) + "<meta charset=koi8-r>";
        assertEquals(
                "UTF-8",
                Charsets.of(html.getBytes(StandardCharsets.US_ASCII), null).name());
    }

    @Test
    void withoutAnyNameTheBytesDecide() {
        assertEquals(StandardCharsets.UTF_8, Charsets.of("caf\u00e9".getBytes(StandardCharsets.UTF_8), null));
        Charset windows = Charset.forName("windows-1252");
        assertEquals(windows, Charsets.of("caf\u00e9".getBytes(windows), null));
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }
}
