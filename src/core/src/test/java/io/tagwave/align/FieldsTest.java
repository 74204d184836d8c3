package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static io.tagwave.align.WrittenRecords.written;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is a field, and which column a field of several records stands in. */
class FieldsTest {

    @Test
    void textsLinksAndImagesAreFields() {
        assertEquals(
                List.of("/1 | one | i.png | two"),
                rows("<li><a href=/1><b>one</b></a><img src=i.png><u></u><i>two</i>"));
    }

    @Test
    void aBackgroundIsAnImage() {
        assertEquals(List.of("b.png | one"), rows("<li><b style='background:url(b.png)'></b><i>one</i>"));
    }

    @Test
    void aPictureWithoutAddressIsNoField() {
        assertEquals(List.of("one | two"), rows("<li><i>one</i><svg></svg><u>two</u>"));
    }

    @Test
    void fieldsOfTheSecondElementOfARecordAreOthersThanThoseOfTheFirst() {
        assertEquals(
                List.of("a | b", "- | d"),
                written(2)
                        .add("<p><b>a</b></p><p><b>b</b></p>")
                        .add("<p><u></u></p><p><b>d</b></p>")
                        .rows());
    }

    @Test
    void recordsThatLookOtherwiseHaveTheSameFields() {
        assertEquals(
                List.of("a | b", "c | d"), rows("<li class=odd><b>a</b><i>b</i>", "<li class=even><b>c</b><i>d</i>"));
    }
}
