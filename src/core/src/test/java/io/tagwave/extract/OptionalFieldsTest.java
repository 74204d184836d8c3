package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Fields that nothing but their text tells apart keep their columns where some of them are missing. */
class OptionalFieldsTest {

    private static final int COUNT = 16;

    /** Asserts that each field that some items have, and others lack, has a column with nothing else in it. */
    private static void assertColumns(String tag, IntFunction<String[]> fields) {
        ExtractedList list = list("<main><div class=ads>"
                + items(COUNT, i -> {
                    StringBuilder html =
                            new StringBuilder("<div class=ad><h3><a href=/n" + i + ">" + words(i) + "</a></h3>");
                    for (String field : fields.apply(i)) {
                        html.append(field == null ? "" : "<" + tag + ">" + field + "</" + tag + ">");
                    }
                    return html + "</div>";
                })
                + "</div></main>");
        assertEquals(COUNT, list.records().size());
        for (int field = 0; field < fields.apply(0).length; field++) {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < COUNT; i++) {
                String text = fields.apply(i)[field];
                texts.add(text == null ? null : text.replaceAll("<[^>]*>", "").strip());
            }
            boolean isColumn = false;
            for (int at = 0; at < list.columns().size(); at++) {
                int column = at;
                isColumn |= list.records().stream()
                        .map(record -> record.cells().get(column))
                        .toList()
                        .equals(texts);
            }
            assertTrue(
                    isColumn,
                    () -> texts + " in "
                            + list.records().stream().map(DataRecord::cells).toList());
        }
    }

    @Test
    void pricesRatingsAndPlaces() {
        assertColumns("span", i -> new String[] {
            "$" + (i * 7 + 10) + ".50",
            i % 3 == 0 ? "$" + (i * 9 + 90) + ".00" : null,
            i % 4 == 1 ? null : i % 3 + 2 + "." + i % 10,
            i % 5 == 2 ? null : words(i + 40)
        });
    }

    @Test
    void countsBehindIcons() {
        assertColumns("span", i -> new String[] {
            i % 4 == 1 ? null : "\ud83d\udc4d " + (i + 12),
            "\ud83d\udcac " + i * 3,
            i % 5 == 0 ? null : "\ud83d\udc41 " + (i * 90 + 7)
        });
        assertColumns("li", i -> new String[] {
            i % 4 == 1 ? null : "<i class='fa fa-bed'></i> " + (i + 1),
            "<i class='fa fa-bath'></i> " + (i % 2 + 20),
            i % 3 == 0 ? null : "<i class='fa fa-car'></i> " + (i + 40)
        });
        assertColumns("b", i -> new String[] {
            i % 4 == 1 ? null : "<img src=/icons/bett.svg alt=''> " + (i + 1),
            "<img src=/icons/bad.svg alt=''> " + (i % 2 + 20)
        });
        // An arrow that shows what the number is has no column of its own.
        assertColumns("i", i -> new String[] {
            (i % 3 == 0 ? "\u2197 " : "\u2198 ") + (i + 3), i % 4 == 1 ? null : "$" + (i * 7 + 10) + ".50"
        });
    }

    @Test
    void placesSalariesAndDays() {
        assertColumns("p", i -> new String[] {
            i % 3 == 2 ? null : words(i + 40),
            i % 3 == 0 ? "\u00a3" + (20 + i) + ",000 a year" : null,
            i % 4 == 1 ? null : i + 1 + " June 2025"
        });
    }

    @Test
    void figuresOfSeveralUnits() {
        assertColumns("span", i -> new String[] {
            i % 4 == 1 ? null : 30 + i * 7 + ",000 km", i % 3 == 1 ? null : 60 + i * 5 + " kW", words(i + 20)
        });
    }

    @Test
    void wordsAndSentences() {
        assertColumns("div", i -> new String[] {
            i % 5 == 0 ? "New" : null,
            i % 3 == 0 ? null : "Made of " + words(i + 30) + " and " + words(i + 60) + ", by hand and with care",
            "$" + (i * 7 + 10) + ".50"
        });
    }

    @Test
    void timesSinceThenAreOneFieldWhateverTheirUnit() {
        assertColumns("span", i -> new String[] {
            List.of("2 hours ago", "3 days ago", "5 minutes ago").get(i % 3), i % 4 == 1 ? null : i + 2 + " replies"
        });
    }

    @Test
    void aNumberThatIsMissingLeavesWordsInTheirOrder() {
        ExtractedList list = list("<main><ul>"
                + items(
                        COUNT,
                        i -> "<li><b>" + words(i) + "</b>" + (i % 3 == 0 ? "" : "<i>" + (i + 10) + "</i>") + "<i>"
                                + words(i + 30) + "</i></li>")
                + "</ul></main>");
        assertTrue(
                list.records().get(3).cells().stream().filter(Objects::nonNull).anyMatch(words(33)::equals));
        int column = list.records().get(3).cells().indexOf(words(33));
        assertEquals(words(34), list.records().get(4).cells().get(column));
    }

    /** Asserts that a list has a column with this text in each item, and with nothing else. */
    private static void assertOneColumn(IntFunction<String> text, IntFunction<String> item) {
        ExtractedList list = list("<main><ul>" + items(COUNT, i -> "<li>" + item.apply(i) + "</li>") + "</ul></main>");
        assertEquals(COUNT, list.records().size());
        List<String> texts = IntStream.range(0, COUNT).mapToObj(text).toList();
        assertTrue(
                IntStream.range(0, list.columns().size()).anyMatch(column -> list.records().stream()
                        .map(record -> record.cells().get(column))
                        .toList()
                        .equals(texts)),
                () -> texts + " in "
                        + list.records().stream().map(DataRecord::cells).toList());
    }

    @Test
    void aFieldOfOneClassIsOneColumnWhateverElementsAreAroundIt() {
        // A programme of television: some have a page of their own.
        IntFunction<String> programme = i -> (i % 3 == 1
                        ? "<div><a class=uur href=/p" + i + ">" + (10 + i) + ":15</a></div><div><a class=titel href=/p"
                                + i + ">" + words(i) + "</a></div>"
                        : "<span class=uur>" + (10 + i) + ":15</span><span class=titel>" + words(i) + "</span>")
                + "<p>" + words(i + 40) + " stijgt</p>";
        assertOneColumn(i -> words(i), programme);
        assertOneColumn(i -> (10 + i) + ":15", programme);
        // Documents of a parliament: some have their answer in a paragraph.
        assertOneColumn(
                i -> "Anfrage zu " + words(i),
                i -> "<b>19/" + (1700 + i) + "</b><i>" + words(i + 40) + "</i>"
                        + (i % 4 == 1 ? "<div><div><a class=textlink href=/d" : "<p><a class=textlink href=/d") + i
                        + ">Anfrage zu " + words(i) + "</a>" + (i % 4 == 1 ? "</div></div>" : "</p>"));
        // Cards with a badge have one element more around the price.
        assertOneColumn(
                i -> (300 + i) + ",50 z\u0142",
                i -> "<h3><a href=/k" + i + ">" + words(i) + "</a></h3>"
                        + (i % 4 == 2
                                ? "<div class=promo><em>Nowo\u015b\u0107</em><p><span class=cena>" + (300 + i)
                                        + ",50 z\u0142</span></p></div>"
                                : "<span class=cena>" + (300 + i) + ",50 z\u0142</span>"));
    }

    @Test
    void whatExcludesAPriceIsAnotherColumnThoughItsClassIsTheSame() {
        assertOneColumn(
                i -> i % 3 == 1 ? null : "$" + (300 + i) + ".50",
                i -> "<h3><a href=/k" + i + ">" + words(i) + "</a></h3>"
                        + (i % 3 == 1 ? "<p class=cost>Agotado</p>" : "<div class=cost>$" + (300 + i) + ".50</div>"));
    }
}
