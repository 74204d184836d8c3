package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.column.Column;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Words of attributes that stand for an element without text, or for one whose text was cut. */
class AttributeWordsTest {

    private static ExtractedList cards(IntFunction<String> inner) {
        return list("<ul>"
                + items(10, i -> "<li><h3><a href=/" + i + ">" + words(i) + "</a></h3>" + inner.apply(i) + "</li>")
                + "</ul>");
    }

    private static @Nullable String cell(ExtractedList list, String name, int record) {
        return list.records().get(record).cells().get(names(list).indexOf(name));
    }

    private static List<String> names(ExtractedList list) {
        return list.columns().stream().map(Column::name).toList();
    }

    @Test
    void iconsOfTablesAreCalledByTheirNameUnderTheirHead() {
        String head = "<tr><th>Name<th>Open<th>Free";
        ExtractedList table = list("<table>" + head
                + items(
                        10,
                        i -> "<tr><td>" + words(i) + "<td><img src=/" + i % 2 + ".png alt='"
                                + (i % 2 == 0 ? "Yes" : "No") + "'><td>"
                                + (i % 3 == 0
                                        ? ""
                                        : "<i class=i" + i % 2 + " title='" + (i % 2 == 0 ? "No" : "Yes") + "'></i>"))
                + "</table>");
        assertEquals(List.of("Name", "Open image", "Open", "Free"), names(table));
        assertEquals("Yes", cell(table, "Open", 0));
        assertEquals("No", cell(table, "Open", 1));
        assertEquals("Yes", cell(table, "Free", 1));
        assertNull(cell(table, "Free", 3));
    }

    @Test
    void starsAreReadAsTheyAreCalled() {
        ExtractedList list =
                cards(i -> "<span aria-label='" + i % 5 + "." + i % 3 + " out of 5 stars'><svg></svg></span>");
        assertEquals("3.2 out of 5 stars", cell(list, "icon", 8));
    }

    @Test
    void namesOfPicturesAndButtonsAreNoColumns() {
        ExtractedList pictures = cards(i -> "<img src=/" + i + ".png alt='" + words(i + 30) + "'>");
        assertFalse(names(pictures).contains("icon"), names(pictures)::toString);
        ExtractedList buttons =
                cards(i -> "<button aria-label='" + (i == 4 ? "Choose" : "Add to cart") + "'></button>");
        assertFalse(names(buttons).contains("icon"), names(buttons)::toString);
        ExtractedList colors = cards(
                i -> "<i title=red" + i % 2 + "></i><i title=blue" + i % 2 + "></i><i title=green" + i % 2 + "></i>");
        assertFalse(names(colors).contains("icon"), names(colors)::toString);
        ExtractedList authors = cards(i -> "<u>Ann Lee " + "xyz".charAt(i % 3)
                + "</u><img src=/a.png alt='Profile of Ann Lee " + "xyz".charAt(i % 3) + ", member'>");
        assertFalse(names(authors).contains("icon"), names(authors)::toString);
    }

    @Test
    void aTextThatWasCutIsWholeInItsTitle() {
        ExtractedList list = list("<ul>"
                + items(
                        10,
                        i -> "<li><h3><a href=/" + i + " title='" + words(i) + " of " + words(i + 20) + "'>" + words(i)
                                + (i % 2 == 0 ? "..." : "\u2026") + "</a></h3><p>" + words(i + 40) + "</p></li>")
                + "</ul>");
        assertEquals(words(3) + " of " + words(23), cell(list, "title", 3));
        assertEquals(
                words(4) + " of " + words(24) + " " + words(44),
                list.records().get(4).text());
    }

    @Test
    void rdfaStatesValuesAsMicrodataDoes() {
        ExtractedList list = cards(i -> "<p property='schema:price' content='" + (i + 12) + ".00'>see box office "
                + "ab".charAt(i % 2) + "</p>");
        int column = names(list).indexOf("price");
        assertEquals(15.0, list.records().get(3).values().get(column).number());
    }
}
