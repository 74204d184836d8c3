package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shops made by machine that get another template: they are repaired rightly, or refused. */
class ListRedesignTest extends RedesignedShopVisits {

    /** What is learned after a redesign keeps the names, also of columns that only their numbers tell apart. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 8})
    void columnsKeepTheirNamesInTheSitesFile(int design) throws IOException {
        RedesignedShop shop = new RedesignedShop(design);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            list(site, 0, "--learn");
            list(site, 0);
            Map<String, String> before = firstRow();
            shop.redesign(design);
            run(site);
            if (run(site, "--learn").status() == 0) {
                list(site, 0);
                Map<String, String> now = firstRow();
                before.forEach((name, text) -> assertEquals(text, now.getOrDefault(name, text), name));
                assertEquals(shop.rows(), rows());
            }
        }
    }

    /** Returns the cells of the item with the least key, but for its addresses. */
    private Map<String, String> firstRow() throws IOException {
        List<String> lines = Files.readAllLines(csv());
        String[] head = lines.get(0).split(",");
        String[] cells =
                lines.stream().skip(1).sorted().findFirst().orElseThrow().split(",", -1);
        Map<String, String> row = new TreeMap<>();
        for (int i = 0; i < head.length; i++) {
            if (!cells[i].contains("://")) {
                row.put(head[i], cells[i]);
            }
        }
        return row;
    }

    @Test
    void redesignsAreRepairedOrRefused() throws IOException {
        assertTrue(repaired(1, 24) >= 23);
    }

    @Tag("slow")
    @Test
    void twoHundredRedesignsAreRepairedOrRefused() throws IOException {
        assertTrue(repaired(100, 200) >= 190);
    }

    /** With a file of the site, a repair takes the rows, says so with status 1, and leaves the file to a person. */
    @Test
    void redesignsOfALearnedSiteAreRepairedOrRefused() throws IOException {
        assertTrue(repaired(301, 24, "--learn") >= 23);
    }

    /** The last page is a new one with a single item, which only the site's file would recognize: it is a hole, not the end. */
    @Test
    void aNewLastPageOfARedesignIsAHole() throws IOException {
        assertEquals(1, repaired(524, 1, "--learn"));
    }

    @Tag("slow")
    @Test
    @Timeout(900)
    void twoHundredRedesignsOfALearnedSiteAreRepairedOrRefused() throws IOException {
        assertTrue(repaired(401, 200, "--learn") >= 190);
    }

    /** Where a third of the first page's prices is on request, the column is text before any redesign. */
    private static boolean arePricesText(RedesignedShop shop) {
        List<Integer> first = shop.shown(1);
        return 3 * first.stream().filter(shop::isOnRequest).count() > first.size();
    }

    /** Returns how many of some designs were repaired; those that were not are refused, and none is repaired wrongly. */
    private int repaired(int first, int count, String... inFirstVisit) throws IOException {
        int repaired = 0;
        List<String> refused = new ArrayList<>();
        for (int design = first; design < first + count; design++) {
            RedesignedShop shop = new RedesignedShop(design);
            String name = "design " + design + ": ";
            if (arePricesText(shop)) {
                refused.add(name + "prices are text");
                continue;
            }
            folder = Files.createDirectory(folder.resolve("design" + design));
            try (TestSite site = new TestSite().otherwise(shop::serve)) {
                weeks(site, shop, 2, inFirstVisit);
                Map<String, String> before = rows();
                shop.redesign(design);
                Set<String> truth = shop.week();
                Cli run = run(site);
                if (run.status() == inFirstVisit.length) {
                    repaired++;
                    assertTrue(run.err().contains("found again by the known values: "), name + run.err());
                    // Only other pages tell that a single item is a list, and these differ from the site's file.
                    boolean isSingle =
                            inFirstVisit.length > 0 && shop.shown(shop.pages()).size() == 1;
                    if (isSingle && run.err().contains(" has holes: 1 page could not be read")) {
                        truth.removeIf(change -> change.startsWith("gone"));
                        assertTrue(truth.containsAll(changes()), name + run.err());
                    } else {
                        assertEquals(truth, changes(), name + run.err());
                        assertEquals(shop.rows(), rows(), name + run.err());
                    }
                } else {
                    refused.add(name + run.err());
                    assertEquals(3, run.status(), name + run.err());
                    assertEquals(Set.of(), changes(), name);
                    assertEquals(before, rows(), name);
                }
            }
            folder = folder.getParent();
        }
        assertTrue(refused.size() <= count / 20, String.join("\n", refused));
        return repaired;
    }
}
