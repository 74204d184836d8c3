package io.tagwave.cli.shared;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether someone looks at what is written. */
public final class Terminals {

    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

    private Terminals() {}

    /** Whether standard error is a terminal. {@link System#console} tells of standard input and output alone. */
    public static boolean standardError() {
        try {
            return Files.isSymbolicLink(STANDARD_ERROR) ? isTerminal(STANDARD_ERROR) : shellSaysSo();
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isTerminal(Path stream) throws IOException {
        String device = Files.readSymbolicLink(stream).toString();
        return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
    }

    private static boolean shellSaysSo() throws IOException {
        if (!Files.isExecutable(Path.of("/bin/sh"))) {
            return System.console() != null;
        }
        Process test =
                new ProcessBuilder("/bin/sh", "-c", "test -t 2").inheritIO().start();
        try {
            return test.waitFor() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
