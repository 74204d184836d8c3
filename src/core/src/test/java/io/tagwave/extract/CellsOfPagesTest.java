package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.model.ContentModel;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Page in, rows out: texts, cells and addresses of the records. */
class CellsOfPagesTest {

    @Test
    void aRecordHasItsTextsAndTheAddressesOfItsFirstLinkAndImage() {
        ExtractedList list = list("<ul>"
                + items(
                        10,
                        i -> "<li><a href=/a" + i + "><img src=/i" + i + ".png></a> <b> " + words(i) + " </b>"
                                + (i == 3 ? "" : "<i>" + words(i + 20) + "</i>") + "<a href=/b" + i
                                + ">go on</a><img src=/j" + i + ".png></li>")
                + "</ul><p>the end</p>");
        DataRecord third = list.records().get(3);
        assertEquals(words(3) + " go on", third.text());
        assertEquals(
                Arrays.asList(
                        "http://here/a3",
                        "http://here/i3.png",
                        words(3),
                        null,
                        "http://here/b3",
                        "go on",
                        "http://here/j3.png"),
                third.cells());
        assertEquals("http://here/a3", third.href());
        assertEquals("http://here/i3.png", third.image());
        assertEquals("/html/body/ul/li[4]", third.xpath());
        assertEquals("/html/body/ul", list.xpath());
    }

    @Test
    void aRecordWithoutLinkOrImageHasNoAddress() {
        DataRecord record = list("<ul>"
                        + items(10, i -> "<li><b>" + words(i) + "</b><i>" + words(i + 20) + " and more</i></li>")
                        + "</ul>")
                .records()
                .get(0);
        assertEquals(null, record.href());
        assertEquals(null, record.image());
        assertEquals(2, record.cells().size());
    }

    @Test
    void aColumnOfAGridIsARecordOfSeveralParts() {
        ExtractedList grid = list("<table>"
                + items(
                        3,
                        r -> "<tr>"
                                + items(
                                        4,
                                        c -> "<td><a href=/p" + (r * 4 + c) + "><img src=/i" + (r * 4 + c)
                                                + ".png></a></td>")
                                + "</tr><tr>" + items(4, c -> "<td><b>" + words(r * 4 + c) + "</b></td>") + "</tr><tr>"
                                + items(4, c -> "<td><i>" + (r * 40 + c * 3 + 5) + ".99 EUR</i></td>") + "</tr>")
                + "</table>");
        assertEquals(12, grid.records().size());
        DataRecord fifth = grid.records().get(5);
        assertEquals(words(5) + " 48.99 EUR", fifth.text());
        assertEquals(List.of("http://here/p5", "http://here/i5.png", words(5), "48.99 EUR"), fifth.cells());
        assertEquals("/html/body/table/tbody/tr[4]/td[2]", fifth.xpath());
    }

    @Test
    void theNamesOfColumnsAreNoRecordHoweverOftenTheyStand() {
        String head = "<tr><th>Name</th><th>Length</th><th>Kind</th></tr>";
        List<DataRecord> records = list("<table><thead>" + head + "</thead><tbody>"
                        + items(
                                12,
                                i -> (i == 5 ? head : "") + "<tr><td>" + words(i) + "</td><td>" + (i * 7 + 11)
                                        + "</td><td>" + words(i + 30) + "</td></tr>")
                        + "</tbody></table>")
                .records();
        assertEquals(12, records.size());
        assertEquals(words(0) + " 11 " + words(30), records.get(0).text());
        assertEquals(words(6) + " 53 " + words(36), records.get(6).text());
    }

    @Test
    void fieldsOutOfOrderAreReadAsTheyStand() {
        ExtractedList list = list("<ul>"
                + items(
                        12,
                        i -> i % 4 == 2
                                ? "<li><h4>" + words(i) + "</h4><u>" + (i + 30) + " km</u><em>" + words(i + 20)
                                        + "</em></li>"
                                : "<li><h4>" + words(i) + "</h4><em>" + words(i + 20) + "</em><u>" + (i + 30)
                                        + " km</u></li>")
                + "</ul>");
        assertEquals(words(2) + " 32 km " + words(22), list.records().get(2).text());
        assertEquals(
                words(3) + " " + words(23) + " 33 km", list.records().get(3).text());
    }

    @Test
    void everyStageIsTimedByTheClockThatWasGiven() {
        AtomicLong clock = new AtomicLong();
        ContentModel model = ContentModel.shipped();
        PageTree page = new PageTree.Builder().open("body").text("x").close().build();
        // Each look at the clock comes a millisecond later than the one before.
        RecordExtractor extractor = new RecordExtractor(model, () -> clock.getAndAdd(1_000_000));
        assertEquals(new Timings(1, 1, 1, 1, 1, 0), extractor.judge(page).timings());
        Extraction extraction = extractor.extract(page, address -> address);
        assertEquals(new Timings(1, 1, 1, 1, 1, 1), extraction.timings());
        assertEquals(2, extraction.nodes());
    }

    @Test
    void contentIsWhatWasJudgedSo() {
        Extraction menu = WrittenPage.extraction(
                "<ul>" + items(6, i -> "<li><a href=/" + i + ">" + words(i).split(" ")[0] + "</a></li>") + "</ul><p>"
                        + "A text of many words that is what the page was made for. ".repeat(4) + "</p>");
        assertEquals(List.of(), menu.content());
        assertEquals(6, menu.recordCount());
        assertEquals(1, menu.regions().size());
    }

    @Test
    void aPictureMayStandInTheBackground() {
        List<String> styles = List.of(
                "background-image:url(/i.png)",
                "color: red; background : #fff url( '/i.png' ) no-repeat",
                "background:url(\"/i.png\")",
                "list-style:url(/i.png)",
                "background:url(data:image/png;base64,AA)");
        List<String> images = styles.stream()
                .map(style -> list("<ul>"
                        + items(
                                8,
                                i -> "<li><div style='"
                                        + style.replace("'", "&#39;").replace("i.png", i + ".png")
                                        + "'></div><h3><a href=/" + i + ">" + words(i) + "</a></h3><p>" + words(i + 9)
                                        + "</p></li>")
                        + "</ul>"))
                .map(list -> list.records().get(2).image())
                .toList();
        assertEquals(Arrays.asList("http://here/2.png", "http://here/2.png", "http://here/2.png", null, null), images);
    }
}
