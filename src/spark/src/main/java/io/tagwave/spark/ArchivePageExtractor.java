package io.tagwave.spark;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.value.PageHints;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HtmlSniffer;
import io.tagwave.web.Sha256;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Extracts pages. All tasks of a JVM share one, since its model has to be read. */
final class ArchivePageExtractor {

    private static final int HASH_DIGITS = 16;
    private static final ArchivePageExtractor INSTANCE = new ArchivePageExtractor(ContentModel.shipped());

    private final HtmlParser parser = new HtmlParser();
    private final RecordExtractor extractor;
    private final String model;

    private ArchivePageExtractor(ContentModel model) {
        extractor = new RecordExtractor(model, () -> 0);
        byte[] lines = String.join("\n", model.lines()).getBytes(StandardCharsets.UTF_8);
        this.model = Sha256.hex(lines).substring(0, HASH_DIGITS);
    }

    static ArchivePageExtractor ofThisJvm() {
        return INSTANCE;
    }

    /** Returns the beginning of the SHA-256 of the model's lines, which identifies the model of a record. */
    String model() {
        return model;
    }

    record Read(String title, Charset encoding, Extraction extraction) {}

    Read read(FetchedPage fetched) {
        ParsedPage page = parser.parse(HtmlSniffer.asHtml(fetched), fetched.charset(), fetched.finalUrl());
        PageHints hints = PageHints.of(
                page.language(), fetched.finalUrl(), LocalDateTime.ofInstant(fetched.fetchedAt(), ZoneOffset.UTC));
        return new Read(page.title(), page.encoding(), extractor.extract(page.tree(), page, hints));
    }
}
