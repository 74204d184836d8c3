package io.tagwave.archive;

import static io.tagwave.archive.WarcText.bytes;
import static io.tagwave.archive.WarcText.gzip;
import static io.tagwave.archive.WarcText.joined;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Archives of six pages, the third of which is damaged in some way or has damage beside it: the others are read, whatever it is. */
@Timeout(120)
class DamagedArchivesTest {

    private static final int PAGES = 6;
    private static final int HURT = 2;
    private static final int LIMIT = 1 << 20;

    @TempDir
    Path folder;

    /** A damaged archive. */
    record Damaged(String name, boolean zipped, byte[] bytes, boolean hurtIsRead) {
        @Override
        public String toString() {
            return name + (zipped ? ", gzip" : "");
        }
    }

    static Stream<Damaged> archives() {
        return Stream.of(true, false).flatMap(DamagedArchivesTest::archives);
    }

    private static Stream<Damaged> archives(boolean zipped) {
        List<Damaged> all = new ArrayList<>();
        byte[] page = WarcText.page(HURT);
        String html = WarcText.html(HURT);
        String chunked = "Content-Type: text/html\r\nTransfer-Encoding: chunked\r\n";
        String gzip = "Content-Type: text/html\r\nContent-Encoding: gzip\r\n";
        byte[] block = joined(bytes("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n"), bytes(html));
        all.add(damaged("a length far too long", zipped, length(block, 5_000_000)));
        all.add(damaged("a length a little too long", zipped, length(block, block.length + 7)));
        all.add(damaged("a length too short", zipped, length(block, block.length - 300)));
        all.add(damaged("a length of nothing", zipped, length(block, 0)));
        all.add(damaged("a negative length", zipped, length(block, -17)));
        all.add(damaged(
                "a length past every number", zipped, field(block, "Content-Length: 99999999999999999999\r\n")));
        all.add(damaged("a length that is no number", zipped, field(block, "Content-Length: many\r\n")));
        all.add(damaged("no length", zipped, field(block, "")));
        all.add(damaged("two lengths", zipped, field(block, "Content-Length: 5\r\nContent-Length: 9\r\n")));
        all.add(damaged(
                "no date",
                zipped,
                bytes(new String(page, StandardCharsets.UTF_8).replace("2024-09-06T08:00:00Z", "yesterday"))));
        all.add(damaged("a header of binary data", zipped, joined(bytes("WARC/1.0\r\n\0\1\2\377: x\r\n\r\n"), block)));
        all.add(damaged("a header without end", zipped, bytes("WARC/1.0\r\nWARC-Type: response")));
        all.add(damaged(
                "no HTTP header", zipped, WarcText.record("response", WarcText.url(HURT), "", bytes("<html>"))));
        all.add(damaged(
                "half an HTTP header",
                zipped,
                WarcText.record("response", WarcText.url(HURT), "", bytes("HTTP/1.1 2"))));
        all.add(damaged("an empty block", zipped, WarcText.record("response", WarcText.url(HURT), "", new byte[0])));
        all.add(damaged("a chunk longer than the body", zipped, response(chunked, "ffff\r\n" + html)));
        all.add(damaged(
                "a chunk of another length", zipped, response(chunked, "5\r\n<html>" + html + "\r\n0\r\n\r\n")));
        all.add(damaged("chunks without an end", zipped, response(chunked, "6\r\n<html>\r\n")));
        all.add(damaged(
                "compression that breaks off",
                zipped,
                WarcText.response(WarcText.url(HURT), gzip, half(gzip(bytes(html))))));
        all.add(damaged(
                "compression that is wrong",
                zipped,
                WarcText.response(WarcText.url(HURT), gzip, spoilt(gzip(bytes(html)), 40))));
        all.add(damaged(
                "a coding that nobody knows",
                zipped,
                WarcText.response(
                        WarcText.url(HURT), "Content-Type: text/html\r\nContent-Encoding: rot13\r\n", noise(700))));
        all.add(damaged(
                "a record that says it was cut off",
                zipped,
                WarcText.record("response", WarcText.url(HURT), "WARC-Truncated: length\r\n", half(block))));
        all.add(beside("noise between members", zipped, noise(700)));
        all.add(beside("zeros between members", zipped, new byte[5000]));
        all.add(beside("line ends between members", zipped, bytes("\r\n\r\n\r\n\n\n")));
        all.add(beside("the mark of a member alone", zipped, new byte[] {0x1f, (byte) 0x8b, 8, 0}));
        all.add(beside("a member of something else", zipped, gzip(bytes("no record at all"))));
        all.add(beside("an empty member", zipped, gzip(new byte[0])));
        if (zipped) {
            byte[] member = gzip(page);
            all.add(new Damaged("a member that breaks off", true, around(true, half(member)), false));
            all.add(new Damaged(
                    "a member with a wrong check sum", true, around(true, spoilt(member, member.length - 6)), false));
            all.add(new Damaged(
                    "a member with a wrong length", true, around(true, spoilt(member, member.length - 2)), false));
            all.add(new Damaged(
                    "a member with a spoilt middle", true, around(true, spoilt(member, member.length / 2)), false));
            all.add(new Damaged("a member with a spoilt head", true, around(true, spoilt(member, 2)), false));
        }
        return all.stream();
    }

