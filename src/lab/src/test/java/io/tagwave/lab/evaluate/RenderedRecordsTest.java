package io.tagwave.lab.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.visit.PageLoader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parsed pages beside shown ones where a page could not be shown. */
class RenderedRecordsTest {

    private static final PrintWriter NOWHERE = new PrintWriter(Writer.nullWriter());

    @TempDir
    private Path folder;

    private void page(String name, int items) throws IOException {
        Path set = Files.createDirectories(folder.resolve("records/shops"));
        Files.writeString(
                set.resolve(name),
                IntStream.range(0, items)
                        .mapToObj(i -> "<div class=item><h2>Lamp number " + i + "</h2><p>a lamp<b>new</b></p></div>")
                        .collect(Collectors.joining("", "<body><h1>Shop</h1><div>", "</div><p>end</p></body>")));
        String titles = IntStream.range(0, items)
                .mapToObj(i -> "\"Lamp number " + i + "\"")
                .collect(Collectors.joining(","));
        Path truth = set.resolve("truth.jsonl");
        Files.writeString(
                truth,
                (Files.exists(truth) ? Files.readString(truth) : "") + "{\"file\":\"shops/" + name + "\",\"records\":"
                        + items + ",\"titles\":[" + titles + "]}\n");
    }

    private LabeledPages available() {
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            return LabeledPages.available(folder, loader, NOWHERE);
        }
    }

    private static RecordEvaluation run(LabeledPages pages) {
        return RecordEvaluation.of(
                pages, new ThesisExtractor(ThesisStages.of(ThesisStages.lazySpectrum()), System::nanoTime), () -> {});
    }

    @Test
    void aPageThatCouldNotBeShownIsLeftOutOfBothAndNamed() throws IOException {
        page("first.html", 12);
        page("second.html", 15);
        page("third.html", 9);
        RecordEvaluation before = run(available());
        Files.delete(folder.resolve("records/shops/second.html"));
        LabeledPages after = available();
        assertEquals(1, after.failed().size());
        LabReport report = LabReport.silent("Rendered");
        new RenderedRecords(before, run(after), after.failed()).addTo(report);
        assertTrue(report.markdown().contains("| 0 of 2 |"), report.markdown());
        assertTrue(report.markdown().contains("Could not be shown, and left out of both columns: "));
        assertTrue(report.markdown().contains("second.html: "), report.markdown());
    }

    @Test
    void aPageThatCannotBeReadEndsAnEvaluation() throws IOException {
        page("first.html", 12);
        Files.delete(folder.resolve("records/shops/first.html"));
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            UserException missing = assertThrows(UserException.class, () -> LabeledPages.read(folder, loader, NOWHERE));
            assertTrue(missing.getMessage().contains("first.html"), missing.getMessage());
        }
        assertEquals(List.of(), available().unstructured());
    }
}
