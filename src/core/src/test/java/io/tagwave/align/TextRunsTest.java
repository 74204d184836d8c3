package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static io.tagwave.align.WrittenRecords.written;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which texts are one field: an element's own words and what stands in line with them. */
class TextRunsTest {

    @Test
    void wordsThatAreSetOffStayInTheirLine() {
        assertEquals(
                List.of("one two three", "four five six"),
                rows("<li>one <b>two</b> three", "<li>four <i><b>five</b></i> six"));
    }

    @Test
    void textsBesideEachOtherWithoutWordsAroundThemAreFields() {
        assertEquals(
                List.of("one | two", "three | four"), rows("<li><b>one</b><i>two</i>", "<li><b>three</b><i>four</i>"));
    }

    @Test
    void marksAloneAreNoWords() {
        assertEquals(List.of("one | , | two"), rows("<li><b>one</b>, <i>two</i>"));
        assertEquals(List.of("one 1 two", "3 four"), rows("<li><b>one</b> 1 <i>two</i>", "<li>3 <b>four</b>"));
    }

    @Test
    void aBreakOrABlockEndsALine() {
        assertEquals(List.of("one two | three four"), rows("<li>one <b>two</b><br>three <i>four</i>"));
        assertEquals(
                List.of("one two | three | four five"), rows("<li>one <b>two</b><div>three</div>four <i>five</i>"));
        assertEquals(
                List.of("one two | three four | five six"),
                rows("<li>one <b>two</b><div>three <u>four</u></div>five <i>six</i>"));
    }

    @Test
    void barsAndDotsPartTheFieldsOfALineWhereMostLinesHaveThem() {
        assertEquals(
                List.of("News | · | 5 May | · | Open", "Views | · | 6 May | - | -"),
                rows(
                        "<li>News<span> &middot; </span><time>5 May</time><span> &middot; </span><b>Open</b>",
                        "<li>Views<span> &middot; </span><time>6 May</time>"));
    }

    @Test
    void whatStandsBetweenTwoBarsIsOneField() {
        assertEquals(
                List.of("by two men | \u00b7 | 3 notes of mine"),
                rows("<li>by <i>two</i> men<span> \u00b7 </span>3 <b>notes</b> of mine"));
    }

    @Test
    void aBarInOneLineIsProse() {
        assertEquals(
                List.of("one two \u00b7 three", "four five six", "four five six"),
                rows("<li>one <b>two</b><i> \u00b7 </i>three", "<li>four <b>five</b> six", "<li>four <b>five</b> six"));
    }

    @Test
    void aWallInsideAnotherElementOfTheLineEndsItToo() {
        assertEquals(List.of("one two | three"), rows("<li>one <b>two<br>three</b>"));
    }

    @Test
    void betweenWallsOnlyWhatHasOwnWordsIsALine() {
        assertEquals(List.of("one two | three | four"), rows("<li>one <b>two</b><br><b>three</b><i>four</i>"));
        assertEquals(List.of("one | two | three four"), rows("<li><b>one</b><i>two</i><br>three <b>four</b>"));
    }

    @Test
    void anElementAllOfWhichIsSetOffIsALineAsThoseLikeIt() {
        assertEquals(
                List.of("one two three", "four five"),
                written()
                        .add(3, "<li><p>one <b>two</b> three</p>")
                        .add("<li><p><b>four</b> <i>five</i></p>")
                        .kinds());
    }

    @Test
    void anElementOfLinksAloneIsNoLine() {
        assertEquals(
                List.of("one two three | - | - | -", "four | /4 | /5 | five"),
                written()
                        .add(3, "<li><p>one <b>two</b> three</p>")
                        .add("<li><p><a href=/4>four</a> <u><a href=/5>five</a></u></p>")
                        .kinds());
    }

    @Test
    void anElementWithoutTextIsNoLine() {
        assertEquals(
                List.of("one two | end", "- | end"),
                written()
                        .add(3, "<li><p>one <b>two</b></p><h4>end</h4>")
                        .add("<li><p><b></b></p><h4>end</h4>")
                        .kinds());
    }