    @Test
    void headsThatBreakTheStandardAreRead() throws IOException {
        byte[] archive = joined(
                WarcText.record(
                        "response",
                        WarcText.url(1),
                        "",
                        joined(bytes("http/1.1 200 ok\r\nA\r\n\r\n"), bytes(WarcText.html(1)))),
                WarcText.record(
                        "response",
                        WarcText.url(2),
                        "",
                        joined(bytes("HTTP/1.1 200 OK\r\nP3P : a\r\n"), bytes(WarcText.html(2)))),
                WarcText.response(WarcText.url(3), "Content-Encoding: none\r\n", bytes(WarcText.html(3))));
        Read read = read(archive, false);
        assertEquals(List.of(WarcText.url(1), WarcText.url(2), WarcText.url(3)), read.pages);
        assertEquals(List.of(), read.failures);
    }

    @ParameterizedTest
    @MethodSource("archives")
    void theGoodMembersAreReadAndTheBrokenOneIsNamed(Damaged archive) throws IOException {
        Read read = read(archive.bytes(), archive.zipped());
        TreeSet<String> expected = new TreeSet<>();
        IntStream.range(0, PAGES)
                .filter(n -> n != HURT || archive.hurtIsRead())
                .forEach(n -> expected.add(WarcText.url(n)));
        assertEquals(expected, new TreeSet<>(read.pages));
        boolean lineEnds = archive.name().startsWith("line ends");
        boolean said =
                archive.hurtIsRead() && (lineEnds || archive.name().equals("an empty member") && !archive.zipped())
                        || !read.failures.isEmpty();
        assertTrue(said, "nothing was said");
        for (String failure : read.failures) {
            assertFalse(failure.contains("\n") || failure.contains("null"), failure);
        }
    }

    @Test
    void anArchiveThatIsCutOffAnywhereKeepsAllPagesBeforeTheCut() throws IOException {
        for (boolean zipped : new boolean[] {true, false}) {
            List<byte[]> members = IntStream.range(0, PAGES)
                    .mapToObj(n -> zipped ? gzip(WarcText.page(n)) : WarcText.page(n))
                    .toList();
            byte[] whole = joined(members.toArray(byte[][]::new));
            Random random = new Random(3);
            for (int i = 0; i < 60; i++) {
                int cut = random.nextInt(whole.length);
                int end = 0;
                int before = 0;
                // A record of a file without compression is whole without the line ends behind it.
                while (before < PAGES && end + members.get(before).length - (zipped ? 0 : 4) <= cut) {
                    end += members.get(before++).length;
                }
                Read read = read(Arrays.copyOf(whole, cut), zipped);
                assertEquals(before, read.pages.size(), "cut at " + cut + " of " + whole.length + read.failures);
            }
        }
    }

