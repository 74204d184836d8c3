package io.tagwave.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages in {@code src/core/src/test/resources/pages} and {@code pages-held-out}, one phenomenon each, and the F1 that was once
 * reached on them. A folder dropped there is a test; one in the first is also learned from. A case that got better has to have its floor raised, so that it never falls again.
 */
class QualityFloorTest {

    private static final Path PAGES = Path.of("../core/src/test/resources/pages");
    /** Pages that the shipped model was not fitted on, of the same form. */
    private static final Path HELD_OUT = Path.of("../core/src/test/resources/pages-held-out");

    /** Pages that nobody looks at while the program is changed; only what all of them come to is known. */
    private static final Path BLIND = Path.of("../core/src/test/resources/pages-blind");

    private static final double BLIND_FLOOR = 0.929;
    private static final int FEWEST_CASES = 40;
    private static final double MARGIN = 0.0005;

    private final RecordExtractor extractor = extractor();

    private static RecordExtractor extractor() {
        return new RecordExtractor(ContentModel.shipped(), () -> 0);
    }

    static List<Path> cases() throws IOException {
        try (Stream<Path> fitted = Files.list(PAGES);
                Stream<Path> heldOut = Files.list(HELD_OUT)) {
            return Stream.concat(fitted, heldOut)
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        }
    }

    @Test
    void thereAreEnoughCases() throws IOException {
        assertTrue(cases().size() >= FEWEST_CASES, () -> "expected " + FEWEST_CASES + " cases or more");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void extractionStaysOnItsFloor(Path folder) throws IOException {
        JsonNode expected = expected(folder);
        double floor = expected.path("floor").asDouble(1);
        double f1 = f1(folder, expected);
        assertTrue(f1 >= floor - MARGIN, () -> folder.getFileName() + ": expected F1 " + floor + ", found " + f1);
        assertTrue(
                f1 <= floor + MARGIN,
                () -> String.format(
                        Locale.ROOT,
                        "%s: better than its floor of %.4f: write \"floor\": %.4f",
                        folder.getFileName(),
                        floor,
                        f1));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void extractionIsTheSameEveryTime(Path folder) throws IOException {
        assertEquals(extract(folder).regions(), extract(folder).regions());
    }

    @Test
    void blindPagesStayOnTheirFloorAsAWhole() throws IOException {
        double sum = 0;
        int pages = 0;
        try (Stream<Path> folders = Files.list(BLIND)) {
            for (Path folder : folders.filter(Files::isDirectory).toList()) {
                sum += f1(folder, expected(folder));
                pages++;
            }
        }
        double mean = sum / pages;
        assertTrue(mean >= BLIND_FLOOR, () -> "expected a mean F1 of " + BLIND_FLOOR + ", found " + mean);
    }

    private static JsonNode expected(Path folder) throws IOException {
        return new ObjectMapper().readTree(folder.resolve("expected.json").toFile());
    }

    /** F1 of the records; a page without a list has 1 when nothing is reported, else 0. */
    private double f1(Path folder, JsonNode expected) throws IOException {
        List<String> titles = new ArrayList<>();
        expected.get("titles").forEach(title -> titles.add(Normalizer.normalize(title.asText(), Form.NFKC)));
        List<String> texts = extract(folder).main().stream()
                .flatMap(region -> region.records().stream())
                .map(DataRecord::text)
                .map(text -> Normalizer.normalize(text, Form.NFKC))
                .toList();
        if (titles.isEmpty()) {
            return texts.isEmpty() ? 1 : 0;
        }
        return RecordScore.of(titles, titles.size(), texts).f1();
    }

    private Extraction extract(Path folder) throws IOException {
        ParsedPage page = new HtmlParser().parse(Files.readAllBytes(folder.resolve("source.html")), null, "");
        return extractor.extract(page.tree(), page);
    }
}
