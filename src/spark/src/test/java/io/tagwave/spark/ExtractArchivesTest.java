package io.tagwave.spark;

import static io.tagwave.archive.WarcText.bytes;
import static io.tagwave.archive.WarcText.gzip;
import static io.tagwave.archive.WarcText.joined;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.archive.WarcText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Eight archives of five pages each, the sixth of which has damage in it. */
@Tag("slow")
class ExtractArchivesTest {

    private static final int ARCHIVES = 8;
    private static final int PAGES = 5;

    @TempDir
    static Path folder;

    private static final List<Path> FILES = new ArrayList<>();
    private static final List<Integer> PARTITIONS = List.of(1, 2, 7);
    private static final Map<Integer, ExtractArchives.Counts> COUNTS = new HashMap<>();
    private static SparkSession session;

    @BeforeAll
    static void begin() throws IOException {
        for (int archive = 0; archive < ARCHIVES; archive++) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int page = 0; page < PAGES; page++) {
                all.writeBytes(gzip(page(archive, page)));
                if (archive == 5 && page == 2) {
                    byte[] whole = gzip(WarcText.page(99));
                    all.write(whole, 0, whole.length / 2);
                }
            }
            FILES.add(Files.write(folder.resolve("part" + archive + ".warc.gz"), all.toByteArray()));
        }
        session = Sessions.local();
        for (int partitions : PARTITIONS) {
            COUNTS.put(partitions, ExtractArchives.extract(session, out("by" + partitions), names(), partitions));
        }
    }

    @AfterAll
    static void end() throws IOException {
        session.close();
    }

    /** One in chunks, one compressed, and two that can not be had. */
    private static byte[] page(int archive, int page) {
        int number = archive * PAGES + page;
        byte[] html = bytes(WarcText.html(number));
        String url = "http://shop" + archive % 3 + ".example.org/list?page=" + page + "&of=" + archive;
        if (number == 7) {
            byte[] chunk = joined(bytes(Integer.toHexString(html.length) + "\r\n"), html, bytes("\r\n0\r\n\r\n"));
            return WarcText.response(url, "Content-Type: text/html\r\nTransfer-Encoding: chunked\r\n", chunk);
        }
        if (number == 8) {
            return WarcText.response(url, "Content-Type: text/html\r\nContent-Encoding: gzip\r\n", gzip(html));
        }
        if (number == 9 || number == 23) {
            return WarcText.response(url, "Content-Type: text/html\r\nContent-Encoding: br\r\n", html);
        }
        return WarcText.response(url, "Content-Type: text/html; charset=utf-8\r\n", html);
    }

    private static String out(String name) {
        return folder.resolve(name).toString();
    }

    private static List<String> names() {
        return FILES.stream().map(Path::toString).toList();
    }

    private static List<Row> rows(String out, String table) {
        return session.read().parquet(out + "/" + table).collectAsList();
    }

    private static List<String> sorted(List<String> lines) {
        return lines.stream().sorted().toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void theRowsAreThoseOfAPlainLoopForAnyNumberOfPartitions(int partitions) throws IOException {
        PlainLoop plain = PlainLoop.of(FILES);
        String out = out("by" + partitions);
        assertEquals(ARCHIVES * PAGES, plain.pages.size());
        assertEquals(
                "pages " + plain.pages.size() + " records " + plain.records.size() + " failures "
                        + plain.failures.size(),
                COUNTS.get(partitions).toString());
        assertEquals(
                sorted(plain.pages),
                sorted(rows(out, "pages").stream()
                        .map(row -> row.getAs("url") + " " + row.getAs("title") + " " + row.getAs("nodes") + " "
                                + row.getAs("next"))
                        .toList()));
        assertEquals(sorted(plain.records), sorted(records(out)));
        assertEquals(
                sorted(plain.failures),
                sorted(rows(out, "failures").stream()
                        .map(row -> row.getAs("name") + ": " + row.getAs("reason"))
                        .toList()));
    }

    private List<String> records(String out) {
        List<String> templates = new ArrayList<>();
        List<Row> records = session.read()
                .parquet(out + "/records")
                .join(
                        session.read().parquet(out + "/lists").select("page", "region", "template"),
                        new String[] {"page", "region"})
                .collectAsList();
        for (Row record : records) {
            templates.add(record.getAs("url") + " " + record.getAs("template") + " " + record.getAs("main") + " "
                    + record.getAs("xpath") + " " + record.getAs("text") + " " + record.getAs("href") + cells(record));
        }
        return templates;
    }

    private static String cells(Row record) {
        StringBuilder cells = new StringBuilder();
        for (Row cell : record.<Row>getList(record.fieldIndex("cells"))) {
            cells.append(" | ")
                    .append(cell.<Integer>getAs("column"))
                    .append(' ')
                    .append(cell.<String>getAs("text"));
            boolean isValue = List.of("number", "date", "time").stream()
                    .map(name -> cell.<Object>getAs(name))
                    .anyMatch(Objects::nonNull);
            cells.append(
                    isValue
                            ? " = " + cell.getAs("number") + " " + cell.getAs("currency") + " " + cell.getAs("unit")
                                    + " " + cell.getAs("date") + " " + cell.getAs("time")
                            : "");
        }
        return cells.toString();
    }

    @Test
    void theOutputIsTheSameForAnyNumberOfPartitions() {
        for (String table : List.of("pages", "lists", "records", "failures")) {
            List<String> one = lines("by1", table);
            assertTrue(!one.isEmpty(), table);
            assertEquals(one, lines("by2", table), table);
            assertEquals(one, lines("by7", table), table);
        }
    }

    @Test
    void aLoopThatWritesTheFoldersItselfWritesTheSame() throws IOException {
        PlainFolders.write(session, folder.resolve("plain"), FILES);
        for (String table : List.of("pages", "lists", "records", "failures")) {
            assertEquals(lines("by2", table), lines("plain", table), table);
        }
    }

    private static List<String> lines(String name, String table) {
        return sorted(rows(out(name), table).stream().map(Row::toString).toList());
    }

    @Test
    void theListsOfAHostAreOne() {
        for (String table : List.of("lists", "records")) {
            assertEquals(
                    3,
                    rows(out("by7"), table).stream()
                            .map(row -> row.<String>getAs("list"))
                            .distinct()
                            .count());
        }
    }

    @Test
    void ofAnIndexTheRecordsThatItNamesAreRead() throws IOException {
        byte[] first = gzip(page(0, 0));
        byte[] second = gzip(page(0, 1));
        String slice = "org,example,shop0)/ 20240906080000 {\"url\": \"http://shop0.example.org/\", \"length\": \""
                + second.length + "\", \"offset\": \"" + first.length + "\", \"filename\": \"part0.warc.gz\"}\n"
                + "org,example,shop1)/ 20240906080000 x text/html 200 - - - " + gzip(page(1, 0)).length
                + " 0 part1.warc.gz\n";
        Path index = Files.writeString(folder.resolve("slice.cdxj"), slice);
        String out = out("slice");
        assertEquals(
                "pages 2 records 20 failures 0",
                ExtractArchives.extract(session, out, List.of(index.toString()), 2)
                        .toString());
        assertTrue(lines("by1", "records").containsAll(lines("slice", "records")));
    }

    @Test
    void whatIsNotThereOrNoIndexIsSaidInASentence() throws IOException {
        assertEquals(
                "/nowhere.warc: no such file",
                assertThrows(
                                IOException.class,
                                () -> ExtractArchives.extract(session, out("no"), List.of("/nowhere.warc"), 0))
                        .getMessage());
        Path index = Files.writeString(folder.resolve("wrong.cdx"), " CDX N b a\norg,example)/ 2024 x\n");
        IOException wrong = assertThrows(
                IOException.class, () -> ExtractArchives.extract(session, out("no"), List.of(index.toString()), 0));
        assertTrue(wrong.getMessage().contains("line 2: expected"), wrong.getMessage());
        Files.createDirectories(folder.resolve("there/pages"));
        assertThrows(IOException.class, () -> ExtractArchives.extract(session, out("there"), names(), 0));
        assertEquals(List.of("pages"), inside("there"));
    }

    private static List<String> inside(String name) throws IOException {
        try (var files = Files.list(folder.resolve(name))) {
            return files.map(file -> file.getFileName().toString())
                    .sorted(Comparator.naturalOrder())
                    .toList();
        }
    }

    @Test
    void aFileThatIsNoArchiveIsAFailureByName() throws IOException {
        Path text = Files.writeString(folder.resolve("noise.warc"), "this is no archive");
        String out = out("noise");
        assertEquals(
                "pages 5 records 50 failures 1",
                ExtractArchives.extract(
                                session,
                                out,
                                List.of(text.toString(), FILES.get(0).toString()),
                                2)
                        .toString());
        assertTrue(rows(out, "failures").get(0).<String>getAs("name").startsWith(text.toString()));
    }
}
