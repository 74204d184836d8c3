package io.tagwave.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The distribution as a newcomer has it: unpacked, with a cache of its own. */
class LauncherIT {

    private static final String PAGE = "<h1>Lamps of the village</h1><p>3 lamps</p><ul>"
            + "<li><a href='alba'>Alba</a><p>All about the lamp Alba, which is made by hand and sold here.</p></li>"
            + "<li><a href='bruno'>Bruno</a><p>All about the lamp Bruno, which is made by hand and sold here.</p></li>"
            + "<li><a href='clara'>Clara</a><p>All about the lamp Clara, which is made by hand and sold here.</p></li></ul>";

    @TempDir
    private Path folder;

    private Path cache;
    private Path launcher;

    private record Ran(int status, String out, String err) {}

    @BeforeEach
    void unpack() throws Exception {
        assumeTrue(!System.getProperty("os.name").startsWith("Windows"), "the launcher of Unix");
        assumeTrue(System.getProperty("tagwave.distribution") != null, "run once the distribution is made");
        Path distribution = Path.of(System.getProperty("tagwave.distribution"));
        Path home = Files.createDirectory(folder.resolve("home"));
        Ran tar = run(Map.of(), "tar", "xzf", distribution.toString(), "-C", home.toString());
        assertEquals(0, tar.status, tar.err);
        cache = folder.resolve("cache");
        try (Stream<Path> unpacked = Files.list(home)) {
            launcher = unpacked.findFirst().orElseThrow().resolve("bin/tagwave");
        }
    }

    @Test
    @Tag("slow")
    void theFirstCallArchivesTheStartAndTheNextTakesIt() throws Exception {
        String page = Files.writeString(folder.resolve("a page.html"), PAGE).toString();
        Ran first = launch("extract", page, "--format", "csv");
        assertEquals(0, first.status, first.err);
        assertTrue(first.out.contains("Clara"), first.out);
        assertEquals("", first.err);
        Path archive = archives().get(0);
        assertEquals(List.of(archive), archives(), "one archive and nothing else is left");
        long made = Files.getLastModifiedTime(archive).toMillis();

        Map<String, String> logged = Map.of("TAGWAVE_OPTS", "-Xlog:class+load:file=" + folder.resolve("loaded.txt"));
        Ran second = run(own(logged), launcher.toString(), "extract", page, "--format", "csv");
        assertEquals(first.out, second.out);
        assertEquals(made, Files.getLastModifiedTime(archive).toMillis());
        String loaded = Files.readString(folder.resolve("loaded.txt"));
        assertTrue(loaded.contains("io.tagwave.extract.RecordExtractor source: shared objects file"), "not archived");
    }

