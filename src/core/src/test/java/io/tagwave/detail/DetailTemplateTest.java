package io.tagwave.detail;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.ColumnKind;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Pages of items, written in the ways in which attributes are written. */
class DetailTemplateTest {

    private static final List<String> COLOURS = List.of("red", "black", "white");

    @Test
    void aValueStandsBesideItsLabelOrInItsLine() {
        for (IntFunction<String> page : List.<IntFunction<String>>of(
                i -> "<table><tr><td>Weight</td><td>" + i + " g</td></tr><tr><td>Colour</td><td>" + colour(i)
                        + "</td></tr></table>",
                i -> "<dl><dt>Weight</dt><dd>" + i + " g</dd><dt>Colour</dt><dd>" + colour(i) + "</dd></dl>",
                i -> "<div><p>Weight</p></div><div><p>" + i + " g</p></div><hr><div><p>Colour</p></div><div><p>"
                        + colour(i) + "</p></div>",
                i -> "<ul><li><b>Weight:</b> " + i + " g</li><li><b>Colour:</b> " + colour(i) + "</li></ul>",
                i -> "<p>Weight: " + i + " g</p><p>Colour: " + colour(i) + "</p>",
                i -> "<p>Weight: " + i + " <i>g</i><br>Colour: " + colour(i) + "</p>")) {
            List<DetailPage> pages = pages(12, page);
            List<DetailColumn> columns = DetailTemplate.learn(pages);
            assertEquals(
                    List.of("Weight", "Colour"),
                    columns.stream().map(DetailColumn::name).toList(),
                    page.apply(0));
            assertEquals(List.of("104 g", "white"), new DetailTemplate(columns).cells(pages.get(4)), page.apply(0));
        }
    }

    @Test
    void rowsThatSomePagesLackDoNotMoveTheOthers() {
        List<DetailPage> pages = pages(
                12,
                i -> "<table>" + (i % 2 == 0 ? row("Voltage", i + " V") : "") + row("Colour", colour(i))
                        + (i % 3 == 0 ? row("Size", i + " cm") : "") + row("Warranty", "2 years") + "</table>");
        List<DetailColumn> columns = DetailTemplate.learn(pages);
        assertEquals(
                List.of("Voltage", "Colour", "Size"),
                columns.stream().map(DetailColumn::name).toList());
        List<String> none = new ArrayList<>(List.of("", "", ""));
        none.set(0, null);
        none.set(1, colour(101));
        none.set(2, null);
        assertEquals(none, new DetailTemplate(columns).cells(pages.get(1)));
    }

    @Test
    void paragraphsAreOneTextAndRelatedItemsAreNone() {
        List<DetailPage> pages = pages(
                8,
                i -> "<nav><a href=/>Home</a> <a href=/a>About</a></nav><h1>Thing " + i + "</h1><p class=t>It is "
                        + i + ".</p><p class=t>And new.</p><img src=/i/" + i + ".jpg><ul><li><a href=/" + i + "a>Other "
                        + i
                        + "</a></li><li><a href=/" + i + "b>Another " + i + "</a></li></ul>");
        List<DetailColumn> columns = DetailTemplate.learn(pages);
        assertEquals(
                List.of(ColumnKind.TEXT, ColumnKind.TEXT, ColumnKind.IMAGE),
                columns.stream().map(DetailColumn::kind).toList());
        assertEquals(
                List.of("Thing 103", "It is 103.\nAnd new.", "http://shop/i/103.jpg"),
                new DetailTemplate(columns).cells(pages.get(3)));
    }

    @Test
    void labelsOfButtonsAndBoxesBesideThePageAreNoFields() {
        List<DetailPage> pages = pages(
                8,
                i -> "<main><h1>Thing " + i + "</h1><p>Weight: " + i + " g</p><button>Add thing " + i
                        + "</button><select>"
                        + "<option>" + i + " pieces</select></main><aside><h2>Also bought</h2><a href=/o" + i
                        + ">Other " + i
                        + "</a><p>Price: " + i + " €</p></aside><nav><a href=/" + (i - 1) + ">Before " + i
                        + "</a></nav>");
        assertEquals(
                List.of("text", "Weight"),
                DetailTemplate.learn(pages).stream().map(DetailColumn::name).toList());
    }

    @Test
    void pagesThatAreTheSameVaryInNothing() {
        assertEquals(List.of(), DetailTemplate.learn(pages(5, i -> "<h1>Gone</h1><p>Colour: red</p>")));
        assertEquals(List.of(), DetailTemplate.learn(List.of()));
    }

    private static List<DetailPage> pages(int count, IntFunction<String> body) {
        List<DetailPage> pages = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            byte[] html = ("<body>" + body.apply(100 + i) + "</body>").getBytes(StandardCharsets.UTF_8);
            ParsedPage page = new HtmlParser().parse(html, StandardCharsets.UTF_8, "http://shop/thing");
            pages.add(DetailPage.of(page.tree(), page));
        }
        return pages;
    }

    private static String row(String label, String value) {
        return "<tr><th>" + label + "</th><td>" + value + "</td></tr>";
    }

    private static String colour(int i) {
        return COLOURS.get(i % COLOURS.size());
    }
}
