package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.Tagwave;
import io.tagwave.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Prices whose currency is in an element of its own. */
class CurrencyColumnsTest {

    @Test
    void aCodeBehindNumbersMakesThemPrices() {
        StringBuilder page = new StringBuilder("<html lang=pl><body><ul>");
        List<String> numbers = List.of("3 693", "11 000", "450", "29");
        for (String number : numbers) {
            page.append("<li><a href='/" + number.strip() + "'>Lampa numer " + number + "</a> <b>" + number
                    + "</b> <i>PLN</i></li>");
        }
        List<Value> prices = Tagwave.extract(page + "</ul>", "").lists().get(0).records().stream()
                .map(record -> record.value("price"))
                .toList();
        assertEquals(
                List.of(3693.0, 11000.0, 450.0, 29.0),
                prices.stream().map(Value::number).toList());
        assertEquals(
                List.of("PLN"), prices.stream().map(Value::currency).distinct().toList());
    }
}
