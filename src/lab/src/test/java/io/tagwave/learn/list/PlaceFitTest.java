package io.tagwave.learn.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.eval.GroundTruthLists;
import io.tagwave.record.PlaceWords;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlaceFitTest {

    private static LabeledPage page(int site) {
        StringBuilder html = new StringBuilder("<body><ul class='categories site").append((char) ('a' + site));
        html.append("word'>");
        IntStream.range(0, 8)
                .forEach(i -> html.append("<li><a href=/c").append(i).append(">Group</a></li>"));
        html.append("</ul><div class=hits>");
        List<String> titles =
                IntStream.range(0, 8).mapToObj(i -> "Hit number " + i).toList();
        titles.forEach(title -> html.append("<p><b>").append(title).append("</b> <i>and more text</i></p>"));
        PageTree tree =
                new HtmlParser().parse(html.append("</div>").toString(), "").tree();
        return ContentTrainer.label(
                "page",
                new LabelOrigin("set", "site " + site, "fold"),
                tree,
                GroundTruthLists.byTitles(titles, titles.size()));
    }

    @Test
    void wordsOfManySitesAreLearnedAndThoseOfOneAreNot() {
        PlaceWords places =
                new PlaceFit(IntStream.range(0, 12).mapToObj(PlaceFitTest::page).toList()).fit(site -> true);
        Map<String, Double> weights = places.weights();
        assertTrue(weights.get("hits") > 0, weights.toString());
        assertTrue(weights.get("categories") < 0, weights.toString());
        assertEquals(
                List.of(),
                weights.keySet().stream().filter(word -> word.endsWith("word")).toList());
    }
}
