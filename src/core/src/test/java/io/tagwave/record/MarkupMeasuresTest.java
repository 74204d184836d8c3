package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkupMeasuresTest {

    private static final int RECORDS = 5;

    private static double measured(String html, Measure measure) {
        PageTree page = new HtmlParser().parse("<body>" + html + "</body>", "").tree();
        TagPathSequence sequence = TagPathSequence.of(page, StepSchemes.commonestClass());
        List<Proposal> cuts = new ProposalFinder(ProposalSettings.DEFAULT)
                .find(page, sequence).stream()
                        .filter(cut -> cut.count() == RECORDS)
                        .toList();
        return ListLocator.evidence(page, sequence, cuts).get(0).value(measure);
    }

    private static String lamps(String before, String after) {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            list.append("<li>").append(before).append("Lamp ").append((char) ('A' + i));
            list.append(after).append("<p>Price ").append((char) ('K' + i)).append("</p></li>");
        }
        return "<ul>" + list + "</ul>";
    }

    @Test
    void aListThatFollowsTheTitleIsNearerThanOneFurtherDown() {
        String news = "<div>What else is new in this house: nothing that you would have to know of.</div>";
        double near = measured("<div><h1>Lamps</h1>" + lamps("", "") + news + "</div>", Measure.BELOW_TITLE);
        double far = measured("<div><h1>Lamps</h1>" + news + lamps("", "") + "</div>", Measure.BELOW_TITLE);
        assertTrue(near < far && far < 0, near + " and " + far);
        assertEquals(0, measured("<h2>Lamps</h2>" + lamps("", ""), Measure.BELOW_TITLE));
        assertEquals(0, measured(lamps("", "") + "<h1>Lamps</h1>", Measure.BELOW_TITLE));
    }

    @Test
    void sectionsOfAnArticleHaveHeadingsThatLeadNowhere() {
        assertEquals(1, measured(lamps("<h2>", "</h2>"), Measure.HEADED_TEXTS));
        assertEquals(0, measured(lamps("<h2><a href=/lamp>", "</a></h2>"), Measure.HEADED_TEXTS));
        assertEquals(0, measured(lamps("<a href=/lamp><h2>", "</h2></a>"), Measure.HEADED_TEXTS));
        assertEquals(0, measured(lamps("", ""), Measure.HEADED_TEXTS));
    }

    @Test
    void rowsOfATableHaveHeadsOfColumns() {
        String rows = lamps("", "").replaceAll("<(/?)ul>", "<$1table>").replaceAll("<li>(Lamp .)", "<tr><td>$1<td>");
        assertEquals(0, measured(rows, Measure.COLUMN_HEADS));
        String headed = rows.replace("<table>", "<table><thead><tr><th>Name<th>Price</thead><tbody>");
        assertEquals(1, measured(headed, Measure.COLUMN_HEADS));
    }

    @Test
    void aNumberOfRecordsStandsBesideTheList() {
        assertEquals(1, measured("<p>5 lamps</p>" + lamps("", ""), Measure.COUNTED));
        assertEquals(1, measured(lamps("", "") + "<p>1\u20135 of 1,205</p>", Measure.COUNTED));
        assertEquals(0, measured("<p>15 lamps</p>" + lamps("", ""), Measure.COUNTED));
        String far = "<p>A text.</p>".repeat(60);
        assertEquals(1, measured("<h1>Our <b>5</b> best lamps</h1>" + far + lamps("", ""), Measure.COUNTED));
        assertEquals(0, measured("<h1>Our 15 best lamps</h1>" + far + lamps("", ""), Measure.COUNTED));
        assertEquals(0, measured("<p>5 " + "lamps and more ".repeat(20) + "</p>" + lamps("", ""), Measure.COUNTED));
    }
}
