package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.netpreserve.jwarc.MessageVersion;
import org.netpreserve.jwarc.WarcCaptureRecord;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;
import org.netpreserve.jwarc.WarcRequest;
import org.netpreserve.jwarc.WarcResponse;
import org.netpreserve.jwarc.WarcRevisit;
import org.netpreserve.jwarc.Warcinfo;

/** A crawl writes an archive, and the archive gives back what the crawl stored. */
@Timeout(120)
class ArchiveCrawlTest {

    /** Of a page of an archive that was written by a crawl. */
    private static final String PAGES =
            "SELECT url || ' ' || outcome || ' ' || COALESCE(status, 0) || ' ' || bytes || ' '"
                    + " || record_count || ' ' || region_count || ' ' || link_count || ' ' || COALESCE(charset, '') || ' '"
                    + " || COALESCE(sha256, '') || ' ' || COALESCE(content_type, '') || ' ' || COALESCE(etag, '')"
                    + " FROM page WHERE outcome <> 'duplicate' ORDER BY url";

    private static final String RECORDS = "SELECT p.final_url || ' ' || r.text FROM data_record r JOIN page p"
            + " ON p.id = r.page_id JOIN region g ON g.id = r.region_id WHERE g.content"
            + " ORDER BY p.final_url, r.id";

    @TempDir
    Path folder;

