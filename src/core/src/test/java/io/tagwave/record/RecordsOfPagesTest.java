package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.tree.PageTree;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Page in, records out: the pages that came with a truth, each a hard case of its own. */
class RecordsOfPagesTest {

    private static final Path PAGES = pagesFolder();
    private static final Pattern TITLE = Pattern.compile("^\\s+\"(.*?)\",?$", Pattern.MULTILINE);

    /** A last record that lacks most fields is not found yet. */
    private static final Set<String> OPEN = Set.of("list-short-last");

    private static Path pagesFolder() {
        try {
            return Path.of(RecordsOfPagesTest.class.getResource("/pages").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<String> pages() throws IOException {
        try (Stream<Path> pages = Files.list(PAGES)) {
            return pages.map(page -> page.getFileName().toString())
                    .filter(page -> !OPEN.contains(page))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> records(PageTree tree) {
        ContentModel model = ContentModel.shipped();
        return new RecordExtractor(model, () -> 0)
                .extract(tree, address -> address).main().stream()
                        .flatMap(region -> region.records().stream())
                        .sorted(Comparator.comparingInt(DataRecord::start))
                        .map(DataRecord::text)
                        .toList();
    }

    private static List<String> titles(String page) throws IOException {
        Matcher title = TITLE.matcher(Files.readString(PAGES.resolve(page).resolve("expected.json")));
        List<String> titles = new ArrayList<>();
        while (title.find()) {
            titles.add(title.group(1));
        }
        return titles;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyRecordOfThePageIsFoundAndNothingElse(String page) throws IOException {
        byte[] html = Files.readAllBytes(PAGES.resolve(page).resolve("source.html"));
        List<String> records =
                records(new HtmlParser().parse(html, null, "http://localhost/").tree());
        List<String> titles = titles(page);
        assertEquals(titles.size(), records.size(), page);
        for (int i = 0; i < records.size(); i++) {
            assertTrue(records.get(i).contains(titles.get(i)), records.get(i) + " has to hold " + titles.get(i));
        }
    }
}