    @Test
    void whatAllHaveBeforeTheWordsStaysAField() {
        assertEquals(
                List.of("Lea | has come", "Tom | is here now"),
                rows("<li><b>Lea</b> has <i>come</i>", "<li><b>Tom</b> is <i>here</i> now"));
        assertEquals(
                List.of("Dr | Lea | has come", "Dr | Tom | is here"),
                rows("<li><u>Dr</u><b>Lea</b> has <i>come</i>", "<li><u>Dr</u><b>Tom</b> is <i>here</i>"));
    }

    @Test
    void whatOneLacksBeforeTheWordsIsNone() {
        assertEquals(List.of("Lea has come", "is here"), rows("<li><b>Lea</b> has <i>come</i>", "<li>is <i>here</i>"));
        assertEquals(
                List.of("Dr | Lea has come", "Dr | is here"),
                rows("<li><u>Dr</u><b>Lea</b> has <i>come</i>", "<li><u>Dr</u> is <i>here</i>"));
        assertEquals(
                List.of("Lea has come", "Tom is here"),
                rows("<li><b>Lea</b> has <i>come</i>", "<li><u>Tom</u> is <i>here</i>"));
    }

    @Test
    void linksWithWhichMostLinesBeginAreFields() {
        String linked = "<li><a href=/a>Lea</a> <a href=/b>Tom</a> have <b>come</b>";
        String plain = "<li>Nobody has <b>come</b>";
        assertEquals(
                List.of("/a | Lea | /b | Tom | have come", "- | - | - | - | Nobody has come"),
                written().add(7, linked).add(3, plain).kinds());
        assertEquals(
                List.of("Lea Tom have come", "Nobody has come"),
                lastCells(written().add(6, linked).add(4, plain)));
    }

    private static List<String> lastCells(WrittenRecords records) {
        return records.kinds().stream()
                .map(row -> row.substring(row.lastIndexOf('|') + 1).strip())
                .toList();
    }

    @Test
    void textsBeforeTheWordsAreFieldsOnlyWhereAllOfThemAreLinks() {
        assertEquals(
                List.of("Lea and Tom have come", "Nobody has come"),
                lastCells(written()
                        .add(8, "<li><a href=/a>Lea</a> <b>and Tom</b> have <b>come</b>")
                        .add(2, "<li>Nobody has <b>come</b>")));
    }

    @Test
    void linksWithWhichMostLinesEndAreFields() {
        String linked = "<li>told <b>us</b> by <a href=/a>Lea</a>";
        String plain = "<li>told <b>us</b> all";
        assertEquals(
                List.of("told us by | /a | Lea", "told us all | - | -"),
                written().add(7, linked).add(3, plain).kinds());
        assertEquals(
                List.of("told us by Lea", "told us all"),
                written().add(5, linked).add(5, "<li>told <i>us</i> all").kinds());
    }

    @Test
    void aLinkAtTheEndBehindOtherLinksIsProse() {
        assertEquals(
                List.of("of one and two", "of three", "of it"),
                written()
                        .add(4, "<li>of <a href=/1>one</a> and <a href=/2>two</a>")
                        .add(4, "<li>of <a href=/3>three</a>")
                        .add(2, "<li>of <b>it</b>")
                        .kinds());
    }

    @Test
    void textsBehindTheWordsAreFieldsOnlyWhereAllOfThemAreLinks() {
        assertEquals(
                List.of("of one two", "of it all", "of it"),
                written()
                        .add(4, "<li>of <b>one</b> <a href=/2>two</a>")
                        .add(4, "<li>of <i>it</i> <a href=/3>all</a>")
                        .add(2, "<li>of <u>it</u>")
                        .kinds());
    }

