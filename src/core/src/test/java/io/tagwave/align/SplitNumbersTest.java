package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers that are written in several elements are one field, and what is none of them. */
class SplitNumbersTest {

    private static String row(String record) {
        return rows("<li>" + record).get(0);
    }

    @Test
    void eurosAndCentsAndTheirCurrency() {
        assertEquals("14 , 95 €", row("<b>14</b><i>,</i><sup>95</sup><u>€</u>"));
        assertEquals("$ 14 95", row("<u>$</u><b>14</b><sup>95</sup>"));
        assertEquals("14 €", row("<b>14</b><u>€</u>"));
        assertEquals("14 . 95", row("<b>14</b><i>.</i><sup>95</sup>"));
        assertEquals("14 ,95", row("<b>14</b><sup>,95</sup>"));
        assertEquals("14 ,95 €", row("<b>14</b><sup>,95</sup><u>€</u>"));
        assertEquals("14 | ,955", row("<b>14</b><sup>,955</sup>"));
    }

    @Test
    void aShareAndATemperature() {
        assertEquals("14 %", row("<b>14</b><i>%</i>"));
        assertEquals("14 ‰", row("<b>14</b><i>‰</i>"));
        assertEquals("14 °", row("<b>14</b><i>°</i>"));
    }

    @Test
    void marksMayStandInANumber() {
        assertEquals("14 – 15", row("<b>14</b><i>–</i><b>15</b>"));
        assertEquals("14 ' 15", row("<b>14</b><i>'</i><b>15</b>"));
        assertEquals("14 « 15", row("<b>14</b><i>«</i><b>15</b>"));
        assertEquals("14 » 15", row("<b>14</b><i>»</i><b>15</b>"));
        assertEquals("14 + 15", row("<b>14</b><i>+</i><b>15</b>"));
        assertEquals("14 _ 15", row("<b>14</b><i>_</i><b>15</b>"));
        assertEquals("14 ., 15", row("<b>14</b><i>.,</i><b>15</b>"));
    }

    @Test
    void marksAroundANumberAreNoneOfIt() {
        assertEquals("( | 14 €", row("<i>(</i><b>14</b><u>€</u>"));
        assertEquals("14 € | )", row("<b>14</b><u>€</u><i>)</i>"));
        assertEquals("14 | ,", row("<b>14</b><i>,</i>"));
    }

    @Test
    void whereDigitsMeetOnlyCentsFollow() {
        assertEquals("$14 95", row("<b>$14</b><sup>95</sup>"));
        assertEquals("$14 | 955", row("<b>$14</b><sup>955</sup>"));
        assertEquals("$14 | 9.", row("<b>$14</b><sup>9.</sup>"));
        assertEquals("14 | 95", row("<b>14</b><sup>95</sup>"));
    }

    @Test
    void aNumberHasOneCurrency() {
        assertEquals("$14 | $24", row("<b>$14</b><s>$24</s>"));
        assertEquals("$ 14 | $ 24", row("<u>$</u><b>14</b><u>$</u><b>24</b>"));
        assertEquals("€ | €", row("<u>€</u><u>€</u>"));
    }

    @Test
    void lettersAreInNone() {
        assertEquals("14 | EUR", row("<b>14</b><u>EUR</u>"));
        assertEquals("€ | a14", row("<u>€</u><b>a14</b>"));
        assertEquals("a14 | €", row("<b>a14</b><u>€</u>"));
    }

    @Test
    void longTextsAreNone() {
        assertEquals("1234567890123456 €", row("<b>1234567890123456</b><u>€</u>"));
        assertEquals("12345678901234567 | €", row("<b>12345678901234567</b><u>€</u>"));
    }

    @Test
    void whiteSpacePartsNumbers() {
        assertEquals("14 | €", row("<b>14</b> <u>€</u>"));
        assertEquals("14 € | €", row("<b>14</b><u>€</u> <u>€</u>"));
    }

    @Test
    void elementsAroundThemPartNumbersWhereTheyEndALine() {
        assertEquals("14 €", row("<p><b>14</b><u>€</u></p>"));
        assertEquals("14 €", row("<span><b>14</b></span><i><u>€</u></i>"));
        assertEquals("14 | €", row("<p>14</p><u>€</u>"));
        assertEquals("14 | €", row("<div><b>14</b></div><u>€</u>"));
        assertEquals("14 | €", row("<b>14</b><p><u>€</u></p>"));
        assertEquals("14 | €", row("<b>14</b><br><u>€</u>"));
    }

    @Test
    void linksAndImagesPartNumbers() {
        assertEquals("14 | /e | €", row("<b>14</b><a href=/e><u>€</u></a>"));
        assertEquals("/1 | 14 | €", row("<a href=/1><b>14</b></a><u>€</u>"));
        assertEquals("14 | i.png | €", row("<b>14</b><img src=i.png><u>€</u>"));
        assertEquals("/1 | 14 €", row("<a href=/1><b>14</b><u>€</u></a>"));
    }

    @Test
    void aNumberEndsWithItsRecord() {
        assertEquals(List.of("14", "95€", "95€"), rows("<span>14</span>", "<span>95€</span>", "<span>95€</span>"));
    }

    @Test
    void severalNumbersOfARecordAreFieldsEach() {
        assertEquals("14 € | 15 € | now", row("<b>14</b><u>€</u><p><b>15</b><u>€</u></p><i>now</i>"));
    }

    @Test
    void aLineOfFiguresIsPartOfANumberAndOneOfWordsIsNot() {
        assertEquals("$ 14 , 95", row("<u>$</u><span>14<i>,</i><sup>95</sup></span>"));
        assertEquals("$ | 14 , net 95", row("<u>$</u><span>14<i>, net</i> <sup>95</sup></span>"));
    }
}
