package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Paragraphs and tags of which records have more or fewer are one field. */
class FieldBlocksTest {

    private static final String LONG = "a paragraph of a post with some more words than a field has";

    @Test
    void paragraphsAreOneField() {
        assertEquals(
                List.of("A | " + LONG, "B | " + LONG + " " + LONG, "C | " + LONG + " Quote: x " + LONG),
                rows(
                        "<li><b>A</b><div class=text><p>" + LONG + "</p></div>",
                        "<li><b>B</b><div class=text><p>" + LONG + "</p><p>" + LONG + "</p></div>",
                        "<li><b>C</b><div class=text><p>" + LONG + "</p><i>Quote: x</i><p>" + LONG + "</p></div>"));
    }

    /** Three texts of ten with a name are fields, two are not. */
    @Test
    void paragraphsOfWhichManyHaveANameAreFields() {
        String named = "<p>Now: " + LONG + "</p>";
        String plain = "<p>" + LONG + "</p>";
        String[] three = {plain + named + plain, plain + plain, named + plain + plain, plain + named};
        String[] two = {plain + named + plain, plain + plain, named + plain + plain, plain + plain};
        assertEquals(4, columns(three));
        assertEquals(2, columns(two));
    }

    private static int columns(String... texts) {
        String[] records = new String[texts.length];
        for (int i = 0; i < records.length; i++) {
            records[i] = "<li><b>Name " + i + "</b><div class=text>" + texts[i] + "</div>";
        }
        return rows(records).get(0).split(" \\| ").length;
    }

    @Test
    void aFieldBesideParagraphsStaysOne() {
        assertEquals(
                List.of("A | " + LONG + " | 1 May", "B | " + LONG + " " + LONG + " | 2 May"),
                rows(
                        "<li><h3>A</h3><p>" + LONG + "</p><time>1 May</time>",
                        "<li><h3>B</h3><p>" + LONG + "</p><p>" + LONG + "</p><time>2 May</time>"));
    }

    @Test
    void shortLinesMayBeFields() {
        assertEquals(
                List.of("3 rooms | 80 sqm", "4 rooms | -"),
                rows("<li><div><p>3 rooms</p><p>80 sqm</p></div>", "<li><div><p>4 rooms</p></div>"));
    }

    @Test
    void tagsAreOneFieldWithTheirLinks() {
        assertEquals(
                List.of("A | /x | x", "B | /x | x , y", "C | /z | z", "D | /u | u , v"),
                rows(
                        "<li><b>A</b><p><a href=/x>x</a></p>",
                        "<li><b>B</b><p><a href=/x>x</a>, <a href=/y>y</a></p>",
                        "<li><b>C</b><p><a href=/z>z</a></p>",
                        "<li><b>D</b><p><a href=/u>u</a>, <a href=/v>v</a></p>"));
    }

    @Test
    void descriptionsOfTermsAreFields() {
        assertEquals(
                List.of("Now | " + LONG + " | Past | " + LONG, "Now | " + LONG + " | - | -"),
                rows(
                        "<li><dl><dt>Now</dt><dd>" + LONG + "</dd><dt>Past</dt><dd>" + LONG + "</dd></dl>",
                        "<li><dl><dt>Now</dt><dd>" + LONG + "</dd></dl>"));
    }
}
