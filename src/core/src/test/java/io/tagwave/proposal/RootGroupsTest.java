package io.tagwave.proposal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RootGroupsTest {

    private static List<RecordRoots> lists(PageTree tree, double leastText) {
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        RootGroups lists = new RootGroups(tree, leastText);
        lists.propose(sequence.codes(0, sequence.length()), sequence.alphabetSize());
        return lists.lists();
    }

    /** Each list as the texts of its heads and its votes. */
    private static List<String> shown(String written) {
        PageTree tree = Trees.body(written);
        return lists(tree, 0).stream()
                .map(list -> Arrays.stream(list.nodes)
                                .mapToObj(head -> tree.text(head, tree.end(head)))
                                .collect(Collectors.joining(","))
                        + ":" + list.votes)
                .toList();
    }

    @Test
    void everyFieldVotesForTheListOfItsRecords() {
        // Of li, b, i and the two texts.
        assertEquals(List.of("1 x,2 y:5"), shown("ul(li(b('1') i('x')) li(b('2') i('y')))"));
    }

    @Test
    void headsAreGroupedByParentAndAllTogether() {
        assertEquals(
                List.of("1,2,3,4,5", "1,2", "3,4,5"),
                shown("section(h2('x') ul(li('1') li('2'))) section(h2('y') ul(li('3') li('4') li('5')))").stream()
                        .map(list -> list.substring(0, list.indexOf(':')))
                        .filter(list -> !list.contains(" "))
                        .toList());
    }

    @Test
    void headsOfRowsAreGroupedByTheirGridToo() {
        List<String> lists = shown("div(p(b('1') b('2')) p(b('3') b('4'))) div(p(b('5') b('6')) p(b('7') b('8')))");
        assertEquals(
                List.of("1,2,3,4,5,6,7,8:2", "1,2:2", "3,4:2", "5,6:2", "7,8:2", "1,2,3,4:2", "5,6,7,8:2"),
                lists.stream().filter(list -> !list.contains(" ")).toList());
    }

    @Test
    void headsAtSeveralDepthsMakeAListEach() {
        // The texts of b rise to what holds one of them alone: a div at the one depth, a li at the other.
        List<String> lists = shown("b('1') div(b('2')) div(div(b('3'))) b('4') p(b('5')) div(b('6'))");
        assertEquals(
                List.of("2,3,6:1"),
                lists.stream().filter(list -> list.startsWith("2,3")).toList());
        assertEquals(
                List.of("1,4:2"),
                lists.stream().filter(list -> list.startsWith("1,4:")).toList());
    }

    @Test
    void aSingleVoteForAPartOfAListIsChance() {
        String records = "li(b('1') i('x') hr) li(b('2') i('y')) li(b('3') i('z') hr)";
        assertEquals(List.of("1 x,2 y,3 z:5"), shown("ul(" + records + ")"));
        // A hint that says something is two votes: of the element and of its text.
        assertEquals(
                List.of("1 x h,2 y,3 z h:5", "1 x h,3 z h:2"), shown("ul(" + records.replace("hr", "u('h')") + ")"));
    }

    @Test
    void listsThatReachTooLittleAreNone() {
        PageTree tree = Trees.body("ul(li('1') li('2')) div(p('three') p('four'))");
        List<Integer> firsts =
                lists(tree, 0).stream().map(list -> list.nodes[0]).toList();
        assertEquals(List.of(2, 7), firsts);
        assertEquals(
                List.of(2, 7),
                lists(tree, tree.textLength(0, tree.size()) - 1).stream()
                        .map(list -> list.nodes[0])
                        .toList());
        assertEquals(0, lists(tree, tree.textLength(0, tree.size())).size());
    }
}
