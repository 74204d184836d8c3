package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Page;
import io.tagwave.Tagwave;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What leads through a list that scripts would fill is not the list. */
class ListControlsTest {

    private static String links(IntStream values, String item) {
        return values.mapToObj(i -> item.formatted(i, i)).collect(Collectors.joining());
    }

    static List<String> pages() {
        String letter = "<a href='/m/%1$c'>%1$c</a> ";
        return List.of(
                "<h1>Suche: Lampen</h1><div id=r></div><div class=p>"
                        + links(IntStream.range(1, 12), "<a class=p href='?p=%d'>%d</a>") + "</div>",
                "<h1>検索結果</h1><table><tr>" + links(IntStream.range(1, 11), "<td><a href='/s?n=%d'>%d</a></td>")
                        + "</table>",
                "<h1>Members</h1><div>" + links(IntStream.rangeClosed('A', 'Z'), letter) + "</div>",
                "<h1>Участники</h1><div>" + links(IntStream.rangeClosed('А', 'Я'), letter) + "</div>",
                "<h1>Events</h1><table><tr><th>Mo<th>Tu<th>We<th>Th<th>Fr<th>Sa<th>Su<tr>"
                        + IntStream.range(0, 5)
                                .mapToObj(week -> links(
                                        IntStream.range(week * 7 + 1, Math.min(32, week * 7 + 8)),
                                        "<td><a href='?d=%d'>%d</a>"))
                                .collect(Collectors.joining("<tr>"))
                        + "</table>",
                "<h1>Angebote</h1><div class=l><h3>Marke</h3>"
                        + links(
                                IntStream.range(2, 14),
                                "<div><input type=checkbox id=m%d><label>Marke %d</label>" + " <span>(17)</span></div>")
                        + "</div><div id=r></div>",
                "<h1>Oferty</h1><form><fieldset>"
                        + links(
                                IntStream.range(2, 12),
                                "<p><label><input type=radio name=k> Miasto %c%d</label></p>".replace("%c", "nr "))
                        + "</fieldset></form><div id=r></div>",
                "<h1>Archives</h1><ul>"
                        + links(IntStream.range(0, 15).map(i -> 2026 - i), "<li><a href='/%d/'>%d</a></li>") + "</ul>");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void whatLeadsThroughAListIsNone(String body) {
        Page page = Tagwave.extract("<body><main>" + body + "</main></body>", "http://localhost/s");
        assertTrue(page.main().isEmpty(), () -> page.main().toString());
    }

    @Test
    void itemsWithARunningNumberAreAList() {
        String items = IntStream.range(1, 13)
                .mapToObj(i -> "<li><b>" + i + "</b> <a href=/n" + i + ">Lamp " + (char) ('a' + i)
                        + " of brass</a> <i>1" + i + ".50 EUR</i></li>")
                .collect(Collectors.joining());
        Page page = Tagwave.extract("<main><h1>Lamps</h1><ol>" + items + "</ol></main>", "http://localhost/s");
        assertEquals(12, page.main().orElseThrow().records().size());
    }

    @Test
    void goodsToOrderAreAList() {
        String rows = links(
                IntStream.range(2, 14),
                "<tr><td>Vis à bois %d mm</td><td>%d,90 €</td><td><label>Quantité</label><input name=q value=1></td></tr>");
        Page page = Tagwave.extract("<main><h1>Commande</h1><table>" + rows + "</table></main>", "http://localhost/s");
        assertEquals(12, page.main().orElseThrow().records().size());
    }
}
