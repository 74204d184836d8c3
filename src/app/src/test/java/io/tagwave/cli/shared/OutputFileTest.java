package io.tagwave.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {

    @TempDir
    private Path folder;

    /** As a full disk does it. */
    @Test
    void aFileThatCanNotBeWrittenToItsEndIsNotThereAndTheOldOneStays() throws IOException {
        Path fresh = folder.resolve("in/fresh.csv");
        UserException failed = assertThrows(
                UserException.class,
                () -> OutputFile.whole(fresh, part -> {
                    Files.writeString(part, "half");
                    throw new IOException(part + ": No space left on device");
                }));
        assertEquals(fresh + " cannot be written: No space left on device", failed.getMessage());
        assertEquals(List.of(), names(folder.resolve("in")));
        Path old = Files.writeString(folder.resolve("old.html"), "before");
        assertThrows(
                UserException.class,
                () -> OutputFile.whole(old, part -> {
                    throw new IOException("No space left on device");
                }));
        assertEquals("before", Files.readString(old));
        OutputFile.text("after", old);
        assertEquals("after", Files.readString(old));
    }

    @Test
    void ofTwoThatWriteOneFileTheLastToFinishWinsWhole() throws IOException {
        Path file = folder.resolve("list.csv");
        OutputFile.whole(file, slow -> {
            Files.writeString(slow, "slow, half");
            OutputFile.text("quick", file);
            assertEquals("quick", Files.readString(file));
            assertThrows(
                    UserException.class,
                    () -> OutputFile.whole(file, part -> {
                        Files.writeString(part, "failing, half");
                        throw new IOException("No space left on device");
                    }));
            OutputFile.requireWritable(file);
            return Files.writeString(slow, " and whole", StandardOpenOption.APPEND);
        });
        assertEquals("slow, half and whole", Files.readString(file));
        assertEquals(List.of("list.csv"), names(folder));
    }

    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void whatAnInterruptedProgramHasBegunToWriteIsRemoved() throws Exception {
        Process program = TestSignals.interruptible(new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Endless.class.getName(),
                        folder.resolve("list.csv").toString()))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            while (program.isAlive() && names(folder).isEmpty()) {
                Thread.sleep(10);
            }
            assertTrue(program.isAlive());
            TestSignals.interrupt(program);
            TestSignals.end(program);
            assertEquals(List.of(), names(folder));
        } finally {
            program.destroyForcibly();
        }
    }

    /** A program that does not come to the end of its file. */
    static final class Endless {

        public static void main(String[] file) {
            OutputFile.whole(Path.of(file[0]), part -> {
                Files.writeString(part, "half");
                while (true) {
                    LockSupport.park();
                }
            });
        }
    }

    @Test
    void whetherAFileCanBeWrittenIsKnownBefore() throws IOException {
        Path fresh = folder.resolve("in/fresh.csv");
        OutputFile.requireWritable(fresh);
        assertEquals(List.of(), names(folder.resolve("in")));
        Path old = Files.writeString(folder.resolve("old.csv"), "before");
        OutputFile.requireWritable(old);
        assertEquals("before", Files.readString(old));
        assertThrows(UserException.class, () -> OutputFile.requireWritable(old.resolve("none.csv")));
        UserException taken = assertThrows(UserException.class, () -> OutputFile.requireWritable(folder));
        assertEquals(folder + " cannot be written: it is a folder", taken.getMessage());
    }

    @Test
    void nothingElseGivesWayToAFile() throws Exception {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        UserException refused = assertThrows(UserException.class, () -> OutputFile.text("x", empty));
        assertEquals(empty + " cannot be written: it is a folder", refused.getMessage());
        assertTrue(Files.isDirectory(empty));
        Path below = Files.writeString(folder.resolve("file"), "").resolve("x.csv");
        UserException blocked = assertThrows(UserException.class, () -> OutputFile.text("x", below));
        assertEquals(
                below + " cannot be written: " + folder.resolve("file") + " is not a folder", blocked.getMessage());
        Path pipe = folder.resolve("pipe");
        Assumptions.assumeTrue(
                new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no named pipes here");
        FutureTask<String> read = new FutureTask<>(() -> Files.readString(pipe));
        Thread reader = new Thread(read, "reader");
        reader.setDaemon(true);
        reader.start();
        OutputFile.requireWritable(pipe);
        OutputFile.text("through", pipe);
        assertEquals("through", read.get(20, TimeUnit.SECONDS));
        assertFalse(Files.isRegularFile(pipe));
    }

    @Test
    void anExportOrReportThatFailsLeavesNothing() throws Exception {
        String db = folder.resolve("db").toString();
        try (Database database = Database.open(db)) {
            ListPages.write(database);
        }
        Path export = folder.resolve("export");
        // Some rows are written before one fails.
        String query = "SELECT 1 / (x - 50000) AS y FROM SYSTEM_RANGE(1, 60000)";
        Cli failed = Cli.run("export", "--db", db, "-o", export.toString(), "--query", query);
        assertEquals(2, failed.status());
        assertTrue(failed.err().contains("Division by zero"), failed.err());
        assertFalse(Files.exists(export) && !names(export).isEmpty());
        Path taken = Files.createDirectories(folder.resolve("taken/inside"));
        Cli report = Cli.run("report", "--db", db, "-o", taken.getParent().toString());
        assertEquals(2, report.status());
        assertEquals(1, report.err().lines().count(), report.err());
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
