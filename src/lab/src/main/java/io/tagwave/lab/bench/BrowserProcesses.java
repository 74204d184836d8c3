package io.tagwave.lab.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The processes and profile folders of browsers at one moment.
 *
 * @param processes descendants of this program, drivers and browsers among them
 * @param folders number of profile folders of this program
 */
record BrowserProcesses(List<ProcessHandle> processes, int folders) {

    /** First of four fields after the name in {@code /proc/PID/stat}: user and system time, own and of reaped children. */
    private static final int USER_TIME = 11;

    private static final int TIMES = 4;

    /** The unit of these fields, the same on every Linux. */
    private static final double TICK_MILLIS = 10;

    /** Returns what is there now. */
    static BrowserProcesses now() {
        return new BrowserProcesses(ProcessHandle.current().descendants().toList(), countFolders());
    }

    /** Returns how many of the processes still run, those that have lost their parent included. */
    int running() {
        return (int) processes.stream().filter(BrowserProcesses::runs).count();
    }

    /** Returns the processor time of all of them in milliseconds; 0 if the system does not report it. */
    double cpuMillis() {
        return processes.stream()
                        .map(BrowserProcesses::stat)
                        .filter(fields -> fields.length >= USER_TIME + TIMES)
                        .flatMap(fields ->
                                IntStream.range(USER_TIME, USER_TIME + TIMES).mapToObj(i -> fields[i]))
                        .mapToLong(Long::parseLong)
                        .sum()
                * TICK_MILLIS;
    }

    private static boolean runs(ProcessHandle process) {
        String[] fields = stat(process);
        return process.isAlive() && !(fields.length > 0 && fields[0].equals("Z"));
    }

    /** Returns the fields after the name; none if the process is gone, or on other systems than Linux. */
    private static String[] stat(ProcessHandle process) {
        try {
            String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
            return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        } catch (IOException e) {
            return new String[0];
        }
    }

    /** Counts the folders that the pool makes for each session of this program. */
    private static int countFolders() {
        ProcessHandle own = ProcessHandle.current();
        String key = own.pid() + "-"
                + own.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        String user = System.getProperty("user.name", "user").replaceAll("[^A-Za-z0-9_.-]", "_");
        Path base = Path.of(System.getProperty("java.io.tmpdir"), "tagwave-browsers-" + user, key);
        try (Stream<Path> folders = Files.list(base)) {
            return (int) folders.count();
        } catch (IOException | UncheckedIOException none) {
            return 0;
        }
    }
}
