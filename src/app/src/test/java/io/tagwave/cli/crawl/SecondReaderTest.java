package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.jwat.common.Diagnosis;
import org.netpreserve.jwarc.MessageHeaders;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;

/** The archive of a crawl as JWAT reads it, which shares nothing with jwarc and checks every field and digest. */
@Timeout(120)
class SecondReaderTest {

    @TempDir
    Path folder;

    /**
     * A record as a reader sees it.
     *
     * @param blockBytes of all behind its header
     * @param payloadBytes of what is behind the header of HTTP, too
     */
    private record Seen(
            String type,
            String id,
            String url,
            String date,
            String blockDigest,
            String payloadDigest,
            String truncated,
            long blockBytes,
            long payloadBytes) {}

    @Test
    void theSecondReaderFindsWhatTheFirstDoesAndNoFault() throws IOException {
        try (TestSite site = ArchiveCrawlTest.site()) {
            Cli run = Cli.run(
                    "crawl",
                    site.url("/"),
                    "--db",
                    folder.resolve("db").toString(),
                    "--warc",
                    folder.resolve("warc").toString(),
                    "--delay",
                    "0",
                    "--attempts",
                    "1",
                    "--max-megabytes",
                    "1");
            assertEquals(0, run.status(), run.err());
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder.resolve("warc"))) {
            files = all.filter(file -> file.toString().endsWith(".warc.gz")).toList();
        }
        assertEquals(1, files.size());
        List<Seen> first = byJwarc(files.get(0));
        assertEquals(53, first.size());
        assertEquals(
                List.of("request", "response", "revisit", "warcinfo"),
                first.stream().map(Seen::type).distinct().sorted().toList());
        assertEquals(
                List.of("disconnect", "length"),
                first.stream()
                        .map(Seen::truncated)
                        .filter(reason -> reason != null)
                        .distinct()
                        .sorted()
                        .toList());
        assertEquals(first, byJwat(files.get(0)));
    }

    private static List<Seen> byJwarc(Path file) throws IOException {
        List<Seen> seen = new ArrayList<>();
        try (WarcReader reader = new WarcReader(file)) {
            for (WarcRecord record : reader) {
                MessageHeaders headers = record.headers();
                byte[] block = record.body().stream().readAllBytes();
                seen.add(new Seen(
                        record.type(),
                        headers.first("WARC-Record-ID").orElse(null),
                        headers.first("WARC-Target-URI").orElse(null),
                        headers.first("WARC-Date").orElse(null),
                        headers.first("WARC-Block-Digest").orElse(null),
                        headers.first("WARC-Payload-Digest").orElse(null),
                        headers.first("WARC-Truncated").orElse(null),
                        block.length,
                        block.length - headOfHttp(record.type(), block)));
            }
        }
        return seen;
    }

    private static int headOfHttp(String type, byte[] block) {
        if (type.equals("warcinfo")) {
            return 0;
        }
        int end = 0;
        while (block[end] != '\r' || block[end + 1] != '\n' || block[end + 2] != '\r' || block[end + 3] != '\n') {
            end++;
        }
        return end + 4;
    }

    private static List<Seen> byJwat(Path file) throws IOException {
        List<Seen> seen = new ArrayList<>();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
                org.jwat.warc.WarcReader reader = org.jwat.warc.WarcReaderFactory.getReader(in, 1 << 16)) {
            assertTrue(reader.isCompressed());
            reader.setBlockDigestEnabled(true);
            reader.setPayloadDigestEnabled(true);
            for (org.jwat.warc.WarcRecord record = reader.getNextRecord();
                    record != null;
                    record = reader.getNextRecord()) {
                long payload = read(record);
                assertSound(record);
                org.jwat.warc.WarcHeader header = record.header;
                seen.add(new Seen(
                        header.warcTypeStr,
                        header.warcRecordIdStr,
                        header.warcTargetUriStr,
                        header.warcDateStr,
                        header.warcBlockDigestStr,
                        header.warcPayloadDigestStr,
                        header.warcTruncatedStr,
                        header.contentLength,
                        payload));
            }
            assertEquals(
                    List.of(),
                    reader.diagnostics.getErrors().stream()
                            .map(SecondReaderTest::said)
                            .toList());
        }
        return seen;
    }

    /** Reads a record to its end; the bytes behind the header of HTTP. */
    private static long read(org.jwat.warc.WarcRecord record) throws IOException {
        long bytes = record.getPayloadContent().readAllBytes().length;
        record.close();
        return bytes;
    }

    /**
     * No fault, but that JWAT takes the digest of what came in chunks with the chunks' own lines. The payload is what they hold (RFC 9112,
     * section 7), as jwarc sees it too.
     */
    private static void assertSound(org.jwat.warc.WarcRecord record) {
        String name = record.header.warcTypeStr + " " + record.header.warcTargetUriStr;
        boolean chunked =
                record.getHttpHeader() != null && record.getHttpHeader().getHeader("Transfer-Encoding") != null;
        List<String> faults = Stream.concat(
                        record.diagnostics.getErrors().stream(), record.diagnostics.getWarnings().stream())
                .map(SecondReaderTest::said)
                .filter(fault -> !chunked || !fault.contains("Incorrect payload digest"))
                .toList();
        assertEquals(List.of(), faults, name);
        assertTrue(!chunked || name.contains("/chunks"), name);
        assertEquals(!chunked, record.isCompliant(), name);
        assertEquals("1.1", record.header.major + "." + record.header.minor);
        assertEquals(record.header.warcBlockDigestStr == null ? null : true, record.isValidBlockDigest, name);
        if (record.header.warcTypeStr.equals("response")) {
            assertEquals(!chunked, record.isValidPayloadDigest, name);
        }
    }

    private static String said(Diagnosis fault) {
        return fault.type + " " + fault.entity + " " + List.of(fault.information);
    }
}
