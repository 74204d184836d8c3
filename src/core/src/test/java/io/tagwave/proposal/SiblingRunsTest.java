package io.tagwave.proposal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SiblingRunsTest {

    /** What the records hold that begin with each dt; null for no runs. */
    private static List<String> records(String written) {
        PageTree tree = Trees.body(written);
        int[] heads = Trees.named(tree, "dt");
        int[] ends = new SiblingRuns(tree, TagPathSequence.of(tree, StepSchemes.tagOnly())).ends(heads);
        if (ends == null) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < heads.length; i++) {
            texts.add(tree.text(heads[i], ends[i]));
        }
        return texts;
    }

    @Test
    void aRecordReachesUpToTheNextHead() {
        assertEquals(
                List.of("one a", "two b c", "three d"),
                records("dl(dt('one') dd('a') dt('two') dd('b') dd('c') dt('three') dd('d'))"));
    }

    @Test
    void theLastTakesWhatUsuallyFollowsAndNoMore() {
        String two = "dl(dt('one') dd('a') dd('b') dt('two') dd('c') dd('d') ";
        assertEquals(
                "three e",
                records(two + "dt('three') dd('e') p('note') dd('f'))").get(2));
        assertEquals(
                "three e f",
                records(two + "dt('three') dd('e') dd('f') dd('g'))").get(2));
        assertEquals("three", records(two + "dt('three') p('note'))").get(2));
        assertEquals("three e", records(two + "dt('three') dd('e')) dd('f')").get(2));
    }

    @Test
    void usualIsTheMedian() {
        String three = "dl(dt('one') dd('a') dt('two') dd('b') dt('three') dd('c') dd('d') dd('e') dt('four') ";
        assertEquals("four f", records(three + "dd('f') dd('g') dd('h'))").get(3));
    }

    @Test
    void recordsEndWithTheirParent() {
        assertEquals(
                List.of("one a", "two b", "three c", "four d"),
                records(
                        "dl(dt('one') dd('a') dt('two') dd('b') p('x')) dl(dt('three') dd('c') dt('four') dd('d') dd('y'))"));
    }

    @Test
    void headsWithoutSiblingsBetweenThemAreNoRuns() {
        assertNull(records("dl(dt('one') dt('two')) p('x') dl(dt('three') dt('four') dd('y'))"));
    }
}
