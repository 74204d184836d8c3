package io.tagwave.mdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.tagwave.tree.PageTree;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class MdrTest {

    private final Mdr mdr = new Mdr(MdrSettings.PUBLISHED);

    @Test
    void similarSiblingsAreTheRecordsOfARegion() {
        PageTree page = page("div", "h1:title", "/", "ul", item("a"), item("b"), item("c"), "/", "/");

        assertEquals(List.of(List.of("a more", "b more", "c more")), texts(page));
    }

    @Test
    void aRecordMayTakeMoreThanOneTagNode() {
        PageTree page = page("table", head("a"), row("a"), head("b"), row("b"), head("c"), row("c"), "/");

        MdrRegion region = mdr.regions(page).get(0);

        assertEquals(2, region.nodes());
        assertEquals(List.of(List.of("Head a row a row", "Head b row b row", "Head c row c row")), texts(page));
    }

    @Test
    void aGridRowHoldsARecordInEachCell() {
        String cell = " td p b:x / / i:y / /";
        String row = "tr" + cell + cell + cell + " /";
        PageTree page = page("table", row, row, "/");

        assertEquals(6, mdr.regions(page).get(0).records().size());
    }

    @Test
    void aRowOfADataTableIsOneRecord() {
        String row = "tr td a:x / / td a:y / / td a:z / / /";
        PageTree page = page("table", row, row, row, "/");

        assertEquals(List.of(List.of("x y z", "x y z", "x y z")), texts(page));
    }

    @Test
    void columnsOfTwoRowsAreRecordsThatAreNotContiguous() {
        String titles = "tr td b i:A / / / td b i:B / / / td b i:C / / / /";
        String prices = "tr td s u em:1 / / / / td s u em:2 / / / / td s u em:3 / / / / /";
        PageTree page = page("table", titles, prices, titles, prices, "/");

        assertEquals(List.of(List.of("A 1", "B 2", "C 3", "A 1", "B 2", "C 3")), texts(page));
    }

    @Test
    void regionsBelowACoveredNodeAreNotReported() {
        String inner = "ul" + " li a:x / /".repeat(3) + " /";
        PageTree page = page("div", "section", inner, "p:t / /", "section", inner, "p:t / /", "/");

        List<MdrRegion> regions = mdr.regions(page);

        assertEquals(1, regions.size());
        assertEquals(2, regions.get(0).records().size());
    }

    @Test
    void shallowSubtreesHoldNoRecords() {
        assertEquals(List.of(), mdr.regions(page("p:a /", "p:b /", "p:c /")));
        assertEquals(
                List.of(),
                mdr.regions(new PageTree.Builder().open("body").close().build()));
    }

    @Test
    void theThresholdSaysHowUnlikeNeighboursMayBe() {
        // 7 tags against 9: distance 2, mean length 8, that is 0.25
        String item = "li b / b / b / b / b / b:x / /";
        String longer = "li b / b / b / b / b / b / b / b:x / /";
        PageTree page = page("ul", item, longer, "/", "p a / /");

        assertEquals(1, mdr.regions(page).size());
        assertEquals(0, new Mdr(new MdrSettings(10, 0.2, 3, 1000)).regions(page).size());
    }

    @Test
    void longListsOfUnlikeItemsTakeNoTimeToSpeakOf() {
        PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
        for (int i = 0; i < 20_000; i++) {
            page.open("li");
            for (int j = 0; j < 1 + i * 7919 % 5; j++) {
                page.open("t" + i * 31 % 97).open("b").text("x").close().close();
            }
            page.close();
        }
        PageTree tree = page.close().close().build();

        assertTimeout(Duration.ofSeconds(20), () -> mdr.regions(tree));
    }

    @Test
    void deepPagesDoNotOverflowTheStack() {
        PageTree.Builder page = new PageTree.Builder();
        for (int i = 0; i < 100_000; i++) {
            page.open("div").open("i").close();
        }
        for (int i = 0; i < 100_000; i++) {
            page.close();
        }

        assertEquals(List.of(), mdr.regions(page.build()));
    }

    private static String item(String name) {
        return "li a b:" + name + " / / i:more / /";
    }

    private static String head(String name) {
        return "tr td h2:Head / b:" + name + " / / /";
    }

    private static String row(String name) {
        return "tr td p:row / / td i:" + name + " / u:row / / td / /";
    }

    private List<List<String>> texts(PageTree page) {
        return mdr.regions(page).stream()
                .map(region -> region.records().stream().map(r -> r.text(page)).toList())
                .toList();
    }

    /** A page from words: {@code tag} or {@code tag:text} opens an element, {@code /} closes one. */
    private static PageTree page(String... words) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (String word : String.join(" ", words).split(" ")) {
            if (word.equals("/")) {
                page.close();
            } else {
                String[] parts = word.split(":");
                page.open(parts[0]);
                page.text(parts.length > 1 ? parts[1] : "");
            }
        }
        return page.close().build();
    }
}