    @Test
    @Tag("slow")
    void archivesOfOtherVersionsGoInTime() throws Exception {
        Path kept = Files.createDirectories(cache.resolve("tagwave"));
        Path old = Files.writeString(kept.resolve("start-1.jsa"), "of last year");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(300))));
        Path other = Files.writeString(kept.resolve("start-2.jsa"), "of another JVM");
        assertEquals(0, launch("--version").status);
        assertTrue(Files.notExists(old));
        assertTrue(Files.exists(other));
        assertEquals(2, archives().size());
    }

    @Test
    @Tag("slow")
    void aBrokenArchiveIsNoMatter() throws Exception {
        assertEquals(0, launch("--version").status);
        Path archive = archives().get(0);
        assertTrue(archive.toFile().setWritable(true));
        Files.writeString(archive, "not an archive");
        Ran run = launch("--version");
        assertEquals(0, run.status, run.err);
        assertTrue(run.out.startsWith("tagwave "), run.out);
    }

    @Test
    @Tag("slow")
    void anArchiveDamagedInItsMiddleIsNoMatter() throws Exception {
        assertEquals(0, launch("--version").status);
        Path archive = archives().get(0);
        assertTrue(archive.toFile().setWritable(true));
        byte[] bytes = Files.readAllBytes(archive);
        for (int i = bytes.length / 2; i < bytes.length / 2 + 4000; i++) {
            bytes[i] ^= 0x55;
        }
        Files.write(archive, bytes);
        Ran run = launch("--version");
        assertEquals(0, run.status, run.err);
        assertTrue(run.out.startsWith("tagwave "), run.out);
    }

    /** The JVM runs what stands in an archive: one that others may write is theirs. */
    @Test
    void aCacheThatOthersMayWriteIsNotUsed() throws Exception {
        Path shared = Files.createDirectories(cache.resolve("tagwave"));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxrwx"));
        Ran ran = launch("--version");
        assertEquals(0, ran.status, ran.err);
        try (Stream<Path> files = Files.list(shared)) {
            assertEquals(List.of(), files.toList());
        }
    }

    /** Otherwise each folder in which the program is called would have a cache of its own. */
    @Test
    @Tag("slow")
    void aRelativeCacheIsIgnored() throws Exception {
        Map<String, String> names = Map.of("XDG_CACHE_HOME", "relative", "HOME", folder.toString());
        Map<String, String> environment = new HashMap<>(own(Map.of()));
        environment.putAll(names);
        Ran ran = run(environment, launcher.toString(), "--version");
        assertEquals(0, ran.status, ran.err);
        assertTrue(Files.notExists(Path.of("relative")));
        assertTrue(Files.isDirectory(folder.resolve(".cache/tagwave")));
        environment.put("HOME", "relative");
        assertEquals(0, run(environment, launcher.toString(), "--version").status);
        assertTrue(Files.notExists(Path.of("relative")));
    }

    @Test
    void itRunsWhereNothingCanBeKept() throws Exception {
        Files.writeString(cache, "a file, where a folder should be");
        Ran run = launch("--version");
        assertEquals(0, run.status, run.err);
        assertEquals("", run.err);
        assertTrue(run.out.startsWith("tagwave "), run.out);
    }

    @Test
    @Tag("slow")
    void aJvmThatMakesNoArchiveIsAskedOnce() throws Exception {
        Path page = launcher.resolveSibling("../lib/page.html");
        Files.delete(page);
        assertEquals(0, launch("--version").status);
        assertEquals(0, Files.size(archives().get(0)));
        long made = Files.getLastModifiedTime(archives().get(0)).toMillis();
        assertEquals(0, launch("--version").status);
        assertEquals(made, Files.getLastModifiedTime(archives().get(0)).toMillis());
    }

    @Test
    @Tag("slow")
    void spacesLinksStatusAndOptionsGoThrough() throws Exception {
        Path spaced = Files.move(folder.resolve("home"), folder.resolve("a place"));
        launcher = spaced.resolve(folder.resolve("home").relativize(launcher));
        Files.createDirectories(folder.resolve("bin"));
        Path link = Files.createSymbolicLink(folder.resolve("bin/tagwave"), launcher);
        Path relative = Files.createSymbolicLink(folder.resolve("bin/tw"), Path.of("tagwave"));
        Files.writeString(cache, "no archive, to be quick");
        for (Path called : List.of(link, relative)) {
            Ran none = run(own(Map.of()), called.toString(), "extract", "there is no such page");
            assertEquals(2, none.status, none.err);
            assertTrue(none.err.contains("there is no such page"), none.err);
        }
        Ran parallel = run(own(Map.of("TAGWAVE_OPTS", "-XX:+UseParallelGC -Xmx64m")), link.toString(), "--version");
        assertEquals(0, parallel.status, parallel.err);
    }

    @Test
    void itReadsAndWritesAllLettersWhateverTheLocale() throws Exception {
        Files.writeString(cache, "no archive, to be quick");
        Path page = Files.writeString(folder.resolve("größe.html"), PAGE.replace("Clara", "Čičagó–Größe 灯"));
        for (String locale : List.of("", "C", "POSIX", "de_DE.ISO-8859-1")) {
            // The JVM alone writes so; a name beyond ASCII also needs what the launcher does where no locale is named.
            Path named = locale.startsWith("de") ? Files.copy(page, folder.resolve("page.html")) : page;
            for (String options : List.of("", "-Duser.language=ar -Duser.country=SA", "-Duser.language=tr")) {
                Ran ran = run(
                        own(Map.of("LC_ALL", locale, "LANG", "", "LC_CTYPE", "", "TAGWAVE_OPTS", options)),
                        launcher.toString(),
                        "extract",
                        named.toString(),
                        "--format",
                        "csv");
                assertEquals(0, ran.status, ran.err);
                assertTrue(ran.out.contains("Čičagó–Größe 灯"), locale + options + ran.out);
            }
        }
    }

    @Test
    @Tag("slow")
    void aCrawlStoresItsListsWhereDigitsAreOthers() throws Exception {
        Map<String, String> arabic = Map.of("TAGWAVE_OPTS", "-Duser.language=ar -Duser.country=SA");
        String db = folder.resolve("demo").toString();
        Ran demo = run(own(arabic), launcher.toString(), "demo", "--db", db);
        assertEquals(0, demo.status, demo.err);
        assertTrue(!demo.err.contains("has no table"), demo.err);
        Ran rows = run(
                own(arabic),
                launcher.toString(),
                "sql",
                "--db",
                db,
                "--format",
                "csv",
                "SELECT COUNT(*) FROM information_schema.tables WHERE REGEXP_LIKE(table_name, '^LIST_[0-9]+$', 'i')");
        assertEquals(0, rows.status, rows.err);
        assertTrue(rows.out.matches("(?s).*\\n[1-9][0-9]*\\s*"), rows.out);
    }

    @Test
    void aCrawlTakesAStatedHeapUnlessAnotherIsNamed() throws Exception {
        Files.writeString(cache, "no archive, to be quick");
        for (Map.Entry<String, Long> named :
                Map.of("", 2048L, " -Xmx300m", 300L).entrySet()) {
            String options = "-XX:+PrintCommandLineFlags" + named.getKey();
            Ran crawl = run(own(Map.of("TAGWAVE_OPTS", options)), launcher.toString(), "crawl", "--help");
            assertEquals(0, crawl.status, crawl.err);
            assertTrue(crawl.out.contains("-XX:MaxHeapSize=" + (named.getValue() << 20)), crawl.out);
            assertTrue(crawl.out.contains("-XX:+UseSerialGC"), crawl.out);
        }
    }

    @Test
    void withoutJavaItSaysWhatItNeeds() throws Exception {
        Ran run = run(Map.of("JAVA_HOME", folder.toString()), launcher.toString(), "--version");
        assertEquals(2, run.status);
        assertEquals(1, run.err.lines().count(), run.err);
        assertTrue(run.err.contains("Java 17 or later"), run.err);
    }

    @Test
    void theSmallDistributionCrawlsAndNamesWhatLiesBesideIt() throws Exception {
        Path small = Files.createDirectory(folder.resolve("small"));
        String archive = System.getProperty("tagwave.distribution").replace(".tgz", "-small.tgz");
        assertTrue(Files.size(Path.of(archive)) < 15_000_000, Files.size(Path.of(archive)) + " bytes");
        Ran tar = run(Map.of(), "tar", "xzf", archive, "-C", small.toString(), "--strip-components=1");
        assertEquals(0, tar.status, tar.err);
        launcher = small.resolve("bin/tagwave");
        Files.writeString(cache, "no archive, to be quick");
        String page = small.resolve("lib/page.html").toString();

        Ran crawled = launch("demo", "--db", folder.resolve("demo").toString());
        assertEquals(0, crawled.status, crawled.err);
        assertTrue(crawled.out.contains("Storm lantern, copper"), crawled.out);
        Ran rendered = launch("extract", "--render", page);
        assertEquals(2, rendered.status, rendered.err);
        assertTrue(rendered.err.startsWith("rendering needs tagwave-browser.jar"), rendered.err);
        Ran exported = launch(
                "export",
                "--db",
                folder.resolve("demo").toString(),
                "-o",
                folder.resolve("x.sqlite").toString());
        assertEquals(2, exported.status, exported.err);
        assertTrue(
                exported.err.contains("needs the driver of SQLite: put the jar org.xerial:sqlite-jdbc:"), exported.err);
        Ran thesis = launch("extract", "--profile", "thesis", page);
        assertEquals(2, thesis.status, thesis.err);
        assertTrue(thesis.err.startsWith("the published methods need tagwave-lab.jar"), thesis.err);
    }

    private Ran launch(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        return run(own(Map.of()), command.toArray(String[]::new));
    }

    private Map<String, String> own(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(more);
        all.put("JAVA_HOME", System.getProperty("java.home"));
        all.put("XDG_CACHE_HOME", cache.toString());
        return all;
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(cache.resolve("tagwave"))) {
            return files.sorted().toList();
        }
    }

    private Ran run(Map<String, String> environment, String... command) throws Exception {
        Path out = Files.createTempFile(folder, "out", null);
        Path err = Files.createTempFile(folder, "err", null);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "TAGWAVE_OPTS"));
        builder.environment().putAll(environment);
        int status = builder.start().waitFor();
        return new Ran(
                status, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
    }
}
