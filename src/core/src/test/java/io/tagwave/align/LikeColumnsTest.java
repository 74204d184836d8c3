package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static io.tagwave.align.WrittenRecords.written;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Columns that differ in looks alone (decision 0126). */
class LikeColumnsTest {

    @Test
    void looksThatNoRecordHasBothOfAreOneColumn() {
        assertEquals(
                List.of("sold out | now", "in stock | now"),
                written()
                        .add(3, "<li><b class=red>sold out</b><i>now</i>")
                        .add(3, "<li><b class=green>in stock</b><i>now</i>")
                        .kinds());
    }

    @Test
    void threeLooksAreOneColumnToo() {
        assertEquals(
                List.of("a | x", "b | x", "c | x"),
                rows(
                        "<li><b class=red>a</b><i>x</i>",
                        "<li><b class=green>b</b><i>x</i>",
                        "<li><b class=blue>c</b><i>x</i>"));
    }

    @Test
    void looksThatARecordHasBothOfAreTwo() {
        assertEquals(
                List.of("was 5 | now 4", "- | now 3"),
                rows("<li><b class=old>was 5</b><b class=new>now 4</b>", "<li><b class=new>now 3</b>"));
    }

    @Test
    void whatJoinedAColumnKeepsOthersOut() {
        assertEquals(
                List.of("a | -", "b | c"),
                rows("<li><b class=red>a</b>", "<li><b class=green>b</b><b class=blue>c</b>"));
    }

    @Test
    void aLookJoinsTheLastOfItsKind() {
        assertEquals(
                List.of("a | b", "- | b", "- | c"),
                rows("<li><b class=old>a</b><b class=new>b</b>", "<li><b class=new>b</b>", "<li><b class=other>c</b>"));
    }

    @Test
    void otherElementsAreOtherColumns() {
        assertEquals(List.of("a | - | x", "- | b | x"), rows("<li><b>a</b><i>x</i>", "<li><p>b</p><i>x</i>"));
    }

    @Test
    void elementsThatChangeTheLooksOfATextAreLooks() {
        assertEquals(List.of("a | x", "b | x"), rows("<li><p>a</p><i>x</i>", "<li><p><span>b</span></p><i>x</i>"));
        assertEquals(List.of("a | x", "b | x"), rows("<li><b>a</b><i>x</i>", "<li><u>b</u><i>x</i>"));
    }
}
