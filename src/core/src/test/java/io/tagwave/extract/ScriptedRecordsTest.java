package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Page;
import io.tagwave.Tagwave;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What scripts leave in a list is no record: templates that none has filled, and the copies of a carousel's slides. */
class ScriptedRecordsTest {

    private static final int COUNT = 9;

    private static Page page(String list) {
        return Tagwave.extract("<body><main><h1>Todo</h1>" + list + "</main></body>", "http://localhost/");
    }

    private static String card(String name, String price, String address) {
        return "<li class=card><h3><a href='" + address + "'>" + name + "</a></h3><p class=price>" + price
                + "</p><a href='/cart'>Añadir</a></li>";
    }

    private static void assertRecords(int expected, Page page) {
        assertEquals(expected, page.main().orElseThrow().records().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{{ item.name }}", "${name}", "&lt;%= name %&gt;", "[[name]]"})
    void aTemplateThatNoneFilledIsNoRecordAndIsTold(String placeholder) {
        String list = items(COUNT, i -> card(words(i), i + 4 + ",50 €", "/p" + i));
        String template = card(placeholder, placeholder.replace("name", "price") + " €", "/p/" + placeholder);
        for (String whole : new String[] {template + list, list + template}) {
            Page page = page("<ul>" + whole + "</ul>");
            assertRecords(COUNT, page);
            assertTrue(
                    page.note().contains("1 element has the class of the records beside it and is left out"),
                    page.note());
        }
        String rows = items(COUNT, i -> "<tr><td>" + words(i) + "<td>" + (i + 30) + "</tr>");
        Page table = page("<table><tr><th>Nombre<th>Años</tr><tr><td>" + placeholder + "<td>" + placeholder + "</tr>"
                + rows + "</table>");
        assertRecords(COUNT, table);
        assertTrue(table.note().contains("1 row of the table is left out"), table.note());
    }

    @Test
    void placeholdersThatThePageIsAboutStay() {
        assertRecords(
                COUNT,
                page("<ul>" + items(COUNT, i -> card("{{" + words(i) + "}}", i + 4 + " €", "/p" + i)) + "</ul>"));
        // One question of a forum has a placeholder and words of its own.
        assertRecords(
                COUNT,
                page("<ul>" + items(COUNT, i -> card(words(i) + (i == 3 ? " ${name}" : ""), i + 4 + " €", "/p" + i))
                        + "</ul>"));
        assertRecords(
                COUNT,
                page("<ul>" + items(COUNT, i -> card(i == 3 ? "{{ x }}" : words(i), i + 4 + " €", "/p" + i))
                        + "</ul>"));
    }

    private static String slide(int i, String clone) {
        return "<div class='slide" + clone + "'><a href=/s" + i + "><img src=/i" + i + "></a><h4>" + words(i)
                + "</h4><p>" + (i + 7) + ",50 €</p></div>";
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, slick-cloned",
        "1, 1, swiper-slide-duplicate",
        "0, 4, cloned",
        "4, 0, glide--clone",
        "9, 9, is-clone"
    })
    void slidesStandOnce(int before, int behind, String clone) {
        String slides = items(before, i -> slide(COUNT - before + i, " " + clone))
                + items(COUNT, i -> slide(i, ""))
                + items(behind, i -> slide(i, " " + clone));
        Page page = page("<div class=track>" + slides + "</div>");
        assertRecords(COUNT, page);
        assertTrue(page.main().orElseThrow().records().get(0).text().contains(words(0)));
    }

    @Test
    void slidesThatStandTwiceWithoutAMarkStandOnce() {
        assertRecords(COUNT, page("<div class=track>" + items(2 * COUNT, i -> slide(i % COUNT, "")) + "</div>"));
    }

    @Test
    void whatComesBackWithoutALinkOrAMarkStays() {
        assertRecords(
                COUNT,
                page("<table><tr><th>Day<th>Open<th>Place</tr>"
                        + items(
                                COUNT,
                                i -> "<tr><td>" + words(i % 3) + "<td>" + (i % 3 + 9) + ":00<td>Hall " + i % 3
                                        + "</tr>")
                        + "</table>"));
        assertRecords(COUNT + 1, page("<div>" + items(COUNT + 1, i -> slide(i % COUNT, "")) + "</div>"));
    }
}
