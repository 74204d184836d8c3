package io.tagwave.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProposalsTest {

    private static final int RECORDS = 10;

    /** A list of records of several fields, one of which two records alone have. */
    private static PageTree page() {
        PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
        for (int i = 0; i < RECORDS; i++) {
            page.open("li");
            for (String tag : new String[] {"h2", "p", "em", "b", "i", "code", "small"}) {
                page.open(tag).text(tag + " of record " + i).close();
            }
            if (i % 7 == 1) {
                page.open("del").text("price before").close();
            }
            page.close();
        }
        return page.close().close().build();
    }

    private static List<Integer> counts(ProposalSettings settings) {
        PageTree tree = page();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        return new Proposals(settings)
                .find(tree, sequence).stream().map(region -> region.count()).toList();
    }

    @Test
    void whatHasLittleSupportBesideTheBestIsNoHypothesis() {
        ProposalSettings all = new ProposalSettings(0.01, 0, 3, 600);
        ProposalSettings supported = new ProposalSettings(0.01, 0.1, 3, 600);
        assertTrue(counts(all).contains(2), counts(all)::toString);
        assertTrue(counts(supported).stream().noneMatch(count -> count == 2), counts(supported)::toString);
        assertEquals(RECORDS, counts(supported).get(0));
    }

    @Test
    void theBestSupportedAreKept() {
        List<Integer> all = counts(new ProposalSettings(0.01, 0, 3, 600));
        assertEquals(all.subList(0, 2), counts(new ProposalSettings(0.01, 0, 3, 2)));
    }
}
