package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.names;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.column.Column;
import io.tagwave.value.TypedValue;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** What a page says for machines, in columns: days, values and properties. */
class StatementsOfPagesTest {

    private static final int RECORDS = 10;

    private static String goods(IntFunction<String> rest) {
        return "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><h3><a href=/g/" + i + ">" + words(i) + "</a></h3>" + rest.apply(i) + "</li>")
                + "</ul>";
    }

    private static int column(ExtractedList list, String name) {
        return list.columns().stream().map(Column::name).toList().indexOf(name);
    }

    private static TypedValue value(String body, String name, int row) {
        ExtractedList list = list(body);
        return list.records().get(row).values().get(column(list, name));
    }

    @Test
    void aDayThatIsStatedCountsWhereNoneIsShown() {
        String body = goods(i -> "<p>about it " + words(i + 20) + "</p><time datetime=\"2024-03-0" + (i % 9 + 1)
                + "T10:30:00\">" + (i + 2) + " days ago</time>");
        assertEquals(
                new TypedValue(null, null, null, null, null, null, LocalDate.of(2024, 3, 3), LocalTime.of(10, 30)),
                value(body, "date", 2));
        assertEquals("4 days ago", list(body).records().get(2).cells().get(column(list(body), "date")));
    }

    @Test
    void aDayThatIsShownIsReadAsItIsShown() {
        String body = goods(i -> "<p>about it " + words(i + 20) + "</p><time datetime=\"2024-03-0" + (i % 9 + 1)
                + "T00:00:00Z\"><b>" + (i % 9 + 1) + " March 2024</b></time>");
        assertEquals(
                new TypedValue(null, null, null, null, null, null, LocalDate.of(2024, 3, 3), null),
                value(body, "date", 2));
    }

    @Test
    void aStatementCountsForTheFieldThatItsElementShowsAlone() {
        String body = goods(i -> "<div itemprop=offer content=\"2024-03-0" + (i % 9 + 1) + "\"><p>about it "
                + words(i + 20) + "</p><em>" + words(i + 40) + "</em></div>");
        assertFalse(names(body).contains("date"), names(body).toString());
    }

    @Test
    void whatIsNotShownIsAColumnBehindTheOthers() {
        String body = goods(i -> "<p>about it " + words(i + 20)
                + "</p><meta itemprop=\"http://schema.org/price\" content=\"" + i + ".50\">");
        List<String> names = names(body);
        assertEquals("price", names.get(names.size() - 1));
        assertEquals(3.5, value(body, "price", 3).number());
        assertEquals("price", list(body).columns().get(names.size() - 1).kind());
        assertFalse(list(body).records().get(3).text().contains(".50"));
    }

    @Test
    void aPriceThatIsStatedIsInTheCurrencyThatIsStated() {
        String body = goods(i -> "<p>about it " + words(i + 20) + "</p><meta itemprop=price content=\"" + i
                + ".50\"><meta itemprop=priceCurrency content=" + (i % 2 == 0 ? "EUR" : "CHF") + ">");
        assertEquals(new TypedValue(4.5, null, "EUR", null, null, null, null, null), value(body, "price", 4));
        assertEquals(new TypedValue(5.5, null, "CHF", null, null, null, null, null), value(body, "price", 5));
        assertEquals("5.50", list(body).records().get(5).cells().get(column(list(body), "price")));
    }

    @Test
    void aNumberThatIsCalledAPriceIsOne() {
        String body = goods(i -> "<p>about it " + words(i + 20) + "</p><p itemprop=price>" + i + ".50</p>");
        assertEquals(
                "price", list(body).columns().get(column(list(body), "price")).kind());
    }

    @Test
    void whatIsShownOrAlwaysTheSameIsNoColumnOfItsOwn() {
        String shown = goods(i -> "<p>EUR " + (i + 3) + ".50</p><meta itemprop=price content=\"" + (i + 3)
                + ".5\"><meta itemprop=url content=\"http://here/g/" + i
                + "\"><meta itemprop=currency content=EUR>");
        String plain = goods(i -> "<p>EUR " + (i + 3) + ".50</p><meta><meta><meta>");
        assertEquals(names(plain), names(shown));
    }

    @Test
    void aPropertyNamesAColumnOfWhichLittleElseIsKnown() {
        String body =
                goods(i -> "<p itemprop=author>by " + words(i + 20) + "</p><p>about it " + words(i + 40) + "</p>");
        assertEquals(List.of("link", "title", "author", "text 1"), names(body));
    }

    @Test
    void whatReadsAsNothingStaysNothing() {
        String body = goods(
                i -> "<p>about it " + words(i + 20) + "</p><time datetime=PT" + i + "M>" + words(i + 40) + "</time>");
        ExtractedList list = list(body);
        list.records().get(1).values().forEach(value -> assertNull(value));
    }

    @Test
    void aDayThatIsShownInOtherWordsIsNoColumnOfItsOwn() {
        String shown = goods(i -> "<p>" + (i + 3) + " March 2024</p><meta itemprop=released content=2024-03-"
                + (i + 3 < 10 ? "0" : "") + (i + 3) + ">");
        assertFalse(names(shown).contains("released"), names(shown).toString());
        String other = goods(i -> "<p>" + (i + 3) + " March 2024</p><meta itemprop=released content=2024-04-"
                + (i + 3 < 10 ? "0" : "") + (i + 3) + ">");
        assertEquals("released", names(other).get(names(other).size() - 1));
    }

    @Test
    void aHiddenColumnHasANameThatNoOtherHas() {
        String body = goods(i -> "<p>EUR " + (i + 3) + ".50</p><meta itemprop=Price content=\"" + (i + 70) + ".5\">");
        List<String> names = names(body);
        assertEquals("Price 2", names.get(names.size() - 1));
        assertEquals("@Price", list(body).columns().get(names.size() - 1).path());
    }

    @Test
    void whatHalfOfTheRecordsStateIsAColumnAndWhatFewerDoIsNone() {
        String half = goods(i ->
                "<p>about " + words(i + 20) + "</p>" + (i % 2 == 0 ? "<meta itemprop=sku content=k" + i + ">" : ""));
        assertEquals("sku", names(half).get(names(half).size() - 1));
        String few = goods(
                i -> "<p>about " + words(i + 20) + "</p>" + (i < 4 ? "<meta itemprop=sku content=k" + i + ">" : ""));
        assertFalse(names(few).contains("sku"));
    }

    @Test
    void theSignOfACurrencyInFrontOfANumberIsItsCurrency() {
        String body = goods(i -> "<table><tr><td>about " + words(i + 20) + "</td><td>EUR</td><td>" + (i * 7 + 20)
                + ".50</td></tr></table>");
        ExtractedList list = list(body);
        int price = column(list, "price");
        assertEquals("EUR", list.records().get(2).values().get(price).currency());
        assertEquals(34.5, list.records().get(2).values().get(price).number());
    }

    private static List<String> cells(String body, String name) {
        ExtractedList list = list(body);
        int column = column(list, name);
        assertFalse(column < 0, "no column " + name + " in " + names(body));
        return list.records().stream().map(record -> record.cells().get(column)).toList();
    }

    @Test
    void aWordAmongItsClassesNamesAColumnOfWhichLittleElseIsKnown() {
        assertEquals(List.of("link", "title", "brand"), classed("<p class='col product-card__brand'>"));
        assertEquals(List.of("link", "title", "marca del coche"), classed("<p class=marcaDelCoche>"));
        assertEquals(List.of("link", "title", "verlag"), classed("<div class=buch><p class='_3fAb2 buch-verlag'>"));
        assertEquals(List.of("link", "title", "издательство"), classed("<p class=издательство>"));
        assertEquals(List.of("link", "title", "address"), classed("<p class=ListItemSeller_address__Fqhiu>"));
        assertEquals(List.of("link", "title", "price 2", "price"), names(goods(i -> {
            String now = "<ins class=now>" + (i * 3 + 5) + ".99 EUR</ins>";
            return (i % 3 == 0 ? "<del class=was>" + (i + 50) + ".00 EUR</del>" : "") + now;
        })));
    }

    @Test
    void aClassOfLayoutOrOneThatAProgramMadeNamesNoColumn() {
        for (String made : List.of("css-1q2w3e", "sc-bdVaJa", "hlwqvz", "title", "text", "p")) {
            assertEquals(List.of("link", "title", "text 1"), classed("<p class=" + made + ">"), made);
        }
        assertEquals(
                List.of("link", "title", "text 1", "text 2"),
                names(goods(i -> "<p class=muted>about it " + words(i + 20) + "</p><b class=muted>in " + words(i + 40)
                        + "</b>")));
    }

    private static List<String> classed(String element) {
        return names(goods(i -> element + "about it " + words(i + 20)).replace("<ul>", "<ul class=product-card>"));
    }

    @Test
    void aPropertyInALineIsAColumnOfJustItsText() {
        String body = goods(i -> "<p>about it " + words(i + 20) + "</p><p>by <b itemprop=author>" + words(i + 40)
                + "</b>, reporter of " + words(i + 60) + "</p>");
        assertEquals(words(42), cells(body, "author").get(2));
    }

    @Test
    void aPropertyOfSeveralParagraphsIsOneCell() {
        String body = goods(i -> "<div itemprop=description><p>first " + words(i + 20) + "</p><ul><li>then "
                + words(i + 30) + "</li>" + (i % 2 == 0 ? "<li>last " + words(i + 50) + "</li>" : "") + "</ul></div>");
        assertEquals(
                "first " + words(22) + " then " + words(32) + " last " + words(52),
                cells(body, "description").get(2));
        assertEquals(
                "first " + words(21) + " then " + words(31),
                cells(body, "description").get(1));
    }

    @Test
    void aMarkInAPropertyIsNoColumnOfItsOwn() {
        String body = "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><h3><a href=/g/" + i + " itemprop=name>" + (i % 4 == 3 ? "<em>New!</em> " : "")
                                + words(i) + "</a></h3><p>about it " + words(i + 20) + "</p></li>")
                + "</ul>";
        assertEquals("New! " + words(3), cells(body, "title").get(3));
        assertEquals(words(4), cells(body, "title").get(4));
    }
}