    /** Answers of all kinds: compressed, in pieces, twice the same, redirected, broken off, too large, empty. */
    static TestSite site() {
        TestSite site = new TestSite();
        StringBuilder links = new StringBuilder("<!doctype html><title>Start</title><ul>");
        for (String path : List.of(
                "/1", "/2", "/3", "/again", "/zip", "/chunks", "/latin", "/moved", "/gone", "/pdf", "/broken", "/large",
                "/none")) {
            links.append("<li><a href=" + path + ">to " + path + "</a>");
        }
        site.html("/", links + "</ul>");
        for (int n = 1; n <= 3; n++) {
            String html = WarcText.html(n);
            site.page(
                    "/" + n,
                    (request, out) -> TestSite.answer(
                            out, 200, Map.of("Content-Type", "text/html; charset=utf-8", "ETag", "\"e\""), html));
        }
        site.html("/again", WarcText.html(1));
        site.page(
                "/zip",
                (request, out) -> TestSite.answer(
                        out,
                        200,
                        Map.of("Content-Type", "text/html", "Content-Encoding", "gzip"),
                        WarcText.gzip(WarcText.bytes(WarcText.html(40)))));
        site.page("/chunks", (request, out) -> chunks(out, WarcText.html(50)));
        site.page(
                "/latin",
                (request, out) -> TestSite.answer(
                        out,
                        200,
                        Map.of("Content-Type", "text/html; charset=iso-8859-1"),
                        WarcText.html(60).replace("Lamp", "Lümp").getBytes(StandardCharsets.ISO_8859_1)));
        site.page("/moved", (request, out) -> TestSite.answer(out, 302, Map.of("Location", "/target"), ""));
        site.html("/target", WarcText.html(70));
        site.page(
                "/pdf",
                (request, out) -> TestSite.answer(out, 200, Map.of("Content-Type", "application/pdf"), "%PDF-1.4"));
        site.page("/broken", (request, out) -> {
            out.write(WarcText.bytes(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 999\r\n\r\n<html>half"));
            out.flush();
            throw new IOException("the connection breaks");
        });
        site.page("/large", (request, out) -> TestSite.html(out, "<p>" + "x".repeat(2 << 20)));
        site.page("/none", (request, out) -> TestSite.answer(out, 200, Map.of("Content-Type", "text/html"), ""));
        return site;
    }

    private static void chunks(OutputStream out, String html) throws IOException {
        out.write(WarcText.bytes("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n"));
        for (int at = 0; at < html.length(); at += 100) {
            String part = html.substring(at, Math.min(html.length(), at + 100));
            out.write(WarcText.bytes(Integer.toHexString(part.length()) + "\r\n" + part + "\r\n"));
        }
        out.write(WarcText.bytes("0\r\n\r\n"));
        out.flush();
    }

    @Test
    void theArchiveOfACrawlHoldsWhatTheCrawlStored() throws Exception {
        try (TestSite site = site()) {
            crawl(site, "a");
        }
        // The server is gone: what comes now comes from the archive.
        Path file = archives("a").get(0);
        Cli extracted = Cli.run("extract", "--format", "jsonl", file.toString());
        assertEquals(1, extracted.status(), "the page that broke off, the large and the empty one fail");
        assertEquals(3, extracted.err().lines().count(), extracted.err());
        assertTrue(
                extracted.err().contains("/broken: unreachable: cut off when it was archived: disconnect"),
                extracted.err());
        assertTrue(
                extracted.err().contains("/large: too_large: cut off when it was archived: length"), extracted.err());
        assertEquals(rows("a", RECORDS), records(extracted.out()));
        Cli imported = Cli.run("import", file.toString(), "--db", db("b"));
        assertEquals(0, imported.status(), imported.err());
        List<String> pages = rows("a", PAGES);
        assertEquals(23, pages.size(), pages.toString());
        List<String> again = rows("b", PAGES);
        // What was asked for at another address is a page of its own there, and its own a duplicate.
        assertTrue(again.removeIf(page -> page.contains("/target ")));
        assertTrue(pages.removeIf(page -> page.contains("/moved ")));
        assertEquals(pages, again);
        assertEquals(rows("a", RECORDS), rows("b", RECORDS));
        assertEquals(
                rows("a", "SELECT url || text FROM link ORDER BY 1"),
                rows("b", "SELECT url || text FROM link ORDER BY 1"));
        assertEquals(2, Cli.number(db("b"), "SELECT COUNT(*) FROM page WHERE outcome = 'duplicate'"));
        assertEquals(1, Cli.number(db("b"), "SELECT COUNT(*) FROM crawl WHERE state = 'finished'"));
    }

    @Test
    void eachRecordIsAsTheStandardHasIt() throws Exception {
        try (TestSite site = site()) {
            crawl(site, "a");
        }
        Map<String, Integer> kinds = new TreeMap<>();
        Path file = archives("a").get(0);
        assertTrue(file.getFileName().toString().matches("tagwave-\\d{17}-00000\\.warc\\.gz"), file.toString());
        TreeSet<Long> starts = new TreeSet<>();
        int records = 0;
        try (WarcReader reader = new WarcReader(file)) {
            List<String> warnings = new ArrayList<>();
            reader.onWarning(warnings::add);
            reader.calculateBlockDigest();
            for (WarcRecord record : reader) {
                assertEquals(records++ == 0, record instanceof Warcinfo);
                assertEquals(MessageVersion.WARC_1_1, record.version());
                starts.add(reader.position());
                kinds.merge(record.type(), 1, Integer::sum);
                look(record);
                assertEquals(
                        record.blockDigest().map(Object::toString),
                        record.calculatedBlockDigest()
                                .filter(digest -> record.blockDigest().isPresent())
                                .map(Object::toString));
            }
            assertEquals(List.of(), warnings);
        }
        assertEquals(records, starts.size(), "one member a record");
        // Start, thirteen pages, ten items, the target of a redirect, and robots.txt; one of them repeats another.
        assertEquals(Map.of("warcinfo", 1, "request", 26, "response", 25, "revisit", 1), kinds);
    }

    private static void look(WarcRecord record) throws IOException {
        if (record instanceof WarcCaptureRecord capture) {
            assertTrue(capture.warcinfoID().isPresent());
        }
        if (record instanceof WarcRequest request) {
            assertEquals("GET", request.http().method());
            assertTrue(request.http().headers().first("User-Agent").isPresent());
            assertTrue(request.http().headers().first("Host").isPresent());
            assertFalse(request.http().headers().first("Authorization").isPresent());
            assertEquals(1, request.concurrentTo().size());
        } else if (record instanceof WarcRevisit revisit) {
            assertTrue(revisit.refersToTargetURI().orElseThrow().getPath().matches("/1|/again"));
            assertTrue(revisit.payloadDigest().isPresent());
            assertEquals(200, revisit.http().status());
        } else if (record instanceof WarcResponse response) {
            assertTrue(response.payloadDigest().orElseThrow().prefixedBase32().matches("sha1:[A-Z2-7]{32}"));
            assertTrue(response.ipAddress().orElseThrow().isLoopbackAddress());
            if (response.target().endsWith("/zip")) {
                assertEquals(
                        "gzip",
                        response.http().headers().first("Content-Encoding").orElse(""));
            }
            if (response.target().endsWith("/chunks")) {
                assertEquals(
                        WarcText.html(50),
                        new String(response.http().body().stream().readAllBytes(), StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    void theIndexSaysWhereEachAnswerStands() throws Exception {
        try (TestSite site = site()) {
            crawl(site, "a");
        }
        Path file = archives("a").get(0);
        byte[] bytes = Files.readAllBytes(file);
        List<String> lines = Files.readAllLines(Path.of(file.toString().replace(".warc.gz", ".cdxj")));
        assertEquals(26, lines.size());
        assertEquals(lines.stream().sorted().toList(), lines);
        for (String line : lines) {
            JsonNode entry = JsonText.MAPPER.readTree(line.substring(line.indexOf('{')));
            int start = entry.get("offset").asInt();
            byte[] member =
                    Arrays.copyOfRange(bytes, start, start + entry.get("length").asInt());
            Path alone = Files.write(folder.resolve("alone.warc.gz"), member);
            try (WarcReader reader = new WarcReader(alone)) {
                WarcCaptureRecord record = (WarcCaptureRecord) reader.next().orElseThrow();
                assertEquals(entry.get("url").asText(), record.target());
                assertTrue(reader.next().isEmpty());
            }
            assertEquals(file.getFileName().toString(), entry.get("filename").asText());
        }
    }

    @Test
    void whatDidNotChangeIsARevisit() throws Exception {
        try (TestSite site = new TestSite()) {
            site.page("/", (request, out) -> {
                boolean known = request.headers().containsKey("if-none-match");
                TestSite.answer(
                        out,
                        known ? 304 : 200,
                        Map.of("Content-Type", "text/html", "ETag", "\"e\""),
                        known ? "" : WarcText.html(1));
            });
            assertEquals(0, Cli.run(arguments(site, "a")).status());
            List<String> second = new ArrayList<>(List.of(arguments(site, "a")));
            second.addAll(List.of("--new", "--revisit"));
            assertEquals(0, Cli.run(second.toArray(String[]::new)).status());
        }
        assertEquals(2, archives("a").size(), "each run has files of its own");
        Cli first = Cli.run("import", archives("a").get(0).toString(), "--db", db("b"));
        assertEquals(0, first.status(), first.err());
        Cli both = Cli.run("import", archives("a").get(1).toString(), "--db", db("b"));
        assertEquals(rows("a", PAGES), rows("b", PAGES));
        assertTrue(rows("b", PAGES).get(1).contains("not_modified 304"), both.err());
    }

    @Test
    void aWaczFileIsReadAsItsArchives() throws Exception {
        Path file = folder.resolve("site.wacz");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry("datapackage.json"));
            zip.write(WarcText.bytes("{}"));
            for (int n = 0; n < 3; n++) {
                zip.putNextEntry(new ZipEntry("archive/" + n + ".warc.gz"));
                zip.write(WarcText.gzip(WarcText.page(n)));
            }
        }
        Cli extracted = Cli.run("extract", "--format", "jsonl", file.toString());
        assertEquals(0, extracted.status(), extracted.err());
        assertEquals(3, extracted.out().lines().count());
        assertEquals(0, Cli.run("import", file.toString(), "--db", db("b")).status());
        assertEquals(3, Cli.number(db("b"), "SELECT COUNT(*) FROM page WHERE outcome = 'done' AND record_count = 10"));
        for (String command : List.of("filter", "menu", "template")) {
            assertEquals(0, Cli.run(command, file.toString()).status(), command);
        }
        Path broken = Files.write(folder.resolve("broken.wacz"), new byte[] {'P', 'K', 3, 4, 0});
        Cli refused = Cli.run("extract", broken.toString());
        assertEquals(2, refused.status());
        assertTrue(refused.err().startsWith(broken + ": cannot be read: "), refused.err());
    }

    private void crawl(TestSite site, String name) {
        Cli run = Cli.run(arguments(site, name));
        assertEquals(0, run.status(), run.err());
    }

    private String[] arguments(TestSite site, String name) {
        return new String[] {
            "crawl",
            site.url("/"),
            "--attempts",
            "1",
            "--delay",
            "0",
            "--threads",
            "1",
            "--db",
            db(name),
            "--warc",
            folder.resolve("warc-" + name).toString(),
            "--max-megabytes",
            "1",
            "--retry-pause",
            "10",
            "--max-pause",
            "20",
            "--auth",
            "127.0.0.1=user:secret"
        };
    }

    private List<Path> archives(String name) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("warc-" + name))) {
            return files.filter(file -> file.toString().endsWith(".warc.gz"))
                    .sorted()
                    .toList();
        }
    }

    private String db(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> rows(String name, String sql) throws SQLException {
        return Cli.texts(db(name), sql);
    }

    /** The records of content regions as {@code extract} prints them. */
    private static List<String> records(String lines) throws IOException {
        Map<String, List<String>> pages = new TreeMap<>();
        for (String line : lines.lines().toList()) {
            JsonNode page = JsonText.MAPPER.readTree(line);
            List<String> records = pages.computeIfAbsent(page.get("url").asText(), url -> new ArrayList<>());
            for (JsonNode region : page.path("regions")) {
                if (region.get("content").asBoolean()) {
                    region.get("records")
                            .forEach(record -> records.add(record.get("text").asText()));
                }
            }
        }
        List<String> all = new ArrayList<>();
        pages.forEach((url, records) -> records.forEach(text -> all.add(url + " " + text)));
        return all;
    }
}
