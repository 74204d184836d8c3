package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Breaks that wrap a running text part nothing, all others do. */
class WrappedLinesTest {

    private static final String LONG = "as long as lines of print mostly are, and then a few words";

    @Test
    void linesThatBreakAmidASentenceAreOneText() {
        String text = "<li>" + LONG + "<br> and on <b>it</b> goes.";
        String whole = LONG + " and on it goes.";
        assertEquals(List.of(whole, whole, whole), rows(text, text, text));
    }

    @Test
    void shortLinesAreFields() {
        String text = "<li>Long Street 17<br> London SW";
        String parted = "Long Street 17 | London SW";
        assertEquals(List.of(parted, parted, parted), rows(text, text, text));
    }

    @Test
    void linesThatEndTheirSentenceAreFields() {
        String text = "<li>" + LONG + ".<br> Another one.";
        String parted = LONG + ". | Another one.";
        assertEquals(List.of(parted, parted, parted), rows(text, text, text));
    }

    @Test
    void fewSuchBreaksTellNothing() {
        String text = "<li>" + LONG + "<br> and on it goes.";
        String parted = LONG + " | and on it goes.";
        assertEquals(List.of(parted, parted), rows(text, text));
    }

    @Test
    void whatStandsInAnElementOfItsOwnBehindABreakIsAField() {
        String text = "<li>" + LONG + "<br><i>example.org</i>";
        String parted = LONG + " | example.org";
        assertEquals(List.of(parted, parted, parted), rows(text, text, text));
    }
}