    @Test
    void severalLinksAtTheEndAreFields() {
        assertEquals(
                List.of("by | /a | Lea | /t | Tom", "by | /a | Eva | - | -", "by nobody | - | - | - | -"),
                written()
                        .add(4, "<li>by <a href=/a>Lea</a> <a href=/t>Tom</a>")
                        .add(4, "<li>by <a href=/a>Eva</a>")
                        .add(2, "<li>by <b>nobody</b>")
                        .kinds());
    }

    @Test
    void betweenLinksAtBothEndsTheWordsAreOneField() {
        assertEquals(
                List.of("/l | Lea | asked about it | /t | Tom"),
                written()
                        .add(5, "<li><a href=/l>Lea</a> asked <b>about</b> it <a href=/t>Tom</a>")
                        .kinds());
        assertEquals(
                List.of("/l | Lea | asked | /t | Tom"),
                written()
                        .add(5, "<li><a href=/l>Lea</a> asked <a href=/t>Tom</a>")
                        .kinds());
    }

    @Test
    void aLinkAroundAWholeLinePartsNothing() {
        assertEquals(
                List.of("/1 | one two", "/1 | one two"),
                rows("<li><a href=/1>one <b>two</b></a>", "<li><a href=/1>one <b>two</b></a>"));
        assertEquals(
                List.of("/1 | one two three", "/2 | four five"),
                rows("<li><a href=/1><p>one <b>two</b> three</p></a>", "<li><a href=/2><p>four <b>five</b></p></a>"));
    }

    @Test
    void fieldsBesideALineKeepTheirOwn() {
        assertEquals(List.of("head | one two | foot"), rows("<li><h4>head</h4><p>one <b>two</b></p><i>foot</i>"));
        assertEquals(
                List.of("/l | Lea | said one two to | /t | Tom"),
                written()
                        .add(5, "<li><a href=/l>Lea</a> said one <b>two</b> to <a href=/t>Tom</a>")
                        .kinds());
    }

    @Test
    void aLineWithinAFieldOfAnotherIsALineStill() {
        String comment = "<li>said <b>so</b> too <a href=/l>as <i>Lea</i></a>";
        assertEquals(
                List.of("said so too | /l | as Lea"), written().add(5, comment).kinds());
    }

    @Test
    void aLineBetweenWallsOfAnotherMayStandInAnElement() {
        assertEquals(List.of("one two | three four"), rows("<li>one <b>two</b><br><b>three <i>four</i></b>"));
    }

    @Test
    void aLineBeforeTheWordsOfAnotherIsAField() {
        assertEquals(
                List.of("Dr Lea | has come", "Dr Tom | is here"),
                rows("<li><b>Dr <i>Lea</i></b> has <u>come</u>", "<li><b>Dr <i>Tom</i></b> is <u>here</u>"));
    }

    @Test
    void linesOfOtherElementsAreOtherFields() {
        assertEquals(
                List.of("one two | three four", "- | five six"),
                rows("<li><p>one <b>two</b></p><h4>three <b>four</b></h4>", "<li><h4>five <b>six</b></h4>"));
    }

    @Test
    void aRecordMayEndWithinTheElementThatItBeginsIn() {
        // A wrapper from 1 on holds two records: texts and an element each, of which the first begins with the wrapper.
        PageTree page = new PageTree.Builder()
                .open("body")
                .open("p")
                .text("one")
                .open("b")
                .text("two")
                .close()
                .text("three")
                .open("b")
                .text("four")
                .close()
                .close()
                .close()
                .build();
        assertEquals(
                List.of("one two | - | -", "- | three | four"),
                rows(page, List.of(List.of(new Span(1, 5)), List.of(new Span(5, 8)))));
    }

    @Test
    void linksOfLinesThatAreAlikeAreFieldsBesideTheirText() {
        assertEquals(
                List.of("by Lea in Rome | /a | Lea | /r | Rome", "by Tom in Bonn | /t | Tom | /b | Bonn"),
                rows(
                        "<li>by <a href=/a>Lea</a> in <a href=/r>Rome</a>",
                        "<li>by <a href=/t>Tom</a> in <a href=/b>Bonn</a>"));
    }
}
