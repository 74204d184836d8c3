package io.tagwave.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.HttpExchange;
import io.tagwave.web.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;

class ArchiveWriterTest {

    private static final Instant AT = Instant.parse("2024-09-06T08:00:00.123456Z");

    @TempDir
    Path folder;

    @Test
    void aFullFileIsFollowedByAnother() throws IOException {
        try (ArchiveWriter writer = open(2000)) {
            for (int n = 0; n < 20; n++) {
                writer.onExchange(exchange(n));
            }
            writer.sync();
        }
        List<Path> files = files(".warc.gz");
        assertTrue(files.size() > 5, files.toString());
        assertEquals(files.size(), files(".cdxj").size());
        int pages = 0;
        for (int number = 0; number < files.size(); number++) {
            String name = files.get(number).getFileName().toString();
            assertTrue(name.endsWith(String.format("-%05d.warc.gz", number)), name);
            List<WarcRecord> records = records(files.get(number));
            assertEquals("warcinfo", records.get(0).type());
            assertEquals(name, records.get(0).headers().first("WARC-Filename").orElse(""));
            assertEquals(AT, records.get(2).date());
            pages += pages(files.get(number)).size();
        }
        assertEquals(20, pages);
    }

    @Test
    void manyThreadsWriteOneArchive() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try (ArchiveWriter writer = open(ArchiveWriter.FILE_BYTES)) {
            for (int n = 0; n < 200; n++) {
                int number = n;
                threads.execute(() -> {
                    writer.onExchange(exchange(number));
                    writer.sync();
                });
            }
            threads.shutdown();
            assertTrue(threads.awaitTermination(60, TimeUnit.SECONDS));
        }
        assertEquals(200, pages(files(".warc.gz").get(0)).size());
    }

    @Test
    void whatADeadProcessLeftIsCompleted() throws IOException {
        try (ArchiveWriter writer = open(ArchiveWriter.FILE_BYTES)) {
            writer.onExchange(exchange(1));
            writer.onExchange(exchange(2));
        }
        Path whole = files(".warc.gz").get(0);
        byte[] bytes = Files.readAllBytes(whole);
        Files.delete(whole);
        Path torn = Path.of(whole + ".open");
        Files.write(torn, bytes);
        Files.write(torn, new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 5, 5}, StandardOpenOption.APPEND);
        Files.write(folder.resolve("archive/tagwave-20240906080000000-00000.warc.gz.open"), new byte[] {0x1f});
        assertEquals(
                1, pages(torn).stream().filter(page -> page.error() != null).count());
        try (ArchiveWriter next = open(ArchiveWriter.FILE_BYTES)) {
            next.onExchange(exchange(3));
            assertEquals(1, files(".open").size(), "its own");
            assertEquals(List.of(whole), files(".warc.gz"));
        }
        assertEquals(-1, Files.mismatch(whole, Files.write(folder.resolve("before"), bytes)));
        assertEquals(2, files(".warc.gz").size());
        assertEquals(1, pages(files(".warc.gz").get(1)).size());
    }

    @Test
    void aShownPageCountsBeforeTheAnswer() throws IOException {
        String url = WarcText.url(1);
        byte[] shown = WarcText.bytes(WarcText.html(9));
        try (ArchiveWriter writer = open(ArchiveWriter.FILE_BYTES)) {
            writer.onExchange(exchange(1));
            writer.addRendered(new FetchedPage(
                    url, url, Outcome.DONE, 200, Map.of(), StandardCharsets.UTF_8, shown, AT, 5, true, null));
            writer.onExchange(exchange(1));
        }
        Path file = files(".warc.gz").get(0);
        assertEquals(
                List.of(false, true),
                pages(file).stream().map(page -> page.page().rendered()).toList());
        List<String> broken = new ArrayList<>();
        try (ArchiveIndex index = ArchiveIndex.of(List.of(file), address -> address, 1 << 20, broken::add)) {
            assertEquals(List.of(url), index.urls());
            FetchedPage page = index.page(url);
            assertTrue(page.rendered());
            assertEquals(WarcText.html(9), new String(page.body(), StandardCharsets.UTF_8));
            assertEquals("text/html;charset=utf-8", page.contentType());
            assertEquals(Outcome.UNREACHABLE, index.page(WarcText.url(2)).outcome());
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void anArchiveThatCanNotBeWrittenSaysSo() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no directory");
        UncheckedIOException refused =
                assertThrows(UncheckedIOException.class, () -> ArchiveWriter.open(file, "test", "test", 1000)
                        .close());
        assertTrue(refused.getMessage().startsWith("the archive in " + file + " cannot be written: "));
        ArchiveWriter writer = open(1);
        writer.onExchange(exchange(1));
        for (Path written : files("")) {
            Files.delete(written);
        }
        Files.delete(folder.resolve("archive"));
        writer.onExchange(exchange(2));
        assertThrows(UncheckedIOException.class, writer::sync);
        assertThrows(UncheckedIOException.class, writer::close);
    }

    @Test
    void cutAnswersSaySo() throws IOException {
        try (ArchiveWriter writer = open(ArchiveWriter.FILE_BYTES)) {
            writer.onExchange(exchange(1, HttpExchange.Truncation.LENGTH));
        }
        WarcRecord response = records(files(".warc.gz").get(0)).get(2);
        assertEquals("length", response.headers().first("WARC-Truncated").orElse(""));
        ArchivedPage page = pages(files(".warc.gz").get(0)).get(0);
        assertEquals("too_large: cut off when it was archived: length", page.error());
        assertFalse(page.name().isEmpty());
        assertNull(page.page().charset());
    }

    private ArchiveWriter open(long fileBytes) {
        return ArchiveWriter.open(folder.resolve("archive"), "test", "Tagwave/test", fileBytes);
    }

    private static HttpExchange exchange(int number) {
        return exchange(number, HttpExchange.Truncation.NOT);
    }

    private static HttpExchange exchange(int number, HttpExchange.Truncation cut) {
        return new HttpExchange(
                WarcText.url(number),
                AT,
                InetAddress.getLoopbackAddress(),
                WarcText.bytes("GET /" + number + " HTTP/1.1\r\nHost: shop.example.org\r\n\r\n"),
                200,
                WarcText.bytes("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n"),
                true,
                WarcText.bytes(WarcText.html(number)),
                cut);
    }

    private List<Path> files(String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("archive"))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static List<ArchivedPage> pages(Path file) throws IOException {
        List<ArchivedPage> pages = new ArrayList<>();
        try (Archive archive = Archive.open(file, 1 << 20)) {
            for (Optional<ArchivedPage> next = archive.next(); next.isPresent(); next = archive.next()) {
                pages.add(next.get());
            }
        }
        return pages;
    }

    private static List<WarcRecord> records(Path file) throws IOException {
        List<WarcRecord> records = new ArrayList<>();
        try (WarcReader reader = new WarcReader(file)) {
            reader.forEach(records::add);
        }
        return records;
    }
}
