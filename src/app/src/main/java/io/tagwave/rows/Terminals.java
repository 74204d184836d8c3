package io.tagwave.rows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether output goes to a terminal, and how wide it is. */
public final class Terminals {

    private static final int OUTPUT = 1;
    private static final int ERROR = 2;

    private static final Path SHELL = Path.of("/bin/sh");
    private static final int USUAL = 80;

    private Terminals() {}

    /** Tells whether standard error is a terminal, of which {@link System#console} does not know. */
    public static boolean standardError() {
        return isTerminal(ERROR);
    }

    /** Tells whether standard output is a terminal. */
    public static boolean standardOutput() {
        return isTerminal(OUTPUT);
    }

    private static boolean isTerminal(int descriptor) {
        Path stream = Path.of("/proc/self/fd/" + descriptor);
        try {
            return Files.isSymbolicLink(stream) ? isTerminal(stream) : shellSaysSo(descriptor);
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the columns of the terminal; 80 without one. */
    public static int width() {
        if (!Files.isExecutable(SHELL)) {
            return USUAL;
        }
        try {
            Process size = new ProcessBuilder(SHELL.toString(), "-c", "stty size 2>/dev/null </dev/tty")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String answer = new String(size.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            String[] rowsAndColumns = answer.strip().split(" ");
            int columns = rowsAndColumns.length == 2 ? Integer.parseInt(rowsAndColumns[1]) : 0;
            return columns > 0 ? columns : USUAL;
        } catch (IOException | NumberFormatException unknown) {
            return USUAL;
        }
    }

    private static boolean isTerminal(Path stream) throws IOException {
        String device = Files.readSymbolicLink(stream).toString();
        return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
    }

    private static boolean shellSaysSo(int descriptor) throws IOException {
        if (!Files.isExecutable(SHELL)) {
            return System.console() != null;
        }
        Process test = new ProcessBuilder(SHELL.toString(), "-c", "test -t " + descriptor)
                .inheritIO()
                .start();
        try {
            return test.waitFor() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
