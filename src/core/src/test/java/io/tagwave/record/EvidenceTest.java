package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Measures of every cut of some pages, held against what they are said to be. */
class EvidenceTest {

    private static String items(int count, IntFunction<String> item) {
        return IntStream.range(0, count).mapToObj(item).collect(Collectors.joining());
    }

    /** Posts that differ in length, some with a link or number, between a menu and a paragraph. */
    private static final String POSTS = "<ul>" + items(7, i -> "<li><a href=/m" + i + ">Entry " + i + "</a></li>")
            + "</ul><div>"
            + items(
                    11,
                    i -> "<div><b>Post</b><p>" + "word ".repeat(3 + i * i % 7) + "</p>"
                            + (i % 3 == 1 ? "<a href=/p" + i + ">more words</a>" : "")
                            + (i % 4 == 2 ? "<i>" + i + "</i>" : "") + "</div>" + (i % 5 == 3 ? "<hr>an advert" : ""))
            + "</div><p>" + "The end of it. ".repeat(9) + "</p>";

    /** Pictures, names and prices in rows of their own: a record is a column of each band. */
    private static final String GRID = "<h1>Things</h1><table>"
            + items(
                    3,
                    r -> "<tr>" + items(3, c -> "<td><img src=" + c + ".png></td>") + "</tr><tr>"
                            + items(3, c -> "<td><b>" + "thing ".repeat(r + c + 1) + "</b><br></td>") + "</tr><tr>"
                            + items(3, c -> "<td>" + (r + c) + ".99" + (c == 1 ? "<i>new</i>" : "") + "</td>")
                            + "</tr>")
            + "</table>";

    private static final String WORDS = "<p>" + items(5, i -> "<b>" + "x".repeat(1 + i % 2) + "</b>") + "</p>";

    static Stream<String> pages() {
        return Stream.of(POSTS, GRID, WORDS);
    }

