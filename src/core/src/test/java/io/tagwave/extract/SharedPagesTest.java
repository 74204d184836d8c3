package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import io.tagwave.dom.HtmlParser;
import io.tagwave.model.ContentModel;
import io.tagwave.tree.PageTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Columns and lists of real pages, which are not part of the project: {@code -Dtagwave.data=} names their folder. */
class SharedPagesTest {

    private final RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), System::nanoTime);
    private Path records;

    @BeforeEach
    void find() {
        String data = System.getProperty("tagwave.data");
        Assumptions.assumeTrue(data != null, "-Dtagwave.data=FOLDER is not set");
        records = Path.of(data, "records");
    }

    @Test
    void columnsHaveTheKindThatAPersonGaveThem() throws IOException {
        Map<String, Map<String, String>> truth = truth();
        int right = 0;
        int judged = 0;
        int found = 0;
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, Map<String, String>> page : truth.entrySet()) {
            for (Column column : mainRegion(page.getKey()).columns()) {
                String kind = page.getValue().get(column.path());
                if (kind != null) {
                    found++;
                    right += kind.equals(column.kind()) ? 1 : 0;
                    if (!kind.equals(column.kind())) {
                        wrong.add(page.getKey() + " " + column + " is " + kind);
                    }
                }
            }
            judged += page.getValue().size();
        }
        System.out.printf(
                "columns judged %d, found %d, right %d = %.3f%n", judged, found, right, (double) right / found);
        wrong.forEach(System.out::println);
        assertTrue(right >= 0.98 * found, wrong.toString());
        assertTrue(found >= 0.95 * judged, "nearly all of the judged columns are still found");
    }

    @Test
    void pagesOfOneSiteShareATemplateAndPagesOfTwoSitesDoNot() throws IOException {
        Map<String, List<String>> bySite = new TreeMap<>();
        try (Stream<Path> pages = Files.list(records.resolve("clustvx"))) {
            for (Path page :
                    pages.filter(p -> p.toString().endsWith(".htm")).sorted().toList()) {
                String name = page.getFileName().toString();
                String site = name.substring(0, name.lastIndexOf('-'));
                bySite.computeIfAbsent(site, s -> new ArrayList<>())
                        .add(mainRegion("clustvx/" + name).template());
            }
        }
        Map<String, String> siteOf = new HashMap<>();
        bySite.forEach((site, templates) -> {
            System.out.println(site + " " + templates);
            assertEquals(1, templates.stream().distinct().count(), site);
            assertNotEquals(site, siteOf.getOrDefault(templates.get(0), ""));
            assertEquals(null, siteOf.put(templates.get(0), site), site);
        });
    }

    private ExtractedList mainRegion(String page) throws IOException {
        PageTree tree = new HtmlParser()
                .parse(Files.readAllBytes(records.resolve(page)), null, "")
                .tree();
        return extractor.extract(tree, address -> address).content().stream()
                .max(Comparator.comparingInt(SharedPagesTest::textLength))
                .orElseThrow();
    }

    private static int textLength(ExtractedList region) {
        return region.records().stream().mapToInt(r -> r.text().length()).sum();
    }

    private static Map<String, Map<String, String>> truth() throws IOException {
        Map<String, Map<String, String>> truth = new TreeMap<>();
        try (InputStream in = SharedPagesTest.class.getResourceAsStream("column-kinds.tsv")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (!line.startsWith("#")) {
                    String[] cells = line.split("\t");
                    truth.computeIfAbsent(cells[0], p -> new HashMap<>()).put(cells[1], cells[2]);
                }
            }
        }
        return truth;
    }
}
