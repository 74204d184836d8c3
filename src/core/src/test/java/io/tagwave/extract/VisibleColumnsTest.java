package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.Column;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VisibleColumnsTest {

    private static List<String> shown(ExtractedList region) {
        return region.visibleColumns().stream()
                .map(column -> region.columns().get(column).name())
                .toList();
    }

    @Test
    void theTitleStandsFirstAndLabelsAndRepeatedLinksAreLeftOut() {
        ExtractedList region = list("<ul>"
                + items(
                        8,
                        i -> "<li><a href=/n" + i + "><img src=/i" + i + ".jpg></a><h3><a href=/n" + i + ">" + words(i)
                                + "</a></h3><u>tells of</u> <p>" + words(i + 9) + " and " + words(i + 20)
                                + "</p><a href=#>Share</a><a href='javascript:buy()'>Buy</a><a href=/o" + i % 3
                                + ">" + words(i % 3 + 40) + "</a></li>")
                + "</ul>");
        assertEquals(List.of("title", "link", "image"), shown(region).subList(0, 3));
        for (int column : region.visibleColumns()) {
            String cell = region.records().get(1).cells().get(column);
            assertEquals(
                    false, List.of("tells of", "Share", "Buy").contains(cell) || cell.contains("javascript"), cell);
        }
        assertEquals(
                1,
                region.visibleColumns().stream()
                        .filter(column -> "http://here/o1"
                                .equals(region.records().get(1).cells().get(column)))
                        .count());
    }

    @Test
    void whereAllIsTheSameAllIsShown() {
        ExtractedList region = new ExtractedList(
                0,
                1,
                "",
                null,
                Map.of(),
                List.of(new Column("text 1", "text", "", true)),
                List.of(
                        new DataRecord(0, 1, "", "a", List.of("a"), null, null),
                        new DataRecord(1, 2, "", "a", List.of("a"), null, null)),
                "");
        assertEquals(List.of(0), region.visibleColumns());
    }
}
