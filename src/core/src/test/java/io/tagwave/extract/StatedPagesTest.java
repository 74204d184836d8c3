package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.model.ContentModel;
import io.tagwave.value.PageHints;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages that say for machines what their lists are: JSON-LD, data of scripts, microdata, RDFa, JSON documents, feeds, and tables in
 * comments. Beside each stands its table: where it is from, the names of columns ({@code ?} for any, {@code !NAME} for none of that
 * name, {@code @link} for the links of the records), and the rows.
 */
class StatedPagesTest {

    private static final RecordExtractor EXTRACTOR = new RecordExtractor(ContentModel.shipped(), () -> 0);

    static Stream<String> pages() throws IOException, URISyntaxException {
        Path folder = Path.of(Objects.requireNonNull(StatedPagesTest.class.getResource("/stated"))
                .toURI());
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.map(Path::toString)
                    .filter(file -> !file.endsWith(".tsv"))
                    .sorted()
                    .forEach(names::add);
        }
        return names.stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void hasItsTable(String file) throws IOException {
        ParsedPage page = new HtmlParser().parse(Files.readAllBytes(Path.of(file)), null, "https://page.example/list");
        Extraction extraction = EXTRACTOR.extract(page.tree(), page, PageHints.of(page.language(), "", null));
        List<String> lines = Files.readAllLines(Path.of(file.replaceFirst("\\.\\w+$", ".tsv")));
        assertEquals(1, extraction.main().size(), "main lists of " + file);
        ExtractedList list = extraction.main().get(0);
        String source = page.tree().statements().source(list.start());
        assertEquals(lines.get(0), source == null ? "page" : source);
        String[] heads = lines.get(1).split("\t");
        List<String> names = list.columns().stream().map(Column::name).toList();
        assertEquals(lines.size() - 2, list.records().size(), "records");
        for (int head = 0; head < heads.length; head++) {
            List<String> expected = new ArrayList<>();
            for (String line : lines.subList(2, lines.size())) {
                expected.add(line.split("\t", -1)[head]);
            }
            if (heads[head].equals("@link")) {
                assertEquals(
                        expected, list.records().stream().map(DataRecord::href).toList());
            } else if (heads[head].startsWith("!")) {
                assertFalse(names.contains(heads[head].substring(1)), names.toString());
            } else if (heads[head].equals("?")) {
                assertTrue(
                        names.stream().anyMatch(name -> cells(list, names.indexOf(name))
                                .equals(expected)),
                        expected + " in a column of " + names);
            } else {
                assertTrue(names.contains(heads[head]), heads[head] + " in " + names + " of " + file);
                assertEquals(expected, cells(list, names.indexOf(heads[head])), heads[head]);
            }
        }
    }

    private static List<String> cells(ExtractedList list, int column) {
        return list.records().stream()
                .map(record -> Objects.requireNonNullElse(record.cells().get(column), ""))
                .toList();
    }
}
