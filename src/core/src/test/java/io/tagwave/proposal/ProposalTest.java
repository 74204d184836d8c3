package io.tagwave.proposal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProposalTest {

    /** Twelve cells, every second one in a link: cell i is the nodes from 2 * i + 1 on, of so many characters. */
    private static final PageTree PAGE = Trees.body("p('1') a('22') p('333') a('4444') p('55555') a('666666')"
            + "p('7777777') a('88888888') p('999999999') a('0123456789') p('01234567890') a('012345678901')");

    private static final Proposal WHOLE = new Proposal(new int[] {1, 7, 13}, new int[] {7, 11, 19}, 4, false);

    private static final Proposal RUNS = new Proposal(new int[] {1, 7, 13}, new int[] {7, 11, 19}, 4, true);

    /** Two records of two parts, which go by turns, and one of three. */
    private static final Proposal APART =
            Proposal.ofParts(new int[] {0, 4, 8, 14}, new int[] {1, 3, 5, 9, 3, 5, 9, 11, 13, 15, 17, 19, 21, 23}, 7);

    static Stream<Proposal> cuts() {
        return Stream.of(WHOLE, RUNS, APART);
    }

    @ParameterizedTest
    @MethodSource("cuts")
    void aRecordHoldsWhatItsPartsHold(Proposal cut) {
        int[] before = new int[PAGE.size() + 1];
        for (int node = 0; node < PAGE.size(); node++) {
            before[node + 1] = before[node] + node * node;
        }
        int all = 0;
        for (int record = 0; record < cut.count(); record++) {
            List<Span> parts = cut.records().get(record);
            assertEquals(parts.size(), cut.parts(record));
            assertEquals(parts.stream().mapToInt(Span::length).sum(), cut.size(record));
            int text = parts.stream()
                    .mapToInt(p -> PAGE.textLength(p.start(), p.end()))
                    .sum();
            int links = parts.stream()
                    .mapToInt(p -> PAGE.linkTextLength(p.start(), p.end()))
                    .sum();
            int sum = parts.stream()
                    .mapToInt(p -> before[p.end()] - before[p.start()])
                    .sum();
            assertEquals(text, cut.textLength(PAGE, record));
            assertEquals(links, cut.linkTextLength(PAGE, record));
            assertEquals(sum, cut.sum(record, before));
            all += text;
        }
        assertEquals(all, cut.textLength(PAGE));
    }

    @ParameterizedTest
    @MethodSource("cuts")
    void partsAreToldOneByOneToo(Proposal cut) {
        int end = 0;
        for (int record = 0; record < cut.count(); record++) {
            List<Span> parts = cut.records().get(record);
            assertEquals(parts.get(0), new Span(cut.start(record), cut.end(record)));
            for (int part = 0; part < parts.size(); part++) {
                assertEquals(parts.get(part), new Span(cut.start(record, part), cut.end(record, part)));
                end = Math.max(end, parts.get(part).end());
            }
        }
        assertEquals(new Span(cut.start(0), end), cut.span());
    }

    @Test
    void aCutKnowsItsKind() {
        assertEquals(List.of(false, false, true), cuts().map(Proposal::apart).toList());
        assertEquals(List.of(false, true, false), cuts().map(Proposal::runs).toList());
        assertEquals(List.of(4, 4, 7), cuts().map(Proposal::votes).toList());
    }

    @Test
    void recordsMoreStandInDocumentOrder() {
        Proposal more = RUNS.with(List.of(new Span(21, 23), new Span(11, 13)));
        assertEquals(
                List.of(new Span(1, 7), new Span(7, 11), new Span(11, 13), new Span(13, 19), new Span(21, 23)),
                more.spans());
        assertTrue(more.runs());
        assertEquals(4, more.votes());
        assertEquals(RUNS.records(), RUNS.with(List.of()).records());
        assertEquals(
                List.of(new Span(3, 5)), WHOLE.recut(List.of(new Span(3, 5))).spans());
    }

    @Test
    void recordsStartWhereTheyDo() {
        int[] starts = Stream.iterate(0, node -> node + 1)
                .limit(PAGE.size())
                .filter(WHOLE::startsAt)
                .mapToInt(i -> i)
                .toArray();
        assertArrayEquals(new int[] {1, 7, 13}, starts);
    }

    @Test
    void cutsIntoOtherRecordsHaveOtherDigests() {
        Set<Long> digests = new HashSet<>();
        List<Proposal> cuts = new ArrayList<>(List.of(WHOLE, RUNS, APART));
        for (int[] starts : new int[][] {{1, 3}, {1, 5}, {2, 5}, {5, 9}, {1, 3, 5}}) {
            for (int width = 1; width <= 2; width++) {
                int[] ends = starts.clone();
                for (int i = 0; i < ends.length; i++) {
                    ends[i] += width;
                }
                cuts.add(new Proposal(starts, ends, 1, false));
                cuts.add(new Proposal(starts, ends, 1, true));
            }
        }
        cuts.add(Proposal.ofParts(new int[] {0, 4, 6}, new int[] {1, 3, 5, 9, 3, 5}, 7));
        cuts.add(Proposal.ofParts(new int[] {0, 4, 6}, new int[] {1, 3, 5, 8, 3, 5}, 7));
        cuts.forEach(cut -> digests.add(cut.digest()));
        assertEquals(cuts.size(), digests.size());
        assertFalse(digests.contains(0L));
    }

    @Test
    void theDigestTellsRecordsNotVotes() {
        Proposal like = new Proposal(new int[] {1, 7, 13}, new int[] {7, 11, 19}, 9, false);
        assertEquals(WHOLE.digest(), like.digest());
    }
}
