package io.tagwave.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads values that are kept out of the list of processes: those of an environment variable, and the first line of a file. */
public final class SecretText {

    private SecretText() {}

    /**
     * Returns a value of one line.
     *
     * @param option that names it, for messages
     * @param name of what it is for, for messages
     * @param written the value itself, {@code env:VARIABLE} or {@code file:FILE}
     * @throws IllegalArgumentException if there is none, without a value
     */
    public static String of(String option, String name, String written) {
        String found = written;
        if (written.startsWith("env:")) {
            found = System.getenv(written.substring(4));
        } else if (written.startsWith("file:")) {
            List<String> lines = lines(option, Path.of(written.substring(5)));
            found = lines.isEmpty() ? null : lines.get(0).strip();
        }
        if (found == null || found.isEmpty() || found.chars().anyMatch(c -> c < ' ' || c == 127)) {
            throw new IllegalArgumentException(option + ": expected a value of one line for " + name
                    + (written.equals(found) ? "" : ", found none in " + written));
        }
        return found;
    }

    /**
     * Reads a file that an option names.
     *
     * @throws IllegalArgumentException if it cannot be read
     */
    public static List<String> lines(String option, Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(option + ": " + file + " cannot be read");
        }
    }
}
