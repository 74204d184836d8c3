package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutliersTest {

    private static final int RECORDS = 12;

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("ul");

    /** What is left of a cut into all items, or null for all of it. */
    private List<String> dropped() {
        PageTree tree = page.close().close().build();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        Proposal proposed = new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence).stream()
                        .filter(cut -> !cut.runs()
                                && !cut.apart()
                                && tree.tagName(cut.start(0)).equals("li"))
                        .findFirst()
                        .orElseThrow();
        List<Span> items = IntStream.range(2, tree.size())
                .filter(node -> tree.tagName(node).equals("li"))
                .mapToObj(node -> new Span(node, tree.end(node)))
                .toList();
        Proposal chosen = proposed.recut(items);
        Proposal clean = new Outliers(tree).dropped(chosen);
        return clean == chosen
                ? null
                : IntStream.range(0, clean.count())
                        .mapToObj(record -> tree.text(clean.start(record), clean.end(record)))
                        .toList();
    }

    private void file(String address) {
        page.open("li").openLink("a", Style.NONE, null, address).text(address).close();
        page.open("b").text("12 kB").close().close();
    }

    private List<String> withFiles(String first, String prefix) {
        file(first);
        for (int i = 1; i < RECORDS; i++) {
            file(prefix + "file " + i);
        }
        return dropped();
    }

    @Test
    void whatShowsNothingIsNoRecord() {
        for (int i = 1; i < RECORDS; i++) {
            page.open("li").open("b").text("Name " + i).close().close();
            if (i == 4) {
                page.open("li").open("b").close().close();
            }
        }

        assertEquals(RECORDS - 1, dropped().size());
    }

    @Test
    void threeEntriesAreEnoughToTellTheFolderAbove() {
        file("../");
        file("one.txt");
        file("two.txt");

        assertEquals(2, dropped().size());
    }

    @Test
    void theFolderThatHoldsAllIsNoneOfThem() {
        assertEquals(RECORDS - 1, withFiles("../", "").size());
    }

    @Test
    void soIsItAsAPathFromTheRoot() {
        assertEquals(RECORDS - 1, withFiles("/pub/", "").size());
    }

    @Test
    void soIsItAmongPathsThatGoOnFromIt() {
        assertEquals(RECORDS - 1, withFiles("/pub/", "/pub/").size());
    }

    @Test
    void aFolderAmongOthersIsOne() {
        assertNull(withFiles("/pub/", "/src/"));
    }

    @Test
    void aFolderAmongNamesIsOne() {
        assertNull(withFiles("pub/", ""));
    }

    @Test
    void aFileAmongNamesIsOne() {
        assertNull(withFiles("/pub/notes", ""));
    }
}
