package io.tagwave.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is told of a column as a whole, and what columns of a page tell each other. */
class ColumnReaderTest {

    private static ColumnReader column(String... cells) {
        return new ColumnReader(Arrays.asList(cells), PageHints.NONE);
    }

    private static List<String> read(ColumnReader column) {
        return Stream.of(column.read()).map(ValuesOfManyLanguagesTest::written).toList();
    }

    @Test
    void textsAreCountedThatSaySomething() {
        assertEquals(3, column("12 EUR", null, "", "-", "sold", "7").filled());
        assertEquals(0, column(null, "", "–").filled());
    }

    @Test
    void pricesDaysAndNumbersAreCountedEach() {
        ColumnReader column = column("12 EUR", "5 USD", "7", "2024-03-10", "10 hours ago", "16:00", "a word", null);
        assertEquals(2, column.prices());
        assertEquals(1, column.numbers());
        assertEquals(2, column.days());
        assertTrue(column.any());
        assertFalse(column("a word", "another").any());
    }

    @Test
    void theFrameIsWhatStandsBesideEveryNumber() {
        assertEquals("replies", column("41 replies", null, "3 replies", "none").frame());
        assertNull(column("41 replies", "3 views").frame());
        assertNull(column("none").frame());
        assertEquals("", column("41", "3").frame());
    }

    @Test
    void aTextWithoutValueIsNullAmongOthers() {
        assertEquals(List.of("1", "∅", "∅", "3"), read(column("1", null, "sold out", "3")));
    }

    @Test
    void halfOfTheTextsHaveToBeValuesForNumbersToCount() {
        assertEquals(List.of("1", "∅"), read(column("1", "sold out")));
        assertEquals(List.of("∅", "∅", "∅"), read(column("1", "sold out", "soon")));
    }

    @Test
    void aPriceCountsByItself() {
        assertEquals(List.of("12 EUR", "∅", "∅"), read(column("12 EUR", "sold out", "soon")));
        assertEquals(List.of("∅", "∅", "∅"), read(column("about 12 EUR", "sold out", "soon")));
    }

    @Test
    void longNumbersOfOneLengthAreIdentifiers() {
        assertEquals(List.of("∅", "∅", "∅"), read(column("SKU: 104714", "SKU: 104715", "SKU: 220011")));
        assertEquals(List.of("∅", "∅"), read(column("#20250597", "#20250235")));
        assertEquals(0, column("104714", "104715").numbers());
        assertEquals(List.of("10848", "10848"), read(column("Posts: 10848", "Posts: 10848")));
        assertEquals(List.of("139000", "224000", "199950"), read(column("139000", "224000", "199950")));
        assertEquals(List.of("12345", "1234"), read(column("12345", "1234")));
        assertEquals(List.of("12345 USD", "23456 USD"), read(column("$12345", "$23456")));
    }

    @Test
    void doubtfulNumbersStayTexts() {
        assertEquals(List.of("∅", "∅"), in("de", "10115 Berlin", "80331 München"));
        assertEquals(List.of("3", "12"), in("de", "3 Zimmer", "12 Zimmer"));
        assertEquals(List.of("∅", "∅", "∅"), in("de", "1,759", "1,829", "1,699"));
        assertEquals(List.of("∅", "∅"), in("de", "1,75⁹ €", "1,82⁹ €"));
        assertEquals(List.of("∅", "∅"), in("en", "6 x 330ml", "12 x 330ml"));
        assertEquals(List.of("∅", "∅", "∅"), in("en", "1.2.3", "1.10", "2.0"));
        assertEquals(List.of("∅", "∅"), in("uk", "300 р.", "12 р."));
        assertEquals(List.of("1200", "∅"), in("en", "1200", "(350)"));
        assertEquals(List.of("419181", "750023"), in("zh", "赞[419181]", "赞[750023]"));
    }

    private static List<String> in(String language, String... cells) {
        return read(new ColumnReader(Arrays.asList(cells), PageHints.of(language, "", null)));
    }

    @Test
    void aSignStaysOpenWhereLanguageAndHostDiffer() {
        assertEquals(List.of("12 USD"), at("en-US", "http://shop.example.com/"));
        assertEquals(List.of("12 AUD"), at("en", "http://shop.example.com.au/"));
        assertEquals(List.of("12"), at("en-US", "http://shop.example.com.au/"));
        assertEquals(List.of("12 USD"), at("en-US", "http://shop.example.de/"));
    }

    private static List<String> at(String language, String address) {
        return read(new ColumnReader(List.of("$12"), PageHints.of(language, address, null)));
    }

    @Test
    void otherNumbersBehindMakeOneDoubtful() {
        assertEquals(List.of("∅", "∅"), in("en", "$12.99 $9.99", "$20.00 $15.00"));
        assertEquals(List.of("∅", "∅", "∅"), in("en", "12/40", "5/40", "40/40"));
        assertEquals(List.of("5", "-3"), in("en", "▲ 5", "▼ 3"));
        assertEquals(List.of("∅", "∅"), in("en", "▼ 5", "▼ 3"));
        assertEquals(List.of("18:30", "∅", "12:15"), in("fr", "18h30", "9h", "12h15"));
        assertEquals(List.of("∅", "∅"), in("en", "1870s", "1920s"));
        assertEquals(List.of("12000 TWD"), in("zh-TW", "1.2萬元"));
    }

