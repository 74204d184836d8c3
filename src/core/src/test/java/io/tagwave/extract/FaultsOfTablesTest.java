package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.Column;
import io.tagwave.value.TypedValue;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Eight records that differ in one thing that has nothing to do with what they hold, or hold one thing in an odd way. */
class FaultsOfTablesTest {

    private static final int RECORDS = 8;

    private static ExtractedList records(IntFunction<String> record) {
        return list("<h1>Things for you</h1><ul>" + items(RECORDS, record) + "</ul>");
    }

    /** A record with its picture, name, sentence and price. */
    private static String thing(int i, String item, String picture, String rest) {
        return "<li " + item + "><a href=/g/" + i + ">" + picture + "</a><h3><a href=/g/" + i + ">" + words(i)
                + "</a></h3><p>A fine thing number " + (7 * i + 3) + " for the house.</p>" + rest + "</li>";
    }

    private static String plain(int i) {
        return thing(i, "", "<img src=/i/" + i + ".jpg>", price(i));
    }

    private static String price(int i) {
        return "<span>" + (3 * i + 10) + ".50 EUR</span>";
    }

    private static List<String> columns(ExtractedList list) {
        return list.columns().stream()
                .map(column -> column.name() + " " + column.kind())
                .toList();
    }

    private static List<List<String>> cells(ExtractedList list) {
        return list.records().stream().map(DataRecord::cells).map(List::copyOf).toList();
    }

    private static List<String> column(ExtractedList list, String name) {
        int column = list.columns().stream().map(Column::name).toList().indexOf(name);
        return list.records().stream().map(one -> one.cells().get(column)).toList();
    }

    private static TypedValue firstPrice(IntFunction<String> price) {
        ExtractedList list = records(i -> thing(i, "", "", price.apply(i)));
        int column = list.columns().stream().map(Column::name).toList().indexOf("price");
        return list.records().get(0).values().get(column);
    }

    @Test
    void centsInAnElementOfTheirOwnBelongToTheNumberBeforeThem() {
        for (String form : List.of(
                "<span><b>%d</b><sup>,86</sup> €</span>",
                "<span><b>%d</b> <sup>,86</sup></span>", "<div><div>%d</div><div>,86</div></div>")) {
            ExtractedList list = records(i -> thing(i, "", "", form.formatted(296 + i)));
            List<TypedValue> values = list.records().get(1).values().stream()
                    .filter(value -> value != null && value.number() != null && value.number() != 10)
                    .toList();
            assertEquals(
                    List.of(297.86), values.stream().map(TypedValue::number).toList(), form);
        }
    }

    @Test
    void looksOfRecordsChangeNothing() {
        ExtractedList plain = records(FaultsOfTablesTest::plain);
        assertEquals(
                List.of("link link", "image image", "link 2 link", "title text", "text 1 text", "price price"),
                columns(plain));
        List<IntFunction<String>> looks = List.of(
                i -> thing(i, "style='left:" + i + "px'", "<img src=/i/" + i + ".jpg>", price(i)),
                i -> thing(i, "class=" + (i % 2 == 0 ? "odd" : "even"), "<img src=/i/" + i + ".jpg>", price(i)),
                i -> thing(i, "class=css-" + i + "x", "<img class=c" + i + " src=/i/" + i + ".jpg>", price(i)),
                i -> thing(i, "", "<img width=" + (90 + i) + " height=" + i + " src=/i/" + i + ".jpg>", price(i)),
                i -> thing(
                        i, "", "<img " + (i % 2 == 0 ? "alt='a " + i + "' " : "") + "src=/i/" + i + ".jpg>", price(i)),
                i -> thing(i, "", "<img alt='' src=/i/" + i + ".jpg>", price(i)),
                i -> thing(
                        i, "", "<img src=/i/" + i + ".jpg>", price(i).replace("span", "span style='top:" + i + "px'")));
        for (IntFunction<String> look : looks) {
            ExtractedList list = records(look);
            assertEquals(columns(plain), columns(list), look.apply(1));
            assertEquals(cells(plain), cells(list), look.apply(1));
        }
    }

    @Test
    void starsHaveNoColumnButTheirVotesDo() {
        ExtractedList list = records(i -> thing(
                i,
                "",
                "",
                "<i class=stars><i style='width:" + (20 * (i % 5)) + "%'></i></i>" + "<small>" + (i + 5)
                        + " votes</small>" + price(i)));
        assertEquals(List.of("title", "link", "text 1", "votes", "price"), shown(list));
    }

    private static List<String> shown(ExtractedList list) {
        return list.visibleColumns().stream()
                .map(column -> list.columns().get(column).name())
                .toList();
    }

    @Test
    void whatIsSoldOutIsInTheColumnOfWhatIsInStock() {
        for (String tag : List.of("b", "i")) {
            ExtractedList list = records(i -> thing(
                    i,
                    "",
                    "",
                    (i % 3 == 0 ? "<b class=red>Sold out</b>" : "<" + tag + " class=green>In stock</" + tag + ">")
                            + price(i)));
            assertEquals(
                    List.of("Sold out", "In stock", "In stock"),
                    column(list, "text 2").subList(0, 3));
        }
    }

    @Test
    void anOldPriceIsNotThePrice() {
        ExtractedList list =
                records(i -> thing(i, "", "", (i % 3 == 0 ? "<del>" + (3 * i + 20) + ".50 EUR</del>" : "") + price(i)));
        assertEquals(List.of("10.50 EUR", "13.50 EUR"), column(list, "price").subList(0, 2));
        assertEquals("20.50 EUR", column(list, "price 2").get(0));
    }

    @Test
    void wordsInBoldStayInTheirText() {
        ExtractedList list = records(i -> "<li><h3><a href=/g/" + i + ">" + words(i) + " <b>lamp</b></a></h3><p>"
                + (i % 3 == 1 ? "<em>New</em> " : "") + "A <b>fine</b> thing " + words(i + 9) + ".</p>" + price(i));
        assertEquals(words(1) + " lamp", column(list, "title").get(1));
        assertEquals(
                "New A fine thing " + words(10) + ".", column(list, "text 1").get(1));
        assertEquals("A fine thing " + words(11) + ".", column(list, "text 1").get(2));
    }

    @Test
    void aPriceInPiecesIsOne() {
        TypedValue cents = new TypedValue(10.95, null, "EUR", null, null, null, null, null);
        assertEquals(cents, firstPrice(i -> "<b>" + (3 * i + 10) + ",</b><sup>95</sup><i>€</i>"));
        assertEquals(cents, firstPrice(i -> "<b>" + (3 * i + 10) + "<i> €</i><sup>95</sup></b>"));
        assertEquals(
                100000.0,
                firstPrice(i -> "<b>" + (3 * i + 100) + ".000</b><i>€</i>")
                        .number()
                        .doubleValue());
    }

    @Test
    void aPictureIsWhereItWillBeLoadedFrom() {
        List<IntFunction<String>> pictures = List.of(
                i -> "<img src='data:image/gif;base64,R0lGOD' data-src=/i/" + i + ".jpg>",
                i -> "<picture><source srcset='/i/" + i + ".jpg 1x, /i/b" + i + ".jpg 2x'><img srcset='/i/" + i
                        + ".jpg 1x'></picture>",
                i -> "<div style='background-image:url(/i/" + i + ".jpg)'></div>");
        for (IntFunction<String> picture : pictures) {
            ExtractedList list = records(i -> thing(i, "", picture.apply(i), price(i)));
            String address = column(list, "image").get(3);
            assertEquals("http://here/i/", address.replaceAll("b?3[.]jpg", ""), picture.apply(3));
        }
    }
}
