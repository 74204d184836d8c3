package io.tagwave.column;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.Tagwave;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Prices whose parts are elements of their own. */
class RaisedDigitsTest {

    private static final List<String> NAMES = List.of("red", "blue", "green", "black", "white");
    private static final List<String> EUROS = List.of("296", "12", "1 299", "7", "99");
    private static final List<String> CENTS = List.of("86", "99", "00", "50", "05");

    /** Returns the prices of a list whose items have them in this form. */
    private static List<Double> prices(String form) {
        StringBuilder page = new StringBuilder("<html lang=de><body><ul>");
        for (int i = 0; i < NAMES.size(); i++) {
            page.append("<li><a href='/")
                    .append(i)
                    .append("'>Lamp in ")
                    .append(NAMES.get(i))
                    .append("</a> <span>")
                    .append(form.replace("E", EUROS.get(i)).replace("C", CENTS.get(i)))
                    .append("</span></li>");
        }
        return Tagwave.extract(page + "</ul>", "").lists().get(0).records().stream()
                .map(record -> record.value("price").number())
                .toList();
    }

    @Test
    void raisedDigitsAreCents() {
        List<Double> wanted = List.of(296.86, 12.99, 1299.0, 7.5, 99.05);
        for (String form : List.of(
                "E<sup>C</sup> €",
                "E<sup>C</sup> zł",
                "E <small>C</small> Kč",
                "€ E<sup>C</sup>",
                "€ <b>E</b><i>,</i><i>C</i>")) {
            assertEquals(wanted, prices(form), form);
        }
    }

    /** Cents in a block of their own are no price: "30", "99" and "zł" are 30.99 złoty, not 99. */
    @Test
    void centsInABlockOfTheirOwnAreCents() {
        List<Double> wanted = List.of(296.86, 12.99, 1299.0, 7.5, 99.05);
        for (String form : List.of(
                "<div><span>E</span><span>C</span><span>zł</span></div>",
                "<div><div>E</div><div>C</div><div>zł</div></div>",
                "<div><div>E</div><div><div>C</div><div>zł</div></div></div>",
                "<div><p>E</p><p>C</p> zł</div>",
                "<div><div>$</div><div>E</div><div>C</div></div>",
                "<div><div>E</div><div>C zł</div></div>")) {
            assertEquals(wanted, prices(form), form);
        }
    }
}
