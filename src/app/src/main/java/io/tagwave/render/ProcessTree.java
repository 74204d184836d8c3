package io.tagwave.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Operating system processes of browsers and drivers. A key identifies a process even if its number is reused. */
final class ProcessTree {

    private static final Duration GONE = Duration.ofSeconds(5);
    private static final long CLOCK_STEP_MILLIS = 10_000;

    private ProcessTree() {}

    /** Returns process id and start time in milliseconds, as {@code 123-1700000000000}. */
    static String key(ProcessHandle process) {
        return process.pid() + "-" + started(process);
    }

    /** Returns the running process of a key. The start time of a process may change a little when the clock is set. */
    static Optional<ProcessHandle> find(String key) {
        if (!key.matches("\\d{1,18}-\\d{1,18}")) {
            return Optional.empty();
        }
        int dash = key.indexOf('-');
        long started = Long.parseLong(key.substring(dash + 1));
        return ProcessHandle.of(Long.parseLong(key.substring(0, dash)))
                .filter(ProcessTree::runs)
                .filter(process -> Math.abs(started(process) - started) < CLOCK_STEP_MILLIS);
    }

    /** Returns true if the process runs; a zombie does not. */
    static boolean runs(ProcessHandle process) {
        if (!process.isAlive()) {
            return false;
        }
        try {
            String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
            return !stat.startsWith(" Z ", stat.lastIndexOf(')') + 1);
        } catch (IOException e) {
            return process.isAlive(); // not Linux, or gone since
        }
    }

    /** Kills a process with all its descendants, and waits until they are gone. */
    static void killTree(ProcessHandle root) {
        List<ProcessHandle> tree = tree(root);
        tree.forEach(ProcessHandle::destroyForcibly);
        long end = System.nanoTime() + GONE.toNanos();
        while (System.nanoTime() < end && tree.stream().anyMatch(ProcessTree::runs)) {
            pause(5);
        }
    }

    static List<ProcessHandle> tree(ProcessHandle root) {
        List<ProcessHandle> tree = new ArrayList<>();
        tree.add(root);
        try (Stream<ProcessHandle> descendants = root.descendants()) {
            descendants.forEach(tree::add);
        }
        return tree;
    }

    /** Returns the private memory of a process and its descendants in bytes; 0 if the system does not report it. */
    static long privateBytes(ProcessHandle root) {
        return tree(root).stream().mapToLong(ProcessTree::ownPrivateBytes).sum();
    }

    static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static long started(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    private static long ownPrivateBytes(ProcessHandle process) {
        try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
            return lines.filter(line -> line.startsWith("RssAnon:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .sum();
        } catch (IOException | UncheckedIOException e) {
            return 0; // not Linux, or the process is gone
        }
    }
}
