package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class MissedBetweenTest {

    private static final int RECORDS = 8;

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("ul");

    /** Persons with a number and an address, all but the third with a room. */
    private void persons(int first, int last) {
        for (int i = first; i <= last; i++) {
            page.open("li")
                    .open("b")
                    .text("Name " + i)
                    .close()
                    .open("i")
                    .text("Number " + i)
                    .close();
            if (i != 3) {
                page.open("em").text("Room " + i).close();
            }
            page.open("u").text("Address " + i).close().close();
        }
    }

    private PageTree closed() {
        return page.close().close().build();
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    /** The cut into those with an address. */
    private static Proposal persons(PageTree tree) {
        return new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence(tree)).stream()
                        .filter(cut -> cut.count() == RECORDS && !cut.runs())
                        .findFirst()
                        .orElseThrow();
    }

    private static Proposal completed(PageTree tree, Proposal cut) {
        return new MissedSiblings(tree, sequence(tree), new EvidenceMeter(tree, sequence(tree), PlaceWords.NONE))
                .completed(cut);
    }

    @Test
    void aRecordThatLacksTheFieldOfAllOthersIsOne() {
        persons(1, 5);
        page.open("li").open("b").text("Name").close().open("i").text("Number").close();
        page.open("em").text("Room").close().close();
        persons(6, RECORDS);
        PageTree tree = closed();

        Proposal whole = completed(tree, persons(tree));

        assertEquals(RECORDS + 1, whole.count());
        assertEquals("Name Number Room", tree.text(whole.start(5), whole.end(5)));
        assertEquals("Name 6 Number 6 Room 6 Address 6", tree.text(whole.start(6), whole.end(6)));
    }

    @Test
    void aLineBetweenRecordsIsNone() {
        persons(1, 5);
        page.open("li").open("a").text("Advert").close().close();
        persons(6, RECORDS);

        assertStays(closed());
    }

    @Test
    void whatStandsBeforeOrBehindIsNone() {
        page.open("li")
                .open("b")
                .text("Name")
                .close()
                .open("i")
                .text("Number")
                .close()
                .close();
        persons(1, RECORDS);

        assertStays(closed());
    }

    /** Less like the others than any of these is. */
    private void otherForm() {
        page.open("li").open("b").text("Name").close();
        page.open("i").text("Number").close();
        page.open("u")
                .text("Address")
                .close()
                .open("s")
                .text("Formerly")
                .close()
                .close();
    }

    @Test
    void aRecordOfAnotherFormOnTheSamePathIsOne() {
        for (int i = 1; i <= RECORDS; i++) {
            persons(5, 5);
            if (i == 3) {
                otherForm();
            }
        }
        PageTree tree = closed();

        assertEquals(RECORDS + 1, completed(tree, persons(tree)).count());
    }

    /** A thing in two parts, of so many fields each. */
    private void thing(int number, int fields, String... parts) {
        page.open("li");
        for (String part : parts) {
            page.open(part);
            for (int field = 1; field <= fields; field++) {
                page.open("i").text(part + " " + field + " of thing " + number).close();
            }
            page.close();
        }
        page.close();
    }

    @Test
    void aRecordOfTheSamePartsIsOneHoweverLittleTheseHold() {
        for (int i = 1; i <= RECORDS; i++) {
            thing(i, 9, "h2", "p");
            if (i == 3) {
                thing(0, 1, "h2", "p");
            }
        }
        PageTree tree = closed();

        assertEquals(RECORDS + 1, completed(tree, persons(tree)).count());
    }

    @Test
    void aRecordOfTheSameClassIsOneHoweverLittleItHolds() {
        Style result = new Style(List.of("result"), "", "");
        for (int i = 1; i <= RECORDS + 1; i++) {
            page.open("li", result, "");
            for (int field = 0; i != 4 && field < 9; field++) {
                page.open("i").text("Field " + field + " of thing " + i).close();
            }
            for (String part : new String[] {"b", "u", "s"}) {
                page.open(part).text(part + " of thing " + i).close();
            }
            page.close();
        }
        PageTree tree = closed();

        assertEquals(RECORDS + 1, completed(tree, persons(tree)).count());
    }

    @Test
    void anAdvertWithTheClassOfRecordsIsNone() {
        Style result = new Style(List.of("result"), "", "");
        Style advert = new Style(List.of("wide", "result"), "", "");
        for (int i = 1; i <= RECORDS + 1; i++) {
            page.open("li", i == 4 ? advert : result, "");
            for (String part : i == 4 ? new String[] {"b", "p", "p", "p"} : new String[] {"b", "i", "em", "u"}) {
                page.open(part).text(part + " of thing " + i).close();
            }
            page.close();
        }

        assertStays(closed());
    }

    @Test
    void whatLacksAPartIsNone() {
        for (int i = 1; i <= RECORDS; i++) {
            thing(i, 9, "h2", "p");
            if (i == 3) {
                thing(0, 1, "p");
            }
        }

        assertStays(closed());
    }

    @Test
    void whatIsSetApartMayShowMore() {
        page.close().open("ol").open("li");
        page.open("b").text("Name").close().open("i").text("Number").close();
        page.open("em").text("Room").close().open("u").text("Address").close();
        for (int i = 1; i <= 2; i++) {
            page.open("s").text("Formerly " + i).close();
        }
        page.close().close().open("ul");
        persons(4, RECORDS + 3);
        PageTree tree = closed();

        assertEquals(RECORDS + 1, completed(tree, persons(tree)).count());
    }

    private void section(int first, int last) {
        page.open("ol");
        persons(first, last);
        page.close();
    }

    @Test
    void theOnlyRecordsOfSectionsAreSome() {
        section(4, 4);
        section(5, 7);
        section(8, 8);
        section(9, 11);
        section(12, 13);
        section(14, 14);
        PageTree tree = closed();

        Proposal whole = completed(tree, persons(tree));

        assertEquals(RECORDS + 3, whole.count());
        assertEquals("Name 4 Number 4 Room 4 Address 4", tree.text(whole.start(0), whole.end(0)));
    }

    @Test
    void aHeadingOfOneCellIsNone() {
        for (int i = 1; i <= RECORDS; i++) {
            persons(5, 5);
            if (i == 3) {
                page.open("li").open("p");
                otherForm();
                page.close().close();
            }
        }

        assertStays(closed());
    }

    private static void assertStays(PageTree tree) {
        Proposal cut = persons(tree);

        assertSame(cut, completed(tree, cut));
    }
}
