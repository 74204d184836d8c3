package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Archives that no crawl of ours wrote, and that are damaged, packed otherwise, or hold failures. */
@Timeout(120)
class ArchiveImportTest {

    @TempDir
    Path folder;

    @Test
    void brokenMembersAreNamedAndTheRestGoesOn() throws Exception {
        byte[] torn = WarcText.gzip(WarcText.page(1));
        Path file = Files.write(
                folder.resolve("torn.warc.gz"),
                WarcText.joined(
                        WarcText.gzip(WarcText.page(0)),
                        Arrays.copyOf(torn, torn.length - 40),
                        WarcText.gzip(WarcText.page(2))));
        Cli extracted = Cli.run("extract", file.toString());
        assertEquals(1, extracted.status());
        assertEquals(1, extracted.err().lines().count(), extracted.err());
        assertTrue(extracted.err().startsWith(file + " at byte "), extracted.err());
        Cli imported = Cli.run("import", file.toString(), "--db", db("b"));
        assertEquals(1, imported.status(), imported.err());
        assertEquals(2, Cli.number(db("b"), "SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
        Cli nothing = Cli.run("import", folder.resolve("no.warc").toString(), "--db", db("c"));
        assertEquals(2, nothing.status());
        Cli two = Cli.run("diff", file.toString(), file.toString());
        assertTrue(two.err().contains("expected an archive of one page, found several"), two.err());
    }

    @Test
    void archivesWithoutAPageAndOfAnotherFormatAreNamed() throws Exception {
        byte[] picture = WarcText.response(WarcText.url(1), "Content-Type: image/png\r\n", new byte[10]);
        Path empty = Files.write(folder.resolve("empty.warc.gz"), WarcText.gzip(picture));
        Path good = Files.write(folder.resolve("good.warc.gz"), WarcText.gzip(WarcText.page(40)));
        byte[] start = WarcText.bytes("filedesc://a.arc 0.0.0.0 20070101000000 text/plain 76\n1 0 Tagwave\n");
        Path arc = Files.write(folder.resolve("old.arc.gz"), WarcText.gzip(start));
        Path renamed = Files.write(folder.resolve("old.warc"), start);
        for (Path file : new Path[] {empty, arc, renamed}) {
            String reason = file == empty ? "no HTML page was found" : "this is an ARC file";
            Cli extracted = Cli.run("extract", file.toString());
            assertEquals(2, extracted.status(), extracted.err());
            assertTrue(extracted.err().contains(reason), extracted.err());
            Cli imported = Cli.run("import", file.toString(), good.toString(), "--db", db(file.getFileName() + "db"));
            assertEquals(1, imported.status(), imported.err());
            assertTrue(imported.err().contains(file + ": ") && imported.err().contains(reason), imported.err());
        }
    }

    @Test
    void ofAFileThatIsCompressedAsAWholeNothingIsStored() throws Exception {
        byte[][] records = new byte[30][];
        for (int n = 0; n < records.length; n++) {
            records[n] = WarcText.page(n);
        }
        Path whole = Files.write(folder.resolve("whole.warc.gz"), WarcText.gzip(WarcText.joined(records)));
        Cli refused = Cli.run("import", whole.toString(), "--db", db("b"));
        assertEquals(2, refused.status(), refused.err());
        assertTrue(refused.err().contains("compressed as a whole"), refused.err());
        assertFalse(Files.exists(folder.resolve("b.mv.db")));
        Path good = Files.write(folder.resolve("good.warc.gz"), WarcText.gzip(WarcText.page(40)));
        Cli other = Cli.run("import", whole.toString(), good.toString(), "--db", db("b"));
        assertEquals(1, other.status(), other.err());
        assertEquals(1, Cli.number(db("b"), "SELECT COUNT(*) FROM page"));
    }

    @Test
    void failuresOfAnArchiveDoNotHoldUpTheirHost() throws Exception {
        byte[][] members = new byte[30][];
        for (int n = 0; n < members.length; n++) {
            byte[] busy = WarcText.bytes("HTTP/1.1 503 Busy\r\nRetry-After: 3600\r\n\r\n");
            members[n] = WarcText.gzip(
                    n % 15 == 14 ? WarcText.page(n) : WarcText.record("response", WarcText.url(n), "", busy));
        }
        Path file = Files.write(folder.resolve("busy.warc.gz"), WarcText.joined(members));
        Cli imported = Cli.run("import", file.toString(), "--db", db("b"));
        assertEquals(0, imported.status(), imported.err());
        assertEquals(2, Cli.number(db("b"), "SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
        assertEquals(28, Cli.number(db("b"), "SELECT COUNT(*) FROM page WHERE status = 503"));
        assertEquals(
                0,
                Cli.run("import", file.toString(), "--resume", "--db", db("b")).status());
        assertEquals(30, Cli.number(db("b"), "SELECT COUNT(*) FROM page"), "nothing is done twice");
        Cli missing = Cli.run("import", folder.resolve("no.warc").toString(), file.toString(), "--db", db("b"));
        assertEquals(1, missing.status());
        assertTrue(missing.err().startsWith(folder.resolve("no.warc") + ": no such file\n"), missing.err());
        assertEquals(2, Cli.number(db("b"), "SELECT COUNT(*) FROM crawl"));
    }

    private String db(String name) {
        return folder.resolve(name).toString();
    }
}
