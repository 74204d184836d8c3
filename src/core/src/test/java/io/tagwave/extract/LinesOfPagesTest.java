package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** What looks split and what lines of text join. */
class LinesOfPagesTest {

    private static final int COUNT = 10;

    /** The cells of each record, in a list of two more fields around the one that is looked at. */
    private static List<List<String>> fields(IntFunction<String> field) {
        ExtractedList list = list("<ul>"
                + items(
                        COUNT,
                        i -> "<li><h3><a href=/n" + i + ">" + words(i) + "</a></h3>" + field.apply(i) + "<i>"
                                + words(i + 30) + " at 10 to 11</i></li>")
                + "</ul>");
        assertEquals(COUNT, list.records().size());
        return list.records().stream()
                .map(record -> record.cells().subList(2, record.cells().size() - 1))
                .toList();
    }

    @Test
    void wordsThatAreSetOffStayInTheirLine() {
        List<List<String>> cells = fields(i -> i % 2 == 0
                ? "<p><b>" + words(i) + "</b> stands before the <b>words</b> of it</p>"
                : "<p>At first stands " + words(i) + ", and some <b>words</b> behind</p>");
        assertEquals(List.of(words(2) + " stands before the words of it"), cells.get(2));
        assertEquals(List.of("At first stands " + words(3) + ", and some words behind"), cells.get(3));
    }

    @Test
    void severalLinksThatAllLinesHaveAreFieldsBesideTheLine() {
        for (String line : List.of("by %s in %s", "von %s in %s", "de %s a %s (ayer)", "Член %s от %s")) {
            List<String> cells = fields(i -> "<p>"
                            + line.formatted(
                                    "<a href=/u" + i + ">" + words(i + 3) + "</a>",
                                    "<a href=/f" + i + ">" + words(i + 7) + "</a>")
                            + "</p>")
                    .get(4);
            assertTrue(
                    cells.containsAll(List.of(line.formatted(words(7), words(11)), words(7), words(11))),
                    cells::toString);
        }
    }

    @Test
    void piecesOfAWordOrANumberHaveNoBlankBetween() {
        assertEquals(
                List.of("in" + "numerable " + words(4)),
                fields(i -> "<p>in<b>numer</b>able " + words(i) + "</p>").get(4));
        assertEquals(
                List.of("14.900\u20ac"),
                fields(i -> "<p>1" + i + ".900<sup>\u20ac</sup></p>").get(4));
    }

    @Test
    void aWordKeepsItsFirstLetter() {
        for (String letter : List.of("<b>S</b>", "<span class=cap>Ä</span>", "<a href=/t>Ж</a>", "<u>É</u>")) {
            String first = letter.replaceAll("<[^>]*>", "");
            List<String> cells = fields(i -> "<p>" + letter + words(i) + "</p>").get(4);
            assertEquals(first + words(4), cells.get(cells.size() - 1), letter);
            cells = fields(i -> "<p>" + letter + " " + words(i) + "</p>").get(4);
            assertEquals(words(4), cells.get(cells.size() - 1), letter);
        }
    }

    @Test
    void aLineEndsAtABlockAndAtABreak() {
        assertEquals(
                List.of("place " + words(4), words(40)),
                fields(i -> "<div>place " + words(i) + "<div>" + words(10 * i) + "</div></div>")
                        .get(4));
        assertEquals(
                List.of("place " + words(4), words(40)),
                fields(i -> "<p>place " + words(i) + "<br><b>" + words(10 * i) + "</b></p>")
                        .get(4));
    }

    @Test
    void marksBetweenFieldsDoNotJoinThem() {
        assertEquals(
                List.of(words(4), "|", words(40)),
                fields(i -> "<p><b>" + words(i) + "</b> | <u>" + words(10 * i) + "</u></p>")
                        .get(4));
    }

    @Test
    void aNameBeforeItsDescriptionIsAField() {
        assertEquals(
                List.of("http://here/4", words(4), "is said to be " + words(41)),
                fields(i -> "<p><a href=/" + i + ">" + words(i) + "</a> is said to be <b>" + words(10 * i + 1)
                                + "</b></p>")
                        .get(4));
    }

    @Test
    void linksThatMostRecordsHaveAreFieldsButNotThoseInProse() {
        assertEquals(
                List.of("written by", "http://here/4", words(4)),
                fields(i -> "<p>written by <a href=/" + i + ">" + words(i) + "</a></p>")
                        .get(4));
        IntFunction<String> prose =
                i -> "<p>of " + words(i) + (" and <a href=/" + i + ">" + words(i + 7) + "</a>").repeat(i % 4) + "</p>";
        assertEquals(
                List.of("of " + words(1) + " and " + words(8)), fields(prose).get(1));
        assertEquals(List.of("of " + words(4)), fields(prose).get(4));
    }

    @Test
    void looksOfAFieldMakeNoColumns() {
        List<List<String>> cells = fields(i -> i % 2 == 0
                ? "<p class=red style='left:" + i + "px'>Sold out of " + words(i) + "</p>"
                : "<p class=green width=" + i + ">In stock of " + words(i) + "</p>");
        assertEquals(List.of("Sold out of " + words(2)), cells.get(2));
        assertEquals(List.of("In stock of " + words(3)), cells.get(3));
    }