    @Test
    void theNameOfAColumnMayHaveItsCurrency() {
        assertEquals("€", CurrencyNames.inName("Preis (€)"));
        assertEquals("R$", CurrencyNames.inName("Valor R$"));
        assertEquals("Kč", CurrencyNames.inName("Cena [Kč]"));
        assertEquals("USD", CurrencyNames.inName("Cost, USD"));
        assertNull(CurrencyNames.inName("KM"));
        assertNull(CurrencyNames.inName("Distance (KM)"));
        assertNull(CurrencyNames.inName("EUR/USD"));
        assertNull(CurrencyNames.inName("ALL"));
    }

    @Test
    void asManyStarsEverywhereAreNoRating() {
        assertEquals(List.of("3", "5"), read(column("★★★", "★★★★★")));
        assertEquals(List.of("∅", "∅"), read(column("★★★★★", "★★★★★")));
        assertEquals(List.of("4", "4"), read(column("★★★★☆", "★★★★☆")));
    }

    @Test
    void aNumberOfAThingAmongThemIsNoValue() {
        assertEquals(List.of("∅", "12"), read(column("0012345", "12")));
    }

    @Test
    void aLongColumnIsReadInFullWhereItsSampleHoldsAValue() {
        List<String> cells = new ArrayList<>(Collections.nCopies(40, "7"));
        assertEquals(
                40,
                read(new ColumnReader(cells, PageHints.NONE)).stream()
                        .filter("7"::equals)
                        .count());
        Collections.fill(cells, "a word");
        assertFalse(new ColumnReader(cells, PageHints.NONE).any());
    }

    @Test
    void signsAndCodesOfCurrenciesAreKnown() {
        assertTrue(Stream.of("€", "EUR", "Kč", "US$", "EUR.").allMatch(CurrencyNames::isCurrency));
        assertTrue(Stream.of("", "12", "euro area", "ABC", "€ 5").noneMatch(CurrencyNames::isCurrency));
    }

    @Test
    void aSignStandsForTheCurrencyOfThePage() {
        ColumnReader canadian = new ColumnReader(List.of(), PageHints.of("en-CA", "", null));
        assertEquals("CAD", canadian.currency("$"));
        assertEquals("EUR", canadian.currency("€"));
        assertNull(canadian.currency("five"));
        assertEquals("USD", column().currency("$"));
        assertNull(column().currency("kr"));
    }

    /** The values of the last of some columns of one page. */
    private static List<String> together(String language, String... columns) {
        PageValueReader page = new PageValueReader(PageHints.of(language, "", null));
        page.add(Stream.concat(
                        Stream.of((ColumnReader) null),
                        Stream.of(columns).map(column -> page.column(List.of(column.split("\\|")))))
                .toArray(ColumnReader[]::new));
        ColumnReader[] all = page.tables().get(0);
        return read(all[all.length - 1]);
    }

    @Test
    void columnsTellEachOtherWhichMarkStandsBeforeDecimals() {
        assertEquals(List.of("1250"), together("", "1.250"));
        assertEquals(List.of("1.25"), together("", "3.5|4.75", "1.250"));
        assertEquals(List.of("1250"), together("", "3,5|4,75", "1.250"));
        assertEquals(List.of("1.25"), together("", "3,5|4,75", "1,250"));
        assertEquals(List.of("∅"), together("en", "3,5|4,75", "1,250"));
        assertEquals(List.of("1250"), together("en", "3,5|4,75", "1.250"));
    }

    /** Sizes of engines in names of cars have points before decimals, and say nothing of the page's numbers. */
    @Test
    void columnsOfNamesSayNothing() {
        assertEquals(
                List.of("203000", "199644"),
                together(
                        "en",
                        "Golf Plus 1.4 TSI|Polo 1.2 TDI|Fiat",
                        "4.890 €|6.400 €|2.950 €",
                        "Km 203.000|Km 199.644"));
    }

    @Test
    void columnsTellEachOtherWhichNumberIsTheMonth() {
        assertEquals(List.of("2024-05-06"), together("en", "20.09.2023", "06.05.2024"));
        assertEquals(List.of("2024-06-05"), together("en", "09/20/2023", "06/05/2024"));
        assertEquals(List.of("2024-05-06"), together("en", "20/09/2023", "06/05/2024"));
        assertEquals(List.of("2024-05-06"), together("de", "09/20/2023", "06/05/2024"));
        assertEquals(List.of("2024-06-05"), together("", "06/05/2024"));
    }

    @Test
    void withoutTheTimeOfFetchingAgoIsNoDay() {
        assertEquals(List.of("∅"), read(column("2 days ago")));
    }
}
