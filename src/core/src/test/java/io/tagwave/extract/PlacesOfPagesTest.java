package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.names;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Where a record stands, as columns: section, depth and parent. */
class PlacesOfPagesTest {

    private static final int GROUPS = 3;
    private static final int GOODS = 5;

    private static String good(int i) {
        return "<li><h3><a href=/g/" + i + ">" + words(i) + "</a></h3><p>about it " + words(i + 20) + "</p><b>" + i
                + ".50</b></li>";
    }

    private static String sections(IntFunction<String> heading) {
        return "<h1>Everything</h1>"
                + items(
                        GROUPS,
                        g -> heading.apply(g) + "<ul class=goods>" + items(GOODS, i -> good(g * GOODS + i)) + "</ul>");
    }

    private static List<String> cells(String body, String name) {
        int column = names(body).indexOf(name);
        return list(body).records().stream()
                .map(record -> record.cells().get(column))
                .toList();
    }

    @Test
    void theHeadingOfItsSectionIsAColumn() {
        String body = sections(g -> "<h2>Group <i>" + words(g) + "</i></h2>");
        List<String> names = names(body);
        assertEquals("section", names.get(names.size() - 1));
        List<String> sections = cells(body, "section");
        assertEquals(GROUPS * GOODS, sections.size());
        assertEquals("Group " + words(0), sections.get(0));
        assertEquals("Group " + words(0), sections.get(GOODS - 1));
        assertEquals("Group " + words(2), sections.get(2 * GOODS));
    }

    @Test
    void aHeadingOfSeveralTextsIsOne() {
        for (String heading : List.of(
                "<div><div class=day>2022-08-2%d<br>(%s)</div></div>",
                "<h3><a href=/r>3.%d</a> of the <a href=/s>%s</a> series</h3>",
                "<p>第 %d 日 <b>%s</b></p>",
                "<h4>Lot %d <small>от</small> %s</h4>")) {
            String body = sections(g -> heading.formatted(g, words(g)));
            String written = heading.formatted(1, words(1)).replace("<br>", " ").replaceAll("<[^>]*>", "");
            assertEquals(written, cells(body, "section").get(GOODS), heading);
        }
    }

    @Test
    void punctuationIsNoHeading() {
        assertFalse(names(sections(g -> "<p>" + ".".repeat(g + 1) + "</p>")).contains("section"));
    }

    @Test
    void theSameWordsBetweenRecordsAreNoHeading() {
        assertFalse(names(sections(g -> "<h2>More of it</h2>")).contains("section"));
    }

    @Test
    void whatStandsBetweenAnyTwoIsNoHeading() {
        String body = "<div>" + items(12, i -> "<p class=day>" + words(i + 40) + "</p>" + "<ul>" + good(i) + "</ul>")
                + "</div>";
        assertFalse(names(body).contains("section"), names(body).toString());
    }

    private static String comment(int i, String answers) {
        return "<li class=comment><div class=body><b class=who>" + words(i) + "</b><a href=/c/" + i + ">" + i
                + " minutes ago</a><p>" + words(i + 7) + " and much more of " + words(i + 31)
                + " that was said</p></div>"
                + (answers.isEmpty() ? "" : "<ul>" + answers + "</ul>") + "</li>";
    }

    @Test
    void answersTellHowDeepTheyStandAndWhatTheyAnswer() {
        String body = "<ul class=thread>"
                + items(4, i -> comment(4 * i, comment(4 * i + 1, comment(4 * i + 2, "")) + comment(4 * i + 3, "")))
                + "</ul>";
        List<String> depths = new ArrayList<>();
        List<String> parents = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String top = Integer.toString(4 * i + 1);
            depths.addAll(List.of("0", "1", "2", "1"));
            parents.addAll(Arrays.asList(null, top, Integer.toString(4 * i + 2), top));
        }
        assertEquals(depths, cells(body, "depth"));
        assertEquals(parents, cells(body, "parent"));
    }

    @Test
    void goodsInAFurtherBoxAnswerNothing() {
        String body = "<ul class=goods>" + items(8, PlacesOfPagesTest::good) + "<div class=more>"
                + items(8, i -> good(8 + i)) + "</div></ul>";
        assertFalse(names(body).contains("depth"), names(body).toString());
    }
}
