package io.tagwave.column;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MonthsTest {

    @Test
    void everyMonthIsKnownInEveryLanguageThatIsOftenSeen() {
        List<String> years = List.of(
                "January February March April May June July August September October November December",
                "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
                "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
                "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
                "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
                "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
                "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık");
        for (String year : years) {
            String[] months = year.split(" ");
            for (int i = 0; i < months.length; i++) {
                assertEquals(i + 1, Months.number(months[i], false), months[i]);
            }
        }
    }

    @Test
    void otherLanguagesCountOnlyWhereTheyAreAskedFor() {
        assertEquals(-1, Months.number("tammikuuta", false));
        assertEquals(1, Months.number("tammikuuta", true));
        assertEquals(9, Months.number("вересня", true));
    }

    @Test
    void aWordOfTwoLanguagesBelongsToTheOneThatIsSeenMoreOften() {
        assertEquals(11, Months.number("listopad", true));
    }

    @Test
    void otherWordsAreNoMonths() {
        assertEquals(-1, Months.number("replies", true));
        assertEquals(-1, Months.number("", true));
    }
}