    @Test
    void anyByteMayBeWrong() throws IOException {
        byte[] whole = around(true, gzip(WarcText.page(HURT)));
        Random random = new Random(4);
        for (int i = 0; i < 300; i++) {
            byte[] spoilt = whole.clone();
            for (int n = random.nextInt(4); n >= 0; n--) {
                spoilt[random.nextInt(spoilt.length)] = (byte) random.nextInt(256);
            }
            Read read = read(spoilt, true);
            assertTrue(read.pages.size() >= PAGES - 4, read.pages + " " + read.failures);
        }
    }

    @Test
    void aFileThatIsNoArchiveIsOneFailure() throws IOException {
        assertEquals(
                1, read(bytes("<html><p>not an archive</html>"), false).failures.size());
        assertEquals(0, read(new byte[0], true).failures.size());
    }

    @Test
    void severalRecordsOfOneMemberAreRead() throws IOException {
        byte[] all = joined(IntStream.range(0, PAGES).mapToObj(WarcText::page).toArray(byte[][]::new));
        assertEquals(PAGES, read(gzip(all), true).pages.size());
    }

    private record Read(List<String> pages, List<String> failures) {}

    private Read read(byte[] bytes, boolean zipped) throws IOException {
        Path file = Files.write(folder.resolve(zipped ? "damaged.warc.gz" : "damaged.warc"), bytes);
        Read read = new Read(new ArrayList<>(), new ArrayList<>());
        try (Archive archive = Archive.open(file, LIMIT)) {
            for (Optional<ArchivedPage> next = archive.next(); next.isPresent(); next = archive.next()) {
                ArchivedPage page = next.get();
                if (page.error() == null) {
                    read.pages.add(page.name());
                    int number = Integer.parseInt(page.name().replaceFirst(".*/", ""));
                    assertArrayEquals(bytes(WarcText.html(number)), page.page().body());
                } else {
                    read.failures.add(page.name() + ": " + page.error());
                }
            }
        }
        return read;
    }

    private static Damaged damaged(String name, boolean zipped, byte[] record) {
        return new Damaged(name, zipped, around(zipped, zipped ? gzip(record) : record), false);
    }

    private static Damaged beside(String name, boolean zipped, byte[] noise) {
        byte[] page = zipped ? gzip(WarcText.page(HURT)) : WarcText.page(HURT);
        return new Damaged(name, zipped, around(zipped, joined(noise, page, noise)), true);
    }

    private static byte[] around(boolean zipped, byte[] hurt) {
        byte[][] parts = new byte[PAGES][];
        for (int n = 0; n < PAGES; n++) {
            parts[n] = n == HURT ? hurt : zipped ? gzip(WarcText.page(n)) : WarcText.page(n);
        }
        return joined(parts);
    }

    private static byte[] length(byte[] block, long length) {
        return field(block, "Content-Length: " + length + "\r\n");
    }

    private static byte[] field(byte[] block, String field) {
        return WarcText.record("response", WarcText.url(HURT), field, block, "\r\n\r\n");
    }

    private static byte[] response(String headers, String body) {
        return WarcText.response(WarcText.url(HURT), headers, bytes(body));
    }

    private static byte[] half(byte[] bytes) {
        return Arrays.copyOf(bytes, bytes.length / 2);
    }

    private static byte[] spoilt(byte[] bytes, int at) {
        byte[] spoilt = bytes.clone();
        spoilt[at] ^= 0x55;
        return spoilt;
    }

    private static byte[] noise(int length) {
        byte[] noise = new byte[length];
        new Random(8).nextBytes(noise);
        return noise;
    }
}
