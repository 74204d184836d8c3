package io.tagwave.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlainTextTest {

    /** All controls of direction of Unicode, the soft hyphen, and blanks without width. */
    private static final String DROPPED =
            "\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff";

    @Test
    void whatNobodySeesDoesNotPartANumber() {
        for (char mark : DROPPED.toCharArray()) {
            assertEquals("1234", PlainText.of("12" + mark + "34"), Integer.toHexString(mark));
        }
    }

    @Test
    void whatStandsBesideTheMarksInUnicodeIsKept() {
        for (char c : "\u00ac\u00ae\u200c\u200d\u2030\u206a".toCharArray()) {
            assertEquals("12" + c + "34", PlainText.of("12" + c + "34"), Integer.toHexString(c));
        }
    }
}
