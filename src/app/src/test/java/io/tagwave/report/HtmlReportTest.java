package io.tagwave.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

class HtmlReportTest {

    private static final String EVIL = "<img src=x onerror=alert(1)> & \"'";

    @Test
    void pageTextStaysText() {
        Document page = Jsoup.parse(new HtmlReport(EVIL)
                .section(EVIL)
                .paragraph(EVIL)
                .table(ReportTable.of(EVIL, EVIL, "n").row(EVIL, "1"))
                .figure("<svg></svg>", EVIL)
                .toHtml());
        assertEquals(0, page.select("img").size());
        assertEquals(EVIL, page.select("h1").text());
        assertEquals(EVIL, page.select("tbody th").text());
        assertEquals(EVIL, page.select("figcaption").text());
    }

    @Test
    void tableOnTheTerminalAlignsNumbersRight() {
        ReportTable table =
                ReportTable.of("Times", "stage", "ms").row("parse", "4.25").row("locate", "10");
        assertEquals("Times\nstage     ms\nparse   4.25\nlocate    10\n", table.toText());
    }

    @Test
    void rowsOfAnotherLengthAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> ReportTable.of("t", "a", "b")
                .row("1"));
    }

    @Test
    void numbersForPeopleAreShort() {
        assertEquals("0.3333", Markup.label(1 / 3.0));
        assertEquals("12.35", Markup.label(12.3456));
        assertEquals("1200", Markup.label(1200));
        assertEquals("0", Markup.label(0));
        assertEquals("1.20e-05", Markup.label(1.2e-5));
    }
}
