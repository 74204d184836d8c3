package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static io.tagwave.align.WrittenRecords.written;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Columns that differ in looks alone. */
class ColumnMergerTest {

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
    void figuresAreInNoColumnOfWordsAlone() {
        assertEquals(
                List.of("$4.50 | - | now", "- | sold out | now"),
                written()
                        .add(3, "<li><b class=price>$4.50</b><i>now</i>")
                        .add(2, "<li><b class=sold>sold out</b><i>now</i>")
                        .kinds());
    }

    @Test
    void titlesMayBeLinked() {
        assertEquals(
                List.of("/1 | one | now", "- | two | now"),
                rows("<li><h3><a href=/1>one</a></h3><i>now</i>", "<li><h3>two</h3><i>now</i>"));
    }

    @Test
    void fieldsMayStandInOneElementMore() {
        assertEquals(
                List.of("one | now", "two | then"),
                written()
                        .add(3, "<li><p class=a>one</p><i>now</i>")
                        .add(1, "<li><div><div><p class=a>two</p><i>then</i></div></div>")
                        .kinds());
    }

    @Test
    void fieldsBetweenTheSameOnesMayStandInAnotherElement() {
        for (String around : List.of("p", "div", "em")) {
            String inside = "<li><b>%s</b><" + around + "><span><a href=/%s><q>one</q></a></span><u>by %s</u></"
                    + around + "><i>now</i>";
            String outside = "<li><b>%s</b><span><a href=/%s><q>two</q></a></span><u>by %s</u><i>now</i>";
            assertEquals(
                    List.of("1 | /1 | one | by a | now", "2 | /2 | two | by b | now"),
                    written()
                            .add(3, inside.formatted("1", "1", "a"))
                            .add(3, outside.formatted("2", "2", "b"))
                            .kinds(),
                    around);
        }
    }

    @Test
    void fieldsBetweenTheSameOnesStayApartIfTheyAreMore() {
        assertEquals(
                List.of("1 | by a | - | - | - | now", "2 | - | two | of | by b | now"),
                written()
                        .add(3, "<li><b>1</b><p><u>by a</u></p><i>now</i>")
                        .add(2, "<li><b>2</b><em>two</em><s>of</s><u>by b</u><i>now</i>")
                        .kinds());
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

    @Test
    void fieldsOfAnotherFrameJoinThoseThatLookLikeThem() {
        assertEquals(
                List.of("some words | more | 5 May", "some words | more | 6 May", "other words | more | 7 May"),
                rows(
                        "<li><div class=a><p class=text>some words</p><p class=more>more</p><p class=day>5 May</p></div>",
                        "<li><div class=a><p class=text>some words</p><p class=more>more</p><p class=day>6 May</p></div>",
                        "<li><div class=b><p class=text>other words</p><p class=more>more</p><p class=day>7 May</p></div>"));
    }

    @Test
    void amongEqualLooksTheOneWithTextsAsLongIsJoined() {
        assertEquals(
                List.of(
                        "a name of four words | 5 May",
                        "another of four words | 6 May",
                        "the third that has five | 7 May"),
                rows(
                        "<li><div class=a><p>a name of four words</p><p>5 May</p></div>",
                        "<li><div class=a><p>another of four words</p><p>6 May</p></div>",
                        "<li><div class=b><p>the third that has five</p><p>7 May</p></div>"));
    }

    @Test
    void whatStandsBehindOtherFieldsJoinsTheLastOfItsKind() {
        assertEquals(
                List.of("new | x | a longer text", "new | x | a longer text", "- | x | old"),
                rows(
                        "<li><b class=red>new</b><i>x</i><b class=blue>a longer text</b>",
                        "<li><b class=red>new</b><i>x</i><b class=blue>a longer text</b>",
                        "<li><i>x</i><b class=green>old</b>"));
    }

    @Test
    void unlessItLooksLikeOneBefore() {
        assertEquals(
                List.of("new | x | a longer text", "new | x | a longer text", "old | x | -"),
                rows(
                        "<li><u><b class=red>new</b></u><i>x</i><b class=blue>a longer text</b>",
                        "<li><u><b class=red>new</b></u><i>x</i><b class=blue>a longer text</b>",
                        "<li><i>x</i><em><b class=red>old</b></em>"));
    }
}
