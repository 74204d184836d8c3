package io.tagwave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/** Signals to programs that a test has started. */
public final class TestSignals {

    /** No program that a test starts takes so long, on any machine. */
    private static final Duration LONGEST = Duration.ofMinutes(4);

    private TestSignals() {}

    /**
     * Makes a program listen to Ctrl-C although the tests may run where it is ignored, as in background shells and under nohup:
     * programs inherit that, and a JVM that starts so never hears of it.
     */
    public static ProcessBuilder interruptible(ProcessBuilder program) {
        if (isInterruptIgnored()) {
            List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
            command.addAll(program.command());
            program.command(command);
        }
        return program;
    }

    /** Reads the mask of ignored signals, of which SIGINT is the second bit; on Linux only. */
    private static boolean isInterruptIgnored() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("SigIgn:"))
                    .anyMatch(line -> (Character.digit(line.charAt(line.length() - 1), 16) & 2) != 0);
        } catch (IOException | UncheckedIOException notLinux) {
            return false;
        }
    }

    /** Sends what Ctrl-C sends. */
    public static void interrupt(Process program) {
        send("-INT", List.of(program.toHandle()));
    }

    /** Sends what Ctrl-C sends, to all at about one time as a terminal does. */
    public static void interrupt(Collection<ProcessHandle> processes) {
        send("-INT", processes);
    }

    /** Asks a program to end. */
    public static void terminate(Process program) {
        send("-TERM", List.of(program.toHandle()));
    }

    /** Lets a program do nothing until it is woken. */
    public static void sleep(Process program) {
        send("-STOP", List.of(program.toHandle()));
    }

    /** Lets a program go on. */
    public static void wake(Process program) {
        send("-CONT", List.of(program.toHandle()));
    }

    private static void send(String signal, Collection<ProcessHandle> processes) {
        List<String> command = new ArrayList<>(List.of("kill", signal));
        processes.forEach(process -> command.add(Long.toString(process.pid())));
        try {
            // One that has ended meanwhile is named on standard error and otherwise passed over.
            new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new IllegalStateException("no signal can be sent", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits until a program has ended by itself. One that does not is killed, and its threads are told.
     *
     * @return its exit code
     */
    public static int end(Process program) throws InterruptedException {
        if (!program.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
            abandon(program, "did not end");
        }
        return program.exitValue();
    }

    /**
     * Kills a program some time after it has made some requests.
     *
     * @param made how many it has made
     * @return false when it ended itself before
     */
    public static boolean kill(Process program, IntSupplier made, int requests, int millis)
            throws InterruptedException {
        long start = System.nanoTime();
        while (program.isAlive() && made.getAsInt() <= requests) {
            Thread.sleep(1);
            if (System.nanoTime() - start > LONGEST.toNanos()) {
                abandon(program, "made " + made.getAsInt() + " requests, no more");
            }
        }
        boolean ended = program.waitFor(millis, TimeUnit.MILLISECONDS);
        program.destroyForcibly().waitFor();
        return !ended;
    }

    private static void abandon(Process program, String why) throws InterruptedException {
        String threads = threads(program);
        program.destroyForcibly().waitFor();
        throw new AssertionError("a program " + why + " in " + LONGEST + ":\n" + threads);
    }

    /** What the threads of another JVM do. */
    private static String threads(Process program) {
        String jstack =
                Path.of(System.getProperty("java.home"), "bin", "jstack").toString();
        try {
            Process dump = new ProcessBuilder(jstack, Long.toString(program.pid()))
                    .redirectErrorStream(true)
                    .start();
            return new String(dump.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
