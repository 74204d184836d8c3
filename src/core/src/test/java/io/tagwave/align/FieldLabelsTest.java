package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Fields behind labels have their own columns, whichever of them a record lacks. */
class FieldLabelsTest {

    @Test
    void anOptionalLabelledLineShiftsNothing() {
        assertEquals(
                List.of("A | - | State: Ohio", "B | File: 12 | State: Iowa", "C | File: 7 | State: Utah"),
                rows("<li>A<br>State: Ohio", "<li>B<br>File: 12<br>State: Iowa", "<li>C<br>File: 7<br>State: Utah"));
    }

    @Test
    void aTextIsNotInTheColumnOfAnother() {
        assertEquals(
                List.of("A | Phone: 1 | -", "B | - | Mail: b", "C | Phone: 3 | -", "D | - | Mail: d"),
                rows(
                        "<li><b>A</b><p>Phone: 1</p>",
                        "<li><b>B</b><p>Mail: b</p>",
                        "<li><b>C</b><p>Phone: 3</p>",
                        "<li><b>D</b><p>Mail: d</p>"));
    }

    @Test
    void aLabelInAnElementIsAboutTheTextBehindIt() {
        assertEquals(
                List.of("- | - | State: | Ohio", "File: | 12 | State: | Iowa", "File: | 7 | - | -"),
                rows(
                                "<li><p><b>State:</b> <i>Ohio</i></p>",
                                "<li><p><b>File:</b> <i>12</i></p><p><b>State:</b> <i>Iowa</i></p>",
                                "<li><p><b>File:</b> <i>7</i></p>",
                                "")
                        .subList(0, 3));
    }

    @Test
    void termsAreLabels() {
        assertEquals(
                List.of("Area | 1 | Rooms | 4", "- | - | Rooms | 5", "Area | 3 | - | -"),
                rows(
                        "<li><dl><dt>Area</dt><dd>1</dd><dt>Rooms</dt><dd>4</dd></dl>",
                        "<li><dl><dt>Rooms</dt><dd>5</dd></dl>",
                        "<li><dl><dt>Area</dt><dd>3</dd></dl>"));
    }

    @Test
    void aWordBeforeTitlesIsNoLabel() {
        assertEquals(
                List.of("Re: one", "Re: two", "three", "four", "five"),
                rows(
                        "<li><b>Re: one</b>",
                        "<li><b>Re: two</b>",
                        "<li><b>three</b>",
                        "<li><b>four</b>",
                        "<li><b>five</b>"));
    }

    @Test
    void buttonsThatARecordLacksShiftNothing() {
        assertEquals(
                List.of("A | /1 | Agenda | /2 | Minutes", "B | - | - | /3 | Minutes", "C | /4 | Agenda | - | -"),
                rows(
                        "<li><b>A</b> <a href=/1>Agenda</a> <a href=/2>Minutes</a>",
                        "<li><b>B</b> <a href=/3>Minutes</a>",
                        "<li><b>C</b> <a href=/4>Agenda</a>"));
    }
}
