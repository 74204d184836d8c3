package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import org.junit.jupiter.api.Test;

class RunAlignmentTest {

    private static final int RECORDS = 5;

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("div");

    private RunAlignmentTest add(String tag, String text) {
        page.open(tag).text(text).close();
        return this;
    }

    private RunAlignmentTest addBold(String tag, String text) {
        page.open(tag).open("b").text(text).close().close();
        return this;
    }

    private PageTree closed() {
        return page.close().close().build();
    }

    /** The cut into runs that begin with such an element, and what becomes of it. */
    private static String begin(PageTree tree, String tag) {
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        Proposal cut = cut(tree, sequence, tag);
        Proposal corrected = new RunAlignment(tree, sequence).corrected(cut);
        assertEquals(cut.count(), corrected.count());
        assertEquals(cut.span().end(), corrected.span().end());
        if (corrected == cut) {
            return "as before";
        }
        for (int record = 0; record + 1 < cut.count(); record++) {
            assertEquals(corrected.start(record + 1), corrected.end(record));
        }
        return text(tree, corrected, 0) + " / " + text(tree, corrected, RECORDS - 1);
    }

    private static Proposal cut(PageTree tree, TagPathSequence sequence, String tag) {
        return new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence).stream()
                        .filter(cut -> cut.count() == RECORDS && cut.runs())
                        .filter(cut -> tree.tagName(cut.start(0)).equals(tag))
                        .findFirst()
                        .orElseThrow();
    }

    private static String text(PageTree tree, Proposal cut, int record) {
        return tree.text(cut.start(record), cut.end(record));
    }

    @Test
    void whatLeadsEveryRecordBelongsToTheNextOne() {
        for (int i = 1; i <= RECORDS; i++) {
            add("h3", "Title " + i).add("p", "Text " + i).add("i", "Price " + i);
        }

        assertEquals("Title 1 Text 1 Price 1 / Title 5 Text 5 Price 5", begin(closed(), "p"));
    }

    @Test
    void aFieldBetweenThatSomeRecordsLackComesAlong() {
        for (int i = 1; i <= RECORDS; i++) {
            add("h3", "Title " + i);
            if (i % 2 == 0) {
                add("h4", "Subtitle " + i);
            }
            add("p", "Text " + i);
        }

        assertEquals("Title 1 Text 1 / Title 5 Text 5", begin(closed(), "p"));
    }

    @Test
    void leadersOfTheSameElementAreToldByWhatTheyHold() {
        for (int i = 1; i <= RECORDS; i++) {
            addBold("p", "Title " + i).add("i", "Price " + i).add("p", "Text " + i);
        }

        assertEquals("Title 1 Price 1 Text 1 / Title 5 Price 5 Text 5", begin(closed(), "i"));
    }

    @Test
    void whatRecordsEndWithStaysWhereItIsWhenTheLastOneHasItToo() {
        add("p", "Introduction");
        for (int i = 1; i <= RECORDS; i++) {
            add("h3", "Title " + i).add("p", "Text " + i);
        }
        PageTree tree = closed();

        assertEquals("as before", begin(tree, "h3"));
    }

    @Test
    void whatFollowsTheLastRecordLikewise() {
        add("p", "Introduction");
        for (int i = 1; i <= RECORDS; i++) {
            add("h3", "Title " + i).add("p", "Text " + i);
        }
        add("div", "Pages").add("p", "Imprint");

        assertEquals("as before", begin(closed(), "h3"));
    }

    @Test
    void emptyRulesLeadNothing() {
        for (int i = 1; i <= RECORDS; i++) {
            page.open("hr").close();
            add("h3", "Title " + i).add("p", "Text " + i);
        }

        assertEquals("as before", begin(closed(), "h3"));
    }

    @Test
    void subtreesStayAsTheyAre() {
        for (int i = 1; i <= RECORDS; i++) {
            page.open("div");
            add("h3", "Title " + i).add("p", "Text " + i);
            page.close();
        }
        PageTree tree = closed();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        Proposal cut = new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence)
                .get(0);

        assertSame(cut, new RunAlignment(tree, sequence).corrected(cut));
    }
}
