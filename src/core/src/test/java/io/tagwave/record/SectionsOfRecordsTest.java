package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.PageList;
import io.tagwave.Tagwave;
import io.tagwave.dom.HtmlParser;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;
import org.junit.jupiter.api.Test;

class SectionsOfRecordsTest {

    private static final String HEAD = "<html><body><main><h1>What there is</h1>";
    private static final String FOOT = "</main></body></html>";

    /** Tables with the same header row under headings, with so many rows. */
    private static String heats(int... rows) {
        StringBuilder page = new StringBuilder(HEAD);
        for (int heat = 1; heat <= rows.length; heat++) {
            page.append("<h3>Heat ")
                    .append(heat)
                    .append("</h3><table><thead><tr><th>Lane</th><th>Rower</th><th>Club</th>")
                    .append("</tr></thead><tbody>");
            for (int row = 1; row <= rows[heat - 1]; row++) {
                page.append("<tr><td>")
                        .append(row)
                        .append("</td><td>Rower ")
                        .append(heat)
                        .append(row);
                page.append("</td><td>Club of ").append(row * heat).append("</td></tr>");
            }
            page.append("</tbody></table>");
        }
        return page.append(FOOT).toString();
    }

    /** Days with as many dishes each, of one form, under notes of different forms. */
    private static String days(int days) {
        StringBuilder page = new StringBuilder(HEAD);
        for (int day = 1; day <= days; day++) {
            page.append("<div class=day><b>").append(day).append(" May</b>");
            for (int dish = 1; dish <= 3; dish++) {
                page.append("<div class=dish><a href='/").append(day).append(dish);
                page.append("'>Dish number ")
                        .append(10 * day + dish)
                        .append(" with rice</a><i>")
                        .append(day + dish);
                page.append(".50</i><p>Cooked for lunch by team ").append(dish).append("</p></div>");
            }
            page.append(day % 2 == 0 ? "<ul><li><i>a</i><i>b</i></li><li><s>c</s></li></ul>" : "");
            page.append(day % 3 == 0 ? "<ol><li>d</li><li><u>e</u></li><li>f</li></ol>" : "");
            page.append("</div>");
        }
        return page.append(FOOT).toString();
    }

    private static PageList list(String html) {
        return Tagwave.extract(html, "http://example.com/").lists().stream()
                .filter(PageList::isMain)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void rowsUnderASharedHeaderRowAreTheRecords() {
        PageList heats = list(heats(3, 4, 3));
        assertEquals(10, heats.records().size());
        assertEquals("Heat 2", heats.records().get(4).text("section"));
    }

    @Test
    void whatIsFarMoreAlikeThanItsSectionsAreTheRecords() {
        assertEquals(24, list(days(8)).records().size());
    }

    @Test
    void rowsBelowHeadsOfColumnsAreTheRecordsThoughTablesHaveAsManyEach() {
        assertEquals(9, list(heats(3, 3, 3)).records().size());
    }

    /** Names under letters, after a table of contents; two names are no links, and every 45th has another one. */
    private static String names(int... perLetter) {
        StringBuilder page = new StringBuilder(HEAD).append("<div class=note>Contents: A to L</div>");
        int name = 0;
        for (int letter = 0; letter < perLetter.length; letter++) {
            page.append("<div class=head><h2>").append((char) ('A' + letter));
            page.append("</h2><span>[<a href='/edit'>edit</a>]</span></div><div class=cols><ul>");
            for (int i = 0; i < perLetter[letter]; i++) {
                name++;
                String text = "Name number " + name;
                String link = "<a href='/" + name + "'>" + text + "</a>";
                page.append("<li>").append(name % 50 == 11 ? text : link);
                page.append(name % 45 == 3 ? " (<a href='/of'>of</a>, <i>old</i>)" : "")
                        .append("</li>");
            }
            page.append("</ul></div>");
        }
        return page.append(FOOT).toString();
    }

    @Test
    void namesUnderLettersAreRecordsThoughAFewDiffer() {
        PageTree tree = new HtmlParser()
                .parse(names(14, 3, 22, 7, 9, 2, 17, 5, 11, 6), "")
                .tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        List<Proposal> proposals = new ProposalFinder(ProposalSettings.DEFAULT).find(tree, sequence);
        EvidenceMeter meter = new EvidenceMeter(tree, sequence, PlaceWords.NONE);
        Proposal names = withRecords(96, proposals);
        Proposal letters = proposals.stream()
                .filter(one -> one.runs() && one.count() == 10 && one.start(0) < names.start(0))
                .findFirst()
                .orElseThrow();
        assertTrue(new SectionsOfRecords(tree, sequence, meter).isOf(names, letters));
    }

    private static Proposal withRecords(int count, List<Proposal> proposals) {
        return proposals.stream()
                .filter(one -> !one.runs() && one.count() == count)
                .findFirst()
                .orElseThrow();
    }
}
