package io.tagwave.proposal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProposalFinderTest {

    private static final int RECORDS = 10;
    /** However little support they have. */
    private static final ProposalSettings ALL = new ProposalSettings(0.01, 0, 0, 3, 600);

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
        return new ProposalFinder(settings)
                .find(tree, sequence).stream().map(region -> region.count()).toList();
    }

    /** As a head of a table that holds data, or a text without paragraphs. */
    @Test
    void oneEndlessTextHidesNoList() {
        PageTree.Builder page = new PageTree.Builder().open("body");
        page.open("h1").text("M".repeat(70_000)).close().open("ul");
        for (int i = 0; i < RECORDS; i++) {
            page.open("li")
                    .open("b")
                    .text("lamp " + i)
                    .close()
                    .open("i")
                    .text(i + ".50")
                    .close();
            page.close();
        }
        PageTree tree = page.close().close().build();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        List<Proposal> found = new ProposalFinder(ProposalSettings.DEFAULT).find(tree, sequence);
        assertTrue(found.stream().anyMatch(list -> list.count() == RECORDS), found::toString);
    }

    @Test
    void whatHasLittleSupportBesideTheBestIsNoHypothesis() {
        ProposalSettings supported = new ProposalSettings(0.01, 0.1, 0, 3, 600);
        assertTrue(counts(ALL).contains(2), counts(ALL)::toString);
        assertTrue(counts(supported).stream().noneMatch(count -> count == 2), counts(supported)::toString);
        assertEquals(RECORDS, counts(supported).get(0));
    }

    @Test
    void supportIsWeighedAgainstThatOfRecordsThatAreMet() {
        String many = "ul(" + "li(b('name') p(i('of') u('a') em('thing')))".repeat(30) + ")";
        PageTree tree = Trees.body(many + " ol(li('first') li('second'))");
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        Predicate<ProposalSettings> findsFew = settings -> new ProposalFinder(settings)
                .find(tree, sequence).stream()
                        .anyMatch(cut -> tree.text(cut.start(0), cut.end(0)).equals("first"));
        assertTrue(findsFew.test(new ProposalSettings(0.001, 0.1, 0, 3, 600)));
        assertFalse(findsFew.test(new ProposalSettings(0.001, 0.1, 0.1, 3, 600)));
    }

    @Test
    void theBestSupportedAreKept() {
        List<Integer> all = counts(ALL);
        assertEquals(all.subList(0, 2), counts(new ProposalSettings(0.01, 0, 0, 3, 2)));
    }

    private static List<Proposal> cuts(PageTree tree, TagPathSequence sequence) {
        return new ProposalFinder(ProposalSettings.TRAINING).find(tree, sequence);
    }

    private static List<List<List<Span>>> records(PageTree tree, TagPathSequence sequence) {
        return cuts(tree, sequence).stream().map(Proposal::records).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {LIST, TALK, GRID, CLASSES})
    void relabellingCodesChangesNothing(String written) {
        PageTree tree = Trees.body(written);
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        List<Integer> numbers = new ArrayList<>(
                IntStream.rangeClosed(1, sequence.alphabetSize()).boxed().toList());
        Collections.shuffle(numbers, new Random(7));
        numbers.add(0, 0);
        TagPathSequence other =
                sequence.renumbered(numbers.stream().mapToInt(i -> i).toArray());
        assertEquals(new HashSet<>(records(tree, sequence)), new HashSet<>(records(tree, other)));
    }

    private static final String LIST = "ul(li(b('one') i('first')) li(b('two') i('other')) li(b('three') i('last')))";
    private static final String TALK =
            "dl(dt('one') dd('first') dt('two') dd('other') dt('three') dd('last') p('end'))";
    private static final String GRID = "table(tr(td(img) td(img)) tr(td('one') td('two')) tr(th('x'))"
            + "tr(td(img) td(img)) tr(td('three') td('four')))";
    private static final String CLASSES = "p('1') div(p('2') u(p('3') u(p('4') u(p('5')))))";

    /** The records of the first cut of a kind, as texts. */
    private static List<String> first(String written, Predicate<Proposal> kind) {
        PageTree tree = Trees.body(written);
        Proposal found = cuts(tree, TagPathSequence.of(tree, StepSchemes.tagOnly())).stream()
                .filter(kind)
                .findFirst()
                .orElseThrow();
        return found.records().stream()
                .map(parts -> parts.stream()
                        .map(part -> tree.text(part.start(), part.end()))
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    @Test
    void aRecordIsASubtreeOrARunOrAColumn() {
        assertEquals(List.of("one first", "two other", "three last"), first(LIST, cut -> true));
        assertEquals(List.of("one first", "two other", "three last"), first(TALK, Proposal::runs));
        assertEquals(List.of(" one", " two", " three", " four"), first(GRID, Proposal::apart));
    }

    @Test
    void recordsWhosePathsDifferFurtherUpAreFoundByTheirEndings() {
        String turns = "p(q(r('1'))) o(q(r('2'))) p(q(r('3'))) o(q(r('4')))";
        assertEquals(List.of("1", "2", "3", "4"), first(turns, cut -> cut.count() == 4));
    }

    @Test
    void columnsOfATableAreToldApartByTheirPlace() {
        String rows = "table(tr(td('a') td('b') td('c')) tr(td('d') td('e') td('f')))";
        assertEquals(List.of("a b c", "d e f"), first(rows, cut -> cut.count() == 2));
    }
}