    @Test
    void anElementAroundATextThatComesAndGoesMakesNoColumns() {
        List<List<String>> cells = fields(i -> "<h4><a href=/n" + i + ">"
                + (i % 3 == 0 ? "<span title=more>" + words(i) + "</span>" : words(i)) + "</a></h4>");
        assertEquals(List.of("http://here/n3", words(3)), cells.get(3));
        assertEquals(List.of("http://here/n4", words(4)), cells.get(4));
    }

    @Test
    void whatARecordHasBothOfStaysApart() {
        List<List<String>> cells = fields(i -> (i % 2 == 0 ? "<s class=old>before " + words(i) + "</s>" : "")
                + "<s class=new>now " + words(i + 3) + "</s>");
        assertEquals(List.of("before " + words(2), "now " + words(5)), cells.get(2));
        assertEquals("now " + words(6), cells.get(3).get(1));
    }

    @Test
    void everyLineBetweenBreaksIsACellOfItsOwn() {
        assertEquals(
                List.of("place " + words(4) + " of the " + words(9), "was " + words(40) + " then"),
                fields(i -> "<p>place <b>" + words(i) + "</b> of the " + words(i + 5) + "<br>was <b>" + words(10 * i)
                                + "</b> then</p>")
                        .get(4));
    }

    @Test
    void aLinkAtTheEndOfMostLinesIsAFieldButNotOneOfFew() {
        assertEquals(
                List.of("told of " + words(4), "http://here/a4", words(9)),
                fields(i -> "<p>told of " + words(i) + " <a href=/a" + i + ">" + words(i + 5) + "</a></p>")
                        .get(4));
        assertEquals(
                List.of("told of " + words(4) + " " + words(9)),
                fields(i -> i % 2 == 0
                                ? "<p>told of " + words(i) + " <a href=/a" + i + ">" + words(i + 5) + "</a></p>"
                                : "<p>told of " + words(i) + "</p>")
                        .get(4));
    }

    @Test
    void aNumberInSeveralElementsIsOneCell() {
        assertEquals(
                List.of("14,95\u20ac"),
                fields(i -> "<span><b>1" + i + "</b><i>,</i></span><sup>95</sup><u>\u20ac</u>")
                        .get(4));
        assertEquals(
                List.of("$14 95"),
                fields(i -> "<span>$</span><span>1" + i + "</span><sup>95</sup>")
                        .get(4));
        assertEquals(
                List.of("$14", "$24"),
                fields(i -> "<span>$</span><span>1" + i + "</span><s>$2" + i + "</s>")
                        .get(4));
        assertEquals(
                List.of("4", "(", "14", ")"),
                fields(i -> "<span>" + i + "</span> <i>(</i> <b>1" + i + "</b> <i>)</i>")
                        .get(4));
        assertEquals(
                List.of("14", words(4)),
                fields(i -> "<span>1" + i + "</span><span>" + words(i) + "</span>")
                        .get(4));
        assertEquals(
                List.of("14", "$5"),
                fields(i -> "<div>1" + i + "</div><span>$5</span>").get(4));
    }

    @Test
    void theAuthorAndTheTimeOfALineAreFieldsBesideIt() {
        List<String> cells = fields(
                        i -> "<p>By <a href=/a" + i + ">" + words(i + 9) + "</a> <time>June " + (i + 1) + "</time></p>")
                .get(4);
        assertEquals(List.of("By " + words(13) + " June 5", "/a4", words(13), "June 5"), withoutHost(cells));
    }

    @Test
    void aPropertyAndAPartOfItsOwnClassAreFieldsBesideTheirLine() {
        assertEquals(
                List.of("Posted on 5 June 2025 in " + words(40), "5 June 2025", words(40)),
                fields(i -> "<p>Posted on <span class=when>" + (i + 1) + " June 2025</span> in <b itemprop=about>"
                                + words(i * 10) + "</b></p>")
                        .get(4));
    }

    @Test
    void whatIsSetOffInSomeLinesIsNoField() {
        assertEquals(
                List.of("Some words of " + words(4)),
                fields(i -> "<p>Some " + (i % 2 == 0 ? "<b class=hit>words</b>" : "words") + " of " + words(i) + "</p>")
                        .get(4));
    }

    @Test
    void aUnitBesideItsFigureIsNoField() {
        assertEquals(
                List.of("14 km"),
                fields(i -> "<p>1" + i + " <span class=unit>km</span></p>").get(4));
    }

    @Test
    void theTextOfARecordHasAPartOfALineOnce() {
        ExtractedList list = list("<ul>"
                + items(
                        COUNT,
                        i -> "<li><h3>" + words(i) + "</h3><p>Posted on <time>" + (i + 1)
                                + " June</time> by us</p></li>")
                + "</ul>");
        assertEquals(words(4) + " Posted on 5 June by us", list.records().get(4).text());
    }

    private static List<String> withoutHost(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("http://here", "")).toList();
    }
}
