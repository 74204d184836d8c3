package io.tagwave.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Profile folders of browsers, with a record of the processes that use them: {@code
 * TMP/tagwave-browsers-USER/OWNER/NUMBER/}, where OWNER is id and start time of the Java process. A folder whose owner
 * is gone was left by a killed process: its browsers are stopped and it is deleted.
 */
final class BrowserProfiles {

    private static final String PROCESSES = "processes";

    private final Path base;
    private final Path own;
    private final AtomicInteger numbers = new AtomicInteger();

    BrowserProfiles(Path base) {
        this.base = base;
        this.own = base.resolve(ProcessTree.key(ProcessHandle.current()));
    }

    /** Returns the folder of this user's browsers. */
    static BrowserProfiles ofUser() {
        String user = System.getProperty("user.name", "user").replaceAll("[^A-Za-z0-9_.-]", "_");
        return new BrowserProfiles(Path.of(System.getProperty("java.io.tmpdir"), "tagwave-browsers-" + user));
    }

    /** Creates an empty folder for one session. */
    Path create() throws IOException {
        Path folder;
        do {
            folder = own.resolve(Integer.toString(numbers.incrementAndGet()));
        } while (Files.exists(folder));
        return Files.createDirectories(folder);
    }

    /** Records that a process uses a folder, for cleaning up after a crash. */
    static void note(Path folder, ProcessHandle process) throws IOException {
        Files.writeString(
                folder.resolve(PROCESSES),
                ProcessTree.key(process) + "\n",
                StandardCharsets.UTF_8,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** Deletes a session's folder, and that of this process if it was the last. */
    void delete(Path folder) {
        deleteTree(folder);
        try (DirectoryStream<Path> rest = Files.newDirectoryStream(own)) {
            if (!rest.iterator().hasNext()) {
                Files.deleteIfExists(own);
            }
        } catch (IOException e) {
            // Another session began or ended meanwhile: the last one deletes it.
        }
    }

    /** Removes what killed processes left behind, and returns the number of session folders. */
    int clearAbandoned() {
        int cleared = 0;
        for (Path owner : children(base)) {
            if (ProcessTree.find(owner.getFileName().toString()).isEmpty()) {
                for (Path folder : children(owner)) {
                    stopNoted(folder);
                    deleteTree(folder);
                    cleared++;
                }
                deleteTree(owner);
            }
        }
        return cleared;
    }

    private static void stopNoted(Path folder) {
        List<String> keys;
        try {
            keys = Files.readAllLines(folder.resolve(PROCESSES));
        } catch (IOException e) {
            return; // killed before the first process was started
        }
        for (String key : keys) {
            ProcessTree.find(key).ifPresent(ProcessTree::killTree);
        }
    }

    private static List<Path> children(Path folder) {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(children::add);
        } catch (IOException e) {
            return List.of(); // not there, or going away right now
        }
        return children;
    }

    /** Deletes a folder, in up to three passes, since a dying browser may still write into it. */
    private static void deleteTree(Path folder) {
        for (int attempt = 0; attempt < 3 && Files.exists(folder); attempt++) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(path);
                }
            } catch (IOException | UncheckedIOException e) {
                ProcessTree.pause(100);
            }
        }
    }
}