    private static PageTree tree(String body) {
        byte[] html = ("<body>" + body + "</body>").getBytes(StandardCharsets.UTF_8);
        return new HtmlParser()
                .parse(html, StandardCharsets.UTF_8, "http://localhost/")
                .tree();
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    private static List<Proposal> cuts(PageTree tree) {
        return new ProposalFinder(ProposalSettings.TRAINING).find(tree, sequence(tree));
    }

    private static Evidence evidence(PageTree tree, Proposal cut) {
        return ListLocator.evidence(tree, sequence(tree), List.of(cut)).get(0);
    }

    private static double sum(List<List<Span>> records, ToDoubleFunction<Span> of) {
        return records.stream().flatMap(List::stream).mapToDouble(of).sum();
    }

    private static double text(PageTree tree, Span span) {
        return tree.textLength(span.start(), span.end());
    }

    /** The coefficient of variation. */
    private static double spread(double... values) {
        double mean = IntStream.range(0, values.length)
                .mapToDouble(i -> values[i])
                .average()
                .orElseThrow();
        double variance = IntStream.range(0, values.length)
                .mapToDouble(i -> (values[i] - mean) * (values[i] - mean))
                .average()
                .orElseThrow();
        return Math.sqrt(variance) / mean;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void textIsMeasuredInCharactersOfTheRecords(String page) {
        PageTree tree = tree(page);
        double all = tree.textLength(0, tree.size());
        double plain = all - tree.linkTextLength(0, tree.size());
        for (Proposal cut : cuts(tree)) {
            Evidence e = evidence(tree, cut);
            List<List<Span>> records = cut.records();
            double in = sum(records, span -> text(tree, span));
            double links = sum(records, span -> tree.linkTextLength(span.start(), span.end()));
            double region = text(tree, cut.span());
            double[] lengths = records.stream()
                    .mapToDouble(r -> sum(List.of(r), s -> text(tree, s)))
                    .toArray();
            assertEquals(Math.log((in + 1) / all), e.value(Measure.COVERAGE), 1e-9);
            assertEquals(Math.log((in - links + 10) / (plain + 10)), e.value(Measure.PLAIN_COVERAGE), 1e-9);
            assertEquals(Math.log((in + 1) / (region + 1)), e.value(Measure.COMPACTNESS), 1e-9);
            assertEquals(Math.log1p(in / records.size()), e.value(Measure.MEAN_TEXT), 1e-9);
            assertEquals(links / in, e.value(Measure.LINKED_TEXT), 1e-9);
            assertEquals(spread(lengths), e.value(Measure.TEXT_SPREAD), 1e-6);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void placeIsMeasuredInNodes(String page) {
        PageTree tree = tree(page);
        for (Proposal cut : cuts(tree)) {
            Evidence e = evidence(tree, cut);
            int count = cut.count();
            double middle = (cut.span().start() + cut.span().end()) / 2.0;
            assertEquals(Math.abs(middle / tree.size() - 0.5), e.value(Measure.OFF_CENTER), 1e-9);
            assertEquals(Math.min(3, Math.log(count)), e.value(Measure.COUNT), 1e-9);
            assertEquals(cut.runs() ? 1 : 0, e.value(Measure.RUNS));
            assertEquals(Math.log(cut.votes()), e.value(Measure.VOTES), 1e-9);
        }
    }

    private static double share(Proposal cut, Predicate<List<Span>> such) {
        return cut.records().stream().filter(such).count() / (double) cut.count();
    }

    private static long nodes(List<Span> record, Predicate<Integer> such) {
        return record.stream()
                .flatMapToInt(span -> IntStream.range(span.start(), span.end()))
                .boxed()
                .filter(such)
                .count();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void recordsHaveLinksNumbersAndTextsOrNot(String page) {
        PageTree tree = tree(page);
        for (Proposal cut : cuts(tree)) {
            Evidence e = evidence(tree, cut);
            assertEquals(share(cut, r -> nodes(r, tree::isLink) > 0), e.value(Measure.LINKED_RECORDS), 1e-9);
            assertEquals(
                    share(cut, r -> nodes(r, n -> tree.anyDigit(n, n + 1)) > 0),
                    e.value(Measure.NUMBERED_RECORDS),
                    1e-9);
            assertEquals(
                    share(
                            cut,
                            r -> nodes(r, n -> tree.isLink(n) || tree.isImage(n)) == 0 && nodes(r, tree::isText) < 2),
                    e.value(Measure.BARE_RECORDS),
                    1e-9);
            assertEquals(
                    share(cut, r -> nodes(r, tree::isText) + nodes(r, tree::isImage) > 1),
                    e.value(Measure.COMPOSED_RECORDS),
                    1e-9);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void theLongestTextIsTheMeanOfTheRecords(String page) {
        PageTree tree = tree(page);
        for (Proposal cut : cuts(tree)) {
            double longest = cut.records().stream()
                    .mapToDouble(record -> Math.log1p(record.stream()
                            .flatMapToInt(span -> IntStream.range(span.start(), span.end()))
                            .map(node -> tree.ownText(node).length())
                            .max()
                            .orElseThrow()))
                    .average()
                    .orElseThrow();
            assertEquals(longest, evidence(tree, cut).value(Measure.LONGEST_TEXT), 1e-9);
        }
    }

    /** What is missed of a list, by siblings a record, when it is cut into some of its items only. */
    private static double missed(String items, int... kept) {
        PageTree tree = tree("<ul>" + items + "</ul><p>x</p>");
        Proposal all = cuts(tree).stream()
                .filter(cut -> !cut.runs() && tree.tagName(cut.start(0)).equals("li"))
                .findFirst()
                .orElseThrow();
        Proposal some = all.recut(IntStream.of(kept)
                .mapToObj(i -> new Span(all.start(i), all.end(i)))
                .toList());
        return Math.expm1(evidence(tree, some).value(Measure.MISSED)) * kept.length;
    }

    private static String item(int i) {
        return "<li><b>Item " + i + "</b><i>text of " + i + "</i></li>";
    }

    @Test
    void siblingsLikeTheRecordsAreMissed() {
        String list = items(9, EvidenceTest::item);
        assertEquals(0, missed(list, 0, 1, 2, 3, 4, 5, 6, 7, 8), 1e-9);
        assertEquals(1, missed(list, 1, 2, 3, 4, 5, 6, 7, 8), 1e-9);
        assertEquals(1, missed(list, 0, 1, 2, 3, 4, 5, 6, 7), 1e-9);
        assertEquals(3, missed(list, 0, 1, 5, 6, 7, 8), 1e-9);
        assertEquals(5, missed(list, 1, 2, 4, 6), 1e-9, "one before, two between, two behind");
        assertEquals(4, missed(list, 4, 5), 1e-9, "two on either side are enough to know");
    }

    @Test
    void siblingsUnlikeTheRecordsAreNotMissed() {
        String other = "<li><img src=x.png><u>An advert</u><s>for</s><q>something else</q></li>";
        String empty = "<li><b></b><i></i></li>";
        String large = "<li>" + "<b>Item</b><i>text</i>".repeat(12) + "</li>";
        for (String between : List.of(other, empty, large)) {
            String list = items(4, EvidenceTest::item) + between + items(4, EvidenceTest::item);
            PageTree tree = tree("<ul>" + list + "</ul>");
            Proposal records = cuts(tree).stream()
                    .filter(cut -> !cut.runs() && tree.tagName(cut.start(0)).equals("li"))
                    .findFirst()
                    .orElseThrow();
            List<Span> kept = records.spans().stream()
                    .filter(span -> tree.text(span.start(), span.end()).matches("Item \\d text of \\d"))
                    .toList();
            assertEquals(8, kept.size());
            assertEquals(0, evidence(tree, records.recut(kept)).value(Measure.MISSED), 1e-9, between);
        }
    }

    /** The evidence for the list of these items, each of which is a li. */
    private static Evidence list(int count, IntFunction<String> item) {
        PageTree tree = tree("<ul>" + items(count, i -> "<li>" + item.apply(i) + "</li>") + "</ul><p>x</p>");
        return evidence(
                tree,
                cuts(tree).stream()
                        .filter(cut -> cut.count() == count
                                && tree.tagName(cut.start(0)).equals("li"))
                        .findFirst()
                        .orElseThrow());
    }

    private static double fields(Evidence e, Measure measure) {
        return Math.expm1(e.value(measure));
    }

    @Test
    void fieldsStandOnceInNearlyAllRecords() {
        // Of li, b, i and the two texts.
        Evidence plain = list(10, i -> "<b>name " + i + "</b><i>text of " + i + "</i>");
        assertEquals(5, fields(plain, Measure.FIELDS_BY_ENDING), 1e-9);
        assertEquals(2, fields(plain, Measure.VARIED_FIELDS), 1e-9);
        Evidence often = list(10, i -> "<b>name " + i + "</b>" + (i < 8 ? "<i>text of " + i + "</i>" : ""));
        assertEquals(5, fields(often, Measure.FIELDS_BY_ENDING), 1e-9);
        Evidence seldom = list(10, i -> "<b>name " + i + "</b>" + (i < 7 ? "<i>text of " + i + "</i>" : ""));
        assertEquals(3, fields(seldom, Measure.FIELDS_BY_ENDING), 1e-9);
        assertEquals(2, fields(seldom, Measure.VARIED_FIELDS), 1e-9, "these need three in five records only");
        Evidence twice = list(10, i -> "<b>name " + i + "</b><i>text of " + i + "</i><i>more of " + i + "</i>");
        assertEquals(3, fields(twice, Measure.FIELDS_BY_ENDING), 1e-9);
    }

    @Test
    void onlyTextsThatDifferMakeAFieldVaried() {
        Evidence constant = list(10, i -> "<b>name " + i + "</b><i>always</i>");
        assertEquals(1, fields(constant, Measure.VARIED_FIELDS), 1e-9);
        assertEquals(1, constant.value(Measure.DISTINCT_RECORDS), 1e-9);
        Evidence few = list(10, i -> "<b>name " + i % 5 + "</b><i>always</i>");
        assertEquals(0, fields(few, Measure.VARIED_FIELDS), 1e-9);
        assertEquals(0, few.value(Measure.DISTINCT_RECORDS), 1e-9);
        Evidence half = list(10, i -> "<b>name " + i / 2 * 2 + (i < 4 ? " x" + i : "") + "</b><i>always</i>");
        assertEquals(0.4, half.value(Measure.DISTINCT_RECORDS), 1e-9);
    }

    @Test
    void recordsAllAlikeAreTheirTemplate() {
        Evidence alike = list(10, i -> "<b>name " + i + "</b><i>text of " + i + "</i>");
        assertEquals(1, alike.value(Measure.LIKENESS), 1e-9);
        assertEquals(0, alike.value(Measure.DEVIATION), 1e-9);
        assertEquals(0, alike.value(Measure.DOUBLING), 1e-9);
        // Ten records of five nodes but one, on a page of 54.
        assertEquals(Math.sqrt(45 / 54.0), alike.value(Measure.SAVING_BY_ENDING), 1e-9);
    }

    @Test
    void recordsThatDepartFromTheTemplateSaveLess() {
        Evidence one = list(10, i -> "<b>name " + i + "</b>" + (i == 3 ? "" : "<i>text of " + i + "</i>"));
        assertEquals(2 / 48.0, one.value(Measure.DEVIATION), 1e-9);
        assertEquals(Math.sqrt((48 - 5 - 2) / 52.0), one.value(Measure.SAVING_BY_ENDING), 1e-9);
        assertTrue(one.value(Measure.LIKENESS) < 1);
        Evidence pairs = list(10, i -> "<b>name " + i + "</b><b>other " + i + "</b>");
        assertTrue(pairs.value(Measure.DOUBLING) > 0.5);
    }
}
