package io.tagwave.spark;

import io.tagwave.archive.Archive;
import io.tagwave.archive.ArchivedPage;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.value.PageHints;
import io.tagwave.value.TypedValue;
import io.tagwave.web.FetchedPage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The same without Spark: a loop over archives that knows nothing of rows, tasks and files of Parquet. */
final class PlainLoop {

    private final HtmlParser parser = new HtmlParser();
    private final RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), () -> 0);
    final List<String> pages = new ArrayList<>();
    final List<String> records = new ArrayList<>();
    final List<String> failures = new ArrayList<>();

    /** Reads archives to their ends. */
    static PlainLoop of(List<Path> archives) throws IOException {
        PlainLoop loop = new PlainLoop();
        for (Path file : archives) {
            try (Archive archive = Archive.open(file, ArchivePartPages.MAX_BYTES)) {
                for (Optional<ArchivedPage> page = archive.next(); page.isPresent(); page = archive.next()) {
                    loop.take(page.get());
                }
            }
        }
        return loop;
    }

    private void take(ArchivedPage found) {
        if (found.error() != null) {
            failures.add(found.name() + ": " + found.error());
            return;
        }
        FetchedPage fetched = found.page();
        ParsedPage page = parser.parse(fetched.body(), fetched.charset(), fetched.url());
        LocalDateTime at = LocalDateTime.ofInstant(fetched.fetchedAt(), ZoneOffset.UTC);
        Extraction extraction = extractor.extract(page.tree(), page, PageHints.of(page.language(), fetched.url(), at));
        pages.add(fetched.url() + " " + page.title() + " " + extraction.nodes() + " " + extraction.next());
        for (ExtractedList region : extraction.content()) {
            for (DataRecord record : region.records()) {
                records.add(fetched.url() + " " + region.template() + " "
                        + region.verdict().main() + " " + record.xpath() + " " + record.text() + " " + record.href()
                        + cells(record));
            }
        }
    }

    private static String cells(DataRecord record) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < record.cells().size(); i++) {
            TypedValue value = record.values().get(i);
            if (record.cells().get(i) != null) {
                cells.append(" | ").append(i).append(' ').append(record.cells().get(i));
                cells.append(value == null ? "" : value(value));
            }
        }
        return cells.toString();
    }

    private static String value(TypedValue value) {
        return " = " + value.number() + " " + value.currency() + " " + value.unit() + " " + value.date() + " "
                + value.time();
    }
}
