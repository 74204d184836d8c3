package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunHeadingsTest {

    private static final int RECORDS = 5;

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("div");

    private RunHeadingsTest add(String tag, String text) {
        page.open(tag).text(text).close();
        return this;
    }

    private PageTree closed() {
        return page.close().close().build();
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    /** The proposal of runs that begin with such an element. */
    private static Proposal runs(PageTree tree, String tag) {
        return new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence(tree)).stream()
                        .filter(cut -> cut.count() == RECORDS && cut.runs())
                        .filter(cut -> tree.tagName(cut.start(0)).equals(tag))
                        .findFirst()
                        .orElseThrow();
    }

    private static List<String> texts(PageTree tree, Proposal cut) {
        return cut.spans().stream()
                .map(record -> tree.text(record.start(), record.end()))
                .toList();
    }

    @Test
    void recordsBeginAtTheHeadingThatEachHasBeforeIt() {
        for (int i = 1; i <= RECORDS; i++) {
            add("h3", "Title " + i).add("p", "Text " + i).add("i", "Price " + i);
        }
        PageTree tree = closed();
        List<String> records = texts(tree, new RunHeadings(tree, sequence(tree)).dropped(runs(tree, "p")));
        assertEquals("Title 1 Text 1 Price 1", records.get(0));
        assertEquals("Title 5 Text 5 Price 5", records.get(4));
    }

    @Test
    void aFieldBehindTheHeadingComesAlong() {
        for (int i = 1; i <= RECORDS; i++) {
            add("h3", "Title " + i);
            if (i % 2 == 0) {
                add("h4", "Subtitle " + i);
            }
            add("p", "Text " + i);
        }
        PageTree tree = closed();
        List<String> records = texts(tree, new RunHeadings(tree, sequence(tree)).dropped(runs(tree, "p")));
        assertEquals(List.of("Title 1 Text 1", "Title 2 Subtitle 2 Text 2"), records.subList(0, 2));
    }

    @Test
    void endsOfRecordsStayWhereTheLastOneHasThemToo() {
        add("p", "Introduction");
        for (int i = 1; i <= RECORDS; i++) {
            add("h3", "Title " + i).add("p", "Text " + i);
        }
        PageTree tree = closed();
        Proposal cut = runs(tree, "h3");
        assertSame(cut, new RunHeadings(tree, sequence(tree)).dropped(cut));
    }
}
