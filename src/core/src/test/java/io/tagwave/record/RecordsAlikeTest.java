package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Page in, records out: what is one more record of a list, and what only stands between its records. */
class RecordsAlikeTest {

    private static final String WORDS =
            "words of a text that goes on for quite a while, and for a second line, number ";

    /** The records of the page's best region, as texts. */
    private static List<String> records(List<String> blocks) {
        String html = "<body><div class=list>" + String.join("\n", blocks) + "</div></body>";
        PageTree tree = new HtmlParser()
                .parse(html.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8, "http://localhost/")
                .tree();
        ContentModel model = ContentModel.shipped();
        return new RecordExtractor(model, () -> 0)
                .extract(tree, address -> address).regions().stream()
                        .flatMap(region -> region.records().stream())
                        .map(DataRecord::text)
                        .toList();
    }

    private static List<String> blocks(int count, IntFunction<String> block) {
        return new ArrayList<>(IntStream.range(0, count).mapToObj(block).toList());
    }

    private static String note(int i) {
        return "<p>Note " + i + ": " + WORDS + i + "</p>";
    }

    @Test
    void aNoteWithALinkInItIsANote() {
        List<String> notes = blocks(16, RecordsAlikeTest::note);
        notes.set(7, "<p>Note 7: " + WORDS + "<a href=/x>a link of some words</a> and more " + WORDS + "</p>");
        assertEquals(16, records(notes).size());
    }

    private static String result(int i) {
        return "<div class=result><h3><a href=/r" + i + ">Title " + i + "</a></h3><cite>site " + i + "</cite><p>"
                + WORDS + i + "</p></div>";
    }

    @Test
    void theFirstResultMayHaveMoreThanTheOthers() {
        List<String> results = blocks(12, RecordsAlikeTest::result);
        results.set(
                0,
                "<div class=result><h3><a href=/r0>Title 0</a></h3><cite>site 0</cite><p>" + WORDS + "</p>"
                        + "<dl><dt>Born</dt><dd>in a year</dd><dt>Known for</dt><dd><em>" + WORDS + "</em></dd></dl>"
                        + "<blockquote><i>" + WORDS + "</i></blockquote></div>");
        List<String> records = records(results);
        assertEquals(12, records.size());
        assertEquals(0, records.get(0).indexOf("Title 0"));
    }

    @Test
    void severalListsComeInTheOrderOfThePage() {
        String html = "<body><h2>Menu</h2><ul>"
                + String.join("", blocks(8, i -> "<li><a href=/m" + i + ">Entry " + i + "</a></li>"))
                + "</ul><h2>Results</h2><div>" + String.join("", blocks(9, RecordsAlikeTest::result))
                + "</div><h2>Notes</h2><section>"
                + String.join("", blocks(6, i -> "<p><b>By " + i + "</b> " + WORDS + "</p>")) + "</section></body>";
        PageTree tree = new HtmlParser()
                .parse(html.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8, "http://localhost/")
                .tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        List<RankedList> regions = new ListLocator(3, ContentModel.shipped().ranker(), PlaceWords.NONE)
                .locate(tree, sequence, new ProposalFinder(ProposalSettings.DEFAULT).find(tree, sequence));
        assertEquals(
                List.of(8, 9, 6),
                regions.stream().map(region -> region.region().records().size()).toList());
        // The one that was chosen first leads the others.
        List<Double> scores =
                regions.stream().map(region -> region.choice().score()).toList();
        assertEquals(scores.get(1), Collections.max(scores));
        List<Double> leads =
                regions.stream().map(region -> region.choice().lead()).toList();
        double second = Math.max(scores.get(0), scores.get(2));
        assertEquals(Math.min(scores.get(1) - second, Ranking.GREATEST_LEAD), leads.get(1), 1e-9);
        assertTrue(leads.get(0) < 0 && leads.get(2) < 0, leads::toString);
    }
}
