package io.tagwave.column;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnValuesTest {

    @Test
    void pricesCarryASignOrACode() {
        assertKind(ColumnKind.PRICE, "£19.50", "£1,249.00", "from £34");
        assertKind(ColumnKind.PRICE, "12,50 €", "1.024,00 €", "8,00 €");
        assertKind(ColumnKind.PRICE, "1,080円（税込）", "860円（税込）", "640円（税込）");
        assertKind(ColumnKind.PRICE, "EUR 12,50", "EUR 9,90");
        assertKind(ColumnKind.PRICE, "129 kr", "1 249 kr", "79 kr");
        assertKind(ColumnKind.PRICE, "15,00 zł", "7,20 zł");
        assertKind(ColumnKind.PRICE, "Rs. 450", "Rs. 1,20,000");
        assertKind(ColumnKind.PRICE, "$10.00 - $20.00", "$5.99", "$7.00");
        assertKind(ColumnKind.PRICE, "Price: $10.00", "Price: $12.00");
    }

    @Test
    void numbersMayCarryWordsThatStayTheSame() {
        assertKind(ColumnKind.NUMBER, "1", "2", "3");
        assertKind(ColumnKind.NUMBER, "41 replies", "3 replies", "120 replies");
        assertKind(ColumnKind.NUMBER, "(140)", "(3)", "(17)");
        assertKind(ColumnKind.NUMBER, "4.5 of 5", "3.0 of 5", "2.5 of 5");
        assertKind(ColumnKind.NUMBER, "−3", "12 %", "+7");
        assertKind(ColumnKind.NUMBER, "Ergebnis: 1", "Ergebnis: 2", "Ergebnis: 3");
        assertKind(ColumnKind.NUMBER, "Views 1,024", "Views 12", "Views 310");
    }

    @Test
    void oneTextMayStandForEverySecondValue() {
        assertKind(ColumnKind.PRICE, "$12.00", "On request", "$20.00", "On request", "$9.50");
        assertKind(ColumnKind.PRICE, "auf Anfrage", "12,00 €", "auf Anfrage", "8,00 €", "9,50 €");
        assertKind(ColumnKind.DATE, "2024-09-06", "bientôt", "2024-10-11", "bientôt", "2024-11-02");
        assertKind(ColumnKind.TEXT, "Ulm (5 km)", "Ulm", "Bonn (2 km)", "Ulm", "Ulm (7 km)");
        assertKind(ColumnKind.TEXT, "$12.00", "On request", "Sold out", "Ask us", "$9.50");
        assertKind(ColumnKind.TEXT, "$12.00", "On request", "On request", "On request", "$9.50");
    }

    @Test
    void namesThatEndInANumberAreText() {
        assertKind(ColumnKind.TEXT, "Ergebnis 1", "Ergebnis 2", "Ergebnis 3");
        assertKind(ColumnKind.TEXT, "iPhone 13", "iPhone 14", "iPhone 15");
    }

    @Test
    void numbersInSentencesLengthsOfTimeAndPhonesAreText() {
        assertKind(ColumnKind.TIME, "7:41", "8:05", "9:12");
        assertKind(ColumnKind.TEXT, "3:41", "12:07", "4:12");
        assertKind(ColumnKind.TEXT, "A boat for 4", "Built in 1987 by hand", "12 V, warm white");
        assertKind(ColumnKind.TEXT, "040 555-1234", "0171 88-22", "089 12-3456");
        assertKind(ColumnKind.TEXT, "red", "blue", "green");
    }

    @Test
    void datesInDigitsAndWordsOfManyLanguages() {
        assertKind(ColumnKind.DATE, "2024-09-06", "2024-10-11");
        assertKind(ColumnKind.DATE, "6.9.2024, 14:05", "11.10.2024, 08:00");
        assertKind(ColumnKind.DATE, "6 September 2024", "11 October 2024");
        assertKind(ColumnKind.DATE, "Posted on Sep 6, 2024", "Posted on Oct 11, 2024");
        assertKind(ColumnKind.DATE, "6 de septiembre de 2024", "11 de octubre de 2024");
        assertKind(ColumnKind.DATE, "6 сентября 2024 г.", "11 октября 2024 г.");
        assertKind(ColumnKind.DATE, "2024年9月6日", "2024年10月11日");
        assertKind(ColumnKind.DATE, "9/6/24", "10/11/24");
        assertKind(ColumnKind.DATE, "February 1, 2004", "February 3, 2004", "February 3, 2004");
        assertKind(ColumnKind.DATE, "15 de março de 2013");
    }

    @Test
    void wordsThatOnlyLookLikeDatesAreText() {
        assertKind(ColumnKind.TEXT, "12 Angry Men 1957", "Seven 1995 film", "8½ by 1 man");
        assertKind(ColumnKind.TEXT, "1.2.3", "10.20.30.4", "version 300.2.1");
    }

    @Test
    void aMarkOnSomeRecordsIsAFlag() {
        assertKind(ColumnKind.BOOLEAN, "Sale", null, null, "Sale");
        assertKind(ColumnKind.BOOLEAN, "ja", "nein", "ja", "ja", "nein", "ja");
        assertKind(ColumnKind.BOOLEAN, "✓", "✗", "✓", "✓", "✗", "✓");
        assertKind(ColumnKind.TEXT, "Sale", "Sale", "Sale");
        assertKind(ColumnKind.TEXT, "Only once", null, null);
        assertKind(ColumnKind.TEXT, "Original price:", "Original price:", null);
    }

    @Test
    void onlyAValueOfEveryRecordIsConstant() {
        assertTrue(values("Price:", "Price:").constant());
        assertFalse(values("Price:", null).constant());
        assertFalse(values("a", "b").constant());
        assertFalse(values("alone").constant());
    }

    @Test
    void manyDigitsAndOddTextDoNoHarm() {
        for (String odd :
                List.of("", " ", "9".repeat(400), "99999999999/9/9999", "٫", "-", "1,,2", "€", "5.", ".5", "\u0000")) {
            values(odd, odd + "x", null).label();
            assertEquals(3, new ColumnReader(Arrays.asList(odd, odd + "x", null), PageHints.NONE).read().length);
        }
        assertEquals(ColumnKind.TEXT, new ColumnValues(Collections.nCopies(3, null)).kind());
    }

    private static void assertKind(ColumnKind expected, String... cells) {
        assertEquals(expected, values(cells).kind(), () -> Arrays.toString(cells));
    }

    private static ColumnValues values(String... cells) {
        return new ColumnValues(Arrays.asList(cells));
    }

    @Test
    void recordsWithoutAValueOrABlankOneAreNotFilled() {
        assertEquals(0.5, values("a", null, " ", "b").filled());
        assertEquals(0, new ColumnValues(List.of()).filled());
        assertTrue(values("a", null).filledAs(values("b", " \u2003")));
        assertFalse(values("a", null).filledAs(values(null, "a")));
        assertFalse(values("a", "b").filledAs(values("a", null)));
    }

    @Test
    void aKindIsFoundByItsNameAndNumbersItsColumns() {
        for (ColumnKind kind : ColumnKind.values()) {
            assertEquals(kind, ColumnKind.of(kind.code()));
            for (int number : new int[] {0, 1, 63, 64, 65, 1000, 1}) {
                assertEquals(kind.code() + " " + number, kind.numbered(number));
            }
        }
        assertEquals("price", ColumnKind.PRICE.code());
        assertEquals(ColumnKind.TEXT, ColumnKind.of("PRICE"));
    }

    @Test
    void whatThePageTellsIsNotGuessedAnew() {
        ColumnValues links = new ColumnValues(new String[] {"1", "2"}, ColumnKind.LINK, 2, () -> null);
        assertEquals(ColumnKind.LINK, links.kind());
        assertNull(links.label());
    }
}
