package io.tagwave.cli.shared;

import io.tagwave.cli.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The program on a terminal of its own, which util-linux' {@code script} makes, and a person who types. */
public final class PseudoTerminal implements AutoCloseable {

    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final long PATIENCE_MILLIS = 60_000;

    private final Process process;
    private final StringBuilder screen = new StringBuilder();
    private int seen;

    /**
     * Starts the program.
     *
     * @param home where it keeps its history
     */
    public PseudoTerminal(Path home, String... arguments) throws IOException {
        List<String> java = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Duser.home=" + home,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        java.addAll(List.of(arguments));
        Path start = home.resolve("start");
        Files.writeString(start, "stty rows 40 cols 120\nexec '" + String.join("' '", java) + "'\n");
        // A shell that waited for the program would take its Ctrl-C too, and end with 130 for it: dash does.
        ProcessBuilder builder = new ProcessBuilder(SCRIPT.toString(), "-qec", "exec sh " + start, "/dev/null");
        builder.environment().put("SHELL", "/bin/sh");
        builder.environment().put("TERM", "xterm");
        process = builder.redirectErrorStream(true).start();
        Thread reader = new Thread(this::read, "screen");
        reader.setDaemon(true);
        reader.start();
    }

    /** Whether this machine can give one. */
    public static boolean isAvailable() {
        return Files.isExecutable(SCRIPT);
    }

    public void type(String keys) throws IOException {
        process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    /** Waits until the text stands on the screen, behind what was waited for before. */
    public void await(String text) throws InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (true) {
            synchronized (screen) {
                int at = shown().indexOf(text, seen);
                if (at >= 0) {
                    seen = at + text.length();
                    return;
                }
                long left = end - System.currentTimeMillis();
                if (left <= 0 || !process.isAlive() && left < PATIENCE_MILLIS / 2) {
                    throw new AssertionError("expected '" + text + "', found: " + shown().substring(seen));
                }
                screen.wait(Math.min(left, 200));
            }
        }
    }

    /** Waits for the program's end. */
    public int status() throws InterruptedException {
        if (!process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
            throw new AssertionError("the program goes on: " + shown());
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Without what moves the cursor and colours the text. */
    private String shown() {
        synchronized (screen) {
            return screen.toString()
                    .replaceAll("\u001b\\[[0-9;?]*[ -/]*[@-~]|\u001b[()][A-Z0-9]|\u001b[=>]|[\r\u0007\u000f]", "");
        }
    }

    private void read() {
        byte[] bytes = new byte[4096];
        try (InputStream in = process.getInputStream()) {
            for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
                synchronized (screen) {
                    screen.append(new String(bytes, 0, n, StandardCharsets.UTF_8));
                    screen.notifyAll();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
