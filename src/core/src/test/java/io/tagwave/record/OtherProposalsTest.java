package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class OtherProposalsTest {

    private static final int RECORDS = 16;
    private static final String WORDS = "Words of a text that goes on for a while";

    private static Style style(String name) {
        return new Style(List.of(name), "", "");
    }

    /** How many records the second look makes of a segmentation with so many. */
    private static int records(PageTree tree, int chosen, boolean runs) {
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        EvidenceMeter meter = new EvidenceMeter(tree, sequence, PlaceWords.NONE);
        List<Candidate> candidates = new ProposalFinder(new ProposalSettings(0.01, 0, 0, 3, 600))
                .find(tree, sequence).stream()
                        .map(cut -> new Candidate(cut, meter.measure(cut), 0))
                        .toList();
        Candidate faulty = candidates.stream()
                .filter(c -> c.cut().count() == chosen && c.cut().runs() == runs)
                .findFirst()
                .orElseThrow();
        return new OtherProposals(tree, sequence, meter)
                .better(faulty, candidates)
                .cut()
                .count();
    }

    private static void field(PageTree.Builder page, String tag, Style look, String text) {
        page.open(tag, look, "").text(text).close();
    }

    private static void link(PageTree.Builder page, String text) {
        page.openLink("a", Style.NONE, "", "/").text(text).close();
    }

    private static PageTree.Builder open() {
        return new PageTree.Builder().open("body").open("div", style("list"), "");
    }

    /** Each record has a row for its title and another for the rest. */
    private static PageTree rows() {
        PageTree.Builder page = open();
        for (int i = 0; i < RECORDS; i++) {
            page.open("div", style("head"), "");
            link(page, "Title " + i);
            page.close().open("div", style("rest"), "");
            field(page, "p", Style.NONE, WORDS + " " + i);
            field(page, "b", Style.NONE, "Price " + i);
            page.close();
        }
        return page.close().close().build();
    }

    private enum Odd {
        ADVERT,
        RECORD
    }

    /** A list whose seventh block is an advert or a record that lacks a field. */
    private static PageTree interrupted(Odd odd) {
        PageTree.Builder page = open();
        for (int i = 0; i < RECORDS; i++) {
            if (i == 7 && odd == Odd.ADVERT) {
                page.open("div", style("letter"), "");
                field(page, "h3", Style.NONE, "Letters");
                field(page, "em", Style.NONE, WORDS + " each week");
                page.open("form").open("label").text("Address").close().close().close();
            }
            page.open("div", style("card"), "").open("div", style("top"), "");
            link(page, "Title " + i);
            page.close().open("div", style("low"), "");
            field(page, "p", style("text"), WORDS + " " + i);
            if (i != 7) {
                field(page, "b", style("price"), "Price " + i);
            }
            field(page, "u", style("place"), "Place " + i);
            page.close().close();
        }
        return page.close().close().build();
    }

    /** Lines of a talk, with days between them. */
    private static PageTree talkWithDays() {
        PageTree.Builder page = open();
        for (int i = 0; i < RECORDS; i++) {
            if (i % 6 == 0) {
                page.open("div", style("day"), "");
                field(page, "b", Style.NONE, "Day " + i);
                page.close();
            }
            page.open("div", style("line"), "");
            field(page, "b", Style.NONE, "Name " + i);
            field(page, "i", style("place"), "Place");
            field(page, "p", Style.NONE, WORDS + " " + i);
            field(page, "u", Style.NONE, "Time " + i);
            page.close();
        }
        return page.close().close().build();
    }

    private enum Section {
        PEOPLE,
        PARAGRAPHS
    }

    /** Sections with a title, so many people or paragraphs in each. */
    private static PageTree sections(Section kind, int... counts) {
        return sections(kind, "Part ", counts.length, counts);
    }

    /** Sections of which so many have a title. */
    private static PageTree sections(Section kind, String title, int titles, int... counts) {
        PageTree.Builder page = open();
        for (int section = 0; section < counts.length; section++) {
            page.open("section");
            if (section < titles) {
                field(page, "h3", Style.NONE, title + section);
            }
            for (int i = 0; i < counts[section]; i++) {
                page.open("p");
                if (kind == Section.PEOPLE) {
                    link(page, "Name " + section + i);
                    field(page, "i", Style.NONE, "Place " + section + i);
                }
                page.text(WORDS + " " + section + i).close();
            }
            page.close();
        }
        return page.close().close().build();
    }

    @Test
    void whatSectionsHoldAreTheRecords() {
        assertEquals(29, records(sections(Section.PEOPLE, 3, 2, 4, 2, 6, 5, 7), 7, false));
    }

    @Test
    void threeInFourSectionsHaveATitleOrTheirPeopleAreNoRecords() {
        int[] people = {3, 2, 4, 2, 6, 5, 7, 6};
        String title = (WORDS + " ").repeat(3);
        assertEquals(35, records(sections(Section.PEOPLE, title, 6, people), 8, false));
        assertEquals(8, records(sections(Section.PEOPLE, title, 5, people), 8, false));
    }

    @Test
    void underHeadingsTheirNumberMayDifferInFewSections() {
        assertEquals(21, records(sections(Section.PEOPLE, 3, 3, 3, 2, 3, 3, 4), 7, false));
    }

    @Test
    void asManyInEachArePartsOfARecord() {
        assertEquals(7, records(sections(Section.PEOPLE, 3, 3, 3, 3, 3, 3, 3), 7, false));
    }

    @Test
    void paragraphsAreNoRecords() {
        assertEquals(7, records(sections(Section.PARAGRAPHS, 3, 2, 4, 2, 6, 5, 7), 7, false));
    }

    @Test
    void daysBetweenTheLinesAreNone() {
        assertEquals(RECORDS, records(talkWithDays(), RECORDS + 3, false));
    }

    @Test
    void whatIsLessAlikeStaysOut() {
        assertEquals(RECORDS, records(interrupted(Odd.ADVERT), RECORDS, false));
    }

    @Test
    void rowsOfOneRecordThatDifferStayTogether() {
        assertEquals(RECORDS, records(rows(), RECORDS, true));
    }

    @Test
    void anAdvertBetweenTheRecordsIsNone() {
        assertEquals(RECORDS, records(interrupted(Odd.ADVERT), RECORDS + 1, false));
    }

    @Test
    void aRecordThatLacksAFieldIsOne() {
        assertEquals(RECORDS, records(interrupted(Odd.RECORD), RECORDS, false));
    }
}
